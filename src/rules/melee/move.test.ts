// The Move phase: distances of a unit’s own, and the house rules of moving.
import { describe, expect, it } from 'vitest'
import type { Action, Options } from '../../kernel/game.ts'
import { check, prompt, suggest } from './flow.ts'
import type { MeleeState } from './state.ts'
import { DONE, doing, go, saysOf, stateOf, toCharge, until } from './testing.ts'

describe('how far', () => {
  it('a unit moves its own distance, or 15 cm', () => {
    const far = (cm: number, moveCm?: number) =>
      check(stateOf({ A: [0], B: [90] }, { traits: { A: moveCm ? { moveCm } : {} } }), go('A1', cm)).ok
    expect([far(15), far(15.1), far(25, 25), far(25.1, 25), far(10.1, 10)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })
})

describe('which rule says how far', () => {
  const said = (state: MeleeState, action: Action) => check(state, action).why[0]?.rule
  const locked = { A: [0, [-20, 0]], B: [3.2] } as const

  it('A-30 of a move, whether it is made or too far', () => {
    const state = stateOf({ A: [0], B: [90] })
    expect([said(state, go('A1', 15)), said(state, go('A1', 15.1))]).toEqual(['A-30', 'A-30'])
  })

  it('IM-02 of a charge, A-33 of closing up', () => {
    expect(said(toCharge(stateOf({ A: [0], B: [18.3] })), go('A1', 15.1))).toBe('IM-02')
    expect(said(until(stateOf(locked), ['closeUp']), go('A2', 0, 3.2))).toBe('A-33')
  })
})

describe('who can act is told with the question', () => {
  it('who has moved in this phase is told apart', () => {
    const moved = doing(stateOf({ A: [0, [0, 5]], B: [90] }), go('A2', 5, 5))
    expect(prompt(moved).offers[0]).toEqual({ do: 'move', bases: ['A1', 'A2'], moved: ['A2'] })
    expect(prompt(toCharge(moved)).offers[0]).toMatchObject({ moved: [] })
  })

  const said = (state: MeleeState) => [prompt(state).about.of, prompt(state).note?.says]

  it('IM-22: of units that are all locked nobody moves or charges', () => {
    const locked = stateOf({ A: [0], B: [3.2] })
    expect(said(locked)).toEqual([0, 'nobodyFree'])
    expect(said(toCharge(locked))).toEqual([0, 'nobodyFree'])
    expect(said(stateOf({ A: [0], B: [3.2], C: [40] }))).toEqual([1, undefined])
  })

  it('IM-22: a side without a figure is told to be gone, whoever is asked', () => {
    const none = stateOf({ A: [], B: [0] })
    expect(said(none)).toEqual([0, 'noFigures'])
    expect(said(toCharge(none))).toEqual([0, 'noFigures'])
    const alone = prompt(stateOf({ A: [0], B: [] }))
    expect([alone.about.of, alone.note?.says, alone.note?.about.side]).toEqual([1, 'noFigures', 'red'])
  })

  it('A-30: of units that have moved nobody charges, where that is instead of it', () => {
    const charge = (options: Options) =>
      toCharge(doing(stateOf({ A: [0], B: [20] }, { options }), go('A1', 2), DONE))
    expect(said(charge({ chargeAfterMove: false }))).toEqual([0, 'allMoved'])
    expect(said(charge({}))).toEqual([1, undefined])
  })
})

describe('A-48: keeping together', () => {
  const options = { coherencyCm: 5 }
  const two = { A: [0, [4, 0]], B: [[90, 0]] } as const
  const done = (state: ReturnType<typeof stateOf>) => check(state, DONE)

  it('A-48 a: a figure within 5 cm of another one of its unit is not left behind', () => {
    const state = doing(stateOf(two, { options }), go('A2', 8.2))
    expect(done(state).ok).toBe(true)
  })

  it('A-48 b: one at 5.1 cm is, and the phase does not end', () => {
    const state = doing(stateOf(two, { options }), go('A2', 8.3))
    expect(done(state)).toMatchObject({ ok: false, why: [{ rule: 'A-48', says: 'strays' }, {}] })
    expect(done(state).why[0]?.about).toMatchObject({ base: 'A1', other: 'A2', limit: { cm: 5 } })
    const offer = prompt(state).offers.find((each) => each.do === 'done')
    expect(offer?.do === 'done' && offer.verdict.ok).toBe(false)
    const back = suggest(state)
    expect(back !== null && done(doing(state, back)).ok).toBe(true)
  })

  it('A-48 c: by default it is not asked', () => {
    expect(done(doing(stateOf(two), go('A2', 15))).ok).toBe(true)
  })

  it('A-48 d: who was far off already may stay so, not go farther', () => {
    const apart = stateOf({ A: [0, [30, 0]], B: [[90, 0]] }, { options })
    expect(done(apart).ok).toBe(true)
    expect(done(doing(apart, go('A2', 29))).ok).toBe(true)
    expect(done(doing(apart, go('A2', 31))).ok).toBe(false)
  })

  it('A-48 e: a lone figure has nobody to keep to', () => {
    expect(done(doing(stateOf({ A: [0], B: [90] }, { options }), go('A1', 10))).ok).toBe(true)
  })
})

describe('A-49: keeping from enemies', () => {
  const options = { clearanceCm: 2 }

  it('A-49 a: a move ends 2 cm from an enemy, not nearer', () => {
    const state = stateOf({ A: [0], B: [15] }, { options })
    expect(check(state, go('A1', 9.8)).ok).toBe(true)
    expect(check(state, go('A1', 9.9))).toMatchObject({ ok: false, why: [{ rule: 'A-49', says: 'tooNear' }] })
    expect(check(state, go('A1', 9.9)).why[0]?.about).toMatchObject({
      other: 'B1',
      must: 'keep',
      gap: { mm: 19 },
    })
  })

  it('A-30, A-49: what is both too far and too near is too far, as it is without the distance', () => {
    const why = (clearanceCm: number) =>
      check(stateOf({ A: [0], B: [7] }, { options: { clearanceCm } }), go('A1', 13.9)).why[0]
    for (const cm of [0, 5])
      expect(why(cm)).toMatchObject({
        rule: 'A-30',
        says: 'tooFar',
        about: { length: expect.closeTo(154, 0) },
      })
  })

  it('A-49 b: nor does it pass nearer on its way', () => {
    const state = stateOf({ A: [0], B: [[7, 4.5]], E: [[7, -4.5]] }, { options })
    expect(saysOf(check(state, go('A1', 14)))).toBe('tooNear')
    const open = stateOf({ A: [0], B: [[7, 4.5]], E: [[7, -4.5]] })
    expect(check(open, go('A1', 14)).ok).toBe(true)
  })

  it('A-49 c: who stood nearer keeps what there was', () => {
    const state = stateOf({ A: [0], B: [4.2] }, { options })
    expect(check(state, go('A1', -3)).ok).toBe(true)
    expect(check(state, go('A1', 0.3)).why[0]?.about.stood).toBe(10)
  })

  it('A-49 d: friends need not be kept from, and a charge goes into contact', () => {
    const state = stateOf({ A: [0], D: [15], B: [[0, 15]] }, { options })
    expect(check(state, go('A1', 11.7)).ok).toBe(true)
    const charging = doing(state, DONE, DONE)
    expect(check(charging, go('A1', 0, 11.8)).ok).toBe(true)
  })
})
