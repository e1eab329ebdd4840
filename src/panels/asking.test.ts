import { expect, test } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { type Choice, placesOf } from './asking.ts'

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
  expect(placed(free('a'), forced('b'), done('c'), forced('d'))).toEqual(['a', ['b,d', 'stay,stay'], 'c'])
})

test('a single unit that is left one option stands by itself', () => {
  expect(placed(forced('a'), free('b'))).toEqual(['a', 'b'])
  expect(placed(forced('a'), [choice('b', 'stay', true), choice('b', 'go', false)])).toEqual(['a', 'b'])
})
