// The dice of a melee: who rolls, bonuses, kills, losses, the winner's bonus: IM-04 to IM-15 and their switches.
import { describe, expect, it } from 'vitest'
import type { Options, SideId } from '../../kernel/game.ts'
import { spokenIn } from '../../kernel/spoken.ts'
import { bonusesOf, fighters, modifier } from './fight.ts'
import { check, prompt } from './flow.ts'
import { isLocked, type MeleeState, meleeOf } from './state.ts'
import { DONE, doing, done, go, roll, saysOf, stateOf, toCharge, toFight, told } from './testing.ts'

const count = (state: MeleeState, side: SideId): number => {
  const melee = meleeOf(state, 'A')
  return melee === null ? 0 : fighters(state, melee, side).length
}

/** A one for each die that the side has. */
const ones = (state: MeleeState, side: SideId): readonly number[] =>
  Array.from({ length: count(state, side) }, () => 1)

const left = (state: MeleeState, unit: string): number =>
  state.table.bases.filter((base) => base.unit === unit).length

/** Two files that touch, and figures behind them. */
const RANKS = {
  A: [0, [0, 3.3], [0, 6.6], [-3.3, 0], [-3.3, 3.3]],
  B: [
    [3.2, 0],
    [3.2, 6.6],
    [6.6, 0],
    [6.6, 6.6],
  ],
} as const

/** A1 and A2 have charged B1 and B2. */
const onAttackTurn = (options: Options = {}, elite: readonly string[] = []) =>
  doing(
    toCharge(stateOf({ A: [0, [0, 6]], B: [10, [10, 6]] }, { options, elite })),
    go('A1', 6.8),
    go('A2', 6.8, 6),
    DONE,
  )

describe('who rolls', () => {
  it('IM-04 a, #47: only figures that touch; the second rank does not fight', () => {
    const state = stateOf({ ...RANKS, A: [0, [0, 6.6], [3.2, 3.2], [-3.3, 0], [-3.3, 6.6]] })
    expect([count(state, 'blue'), count(state, 'red')]).toEqual([3, 2])
  })

  it('IM-04 b: one figure that touches two has one die, they have two', () => {
    const state = stateOf({ A: [0], B: [3.2, -3.2] })
    expect([count(state, 'blue'), count(state, 'red')]).toEqual([1, 2])
  })

  it.each<[string, Parameters<typeof stateOf>[0], number]>([
    ['IM-07 a', { A: [0, [0, 4], [0, 8], [0, 12]], B: [3.2, [3.2, 4], [3.2, 8], [3.2, 12]] }, 4],
    ['IM-07 b', { A: [0], B: [40] }, 0],
  ])('%s: as many dice as fighters', (_, setting, dice) => {
    const state = toFight(stateOf(setting))
    const offer = prompt(state).offers.find((each) => each.do === 'roll')
    expect(offer?.do === 'roll' ? offer.pool.dice.length : 0).toBe(dice)
  })

  it('IM-07: the active player rolls first', () => {
    const state = toFight(stateOf({ B: [3.2], A: [0] }, { turn: 'red' }))
    expect(prompt(state).side).toBe('red')
    expect(prompt(doing(state, roll(1))).side).toBe('blue')
    expect(saysOf(check(state, roll(1, 2)))).toBe('wrongFaces')
  })
})

