// Shooting: who may shoot at whom, losses entered, dice by a house rule (IM-18, IM-19, A-46, A-47).
import { describe, expect, it } from 'vitest'
import type { Action, Options, Prompt } from '../../kernel/game.ts'
import { check, phase, prompt } from './flow.ts'
import { mayBeShotAt, mayShoot } from './shooting.ts'
import type { MeleeState } from './state.ts'
import { DONE, doing, done, roll, type Setting, saysOf, stateOf, type Terms, told } from './testing.ts'

const shooter = (unit: string): Action => ({ do: 'choose', option: 'shooter', unit })
const target = (unit: string): Action => ({ do: 'choose', option: 'target', unit })
const falls = (base: string): Action => ({ do: 'choose', option: 'shotDown', unit: base })

const shooting = (setting: Setting, terms: Terms = {}): MeleeState => doing(stateOf(setting, terms), DONE)

/** A has shot at B, as far as the next question. */
const shot = (setting: Setting, terms: Terms = {}): MeleeState =>
  doing(shooting(setting, terms), shooter('A'), target('B'))

const livingIn = (state: MeleeState, unit: string): readonly string[] =>
  state.table.bases.filter((base) => base.unit === unit).map(({ id }) => id)

const lossesOf = ({ offers }: Prompt) =>
  offers.flatMap((offer) => (offer.do === 'choose' && offer.option === 'shotDown' ? [offer.unit] : []))

/** With A1 at 0 and B1 at 30: two figures and one behind their gap, which leave no line open. */
const cover = (x: number) =>
  [
    [x, -1.7],
    [x, 1.7],
    [x + 3.6, 0],
  ] as const
const COVER = cover(14)

describe('the line of sight', () => {
  it('A-46 a: where a third unit covers all of the target, nobody shoots, and the bases in the way are told', () => {
    for (const third of ['D', 'E']) {
      const { ok, why } = mayBeShotAt(stateOf({ A: [0], B: [30], [third]: COVER }), 'A', 'B')
      expect([ok, why.map(({ says }) => says)]).toEqual([false, ['sightBlocked', 'nobodyShoots']])
      expect(why[0]?.about).toMatchObject({ base: 'A1', other: 'B1', bases: [`${third}3`], gap: { mm: 268 } })
      expect(why[0]?.rule).toBe('A-46')
    }
  })

  it('A-46 b: one straight line that passes is enough', () => {
    const past = (...places: Setting[string]) =>
      mayBeShotAt(stateOf({ A: [0], B: [30], D: places }), 'A', 'B')
    expect(past([15, 1]).ok).toBe(true)
    expect(past([15, 1], [15, -2.4]).ok).toBe(true)
  })

  it('A-46 i: a closed rank hides whoever stands behind it, and the line that is told is one that passes', () => {
    const rank = (apart: number) => [-2, -1, 0, 1, 2].map((at): readonly [number, number] => [8, at * apart])
    const behind = (apart: number) =>
      mayBeShotAt(stateOf({ A: [[0, 0.5]], B: [[20, 0.7]], E: rank(apart) }), 'A', 'B')
    const hidden = behind(3.2).why[0]
    expect([behind(3.2).ok, hidden?.says, hidden?.about.bases]).toEqual([false, 'sightBlocked', ['E3']])
    const [, shot] = behind(3.4).why
    const gap = shot?.about.gap
    expect([shot?.says, gap?.mm]).toEqual(['mayBeShot', expect.closeTo(168, 0)])
    // Past 3A, whose edge is at 616.
    const across =
      gap && gap.from.y + ((gap.to.y - gap.from.y) * (680 - gap.from.x)) / (gap.to.x - gap.from.x)
    expect(Math.abs((across ?? 600) - 600)).toBeGreaterThan(15.9)
  })

  it('A-46 c: neither the shooters’ own unit nor the target’s hides anybody', () => {
    const places = [0, ...COVER]
    expect(mayBeShotAt(stateOf({ A: places, B: [30] }), 'A', 'B').ok).toBe(true)
    expect(mayBeShotAt(stateOf({ A: [0], B: [30, ...COVER] }), 'A', 'B').ok).toBe(true)
  })

  it('A-46 d: with the switch nobody needs to see', () => {
    const state = stateOf({ A: [0], B: [30], D: COVER }, { options: { lineOfSight: false } })
    expect(mayBeShotAt(state, 'A', 'B').ok).toBe(true)
  })

  it('A-46 e: it is counted by figures who of the unit shoots, and told of each other one why not', () => {
    const { ok, why } = mayBeShotAt(stateOf({ A: [0, [0, 20]], B: [30], D: COVER }), 'A', 'B')
    expect([ok, why.map(({ says }) => says)]).toEqual([true, ['shooters', 'mayBeShot', 'sightBlocked']])
    expect(why[1]?.about.base).toBe('A2')
    expect(why[0]?.about).toMatchObject({ count: 1, of: 2, bases: ['A2'] })
    expect(why[2]?.about.base).toBe('A1')
  })
})

