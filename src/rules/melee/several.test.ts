// Fights of more than two units, and what hangs on them, IM-13 to IM-17, IM-20.
import { describe, expect, it } from 'vitest'
import { check, prompt } from './flow.ts'
import { isLocked, type MeleeState, meleeOf } from './state.ts'
import { DONE, doing, done, go, roll, stateOf, toCharge, toFight, told, until } from './testing.ts'

const meleesOf = ({ flow }: MeleeState): readonly string[] =>
  flow.melees.map(({ units }) => units.toSorted().join(' '))

/** Who rolls now, and what each needs. */
const rolling = (state: MeleeState): readonly string[] =>
  prompt(state).offers.flatMap((offer) =>
    offer.do === 'roll' ? offer.pool.dice.map(({ owner, cuts }) => `${owner} ${cuts.join()}`) : [],
  )

const standing = ({ table }: MeleeState): string => table.bases.map(({ id }) => id).join(' ')

describe('several units', () => {
  it('A-44: two on either side that hang together are one melee, rolled at once', () => {
    const setting = {
      A: [0],
      C: [[0, 3.3]],
      B: [3.2, [3.2, 3.3]],
      E: [
        [-3.2, 3.3],
        [-40, 0],
      ],
    } as const
    const state = toFight(stateOf(setting))
    expect(meleesOf(state)).toEqual(['A B C E'])
    expect(rolling(state)).toEqual(['A1 4', 'C1 4'])
    expect(rolling(doing(state, roll(1, 1)))).toEqual(['B1 4', 'B2 4', 'E1 4'])
  })

  it('A-44: a kill of the one unit and a kill of the other are added up for their side', () => {
    const setting = {
      A: [0, [-40, 0]],
      C: [
        [0, 4],
        [-40, 4],
      ],
      B: [3.2, [3.2, 4], [40, 0]],
    } as const
    const joined = stateOf(setting)
    expect(meleesOf(joined)).toEqual(['A B C'])
    const end = doing(toFight(joined), roll(6, 6), roll(6, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'A1' }],
    })
    expect([standing(end), meleeOf(end, 'B')?.bonus.toSorted()]).toEqual(['A2 C1 C2 B3', ['A', 'C']])
  })

  it('A-44: two melees become one where somebody charges into both', () => {
    const setting = { A: [-3.2], C: [9.6], D: [[3.2, 9]], B: [0], E: [6.4] } as const
    const state = toCharge(stateOf(setting))
    expect(meleesOf(state)).toEqual(['A B', 'C E'])
    const fight = doing(state, go('D1', 3.2), DONE)
    expect(meleesOf(fight)).toEqual(['A B C D E'])
    expect([fight.flow.phase, ...rolling(fight)]).toEqual(['strike', 'A1 4', 'C1 4', 'D1 3'])
  })

  it('A-44: melees that share nobody are fought one by one', () => {
    const state = toFight(stateOf({ A: [-3.2], C: [9.6], D: [[3.2, 40]], B: [0], E: [6.4] }))
    expect([state.flow.phase, meleesOf(state)]).toEqual(['fights', ['A B', 'C E']])
    const chosen = doing(state, { do: 'choose', option: 'fight', unit: 'C' })
    expect(rolling(chosen)).toEqual(['C1 4'])
  })

  it('IM-15: a third and a fourth join from other sides; the one they all touch has one die', () => {
    const setting = { A: [-3.2], C: [12], D: [[0, 12]], B: [0, [40, 0]] } as const
    const state = doing(toCharge(stateOf(setting)), go('C1', 3.2), go('D1', 0, 3.2), DONE)
    expect(rolling(state)).toEqual(['A1 4', 'C1 3', 'D1 3'])
    const struck = doing(state, roll(1, 2, 2))
    expect(rolling(struck)).toEqual(['B1 4'])
    const hit = doing(struck, roll(6))
    // It may fall on any of the three, and their side says on whom.
    const onto = (base: string) => check(hit, { do: 'allocate', hits: [{ die: 0, base }] }).ok
    expect(['A1', 'C1', 'D1'].map(onto)).toEqual([true, true, true])
  })

  it('IM-15: enemies may be joined too, in the turn of their side', () => {
    const state = doing(
      toCharge(stateOf({ A: [0], B: [3.2], E: [-12] }, { turn: 'red' })),
      go('E1', -3.2),
      DONE,
    )
    expect([meleesOf(state), rolling(state)]).toEqual([['A B E'], ['B1 4', 'E1 3']])
  })
})