describe('bonuses', () => {
  const sum = (state: MeleeState, unit: string): number => {
    const melee = meleeOf(state, unit)
    return melee === null ? 0 : modifier(state, melee, unit)
  }

  it('IM-08 a: on the turn of its charge a 3 kills and a 2 does not', () => {
    const state = doing(onAttackTurn(), roll(3, 2))
    expect(state.flow.round?.hits.red?.length).toBe(1)
  })

  it('IM-08 b: in the round after there is no bonus', () => {
    const state = toFight(doing(onAttackTurn(), roll(1, 1), roll(1, 1)))
    expect([sum(state, 'A'), sum(state, 'B')]).toEqual([0, 0])
    expect(doing(state, roll(3, 2)).flow.round?.hits.blue).toEqual([])
  })

  it('IM-09 a: an elite defender has +2', () => {
    const state = doing(onAttackTurn({}, ['B']), roll(1, 1), roll(2, 1))
    expect(state.flow.round?.hits.blue?.length).toBe(1)
    expect(left(doing(state, { do: 'allocate', hits: [{ die: 0, base: 'A1' }] }), 'A')).toBe(1)
  })

  it.each([
    ['IM-09 b, #49', 'sum', 3],
    ['A-35, #49', 'highest', 2],
  ])('%s: elite that charges adds by %s', (_, stacking, bonus) => {
    const state = onAttackTurn({ stacking }, ['A'])
    expect(sum(state, 'A')).toBe(bonus)
    expect(doing(state, roll(1, 1)).flow.round?.hits.red?.length).toBe(bonus === 3 ? 2 : 0)
  })

  it('A-35: a natural one misses, where that is so agreed', () => {
    const state = onAttackTurn({ naturalOneMisses: true }, ['A'])
    expect(doing(state, roll(1, 2)).flow.round?.hits.red?.length).toBe(1)
  })

  it('A-34: elite only on the turn of its charge, where that is so agreed', () => {
    const state = onAttackTurn({ eliteBonus: 'attackTurn' }, ['A', 'B'])
    expect([sum(state, 'A'), sum(state, 'B')]).toEqual([3, 0])
    expect(sum(onAttackTurn({}, ['A', 'B']), 'B')).toBe(2)
  })

  it.each([
    ['IM-10 a', 4, 0],
    ['IM-10 b', 3, 1],
  ])('%s: a %s', (_, face, standing) => {
    const state = doing(toFight(stateOf({ A: [0], B: [3.2, [50, 50]] })), roll(face), roll(1))
    expect(left(state, 'B')).toBe(standing + 1)
  })

  it('IM-15: the joining bonus, and none for the unit that is reinforced', () => {
    const state = doing(toCharge(stateOf({ A: [0], B: [3.2], C: [10] })), go('C1', 6.4), DONE)
    expect([sum(state, 'A'), sum(state, 'C')]).toEqual([0, 1])
  })
})

