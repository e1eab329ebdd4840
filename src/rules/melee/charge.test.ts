// Charges, contact and closing up: IM-01 to IM-03, IM-06, IM-15, IM-22 and their switches.
import { describe, expect, it } from 'vitest'
import { best, most } from './closeUp.ts'
import { check, prompt, suggest } from './flow.ts'
import { aims } from './proposals.ts'
import { isLocked, type MeleeState, touchedBy } from './state.ts'
import { DONE, doing, done, go, roll, saysOf, stateOf, toCharge, toFight, until } from './testing.ts'

describe('the phases of a turn', () => {
  it('IM-01 a: nobody charges in the Shoot phase', () => {
    const shoot = doing(stateOf({ A: [0], B: [18] }), DONE)
    expect(shoot.flow.phase).toBe('shoot')
    expect(check(shoot, go('A1', 14.8)).ok).toBe(false)
  })

  it('IM-01, IM-15, IM-16: who may not move now is told why', () => {
    const why = (state: MeleeState, base: string) => check(state, go(base, 40)).why[0]
    const met = stateOf({ A: [0], B: [3.2], C: [[0, 30]], E: [[60, 60]] })
    expect(why(doing(met, DONE), 'C1')).toMatchObject({ rule: 'IM-01', says: 'chargesLater' })
    const fight = toFight(met)
    expect(why(fight, 'C1')).toMatchObject({ rule: 'IM-15', says: 'chargesOver' })
    const won = doing(fight, roll(6), roll(1))
    expect(won.flow.phase).toBe('victory')
    const [victor] = won.flow.victors
    for (const state of [won, doing(won, roll(4))])
      expect(why(state, 'C1')).toMatchObject({
        rule: 'IM-16',
        says: 'winnerMoves',
        about: victor && { unit: victor.unit },
      })
    expect(check(doing(won, roll(4)), go('A1', 3)).ok).toBe(true)
    expect(why(doing(won, DONE), 'C1')?.says).toBe('otherSidesTurn')
  })

  it('IM-01 b: in the Attack phase the charge is accepted', () => {
    expect(check(toCharge(stateOf({ A: [0], B: [18] })), go('A1', 14.8)).ok).toBe(true)
  })

  it('IM-01: a move in the Move phase does not touch an enemy', () => {
    expect(saysOf(check(stateOf({ A: [0], B: [10] }), go('A1', 6.8)))).toBe('onlyInAttack')
    expect(check(stateOf({ A: [0], B: [10] }), go('A1', 6)).ok).toBe(true)
  })

  it('IM-01: charges end with the first die, and the turn with the last fight', () => {
    const turned = doing(toCharge(stateOf({ A: [0], B: [50] })), DONE)
    expect([turned.flow.phase, turned.flow.turn, turned.flow.number]).toEqual(['move', 'red', 2])
  })

  it('A-39: ownTurn fights only in the turns of the player whose unit began the melee', () => {
    const fought = (meleeEvery: string) => {
      const state = doing(
        toCharge(stateOf({ A: [0], B: [10] }, { options: { meleeEvery } })),
        go('A1', 6.8),
        DONE,
      )
      return doing(toCharge(doing(state, roll(2), roll(2))), DONE)
    }
    expect(fought('playerTurn').flow.phase).toBe('strike')
    expect([fought('ownTurn').flow.phase, fought('ownTurn').flow.turn]).toEqual(['move', 'blue'])
  })
})