describe('after it', () => {
  it('IM-16, A-44: a melee against two is won only when both are gone', () => {
    const setting = { A: [0], B: [3.2], E: [-3.2, [-40, 0]] } as const
    const one = doing(toFight(stateOf(setting)), roll(6), roll(1, 1), {
      do: 'allocate',
      hits: [{ die: 0, base: 'B1' }],
    })
    expect([isLocked(one, 'A'), isLocked(one, 'E')]).toEqual([true, true])
    const both = doing(
      toFight(stateOf({ A: [0, [0, 4]], B: [3.2], E: [[3.2, 4]], F: [[50, 50]] })),
      roll(6, 6),
      roll(1, 1),
    )
    expect(both.flow.phase).toBe('victory')
  })

  it('A-40, #52: who wins in the turn of the other side moves on too, into several enemies', () => {
    const setting = {
      B: [-3.2],
      A: [0],
      E: [5, [20, 0]],
      F: [
        [3.2, 4.4],
        [30, 0],
      ],
    } as const
    const state = doing(toFight(stateOf(setting, { turn: 'red' })), roll(1), roll(6))
    expect([state.flow.turn, state.flow.phase, prompt(state).side]).toEqual(['red', 'victory', 'blue'])
    const moved = doing(state, roll(6), go('A1', 1.8))
    expect(meleesOf(moved)).toEqual(['A E'])
    // Nobody strikes in this phase, and nobody has the +1 in the next one.
    const next = doing(moved, DONE)
    expect([next.flow.phase, next.flow.turn]).toEqual(['move', 'blue'])
    expect(rolling(toFight(next))[0]).toBe('A1 4')
  })

  it('A-45: where one side alone is gone there is a winner, and its wounded are treated', () => {
    const setting = { A: [0, [0, 4]], B: [3.2, [3.2, 4]], E: [[50, 50]] } as const
    const { state, changes } = done(doing(toFight(stateOf(setting)), roll(6, 6), roll(6, 1)), {
      do: 'allocate',
      hits: [{ die: 0, base: 'A1' }],
    })
    expect(told(changes)).not.toContain('bothGone')
    expect([state.flow.victors.map(({ unit }) => unit), state.flow.wounded]).toEqual([['A'], ['A1']])
  })

  it('A-45: with several units both sides can be gone at once, and the next melee is fought', () => {
    const setting = { A: [0], C: [[0, 4]], B: [3.2, [3.2, 4]], D: [[40, 0]], E: [[43.2, 0]] } as const
    const state = toFight(stateOf(setting))
    const end = doing(state, { do: 'choose', option: 'fight', unit: 'A' }, roll(6, 6), roll(6, 6))
    expect([standing(end), end.flow.phase, ...rolling(end)]).toEqual(['D1 E1', 'strike', 'D1 4'])
  })

  it('IM-20, A-41: medics may treat some, and nobody where there are none', () => {
    const setting = {
      A: [0, [0, 4], [0, 8], [-40, 8]],
      B: [3.2, [3.2, 4], [3.2, 8]],
      E: [[50, 50]],
    } as const
    const fought = doing(toFight(stateOf(setting)), roll(6, 6, 6), roll(6, 6, 1))
    const wounded = doing(
      fought,
      {
        do: 'allocate',
        hits: [
          { die: 0, base: 'A1' },
          { die: 1, base: 'A2' },
        ],
      },
      DONE,
    )
    expect([wounded.flow.phase, wounded.flow.wounded]).toEqual(['medics', ['A1', 'A2']])
    const some = doing(wounded, { do: 'choose', option: 'healed', unit: 'A2' }, DONE)
    expect(standing(some)).toBe('A2 A3 A4 E1')
    expect(standing(doing(wounded, DONE))).toBe('A3 A4 E1')
    const next = until(doing(wounded, DONE), ['charge'])
    expect(check(next, { do: 'choose', option: 'healed', unit: 'A1' }).ok).toBe(false)
  })
})
