// What a fact says of its rule, its gap and what it takes out of the count.
import { expect, test } from 'vitest'
import { fact } from './facts.ts'

test('a fact knows its rule', () => {
  expect(fact('denies', false, { base: 'A1' })).toEqual({
    rule: 'PA-01',
    says: 'denies',
    ok: false,
    about: { base: 'A1' },
  })
})

test('a fact knows what it takes out of the count, and what its gap had to be', () => {
  const gap = { from: { x: 0, y: 0 }, to: { x: 40, y: 0 }, mm: 40 }
  expect(fact('excusedTank', true, { gap })).toMatchObject({ excused: true, about: { gap } })
  expect(fact('denies', false, { gap })).not.toHaveProperty('excused')
  expect(fact('denies', false, { gap }).about).toEqual({ gap })
  expect(fact('leavesTooNear', false, { gap }).about.must).toBe('keep')
  expect(fact('firstMustTouch', false, { gap }).about.must).toBe('touch')
  expect(fact('firstMustTouch', false).about).toEqual({})
})
