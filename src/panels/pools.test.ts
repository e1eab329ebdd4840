import { expect, test } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { idleIn, needsIn } from './pools.ts'

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

test('of the throwing side those have no die of whom it is told why not', () => {
  const { table: two } = touchMatch().start
  const table = { ...two, bases: two.bases.flatMap((base) => [base, { ...base, id: `${base.id} too` }]) }
  const told = (base: string, ok: boolean) => ({ rule: 'E-05', says: 'fights', ok, about: { base } })
  const pool = { side: 'blue', for: 'hit', dice: [{ owner: 'a1', cuts: [4] }] } as const
  const why = [told('a1', true), told('a1 too', false), told('b1', false)]
  expect(idleIn(why, pool, table)).toEqual(['a1 too'])
  expect(idleIn(why, { ...pool, side: 'red' }, table)).toEqual(['b1'])
  expect(idleIn([told('a1', false), told('a1 too', true)], pool, table)).toEqual([])
})
