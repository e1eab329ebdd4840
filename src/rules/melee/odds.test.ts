// How one round comes out, counted through all dice by the rules themselves: by hand for two against two, by play for five.
import { expect, it } from 'vitest'
import { seeded } from '../../kernel/dice.ts'
import { type Outcome, outcomes } from '../../kernel/odds.ts'
import { melee } from './melee.ts'
import type { MeleeState } from './state.ts'
import { DONE, doing, stateOf, toCharge } from './testing.ts'

/** So many of A have charged as many of B, face to face, and each side has one more where nobody reaches it. */
function charged(count: number): MeleeState {
  const rank = (x: number) => [
    ...Array.from({ length: count }, (_, row) => [x, row * 4] as const),
    [x * 9, 50] as const,
  ]
  const state = toCharge(stateOf({ A: rank(-5), B: rank(5) }, { options: { casualtyPick: 'auto' } }))
  const moves = Array.from({ length: count }, (_, row) => ({
    base: `A${row + 1}`,
    to: { x: 618, y: 600 + row * 40, facing: 0 },
  }))
  return doing(state, { do: 'move', moves }, DONE)
}

/** What each side has lost, blue first. */
const lost = ({ table }: Pick<MeleeState, 'table'>): string =>
  (['A', 'B'] as const).map((id) => table.lost.filter(({ unit }) => unit === id).length).join(' ')

/** The chance of each pair of losses: blue's dice are counted, and behind each of their falls red's. */
function counted(state: MeleeState): ReadonlyMap<string, number> {
  const whole = outcomes(melee, state).flatMap(({ chance, state: next }): readonly Outcome[] =>
    outcomes(melee, next as MeleeState).map((each) => ({ ...each, chance: each.chance * chance })),
  )
  const table = new Map<string, number>()
  for (const { chance, state: end } of whole) table.set(lost(end), (table.get(lost(end)) ?? 0) + chance)
  return table
}

it('IM-08, IM-10, IM-12: two that charge against two come out as worked out by hand', () => {
  // Blue kills on 3+, as it charges (IM-08): each die 2/3. Red loses nobody with 1/3 x 1/3 = 1/9, both with
  // 2/3 x 2/3 = 4/9, one with the rest, 4/9. Red kills on 4+, each die 1/2, and its dead strike too (IM-12): blue loses
  // nobody with 1/4, one with 1/2, both with 1/4. The two do not hang together, so in 36ths:
  //
  //               red loses 0     1               2
  // blue loses 0  1/4 x 1/9 = 1   1/4 x 4/9 = 4   1/4 x 4/9 = 4
  // blue loses 1  1/2 x 1/9 = 2   1/2 x 4/9 = 8   1/2 x 4/9 = 8
  // blue loses 2  1/4 x 1/9 = 1   1/4 x 4/9 = 4   1/4 x 4/9 = 4
  const byHand = [
    ['0 0', 1],
    ['0 1', 4],
    ['0 2', 4],
    ['1 0', 2],
    ['1 1', 8],
    ['1 2', 8],
    ['2 0', 1],
    ['2 1', 4],
    ['2 2', 4],
  ] as const
  const table = counted(charged(2))
  expect([...table.keys()].toSorted()).toEqual(byHand.map(([losses]) => losses))
  for (const [losses, share] of byHand) expect(table.get(losses)).toBeCloseTo(share / 36, 12)
})

const PLAYED = 3000

/** So many standard errors a share may be off; of 36 shares one in five hundred such tests would be, were seeds drawn anew. */
const ERRORS = 4

it(`five that charge against five, counted, come out as in ${PLAYED} rounds of seeded play`, () => {
  const start = charged(5)
  const table = counted(start)
  expect(table.size).toBe(36)
  expect([...table.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  // All ten dice kill: (2/3)^5 and (1/2)^5.
  expect(table.get('5 5')).toBeCloseTo((2 / 3) ** 5 / 2 ** 5, 12)
  const roll = { do: 'roll', from: 'seed' } as const
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= PLAYED; seed++) {
    const losses = lost(doing({ ...start, dice: seeded(seed) }, roll, roll))
    seen.set(losses, (seen.get(losses) ?? 0) + 1)
  }
  for (const [losses, chance] of table) {
    const off = Math.abs((seen.get(losses) ?? 0) / PLAYED - chance)
    expect([losses, off < ERRORS * Math.sqrt((chance * (1 - chance)) / PLAYED)]).toEqual([losses, true])
  }
})
