// What every question shows of the melees: contacts, dice, bonuses, and the wounded.
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../kernel/game.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { judge, prompt, suggest } from './flow.ts'
import type { MeleeState } from './state.ts'
import {
  DONE,
  doing,
  done,
  go,
  roll,
  stateOf,
  type Terms,
  toCharge,
  toFight,
  told,
  until,
} from './testing.ts'

const shownIn = (state: MeleeState, ...says: readonly string[]): readonly Fact[] =>
  prompt(state).why.filter((each) => says.includes(each.says))

const pairs = (state: MeleeState): readonly string[] =>
  shownIn(state, 'touches').map(({ about }) => `${about.base} ${about.other}`)

const dice = (state: MeleeState): readonly unknown[] =>
  shownIn(state, 'strikes').map(({ about: { unit, count, need } }) => [unit, count, need])

const wounded = (state: MeleeState): readonly string[] =>
  shownIn(state, 'lieWounded').flatMap(({ about }) => about.bases ?? [])

/** A1 touches both of B, A2 nobody. */
const threeStand = (terms: Terms = {}): MeleeState => stateOf({ A: [0, [0, 10]], B: [3.2, -3.2] }, terms)

describe('who touches whom', () => {
  it('IM-04: each pair in contact is told once, and nobody who stands off', () => {
    expect(pairs(toCharge(threeStand()))).toEqual(expect.arrayContaining(['A1 B1', 'A1 B2']))
    expect(pairs(stateOf({ A: [0], B: [3.3] }))).toEqual([])
    for (const { about } of shownIn(threeStand(), 'touches'))
      expect(about.gap && touching(about.gap)).toBe(true)
  })

  it('IM-17: who came by a victory move does not fight yet', () => {
    const state = stateOf({ A: [0], B: [3.2], E: [8] })
    const moved = doing(toFight(state), roll(6), roll(1), roll(5), go('A1', 4.8))
    expect(shownIn(moved, 'touches').map(({ ok }) => ok)).toEqual([false])
    expect(shownIn(moved, 'waits').map(({ about }) => about.unit)).toEqual(['A'])
  })

  it('is what the judge of a table would answer with', () => {
    expect(judge(threeStand(), 'A').why.map(({ says }) => says)).toEqual(['rolls', 'touches', 'touches'])
    expect(judge(stateOf({ A: [0], B: [3.3] }), 'A').why.map(({ says }) => says)).toEqual(['nobodyTouches'])
  })
})

