import { describe, expect, test } from 'vitest'
import { act, current } from './match.ts'
import { falls, outcomes } from './odds.ts'
import { touchGame, touchMatch } from './testing.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('counting', () => {
  test('n equal dice fall n + 1 ways, and the chances sum to 1', () => {
    const dice = Array.from({ length: 12 }, () => ({ owner: 'a', cuts: [3] }))
    const ways = falls({ side: 'blue', for: 'hit', dice })
    expect(ways).toHaveLength(13)
    expect(sum(ways.map((way) => way.chance))).toBeCloseTo(1, 12)
    // Twelve hits on 3+: (2/3)^12.
    expect(ways.find((way) => way.faces.every((face) => face === 3))?.chance).toBeCloseTo((2 / 3) ** 12, 12)
  })

  test('dice of different owners are told apart', () => {
    const dice = [
      { owner: 'a', cuts: [3] },
      { owner: 'b', cuts: [5] },
    ]
    expect(falls({ side: 'blue', for: 'hit', dice })).toHaveLength(4)
  })

  test('a die read at three ratings falls four ways', () => {
    const ways = falls({ side: 'red', for: 'test', dice: [{ owner: 'red', cuts: [5, 3, 4] }] })
    expect(ways.map((way) => [way.faces[0], Math.round(way.chance * 6)])).toEqual([
      [1, 2],
      [3, 1],
      [4, 1],
      [5, 2],
    ])
  })

  test('agrees with seeded play within sampling error', () => {
    const near = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] } as const
    const ready = (seed: number) => act(touchMatch(seed), near).match
    const counted = outcomes(touchGame, current(ready(1)))
    const lost = sum(counted.filter(({ state }) => state.table.lost.length > 0).map(({ chance }) => chance))
    expect(lost).toBeCloseTo(0.75, 12)
    const games = 2000
    const seen = Array.from(
      { length: games },
      (_, seed) => act(ready(seed), { do: 'roll', from: 'seed' }).match,
    )
    const share = seen.filter((match) => current(match).table.lost.length > 0).length / games
    // Four standard errors of a share of 0.75 over 2,000 games.
    expect(Math.abs(share - 0.75)).toBeLessThan(4 * Math.sqrt((0.75 * 0.25) / games))
  })
})