describe('A-39: a melee that is fought in the turns of one player alone', () => {
  const joined = (meleeEvery: string) => {
    const met = stateOf({ A: [0], B: [3.2], E: [[0, 12]] }, { options: { meleeEvery } })
    const red = doing(toFight(met), roll(1), roll(1))
    return doing(toCharge(red), go('E1', 0, 3.2))
  }

  it('shows no dice where none will be rolled', () => {
    const says = (meleeEvery: string) => prompt(joined(meleeEvery)).why.map((each) => each.says)
    expect(says('playerTurn')).toEqual(expect.arrayContaining(['touches', 'strikes', 'joinBonus']))
    expect(says('ownTurn')).toContain('touches')
    expect(says('ownTurn')).not.toEqual(expect.arrayContaining(['strikes']))
    expect(says('ownTurn')).not.toEqual(expect.arrayContaining(['joinBonus']))
  })

  it('IM-15: who joins where no dice are rolled has the +1 in the first round it fights, and not after it', () => {
    const first = toFight(doing(joined('ownTurn'), DONE))
    expect([first.flow.turn, first.flow.phase]).toEqual(['blue', 'strike'])
    const needs = (state: MeleeState) =>
      prompt(doing(state, roll(1))).offers.flatMap((each) =>
        each.do === 'roll' ? each.pool.dice.map(({ cuts }) => cuts[0]) : [],
      )
    expect(needs(first)).toEqual([4, 3])
    const second = toFight(doing(doing(first, roll(1), roll(1, 1)), DONE, DONE))
    expect(needs(toFight(until(second, ['move'])))).toEqual([4, 4])
  })
})