describe('dice and bonuses', () => {
  it('IM-07, IM-08: of each unit as all stand, the charge counted', () => {
    const state = doing(toCharge(stateOf({ A: [0, [0, 4]], B: [10] })), go('A1', 6.8))
    expect(dice(state)).toEqual([
      ['A', 1, 3],
      ['B', 1, 4],
    ])
    expect(shownIn(state, 'attackBonus').map(({ about }) => about.unit)).toEqual(['A'])
  })

  it('IM-09: elite is named with its own reason', () => {
    const state = toCharge(threeStand({ elite: ['B'] }))
    expect(shownIn(state, 'eliteBonus').map(({ about }) => [about.unit, about.count])).toEqual([['B', 2]])
    expect(dice(state)).toContainEqual(['B', 2, 2])
  })

  it('a round begins with the dice of both sides and all their reasons', () => {
    const { changes } = done(toCharge(threeStand()), DONE)
    expect(told(changes).slice(0, 4)).toEqual(['chargesDone', 'meets', 'rolls', 'rolls'])
  })

  it('IM-10: once a side has rolled, what its dice have come to', () => {
    const state = doing(toFight(threeStand()), roll(5, 1))
    expect(shownIn(state, 'unitKills').map(({ about: { unit, count, of } }) => [unit, count, of])).toEqual([
      ['A', 1, 2],
    ])
    expect(dice(state).map((each) => JSON.stringify(each))).toEqual(['["B",2,4]'])
  })

  it('IM-13: the bonus for the next round is told from the end of this one, and none where it is even', () => {
    const three = stateOf({ A: [0], B: [3.2, -3.2] })
    const won = doing(toFight(three), roll(6), roll(1, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'B2' }],
    })
    expect(shownIn(won, 'nextBonus').map(({ about }) => about.unit)).toEqual(['A'])
    expect(shownIn(until(won, ['charge']), 'winnerBonus').map(({ about }) => about.unit)).toEqual(['A'])
    expect(shownIn(doing(toFight(three), roll(1), roll(1, 1)), 'nextBonus')).toEqual([])
  })

  const bonuses = (state: MeleeState): readonly unknown[] =>
    shownIn(state, 'nextBonus', 'nextUnitBonus', 'winnerBonus', 'unitBonus').map(
      ({ says, about: { unit, word } }) => [says, unit, word],
    )

  it.each([
    ['side', 'nextBonus', 'winnerBonus'],
    ['unit', 'nextUnitBonus', 'unitBonus'],
  ])('A-37: it is told as it was earned, by %s', (winnerBonus, next, now) => {
    const won = doing(
      toFight(stateOf({ A: [0], B: [3.2, -3.2] }, { options: { winnerBonus } })),
      roll(6),
      roll(1, 1),
      { do: 'allocate', hits: [{ die: 0, base: 'B2' }] },
    )
    expect(bonuses(won)).toEqual([[next, 'A', undefined]])
    expect(bonuses(until(won, ['charge']))).toEqual([[now, 'A', undefined]])
  })

  it('M-34: of both sides none is told to have killed more', () => {
    const even = doing(
      toFight(stateOf({ A: [0], B: [3.2] }, { options: { evenBonus: true } })),
      roll(1),
      roll(1),
    )
    expect(bonuses(even)).toEqual([
      ['nextBonus', 'A', 'even'],
      ['nextBonus', 'B', 'even'],
    ])
    expect(bonuses(until(even, ['charge']))).toEqual([
      ['winnerBonus', 'A', 'even'],
      ['winnerBonus', 'B', 'even'],
    ])
  })
})

describe('the wounded', () => {
  const both = stateOf({
    A: [0, [0, 3.2]],
    B: [
      [3.2, 0],
      [3.2, 3.2],
    ],
  })

  it('IM-11: lie from their fall until the round is over', () => {
    const picked = doing(toFight(both), roll(6, 1), roll(6, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'B1' }],
    })
    expect(picked.flow.phase).toBe('pick')
    expect(wounded(picked)).toEqual(['B1'])
    const over = doing(picked, { do: 'allocate', hits: [{ die: 0, base: 'A1' }] })
    expect([wounded(over), over.table.lost.map(({ id }) => id)]).toEqual([[], ['B1', 'A1']])
  })

  it('IM-20: lie on until they are treated, where the fight is won', () => {
    const won = doing(toFight(both), roll(6, 6), roll(6, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'A1' }],
    })
    expect([won.flow.phase, wounded(won)]).toEqual(['medics', ['A1']])
    const treated = doing(won, { do: 'choose', unit: 'A1', option: 'healed' })
    expect(treated.table.bases.map(({ id }) => id)).toContain('A1')
  })

  it('IM-05: who picks what is told with both throws', () => {
    const { changes } = done(doing(toFight(both), roll(6, 1)), roll(1, 1))
    const last = changes.findLast((change) => change.is === 'ruled')
    expect(last?.why.map(({ says, about }) => [says, about.side])).toEqual([
      ['picks', 'red'],
      ['kills', 'blue'],
    ])
  })

  it('IM-12: those who fell in this round still count as touched by the others', () => {
    // A1 touches B1 and B2, A2 only B1: with B2 fallen A2 is still the one that touches fewest.
    const row = stateOf({ A: [6.4, 0], B: [3.2, 9.6] })
    const state = doing(toFight(row), roll(6, 1), roll(6, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'B2' }],
    })
    expect(suggest(state)).toEqual({ do: 'allocate', hits: [{ die: 0, base: 'A2' }] })
  })
})
