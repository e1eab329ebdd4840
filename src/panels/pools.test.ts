import { expect, test } from 'vitest'
import { needsIn } from './pools.ts'

test('who needs what of a shared die stands in the order of the question, whoever is told of first', () => {
  const told = (unit: string, need: number) => ({
    rule: 'PA-06',
    says: 'fails',
    ok: false,
    about: { unit, need },
  })
  const of = ['p3', 'p4', 'p5']
  const before = needsIn([told('p3', 4), told('p4', 3), told('p5', 5)], of)
  expect(before.map(({ who }) => who)).toEqual(of)
  expect(needsIn([told('p4', 3), told('p5', 5), told('p3', 4)], of)).toEqual(before)
})
