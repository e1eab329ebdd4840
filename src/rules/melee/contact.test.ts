// Contact locks, whoever made it: by hand, by a victory move, and never by a wounded figure that is healed. IM-03, A-40.
import { describe, expect, it } from 'vitest'
import { strangeOn } from '../../kernel/known.ts'
import { check, prompt } from './flow.ts'
import { melee } from './melee.ts'
import { asItLies, isLocked, type MeleeState, touchedBy } from './state.ts'
import { DONE, doing, done, go, roll, saysOf, stateOf, toFight, told, until } from './testing.ts'

/** By hand, past the rules: the figure lies there. */
const laid = (state: MeleeState, base: string, x: number, y = 0): MeleeState => {
  const to = { x: 600 + x * 10, y: 600 + y * 10, facing: 0 }
  const bases = state.table.bases.map((each) => (each.id === base ? { ...each, at: to } : each))
  return { ...state, table: { ...state.table, bases } }
}

const offered = (state: MeleeState, unit: string) =>
  prompt(state).offers.find((each) => each.do === 'choose' && each.unit === unit)

describe('IM-03: contact made by hand', () => {
  const apart = stateOf({ A: [0], B: [20], E: [[40, 40]] })
  const touching = laid(apart, 'A1', 16.8)

  it('locks at once: nobody moves away, shoots, or is shot at', () => {
    expect(check(apart, go('A1', -5)).ok).toBe(true)
    expect(saysOf(check(touching, go('A1', -5)))).toBe('lockedStays')
    const shooting = doing(touching, DONE)
    const offer = offered(shooting, 'A')
    expect(offer?.do === 'choose' && saysOf(offer.verdict)).toBe('lockedMayNotShoot')
    expect(isLocked(shooting, 'B')).toBe(true)
  })

  it('is told with the next step, and marks both units', () => {
    const next = done(touching, DONE)
    expect(told(next.changes)[0]).toBe('locks')
    expect(next.state.table.units.map(({ badges }) => badges)).toEqual([['locked'], ['locked'], []])
    expect(told(done(apart, DONE).changes)).not.toContain('locks')
  })

  it('alone says who is locked: a file cannot', () => {
    const [first, ...rest] = apart.table.units
    if (!first) throw new Error('No units')
    const units = [{ ...first, badges: ['locked'] }, ...rest]
    expect(strangeOn({ ...apart.table, units }, melee.known)?.field).toBe('units.0.badges.0')
    expect(strangeOn(apart.table, melee.known)).toBeNull()
  })

  it('among the charges is fought in the same phase', () => {
    const charging = until(apart, ['charge'])
    expect(doing(laid(charging, 'A1', 16.8), DONE).flow.phase).toBe('strike')
  })

  it('while a round is fought waits for its end', () => {
    const fighting = toFight(stateOf({ A: [0], B: [-3.2], C: [20], E: [30, [40, 40]] }))
    const state = laid(fighting, 'C1', 26.8)
    const [rolled, over] = [doing(state, roll(1)), doing(state, roll(1), roll(1))]
    expect([isLocked(asItLies(rolled), 'C'), isLocked(asItLies(over), 'C')]).toEqual([false, true])
  })
})

describe('IM-17: a victory move', () => {
  const beside = doing(
    toFight(stateOf({ A: [0, [0, 50]], B: [-3.2], E: [8, [40, 40]] })),
    roll(6),
    roll(1),
    roll(5),
    go('A1', 4.8),
  )

  it('that has reached an enemy stays there; others of the unit go on', () => {
    expect(saysOf(check(beside, go('A1', 3)))).toBe('touchesAlready')
    expect(check(beside, go('A2', 0, 32)).ok).toBe(true)
  })

  it('A-40: whom it touches is not said to touch nobody', () => {
    const says = prompt(beside).why.map((each) => each.says)
    expect(says).toContain('touchesWaiting')
    expect(says).not.toContain('nobodyTouches')
  })
})

describe('IM-20: who is healed', () => {
  const lying = doing(
    toFight(stateOf({ A: [[0, 3.2], 3.2], B: [0], E: [[7.4, 2.8]], F: [[40, 40]] })),
    roll(6, 1),
    roll(6),
    { do: 'allocate', hits: [{ die: 0, base: 'A2' }] },
    roll(6),
    go('A1', 2.2, -0.5),
    DONE,
  )

  it('stands up beside whoever has taken the place, in contact with no enemy', () => {
    const state = doing(lying, { do: 'choose', unit: 'A2', option: 'healed' })
    expect(state.table.bases.some(({ id }) => id === 'A2')).toBe(true)
    expect(touchedBy(state.table, 'A2')).toEqual([])
    expect(isLocked(state, 'A')).toBe(false)
  })

  it('who is not stays lost', () => {
    const state = doing(lying, { do: 'choose', unit: 'A2', option: 'notHealed' })
    expect(state.table.bases.some(({ id }) => id === 'A2')).toBe(false)
  })
})

describe('IM-16: who came by a victory move of its own', () => {
  it('has not won the fight that others end in the same phase', () => {
    const setting = { A: [0], B: [-3.2], C: [10], E: [6.8], F: [[40, 40]] } as const
    const state = doing(
      toFight(stateOf(setting)),
      { do: 'choose', option: 'fight', unit: 'A' },
      roll(6),
      roll(1),
      roll(6),
      go('A1', 3.6),
      DONE,
      roll(6),
      roll(1),
    )
    expect(state.flow.victors.map(({ unit }) => unit)).toEqual(['C'])
  })
})