describe('losses', () => {
  it('IM-05 a, #48: five kills on two that touch fell two', () => {
    const fight = toFight(
      stateOf({
        A: [
          [-3.2, 0],
          [3.2, 0],
          [-3.2, 4],
          [3.2, 4],
          [0, -3.2],
        ],
        B: [
          [0, 0],
          [0, 4],
          [40, 0],
          [44, 0],
          [48, 0],
          [52, 0],
        ],
      }),
    )
    const first = done(fight, roll(6, 6, 6, 6, 6))
    expect(told(first.changes)).toEqual(['kills', 'surplusLost'])
    const { state: end, changes } = done(first.state, roll(1, 1))
    expect(left(end, 'B')).toBe(4)
    const lost = { rule: 'IM-05', about: { side: 'blue', count: 2, of: 5 } }
    expect(spokenIn(changes)?.why.slice(0, 2)).toMatchObject([{ says: 'winsRound' }, lost])
  })

  it('IM-05 b: one kill on two that touch fells one, and the owner picks which', () => {
    const state = doing(toFight(stateOf({ A: [0], B: [3.2, -3.2] })), roll(5), roll(1, 1))
    expect([state.flow.phase, prompt(state).side]).toEqual(['pick', 'red'])
    const onto = (base: string | null) => check(state, { do: 'allocate', hits: [{ die: 0, base }] })
    expect([onto('B1').ok, onto('B2').ok, onto(null).ok, onto('A1').ok]).toEqual([true, true, false, false])
    const next = doing(state, { do: 'allocate', hits: [{ die: 0, base: 'B2' }] })
    expect(next.table.bases.map(({ id }) => id)).toEqual(['A1', 'B1'])
  })

  it('A-32: picked automatically, the one that touches fewest enemies falls', () => {
    const setting = {
      A: [0, [0, 6.4]],
      B: [
        [0, 3.2],
        [3.2, 0],
      ],
    } as const
    const state = toFight(stateOf(setting, { options: { casualtyPick: 'auto' } }))
    const next = doing(state, roll(5, 1), roll(1, 1))
    expect(next.table.bases.map(({ id }) => id)).toEqual(['A1', 'A2', 'B1'])
  })

  it('A-44: a kill fells only a figure that touches the unit which struck', () => {
    const setting = { A: [0], C: [20], B: [3.2, 16.8, [40, 0]] } as const
    const state = doing(toFight(stateOf(setting)), roll(6, 1), roll(1, 1))
    expect(state.table.bases.map(({ id }) => id)).toEqual(['A1', 'C1', 'B2', 'B3'])
    const other = doing(toFight(stateOf(setting)), roll(1, 6), roll(1, 1))
    expect(other.table.bases.map(({ id }) => id)).toEqual(['A1', 'C1', 'B1', 'B3'])
  })

  it.each([
    ['IM-11 a, #54: the 6+ of a sniper', { save: 6 }],
    ['IM-11 b: the 4+ of a trench', { save: 4 }],
  ])('%s is not rolled in melee', (_, save) => {
    const fight = toFight(stateOf({ A: [0], B: [3.2, [40, 0]] }, { traits: { B: save } }))
    const { state, changes } = done(doing(fight, roll(6)), roll(1))
    expect(changes.flatMap((change) => (change.is === 'threw' ? [change.pool.for] : []))).toEqual(['melee'])
    expect(state.table.lost.map(({ id }) => id)).toEqual(['B1'])
  })

  it('IM-12 a: both strike, then losses count together', () => {
    const setting = { A: [0, [0, -4], [0, 8], [-40, 0]], B: [10, [10, 8], [40, 0]] } as const
    const charged = doing(toCharge(stateOf(setting)), go('A1', 6.8), go('A2', 8.5, -2.7), go('A3', 6.8, 8))
    const state = doing(charged, DONE, roll(3, 5, 1))
    expect(state.flow.round?.hits.red?.length).toBe(2)
    const { state: end } = done(state, roll(4, 1))
    expect(end.flow.phase).toBe('pick')
    const { state: last, changes } = done(end, { do: 'allocate', hits: [{ die: 0, base: 'A3' }] })
    expect([left(last, 'A'), left(last, 'B')]).toEqual([3, 1])
    expect(told(changes)).toContain('fellStriking')
  })

  it.each([
    ['IM-12 b', 'simultaneous', 0],
    ['A-36', 'attackerFirst', 2],
  ])('%s: the dead strike back, %s', (_, meleeOrder, standing) => {
    const fight = toFight(stateOf({ A: [0, [0, 4]], B: [3.2, [3.2, 4]] }, { options: { meleeOrder } }))
    const rolled = doing(fight, roll(6, 6))
    const end = meleeOrder === 'simultaneous' ? doing(rolled, roll(5, 6)) : rolled
    expect([left(end, 'A'), left(end, 'B')]).toEqual([standing, 0])
  })

  it('A-45: both sides gone at once: nobody wins, and the wounded of a lost unit are not treated', () => {
    const { state, changes } = done(
      doing(toFight(stateOf({ A: [0], B: [3.2], C: [[50, 50]], E: [[50, 20]] })), roll(6)),
      roll(6),
    )
    expect(told(changes)).toContain('bothGone')
    expect([state.flow.melees, state.flow.wounded, state.flow.victors, state.flow.phase]).toEqual([
      [],
      [],
      [],
      'move',
    ])
  })
})

