// What comes after a melee, and who may shoot: IM-16 to IM-21 and their switches.
import { describe, expect, it } from 'vitest'
import type { Options } from '../../kernel/game.ts'
import { spokenIn } from '../../kernel/spoken.ts'
import { check, prompt } from './flow.ts'
import { mayBeShotAt, mayShoot } from './shooting.ts'
import { isLocked, meleeOf } from './state.ts'
import { DONE, doing, done, go, roll, saysOf, stateOf, toCharge, toFight, told } from './testing.ts'

/** A has just destroyed B; E stands so many cm beyond A1's edge. */
const won = (gap: number, options: Options = {}) =>
  doing(toFight(stateOf({ A: [0], B: [-3.2], E: [3.2 + gap, [40, 40]] }, { options })), roll(6), roll(1))

describe('the victory move', () => {
  it('IM-16 a: a 4 moves up to 4.0 cm, not 4.1', () => {
    const state = doing(won(30), roll(4))
    expect([check(state, go('A1', 4)).ok, check(state, go('A1', 4.1)).ok]).toEqual([true, false])
    expect(saysOf(check(state, go('A1', 4.1)))).toBe('beyondDie')
  })

  it('IM-16: the reach of the die is shown at once', () => {
    const state = doing(won(30), roll(4))
    expect(prompt(state).why[0]).toMatchObject({ says: 'zoneMoveOn', about: { zone: { size: { cm: 4 } } } })
  })

  it('IM-16: with no enemy left on the table none is asked for, and the battle is won', () => {
    const fight = toFight(stateOf({ A: [0], B: [-3.2] }))
    const { state, changes } = done(doing(fight, roll(6)), roll(1))
    expect([state.mode, spokenIn(changes)?.why[0]]).toMatchObject(['arrange', { says: 'battleWon' }])
    expect(won(30).flow.phase).toBe('victory')
  })

  it('IM-16 b: it may be declined, before the die and after it', () => {
    expect(doing(won(30), DONE).flow.phase).toBe('move')
    expect(doing(won(30), roll(1), DONE).table.bases[0]?.at.x).toBe(600)
  })

  it('IM-17 a, #52: it reaches a new enemy: locked, no dice in this phase, no +1 in the next', () => {
    const state = doing(won(4.8), roll(5), go('A1', 4.8), DONE)
    expect([isLocked(state, 'A'), isLocked(state, 'E'), state.flow.phase]).toEqual([true, true, 'move'])
    const next = toFight(state)
    expect(next.flow.charged).toEqual([])
    expect(next.flow.phase).toBe('strike')
  })

  it('IM-17, IM-08: who charged in that phase has no +1 in the fight that its victory move begins', () => {
    const charged = doing(
      toCharge(
        stateOf({
          A: [0],
          B: [-13.2],
          E: [
            [-10, 8],
            [40, 40],
          ],
        }),
      ),
      go('A1', -10),
    )
    const state = doing(charged, DONE, roll(6), roll(1), roll(5), go('A1', -10, 4.8), DONE)
    expect([isLocked(state, 'E'), state.flow.charged]).toEqual([true, []])
  })

  it('IM-17 b: a 4 leaves 0.8 cm', () => {
    const state = doing(won(4.8), roll(4), go('A1', 4), DONE)
    expect(isLocked(state, 'A')).toBe(false)
  })

  it('A-40: in a melee that goes on it neither strikes nor is struck in this phase', () => {
    const setting = { A: [0], B: [-3.2], C: [10], E: [6.8, [40, 40]] } as const
    const both = toFight(stateOf(setting))
    expect(both.flow.phase).toBe('fights')
    const moved = doing(
      both,
      { do: 'choose', option: 'fight', unit: 'A' },
      roll(6),
      roll(1),
      roll(6),
      go('A1', 3.6),
      DONE,
    )
    expect(meleeOf(moved, 'A')?.units.toSorted()).toEqual(['A', 'C', 'E'])
    const pool = prompt(moved).offers.find((each) => each.do === 'roll')
    expect(pool?.do === 'roll' && pool.pool.dice.map(({ owner }) => owner)).toEqual(['C1'])
  })

  it.each([
    ['perUnit', 2],
    ['shared', 1],
  ])('A-38: %s', (victoryDie, dice) => {
    const setting = { A: [0], C: [-6.4], B: [-3.2], E: [40] } as const
    let state = doing(toFight(stateOf(setting, { options: { victoryDie } })), roll(6, 6), roll(1))
    let thrown = 0
    for (let step = 0; step < 8 && state.flow.victors.length > 0; step++) {
      const rolls = state.flow.phase === 'victory'
      thrown += rolls ? 1 : 0
      state = doing(state, rolls ? roll(3) : DONE)
    }
    expect(thrown).toBe(dice)
  })
})

