// What players get wrong: each misreading judged beside the right one, where it decides and where it does not.
import { expect, it } from 'vitest'
import type { Action, SideId } from '../../kernel/game.ts'
import { fighters, modifier } from './fight.ts'
import { judge, prompt } from './flow.ts'
import { type MeleeState, meleeOf } from './state.ts'
import { DONE, doing, go, roll, type Setting, stateOf, toCharge, toFight } from './testing.ts'

/** The same units read rightly, and misread. */
const both = <Answer>(setting: Setting, name: string, ask: (state: MeleeState) => Answer) =>
  [{}, { [name]: true }].map((options) => ask(stateOf(setting, { options })))

const dice = (state: MeleeState, side: SideId): number => {
  const melee = meleeOf(state, 'A')
  return melee === null ? 0 : fighters(state, melee, side).length
}

const sum = (state: MeleeState, unit: string): number | null => {
  const melee = meleeOf(state, unit)
  return melee && modifier(state, melee, unit)
}

/** A1 touches B1; the others stand behind. */
const ranks: Setting = { A: [0, [0, 4], [0, 8]], B: [3.2, [3.2, 9]] }

it('M-31: the second rank, with a die or without', () => {
  expect(both(ranks, 'everybodyFights', (state) => dice(state, 'blue'))).toEqual([1, 3])
  expect(both({ A: [0], B: [3.2] }, 'everybodyFights', (state) => dice(state, 'blue'))).toEqual([1, 1])
})

it('M-31: who would fight is told alike while the table is arranged', () => {
  const would = (unit: string) => (state: MeleeState) => judge(state, unit).why[0]?.about.count ?? 0
  expect(both(ranks, 'everybodyFights', would('A'))).toEqual([1, 3])
  expect(both({ A: [0], B: [40] }, 'everybodyFights', would('A'))).toEqual([0, 0])
})

it('M-32: three kills on one figure in contact fell one, or all three', () => {
  const setting: Setting = { A: [0, [3.2, -3.2], 6.4], B: [3.2, [40, 0], [44, 0], [48, 0]] }
  const struck =
    (...faces: readonly number[]) =>
    (state: MeleeState) =>
      [...(doing(toFight(state), roll(...faces)).flow.round?.hits.red ?? [])].flatMap(
        ({ targets }) => targets.length,
      )
  expect(both(setting, 'surplusKills', struck(6, 6, 6))).toEqual([
    [1, 1, 1],
    [4, 4, 4],
  ])
  expect(both({ A: [0], B: [3.2] }, 'surplusKills', struck(6))).toEqual([[1], [1]])
})

it('M-33: the +1 of the charge, in the round after it', () => {
  const charged = (state: MeleeState): MeleeState =>
    doing(toCharge(state), go('A1', 6.8), go('A2', 6.8, 6), DONE)
  const setting: Setting = { A: [0, [0, 6]], B: [10, [10, 6]] }
  expect(both(setting, 'bonusLasts', (state) => sum(charged(state), 'A'))).toEqual([1, 1])
  const later = (state: MeleeState) => sum(toFight(doing(charged(state), roll(1, 1), roll(1, 1))), 'A')
  expect(both(setting, 'bonusLasts', later)).toEqual([0, 1])
  expect(
    both(setting, 'bonusLasts', (state) => sum(toFight(doing(charged(state), roll(1, 1), roll(1, 1))), 'B')),
  ).toEqual([0, 0])
})

it('M-33: says of a round after it that the side began this melee, not that it charges now', () => {
  const state = stateOf({ A: [0], B: [10] }, { options: { bonusLasts: true } })
  const first = doing(toCharge(state), go('A1', 6.8), DONE)
  const said = (now: MeleeState) =>
    prompt(now)
      .why.filter(({ says }) => says === 'attackBonus')
      .map(({ about }) => about)
  expect(said(first)).toEqual([{ unit: 'A', count: 1 }])
  expect(said(toFight(doing(first, roll(1), roll(1))))).toEqual([{ unit: 'A', count: 1, word: 'before' }])
})

it('M-34: after equal losses nobody has the bonus, or both', () => {
  const setting: Setting = { A: [0, [0, 4]], B: [3.2, [3.2, 4]] }
  const bonus =
    (...actions: readonly Action[]) =>
    (state: MeleeState) =>
      meleeOf(doing(toFight(state), ...actions), 'A')?.bonus
  expect(both(setting, 'evenBonus', bonus(roll(1, 1), roll(1, 1)))).toEqual([[], ['A', 'B']])
  const uneven = [roll(6, 1), roll(1, 1), { do: 'allocate', hits: [{ die: 0, base: 'B1' }] }] as const
  expect(both(setting, 'evenBonus', bonus(...uneven))).toEqual([['A'], ['A']])
})

it('M-35: the unit that is joined, without the +1 or with it', () => {
  const joined = (unit: string) => (state: MeleeState) =>
    sum(doing(toCharge(state), go('C1', 6.4), DONE), unit)
  const setting: Setting = { A: [0], B: [3.2], C: [10] }
  expect(both(setting, 'helpedBonus', joined('A'))).toEqual([0, 1])
  expect(both(setting, 'helpedBonus', joined('C'))).toEqual([1, 1])
  expect(both({ A: [0], B: [3.2] }, 'helpedBonus', (state) => sum(toFight(state), 'A'))).toEqual([0, 0])
})