describe('the range of a unit', () => {
  const at = (gapCm: number, rangeCm?: number) =>
    mayBeShotAt(
      stateOf({ A: [0], B: [gapCm + 3.2] }, { traits: rangeCm === undefined ? {} : { A: { rangeCm } } }),
      'A',
      'B',
    )

  it('A-46 f: exactly at the range is in, a millimetre more is out', () => {
    expect([at(20, 20).ok, at(20.1, 20).ok]).toEqual([true, false])
    expect(at(20.1, 20).why[0]).toMatchObject({ says: 'outOfRange', about: { limit: { cm: 20 } } })
    expect(at(20, 20).why[1]?.about.limit).toEqual({ cm: 20 })
  })

  it('A-46 g: where the unit has none, the distance is only told', () => {
    expect(at(80)).toMatchObject({ ok: true, why: [{}, { says: 'mayBeShot', about: { gap: { mm: 800 } } }] })
    expect(at(80).why[1]?.about.limit).toBeUndefined()
  })

  it('A-46 h: who is out of range is no target though it is seen, and who is hidden none though it is near', () => {
    const setting = { A: [0], B: [12, [0, 30]], D: cover(4.4) } as const
    const { ok, why } = mayBeShotAt(stateOf(setting, { traits: { A: { rangeCm: 15 } } }), 'A', 'B')
    expect([ok, why[0]?.says, why[0]?.about.other]).toEqual([false, 'sightBlocked', 'B1'])
    expect(mayBeShotAt(stateOf(setting), 'A', 'B').why[1]?.about.other).toBe('B2')
  })

  it('the range is drawn round the figures that shoot, where there is one', () => {
    const asked = (rangeCm?: number) =>
      prompt(
        doing(shooting({ A: [0, 4], B: [30] }, { traits: { A: rangeCm ? { rangeCm } : {} } }), shooter('A')),
      ).why
    expect(asked(40)[0]?.about.zone).toEqual({ of: ['A1', 'A2'], size: { cm: 40 } })
    expect(asked()).toEqual([])
  })

  it('the players’ word on the distance counts', () => {
    const state = stateOf({ A: [0], B: [23.3] }, { traits: { A: { rangeCm: 20 } } })
    const bases = state.table.bases.map((base) => {
      const [a, b] = state.table.bases
      if (base.id !== 'A1' || !a || !b) return base
      return { ...base, overruled: [{ other: 'B1', mm: 200, within: true, at: a.at, otherAt: b.at }] }
    })
    expect(mayBeShotAt({ ...state, table: { ...state.table, bases } }, 'A', 'B').ok).toBe(true)
  })
})

describe('losses entered by the players', () => {
  const state = shot({ A: [0], B: [30, [30, 5]], E: [[30, 40]] })

  it('A-47 a: the owner of the target is asked, and takes off whoever falls', () => {
    expect([prompt(state).side, prompt(state).ask, phase(state)]).toEqual(['red', 'losses', 'shoot'])
    expect(prompt(state).note).toMatchObject({ rule: 'A-47', says: 'entersLosses' })
    expect(lossesOf(prompt(state))).toEqual(['B1', 'B2'])
    const one = doing(state, falls('B2'))
    expect([livingIn(one, 'B'), one.table.lost.map(({ id }) => id)]).toEqual([['B1'], ['B2']])
    const { changes, state: after } = done(one, DONE)
    expect(told(changes)).toEqual(['volleyOver'])
    expect([after.flow.phase, after.flow.volley]).toEqual(['shoot', null])
  })

  it('A-47 b: nobody else can be taken off, and nobody need fall', () => {
    expect(check(state, falls('A1')).ok).toBe(false)
    expect(check(state, falls('E1')).ok).toBe(false)
    expect(livingIn(doing(state, DONE), 'B')).toEqual(['B1', 'B2'])
  })

  it('A-47 c: a unit shoots once in a turn, and again in its next one', () => {
    const after = doing(state, DONE)
    expect(saysOf(check(after, shooter('A')))).toBe('hasShot')
    const next = doing(after, DONE, DONE, DONE, DONE, DONE, DONE)
    expect([next.flow.turn, mayShoot(next, 'A').ok]).toEqual(['blue', true])
  })

  it('a unit without a figure is out of it, and with the last enemy the battle is over', () => {
    expect(doing(state, falls('B1'), falls('B2')).flow.phase).toBe('shoot')
    const alone = doing(shot({ A: [0], B: [30] }), falls('B1'))
    expect(alone.mode).toBe('arrange')
  })
})