describe('the bonus of the winner', () => {
  const three = { A: [0, [0, 4], [-40, 0], [-44, 0]], B: [3.2, [3.2, 4], [40, 0], [44, 0]] } as const

  it('IM-13 a: who killed more has +1 in the next round, for that round only', () => {
    const won = doing(toFight(stateOf(three)), roll(6, 6), roll(6, 1))
    expect(won.flow.phase).toBe('pick')
    const picked = doing(won, { do: 'allocate', hits: [{ die: 0, base: 'A1' }] })
    const melee = meleeOf(picked, 'A')
    expect(melee?.bonus).toEqual(['A'])
    expect(melee && modifier(picked, melee, 'A')).toBe(1)
  })

  it('IM-13: it is gone after the round', () => {
    const one = { A: [0, [0, 4]], B: [3.2, [3.2, 4]] } as const
    const won = doing(toFight(stateOf(one)), roll(6, 1), roll(1, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'B2' }],
    })
    expect(meleeOf(won, 'A')?.bonus).toEqual(['A'])
    const next = toFight(won)
    const end = doing(next, ...(['red', 'blue'] as const).map((side) => roll(...ones(next, side))))
    expect(meleeOf(end, 'A')?.bonus).toEqual([])
  })

  it('IM-13 b, A-37, #51: equal losses give it to nobody', () => {
    const end = doing(
      toFight(stateOf(three)),
      roll(6, 1),
      roll(6, 1),
      { do: 'allocate', hits: [{ die: 0, base: 'B1' }] },
      { do: 'allocate', hits: [{ die: 0, base: 'A1' }] },
    )
    expect(meleeOf(end, 'A')?.bonus).toEqual([])
  })

  it('IM-14 a: not after the enemy is destroyed', () => {
    const { state, changes } = done(
      doing(toFight(stateOf({ A: [0], B: [3.2], E: [[50, 50]] })), roll(6)),
      roll(1),
    )
    expect(told(changes)).toContain('nothingCarriedOn')
    expect(isLocked(state, 'A')).toBe(false)
    expect(state.flow.melees).toEqual([])
  })

  it('IM-14 b: in the next charge there is the +1 of the charge alone', () => {
    const end = doing(toFight(stateOf({ A: [0], B: [3.2], E: [15] })), roll(6), roll(1))
    const passed = doing(toCharge(doing(end, DONE)), DONE)
    const charged = doing(toCharge(passed), go('A1', 11.8))
    const melee = meleeOf(charged, 'A')
    expect(melee && modifier(charged, melee, 'A')).toBe(1)
  })

  it.each([
    ['meleeOver', ['A']],
    ['anyUnitDestroyed', []],
  ])('A-44: with %s it lapses, or not, when one of two enemy units is destroyed', (bonusLapses, bonus) => {
    const setting = { A: [0], B: [3.2], E: [-3.2, [-40, 0]] } as const
    const state = toFight(stateOf(setting, { options: { bonusLapses } }))
    const end = doing(state, roll(6), roll(1, 1), { do: 'allocate', hits: [{ die: 0, base: 'B1' }] })
    expect(meleeOf(end, 'A')?.bonus).toEqual(bonus)
  })

  it('A-37: by units, only the unit that killed more than it lost', () => {
    const setting = { A: [0], C: [20], B: [3.2, 16.8, [40, 0]] } as const
    const by = (winnerBonus: string) =>
      meleeOf(doing(toFight(stateOf(setting, { options: { winnerBonus } })), roll(6, 1), roll(1, 1)), 'A')
        ?.bonus
    expect([by('side'), by('unit')]).toEqual([['A', 'C'], ['A']])
  })

  it('A-37: who has the bonus by units is told so, and where no unit won, that', () => {
    const setting = { A: [0], C: [20], B: [3.2, 16.8, [40, 0]] } as const
    const rolled = (...faces: readonly [number, number]) =>
      done(doing(toFight(stateOf(setting, { options: { winnerBonus: 'unit' } })), roll(...faces)), roll(1, 1))
    const won = rolled(6, 1)
    expect(told(won.changes)).toContain('unitWinsRound')
    const melee = meleeOf(won.state, 'A')
    expect(melee && bonusesOf(won.state, melee, 'A').map(({ says }) => says)).toEqual(['unitBonus'])
    expect(told(rolled(1, 1).changes)).toContain('noUnitWins')
  })

  it.each<[string, Parameters<typeof stateOf>[0], readonly number[], readonly unknown[]]>([
    [
      'two blows on one figure are one kill, and with a loss of its own no win',
      { A: [0, 6.4], C: [20], B: [3.2, 16.8, [40, 0]] },
      [6, 1],
      [['C', 1, 0]],
    ],
    [
      'two blows on two figures are two kills',
      { A: [0, 6.4], C: [20], B: [3.2, 9.6, 16.8, [40, 0]] },
      [6, 1, 1],
      [
        ['A', 2, 1],
        ['C', 1, 0],
      ],
    ],
    [
      'whom two units strike at once falls to the first of them',
      { A: [0, [-40, 0]], C: [6.4, [-40, 4]], D: [[3.2, 3.2]], B: [3.2, [40, 0]] },
      [6],
      [],
    ],
  ])('A-37: %s', (_, setting, faces, won) => {
    const state = toFight(stateOf(setting, { options: { winnerBonus: 'unit' } }))
    const { state: end, changes } = done(doing(state, roll(6, 6, 6), roll(...faces)), {
      do: 'allocate',
      hits: [{ die: 0, base: 'A1' }],
    })
    const says = changes
      .flatMap((change) => (change.is === 'ruled' ? change.why : []))
      .filter(({ says }) => says === 'unitWinsRound')
    expect(says.map(({ about: { unit, count, of } }) => [unit, count, of])).toEqual(won)
    expect(meleeOf(end, 'A')?.bonus).toEqual(says.map(({ about }) => about.unit))
  })

  it.each([
    ['meleeOver', ['A']],
    ['anyUnitDestroyed', []],
  ])('A-44, A-37: by units too, with %s', (bonusLapses, bonus) => {
    const setting = { A: [0], B: [3.2], E: [-3.2, [-40, 0]] } as const
    const state = toFight(stateOf(setting, { options: { bonusLapses, winnerBonus: 'unit' } }))
    const end = doing(state, roll(6), roll(1, 1), { do: 'allocate', hits: [{ die: 0, base: 'B1' }] })
    expect(meleeOf(end, 'A')?.bonus).toEqual(bonus)
  })

  it('IM-13: a unit without a figure left carries no bonus on', () => {
    const setting = { A: [0], C: [20], B: [3.2, 16.8, [40, 0]] } as const
    const rolled = (...faces: readonly [number, number]) =>
      doing(toFight(stateOf(setting)), roll(6, 6), roll(...faces))
    const end = doing(rolled(6, 1), { do: 'allocate', hits: [{ die: 0, base: 'A1' }] })
    expect([meleeOf(end, 'C')?.bonus, meleeOf(rolled(1, 1), 'C')?.bonus]).toEqual([['C'], ['A', 'C']])
  })

  it('IM-05, A-36: who strikes second fells whom its unit touched when the round began', () => {
    const setting = { A: [0, [-20, 0]], B: [3.2, [-20, 3.2], [-20, -3.2]] } as const
    const state = toFight(stateOf(setting, { options: { meleeOrder: 'attackerFirst' } }))
    const first = doing(state, roll(6, 1), { do: 'allocate', hits: [{ die: 0, base: 'B1' }] })
    expect(left(doing(first, roll(6, 6)), 'A')).toBe(0)
    expect(left(doing(first, roll(6, 1), { do: 'allocate', hits: [{ die: 0, base: 'A1' }] }), 'A')).toBe(1)
  })
})