describe('a charge', () => {
  it.each([
    ['IM-02 a', 18.2, true],
    ['IM-02 b', 18.3, false],
  ])('%s: an enemy at %s cm between the middles', (_, x, ok) => {
    const state = toCharge(stateOf({ A: [0], B: [x] }))
    expect(check(state, go('A1', x - 3.2)).ok).toBe(ok)
    expect(suggest(state)?.do).toBe(ok ? 'move' : 'done')
  })

  it('A-30: it comes on top of the move of the same turn, unless that is switched off', () => {
    const charged = (chargeAfterMove: boolean) => {
      const moved = doing(stateOf({ A: [0], B: [30] }, { options: { chargeAfterMove } }), go('A1', 15))
      return check(toCharge(moved), go('A1', 26.8))
    }
    expect(charged(true).ok).toBe(true)
    expect(saysOf(charged(false))).toBe('movedAlready')
  })

  it('IM-03 a, #47: one touching base locks both units', () => {
    const state = doing(toCharge(stateOf({ A: [0, [0, 4]], B: [10, [10, 4]] })), go('A1', 6.8))
    expect([isLocked(state, 'A'), isLocked(state, 'B')]).toEqual([true, true])
    expect(state.table.units.map(({ badges }) => badges)).toEqual([['locked'], ['locked']])
  })

  it.each([
    ['IM-03 b', 3.7, false],
    ['A-31: within the tolerance', 3.204, true],
    ['A-31: beyond the tolerance', 3.21, false],
  ])('%s: a gap of %s less 3.2 cm', (_, x, ok) => {
    expect(isLocked(stateOf({ A: [0], B: [x] }), 'A')).toBe(ok)
  })

  it('A-43: a charge that brings nobody into contact is not made', () => {
    const verdict = check(toCharge(stateOf({ A: [0], B: [10] })), go('A1', 5))
    expect([verdict.ok, saysOf(verdict)]).toEqual([false, 'mustTouch'])
  })

  it('IM-02: who is let go on an enemy but finds its way closed is told who closes it', () => {
    const wall = [-3.2, 0, 3.2].map((y) => [3.3, y] as const)
    const around = [-3.3, 3.3].map((y) => [0, y] as const)
    const back = [-3.2, 0, 3.2].map((y) => [-3.3, y] as const)
    const closed = toCharge(stateOf({ A: [0], B: [8], D: [...wall, ...around, ...back] }))
    const [said] = check(closed, go('A1', 8)).why
    expect([said?.says, said?.about.other]).toEqual(['noWay', 'D2'])
    expect(aims(closed, 'A1')[0]?.verdict.why[0]).toEqual(said)
    const open = toCharge(stateOf({ A: [0], B: [8], D: wall }))
    expect(saysOf(check(open, go('A1', 8)))).toBe('charges')
  })

  it('A-43: of a unit that charges those who cannot reach stay', () => {
    const state = toCharge(stateOf({ A: [0, [0, 40]], B: [10] }))
    const moves = ['A1', 'A2'].map((base, index) => ({
      base,
      to: { x: 668, y: 600 + index * 400, facing: 0 },
    }))
    const verdict = check(state, { do: 'move', moves })
    expect(verdict.ok).toBe(true)
    expect(verdict.why.map(({ says }) => says)).toEqual(['charges', 'cannotReach'])
    const moved = doing(state, { do: 'move', moves })
    expect(moved.table.bases.map(({ at }) => at.y)).toEqual([600, 1000, 600])
    expect(check(state, { do: 'move', moves: moves.slice(1) }).ok).toBe(false)
  })

  it('A-43: who is shown a place behind another one goes there, not to an enemy that is nearer', () => {
    const walls = [0, 3.3].flatMap((x) => [3.3, -3.3].map((y) => [x, y] as const))
    const state = toCharge(stateOf({ A: [0, 3.3], B: [12], D: walls, E: [-6] }))
    const onto = (base: string) => ({ base, to: { x: 720, y: 600, facing: 0 } })
    const shown = check(state, { do: 'move', moves: [onto('A1'), onto('A2')] }).moves ?? []
    expect(shown.map(({ to }) => to.x > 680)).toEqual([true, true])
    expect(check(state, { do: 'move', moves: shown }).moves).toEqual(shown)
  })

  it('A-43: who finds no place with the enemy upon whom it is wished goes for another one', () => {
    const A = [
      [6.41, 9.56],
      [-5.59, 8.37],
      [2.83, 10.23],
      [-5.26, 16.02],
      [-0.05, 13.2],
    ] as const
    const B = [
      [-1.09, -3.3],
      [-5.75, -0.64],
    ] as const
    const state = toCharge(stateOf({ A, B }))
    const moves = A.map(([x, y], index) => ({
      base: `A${index + 1}`,
      to: { x: 600 + (x - 9.71) * 10, y: 600 + (y - 8.14) * 10, facing: 0 },
    }))
    const moved = doing(state, { do: 'move', moves })
    expect(touchedBy(moved.table, 'A3')).not.toEqual([])
    expect(suggest(moved)).toEqual(DONE)
  })

  it('A-43: one gesture brings everyone who can reach', () => {
    const state = toCharge(stateOf({ A: [0, [0, 4], [-1, 8], [0, 30]], B: [10, [10, 4]] }))
    const action = suggest(state)
    expect(action?.do === 'move' ? action.moves.map(({ base }) => base).toSorted() : []).toEqual([
      'A1',
      'A2',
      'A3',
    ])
  })

  it('IM-15 b: none after the first die', () => {
    const state = toFight(doing(stateOf({ A: [0], B: [3.2], C: [[10, 5]] })))
    expect(state.flow.phase).toBe('strike')
    expect(check(state, go('C1', 6.4)).ok).toBe(false)
  })

  it('IM-15 a, #50: only the unit that newly arrives has the +1', () => {
    const state = doing(toCharge(stateOf({ A: [0], B: [3.2], C: [10] })), go('C1', 6.4), DONE)
    expect(state.flow.charged).toEqual(['C'])
    const { changes } = done(state, roll(3, 3))
    const threw = changes.find((change) => change.is === 'threw')
    expect(threw?.is === 'threw' && threw.pool.dice.map(({ owner, cuts }) => [owner, ...cuts])).toEqual([
      ['A1', 4],
      ['C1', 3],
    ])
    expect(threw?.why.map(({ says }) => says)).toContain('joinBonus')
  })

  it('IM-22 a: a locked unit does not withdraw', () => {
    expect(saysOf(check(stateOf({ A: [0], B: [3.2] }), go('A1', -5)))).toBe('lockedStays')
  })

  it('IM-22 b: without losses both stay locked and fight on', () => {
    const state = doing(toFight(stateOf({ A: [0], B: [3.2] })), roll(1), roll(1))
    expect([isLocked(state, 'A'), state.flow.turn]).toEqual([true, 'red'])
    expect(toFight(state).flow.phase).toBe('strike')
  })
})