describe('A-47: dice by a house rule', () => {
  const dice = (setting: Setting, terms: Terms = {}, options: Options = {}) =>
    shot(setting, { ...terms, options: { shooting: 'dice', ...options } })
  const three = { A: [0, [0, 4], [0, 8]], B: [30, [30, 4]] } as const

  it('A-47 d: one die for each figure that reaches and sees, hits on 4', () => {
    const [offer] = prompt(dice(three)).offers
    expect(offer?.do === 'roll' && offer.pool.dice.map(({ cuts }) => cuts[0])).toEqual([4, 4, 4])
    const hidden = prompt(dice({ A: [0, [0, 20]], B: [30], D: COVER })).offers[0]
    expect(hidden?.do === 'roll' && hidden.pool.dice.map(({ owner }) => owner)).toEqual(['A2'])
  })

  it('A-47 e: a unit may have a number of its own', () => {
    const [offer] = prompt(dice(three, { traits: { A: { shootOn: 6 } } })).offers
    expect(offer?.do === 'roll' && offer.pool.dice[0]?.cuts).toEqual([6])
  })

  it('A-47 f: the owner picks who falls where not all do', () => {
    const hit = doing(dice(three), roll(4, 3, 1))
    expect([hit.flow.phase, prompt(hit).side]).toEqual(['pick', 'red'])
    expect(saysOf(check(hit, { do: 'allocate', hits: [{ die: 0, base: 'A1' }] }))).toBe('notSeen')
    expect(saysOf(check(hit, { do: 'allocate', hits: [] }))).toBe('mustBeShot')
    const after = doing(hit, { do: 'allocate', hits: [{ die: 0, base: 'B2' }] })
    expect([livingIn(after, 'B'), after.flow.phase]).toEqual([['B1'], 'shoot'])
  })

  it('A-47, A-32: the owner picks here too where those who fall in a melee are picked automatically', () => {
    const hit = (casualtyPick: string, ...faces: readonly number[]) =>
      doing(dice({ ...three, E: [[30, 40]] }, {}, { casualtyPick }), roll(...faces)).flow.phase
    expect([hit('owner', 4, 3, 1), hit('auto', 4, 3, 1)]).toEqual(['pick', 'pick'])
    expect([hit('owner', 4, 4, 1), hit('auto', 4, 4, 1)]).toEqual(['shoot', 'shoot'])
  })

  it('A-47 g: a figure falls once, and a hit too many is lost', () => {
    const hit = doing(dice({ ...three, B: [30, [30, 4], [30, 8]] }), roll(4, 4, 1))
    const twice = [0, 1].map((die) => ({ die, base: 'B1' }))
    expect(saysOf(check(hit, { do: 'allocate', hits: twice }))).toBe('shotOnce')
    const after = doing(dice({ ...three, E: [[30, 40]] }), roll(4, 5, 6))
    expect([livingIn(after, 'B'), after.flow.phase]).toEqual([[], 'shoot'])
  })

  it('A-47 h: no hit, nobody falls', () => {
    const { changes, state } = done(dice(three), roll(3, 2, 1))
    expect(told(changes)).toEqual(['volleyHits', 'volleyOver'])
    expect(livingIn(state, 'B')).toEqual(['B1', 'B2'])
  })

  it('A-47 i: each hit is saved on the number of the target, where it has one', () => {
    const hit = doing(dice(three, { traits: { B: { save: 5 } } }), roll(4, 5, 1))
    expect([hit.flow.phase, prompt(hit).side]).toEqual(['saves', 'red'])
    expect(livingIn(doing(hit, roll(5, 6)), 'B')).toEqual(['B1', 'B2'])
    expect(doing(hit, roll(4, 5)).flow.phase).toBe('pick')
    expect(doing(hit, roll(4, 4)).mode).toBe('arrange')
  })

  it('a save that a hand has taken away meanwhile saves nobody', () => {
    const hit = doing(dice(three, { traits: { B: { save: 5 } } }), roll(4, 5, 1))
    const units = hit.table.units.map((unit) => ({ ...unit, traits: {} }))
    expect(doing({ ...hit, table: { ...hit.table, units } }, DONE).mode).toBe('arrange')
  })

  it('a figure that nobody sees cannot fall', () => {
    const state = dice({ A: [0], B: [30, [60, 0]], D: cover(43) })
    const after = doing(state, roll(6))
    expect(livingIn(after, 'B')).toEqual(['B2'])
  })
})
