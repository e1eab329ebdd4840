import { describe, expect, test } from 'vitest'
import type { Thrown } from './dice.ts'
import { chanceOfAtMost, luckOf } from './luck.ts'

const thrown = (
  faces: readonly number[],
  cuts: readonly number[] = [4],
  from: Thrown['from'] = 'seed',
): Thrown => ({
  pool: { side: 'blue', for: 'hit', dice: faces.map(() => ({ owner: 'a', cuts })) },
  faces,
  from,
})

describe('the chance of a sum', () => {
  test.each([
    [1, 1, 1 / 6],
    [1, 6, 1],
    [2, 2, 1 / 36],
    [2, 7, 21 / 36],
    [3, 5, 10 / 216],
    [0, 0, 1],
    [4, 3, 0],
  ])('%i dice come to %i or less', (dice, sum, chance) => {
    expect(chanceOfAtMost(dice, sum)).toBeCloseTo(chance, 10)
  })

  test('agrees with counting every fall of four dice', () => {
    const sums = Array.from({ length: 6 ** 4 }, (_, n) =>
      [1, 6, 36, 216].reduce((sum, place) => sum + (Math.floor(n / place) % 6) + 1, 0),
    )
    for (const sum of [4, 9, 14, 20, 24])
      expect(chanceOfAtMost(4, sum)).toBeCloseTo(sums.filter((each) => each <= sum).length / sums.length, 10)
  })

  test('stays one for as many dice as a long game has', () => {
    expect(chanceOfAtMost(2000, 12_000)).toBeCloseTo(1, 6)
    expect(chanceOfAtMost(2000, 7000)).toBeGreaterThan(0.5)
  })
})

describe('luck', () => {
  test('is told by side and source, with what was to be expected', () => {
    const [seed, typed] = luckOf([thrown([1, 1, 2, 6]), thrown([5], [3], 'typed'), thrown([1, 1])])
    expect(seed).toMatchObject({
      from: 'seed',
      dice: 6,
      counts: [4, 1, 0, 0, 0, 1],
      expected: 1,
      hits: 1,
      expectedHits: 3,
    })
    expect(seed?.mean).toBeCloseTo(2)
    expect([seed?.tends, seed?.chance]).toEqual(['low', expect.closeTo(chanceOfAtMost(6, 12), 10)])
    expect(typed).toMatchObject({ from: 'typed', dice: 1, hits: 1, tends: 'high' })
    expect(typed?.expectedHits).toBeCloseTo(2 / 3)
  })

  test('a high sum is as rare as the low one opposite', () => {
    const [high] = luckOf([thrown([6, 6])])
    expect(high).toMatchObject({ tends: 'high', chance: expect.closeTo(1 / 36, 10) })
    expect(luckOf([thrown([3, 4])])[0]).toMatchObject({ tends: 'even', chance: 1 })
  })

  test('dice that are read in several ways count as faces, not as hits', () => {
    expect(luckOf([thrown([5], [3, 5])])[0]).toMatchObject({ dice: 1, hits: 0, expectedHits: 0 })
  })
})