describe('closing up', () => {
  /** The melee goes on in the opponent's turn. */
  const closing = (setting: Parameters<typeof stateOf>[0], options = {}) =>
    until(stateOf(setting, { options, turn: 'blue' }), ['closeUp'])

  it('IM-06 a: a free figure 8.0 cm off moves into contact', () => {
    const state = closing({ A: [0, [14.4, 0]], B: [3.2] })
    expect(most(state)).toBe(1)
    expect(saysOf(check(state, DONE))).toBe('moreCouldFight')
    const closed = doing(state, go('A2', 6.4))
    expect(check(closed, DONE).ok).toBe(true)
  })

  it('IM-06 b: one 16.0 cm off moves 15 cm and does not fight', () => {
    const state = closing({ A: [0, [22.4, 0]], B: [3.2] })
    expect(most(state)).toBe(0)
    const [move] = best(state)
    expect(move?.to.x).toBeCloseTo(600 + 74, 0)
    expect(check(state, DONE).ok).toBe(false)
    expect(check(doing(state, { do: 'move', moves: best(state) }), DONE).ok).toBe(true)
  })

  it('IM-06: the search over all figures refuses the greedy placement', () => {
    // The locked pair stands on the far side, so that B1 is free for F1 and F2 alone.
    const state = closing({
      A: [
        [-3.2, 0],
        [3.2, 10],
        [18.2, 0],
      ],
      B: [0],
    })
    expect(most(state)).toBe(2)
    expect(saysOf(check(doing(state, go('A2', 3.2, 0)), DONE))).toBe('moreCouldFight')
    const both = doing(state, go('A2', 0, 3.2), go('A3', 3.2, 0))
    expect(check(both, DONE).ok).toBe(true)
  })

  it.each([
    ['away from the enemy', [0, 30], 'comesNoNearer'],
    ['round it at the same distance', [10.95, 21.27], 'comesNoNearer'],
    ['half a millimetre nearer', [0, 22.35], 'comesNoNearer'],
    ['nine tenths of a millimetre nearer', [0.013, 22.311], 'comesNoNearer'],
    ['a millimetre nearer, as exactly as places are kept', [0.014, 22.301], 'comesUp'],
    ['the whole way', [0, 7.4], 'comesUp'],
  ] as const)('IM-06, IM-22: out of contact, closing up %s (%j)', (_, [x, y], says) => {
    const state = closing({ A: [0, [0, 22.4]], B: [3.2] })
    const verdict = check(state, go('A2', x, y))
    expect([verdict.ok, saysOf(verdict)]).toEqual([says === 'comesUp', says])
    const [said] = verdict.why
    if (!verdict.ok) expect([said?.rule, said?.about.other]).toEqual(['IM-06', 'B1'])
  })

  it('IM-06 b: whoever can come nearer has to before closing up is done', () => {
    const state = closing({ A: [0, [0, 22.4]], B: [3.2] })
    const verdict = check(state, DONE)
    expect([verdict.ok, saysOf(verdict), verdict.why[0]?.about.base]).toEqual([false, 'hasToComeUp', 'A2'])
    expect(suggest(state)?.do).toBe('move')
    const short = check(doing(state, go('A2', 0, 22.2)), DONE).why[0]
    expect([short?.says, short?.about]).toMatchObject(['hasToComeUp', { base: 'A2', other: 'B1' }])
    expect(check(doing(state, go('A2', 2.1, 7.6)), DONE).ok).toBe(true)
    const blocked = closing({ A: [0, [6.7, 22.4]], B: [3.2], C: [[3.4, 9]] })
    expect(saysOf(check(doing(blocked, go('A2', 4.5, 14)), DONE))).toBe('hasToComeUp')
    expect(check(doing(blocked, go('A2', 3.5, 12.25)), DONE).ok).toBe(true)
    const only = doing(closing({ A: [0, [0, 3.21]], B: [3.2], D: [[3.2, 3.2], [3.2, -3.2], 6.4] }), DONE)
    expect(only.flow.phase).not.toBe('closeUp')
  })

  it('IM-06: what is proposed is enough, also for those behind others', () => {
    const state = closing({ A: [0, [0, 20], [0, 23.2], [0, 26.4], [-40, 0]], B: [3.2] })
    const action = suggest(state)
    const next = action === null ? state : doing(state, action)
    expect(check(next, DONE).ok).toBe(true)
  })

  it.each([
    ['into', [4.8, 10] as const, false],
    ['upon', [7, 10] as const, false],
    ['within a millimetre of', [4.75, 10] as const, false],
    ['a little farther off', [4.6, 9] as const, true],
  ])('IM-06: closing up does not lead %s an enemy of no melee of its own', (_, [x, y], ok) => {
    const verdict = check(closing({ A: [0, [0, 10]], B: [3.2], E: [[8, 10]] }), go('A2', x, y))
    const [said] = verdict.why
    expect([verdict.ok, said?.says, said?.about.other]).toEqual(
      ok ? [true, 'comesUp', undefined] : [false, 'notOfThisMelee', 'E1'],
    )
  })

  it('IM-06: what is proposed may be corrected by hand, but not to fewer in contact', () => {
    const state = closing({ A: [0, [14, 0], [14, 4]], B: [3.2] })
    const proposed = doing(state, ...[suggest(state)].flatMap((each) => each ?? []))
    expect(check(proposed, DONE).ok).toBe(true)
    const elsewhere = doing(proposed, go('A2', 3.2, -3.2))
    expect(check(elsewhere, DONE).ok).toBe(true)
    const fewer = doing(proposed, go('A2', 12, 0))
    expect(saysOf(check(fewer, DONE))).toBe('moreCouldFight')
  })

  it('A-33: the active player closes up first, then the other', () => {
    const state = closing({ A: [0, [-10, 0]], B: [3.2, [12, 0]] })
    expect(state.flow.closing?.side).toBe('blue')
    const next = doing(
      until(doing(state, ...[suggest(state)].flatMap((each) => each ?? [])), ['closeUp']),
      DONE,
    )
    expect([next.flow.phase, next.flow.closing?.side]).toEqual(['closeUp', 'red'])
  })

  it('A-33: the distance is a setting', () => {
    const off = { A: [0, [18.2, 0]], B: [3.2] } as const
    expect([most(closing(off)), most(closing(off, { closeUpCm: 10 }))]).toEqual([1, 0])
  })

  it('A-42: where nobody touches anybody after closing up, the melee is over', () => {
    const met = stateOf({ A: [0, [-50, 0]], B: [3.2, [40, 0]] })
    const alone = {
      ...met,
      table: { ...met.table, bases: met.table.bases.filter(({ id }) => id.endsWith('2')) },
    }
    const over = toCharge(alone)
    expect([isLocked(over, 'A'), isLocked(over, 'B')]).toEqual([false, false])
    expect(isLocked(toCharge(met), 'A')).toBe(true)
  })

  it('A-42: once closes up in the first turn only', () => {
    const next = (closeUp: string) => {
      const state = closing({ A: [0, [-50, 0]], B: [3.2] }, { closeUp })
      return until(doing(until(state, ['strike']), roll(1), roll(1)), ['closeUp', 'charge']).flow.phase
    }
    expect([next('everyTurn'), next('once')]).toEqual(['closeUp', 'charge'])
  })

  it('A-42: once is once more when a unit joins: those of it who could not reach close up as well', () => {
    const closed = closing({ A: [0, [-50, 0]], B: [3.2], C: [30, 46] }, { closeUp: 'once' })
    const fought = doing(until(closed, ['strike']), roll(1), roll(1))
    const near = doing(until(fought, ['move']), DONE)
    const blue = until(near.flow.turn === 'blue' ? near : doing(near, DONE), ['move'])
    expect(blue.flow.turn).toBe('blue')
    const joined = doing(toCharge(doing(blue, go('C1', 17), go('C2', 31.5))), go('C1', 6.4))
    const next = until(doing(joined, DONE, roll(1, 1), roll(1)), ['closeUp', 'charge'])
    expect([next.flow.phase, next.flow.closing?.bases]).toEqual(['closeUp', ['A2', 'C2']])
    const after = until(doing(until(next, ['strike']), roll(1), roll(1, 1)), ['closeUp', 'charge'])
    expect(after.flow.phase).toBe('charge')
  })
})