describe('shooting', () => {
  it('IM-18 a: a locked unit may not shoot', () => {
    const shoot = doing(stateOf({ A: [0], B: [3.2] }), DONE)
    expect(saysOf(check(shoot, { do: 'choose', option: 'shooter', unit: 'A' }))).toBe('lockedMayNotShoot')
  })

  it('IM-18 b: once the melee is over it may again', () => {
    expect(mayShoot(doing(won(30), DONE), 'A').ok).toBe(true)
  })

  it('IM-19 a, #53: nobody shoots into a melee', () => {
    const state = stateOf({ A: [0], B: [3.2], D: [-20], E: [20] })
    for (const [by, at] of [
      ['D', 'A'],
      ['D', 'B'],
      ['E', 'A'],
      ['E', 'B'],
    ] as const)
      expect([by, at, mayBeShotAt(state, by, at).ok]).toEqual([by, at, false])
  })

  it('IM-19 b: a free unit 2 cm beside it may be shot at', () => {
    const state = doing(stateOf({ A: [0], B: [3.2], D: [-20], G: [8.4] }), DONE)
    const chosen = doing(state, { do: 'choose', option: 'shooter', unit: 'D' })
    expect(check(chosen, { do: 'choose', option: 'target', unit: 'G' }).ok).toBe(true)
    expect(check(chosen, { do: 'choose', option: 'target', unit: 'B' }).ok).toBe(false)
    expect(doing(chosen, { do: 'choose', option: 'holdFire' }, DONE).flow.phase).toBe('charge')
  })
})

describe('the wounded', () => {
  const setting = { A: [0, [0, 4], [-40, 8]], B: [3.2, [3.2, 4]], E: [[50, 50]] } as const

  /** A loses one figure and destroys B. */
  const ended = (options: Options = {}) => {
    const state = doing(toFight(stateOf(setting, { options })), roll(6, 6), roll(6, 1))
    const picked = doing(state, { do: 'allocate', hits: [{ die: 0, base: 'A1' }] })
    return doing(picked, DONE)
  }

  it('IM-20 a: once the melee is over they may be treated, and stand where they fell', () => {
    const state = ended()
    expect([state.flow.phase, state.flow.wounded]).toEqual(['medics', ['A1']])
    const healed = doing(state, { do: 'choose', option: 'healed', unit: 'A1' })
    expect(healed.table.bases.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'E1'])
    expect(healed.flow.phase).toBe('move')
    expect(doing(state, { do: 'choose', option: 'notHealed', unit: 'A1' }).table.bases.length).toBe(3)
  })

  it('IM-20 b, IM-21 a, #55: while the fight goes on they are lost', () => {
    const more = { ...setting, B: [3.2, [3.2, 4], [40, 0]] as const }
    const state = doing(toFight(stateOf(more)), roll(1, 1), roll(6, 1))
    const { state: end, changes } = done(state, { do: 'allocate', hits: [{ die: 0, base: 'A1' }] })
    expect(told(changes)).toContain('woundedLost')
    expect([end.flow.phase, end.flow.wounded]).toEqual(['move', []])
    expect(check(end, { do: 'choose', option: 'healed', unit: 'A1' }).ok).toBe(false)
  })

  it('IM-21 b: only those of the last round are treated', () => {
    const ring = [
      [-3.2, 0],
      [3.2, 0],
      [-3.2, 4],
      [3.2, 4],
      [0, -3.2],
    ] as const
    const fight = toFight(
      stateOf({
        A: ring,
        B: [
          [0, 0],
          [0, 4],
        ],
        E: [[50, 50]],
      }),
    )
    const first = doing(fight, roll(1, 1, 1, 1, 1), roll(6, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'A5' }],
    })
    const second = doing(toFight(first), roll(6, 6), roll(6, 6, 1, 1), {
      do: 'allocate',
      hits: [
        { die: 0, base: 'A1' },
        { die: 1, base: 'A3' },
      ],
    })
    expect(second.flow.wounded).toEqual(['A1', 'A3'])
    expect(second.table.lost.map(({ id }) => id).toSorted()).toEqual(['A1', 'A3', 'A5', 'B1', 'B2'])
  })

  it('A-41: with a number the dice say', () => {
    const state = ended({ medicTarget: 4 })
    expect(doing(state, roll(4)).table.bases.length).toBe(4)
    expect(doing(state, roll(3)).table.bases.length).toBe(3)
    expect(check(ended(), roll(4)).ok).toBe(false)
  })

  it('the battle ends with the last figure of a side', () => {
    const end = doing(toFight(stateOf({ A: [0], B: [3.2] })), roll(6), roll(1), DONE)
    expect(end.mode).toBe('arrange')
  })
})

describe('arranging', () => {
  it('waits until the turn begins anew', () => {
    const state = stateOf({ A: [0], B: [3.2] })
    expect(check(state, { do: 'mode', mode: 'arrange' }).ok).toBe(true)
    expect(check(toCharge(state), { do: 'mode', mode: 'arrange' }).ok).toBe(false)
  })
})
