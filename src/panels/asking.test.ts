import { expect, test } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { type Choice, forcedIn, isAboutMoved, placesOf } from './asking.ts'

const { table } = touchMatch().start

const choice = (unit: string, option: string, ok: boolean): Choice => ({
  do: 'choose',
  unit,
  option,
  verdict: { ok, why: [] },
})

const free = (unit: string) => [choice(unit, 'stay', true), choice(unit, 'go', true)]
const forced = (unit: string) => [choice(unit, 'stay', false), choice(unit, 'go', true)]
const done = (unit: string) => [choice(unit, 'stay', false), choice(unit, 'go', false)]

const placed = (...offers: readonly (readonly Choice[])[]) =>
  placesOf(offers.flat(), table).map((place) =>
    place.is === 'forced'
      ? [place.offers.map(({ unit }) => unit).join(), place.refused.map(({ option }) => option).join()]
      : place.is === 'unit'
        ? place.unit
        : place.is,
  )

test('units that are left one and the same option take it by one button, and who may choose keeps the choice', () => {
  expect(placed(forced('b'), free('a'), done('c'), forced('d'))).toEqual(['a', ['b,d', 'stay,stay'], 'c'])
})

test('a single unit that is left one option stands by itself', () => {
  expect(placed(forced('a'), free('b'))).toEqual(['a', 'b'])
  expect(placed(forced('a'), [choice('b', 'stay', true), choice('b', 'go', false)])).toEqual(['a', 'b'])
})

test('what alone is left is taken by Enter, and nothing is where anything else can be done', () => {
  const taken = (...offers: readonly (readonly Choice[])[]) =>
    forcedIn(offers.flat()).map(({ unit, option }) => `${unit} ${option}`)
  expect(taken(forced('a'))).toEqual(['a go'])
  expect(taken(forced('a'), done('c'), forced('b'))).toEqual(['a go', 'b go'])
  expect(taken(forced('a'), free('b'))).toEqual([])
  expect(taken([choice('a', 'go', true)])).toEqual([])
  expect(forcedIn([...forced('a'), { do: 'done', verdict: { ok: true, why: [] } }])).toEqual([])
})

test('what is said of bases as they stand does not hold beside moves of one of them', () => {
  const note = (...bases: readonly string[]) => ({ rule: 'R', says: 'stuck', ok: false, about: { bases } })
  const moves = [{ base: 'a', to: { x: 0, y: 0, facing: 0 } }]
  expect([note('a', 'b'), note('b'), note()].map((each) => isAboutMoved(each, moves))).toEqual([
    true,
    false,
    false,
  ])
})
