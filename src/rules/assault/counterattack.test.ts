// The counterattack: targets, the swap of roles, and its ends. PA-21 to PA-23, PA-28, PA-35, PA-36, A-22, A-25, A-26.
import { describe, expect, test } from 'vitest'
import { baseOf } from '../../kernel/table.ts'
import {
  counterMade,
  roundCap,
  standOff,
  swap,
  swappedRoles,
  targetFact,
  unswappedRoles,
  whySwapped,
} from './counterattack.ts'
import { choosing, type Scene, scene } from './testing.ts'

const back = (team: string, enemies: string): Scene => ({
  round: 2,
  acting: { P: team },
  defending: { X: enemies },
})

describe('Whom may they attack?', () => {
  const state = scene({
    round: 2,
    acting: { P: 'P1 inf 0' },
    defending: { X: 'D1 inf 8' },
    brokenOff: { B: 'B1 inf 0,8' },
    outside: { F: 'F1 inf -12' },
  })
  const said = (id: string) => targetFact(state, baseOf(state.table, id))

  test('PA-23a, PA-28a: the platoon that attacked them', () => {
    expect(said('D1')).toMatchObject({ rule: 'PA-23', says: 'targetDefending', ok: true })
  })

  test('PA-28a, #34: a platoon that broke off earlier', () => {
    expect(said('B1')).toMatchObject({ rule: 'PA-28', says: 'targetBrokenOff', ok: true })
  })

  test('PA-23b, PA-28b: not one that took no part', () => {
    expect(said('F1')).toMatchObject({ rule: 'PA-28', says: 'targetOutside', ok: false })
  })
})

describe('Do the sides change roles?', () => {
  const attacked = scene({ acting: { X: 'A1 inf 0' }, defending: { P: 'D1 inf 6', Q: 'D2 inf 6,4' } })

  test('PA-21a, #23: one that counterattacks is enough', () => {
    const { leaving, why } = swap(choosing(attacked, { P: 'counterattack', Q: 'breakOff' }))
    expect(leaving.map(({ id }) => id)).toEqual(['Q'])
    expect(why[0]).toMatchObject({ says: 'rolesSwap', rule: 'PA-21', ok: true, about: { units: ['P'] } })
  })

  test('PA-21b, PA-36a, #40: nobody counterattacks and the attackers win', () => {
    const { leaving, why } = swap(choosing(attacked, { P: 'breakOff', Q: 'breakOff' }))
    expect(leaving.map(({ id }) => id)).toEqual(['P', 'Q'])
    expect(why[0]).toMatchObject({ says: 'nobodyCounterattacks', rule: 'PA-36' })
    expect(why[0]?.about).toEqual({ side: 'blue', units: ['P', 'Q'] })
  })

  test('PA-22a: the attacker defends, both defenders counterattack', () => {
    expect(swappedRoles(attacked)).toEqual([
      { on: 'X', from: 'attacking', to: 'defending' },
      { on: 'P', from: 'defending', to: 'counterattacking' },
      { on: 'Q', from: 'defending', to: 'counterattacking' },
    ])
    expect(whySwapped(attacked).map(({ rule, about }) => [rule, about.unit])).toEqual([
      ['PA-21', undefined],
      ['PA-22', 'P'],
      ['PA-22', 'Q'],
      ['PA-22', 'X'],
    ])
  })

  test('PA-31a, #29: a pinned platoon that counterattacks stays pinned', () => {
    const pinned = scene({
      acting: { X: 'A1 inf 0' },
      defending: { 'P pinned': 'D1 inf 6', Q: 'D2 inf 6,4' },
    })
    const told = whySwapped(pinned).filter(({ rule }) => rule === 'PA-31')
    expect(told.map(({ says, about }) => [says, about.unit])).toEqual([['staysPinned', 'P']])
  })

  test('PA-22b: and back again in the next round', () => {
    const countered = scene({
      round: 2,
      acting: { P: 'D1 inf 6', Q: 'D2 inf 6,4' },
      defending: { X: 'A1 inf 0' },
    })
    expect(swappedRoles(countered)).toEqual([
      { on: 'P', from: 'counterattacking', to: 'defending' },
      { on: 'Q', from: 'counterattacking', to: 'defending' },
      { on: 'X', from: 'defending', to: 'counterattacking' },
    ])
  })

  test('PA-22: a platoon without a living team takes no role', () => {
    const some = scene({ acting: { X: 'A1 inf 0' }, defending: { P: 'D1 inf 6', Q: '' } })
    expect(swappedRoles(some).map(({ on }) => on)).toEqual(['X', 'P'])
  })
})

describe('Was the counterattack made?', () => {
  const far: Scene = back('P1 gun 0', 'D1 inf 19')

  test('PA-35c, A-25 notMade: a gun at 14 cm: it was not, and those who acted before win', () => {
    const { made, why } = counterMade(scene(far))
    expect(made).toBe(false)
    expect(why[1]).toMatchObject({ says: 'notMadeWinners', about: { units: ['X'] } })
    expect(why[0]).toMatchObject({
      rule: 'A-25',
      says: 'counterNotMade',
      about: { base: 'P1', other: 'D1', units: ['P'] },
    })
    expect(unswappedRoles(scene(far), 'attacking')).toEqual([
      { on: 'P', from: 'counterattacking', to: 'defending' },
      { on: 'X', from: 'defending', to: 'attacking' },
    ])
  })

  test('A-25 wins: by the switch it goes on to its win check', () => {
    const { made, why } = counterMade(scene({ ...far, options: { emptyCounterattack: 'wins' } }))
    expect({ made, says: why[0]?.says }).toEqual({ made: true, says: 'emptyCounts' })
  })

  test('A-25: within 10 cm of a team of the fight it was made', () => {
    expect(counterMade(scene(back('P1 gun 0', 'D1 inf 15')))).toMatchObject({
      made: true,
      why: [{ says: 'counterMade' }],
    })
  })

  test('A-25: a team that would be excused makes it too', () => {
    expect(counterMade(scene(back('P1 tank 0', 'D1 tank 15 bailed'))).made).toBe(true)
  })

  test('A-25: a team of a platoon that broke off counts, an outsider does not', () => {
    const near = (group: 'brokenOff' | 'outside') =>
      counterMade(scene({ ...far, [group]: { Y: 'Y1 inf -12' } })).made
    expect([near('brokenOff'), near('outside')]).toEqual([true, false])
  })
})

describe('When does it stop without a winner?', () => {
  test('A-26: after two idle rounds running', () => {
    expect(standOff(1)).toBeNull()
    expect(standOff(2)).toMatchObject({ rule: 'A-26', ok: false, about: { count: 2 } })
  })

  test('A-22, #42: at the cap of rounds, 50 or what the switch says', () => {
    const at = (round: number, options = {}) =>
      roundCap(scene({ ...back('P1 inf 0', 'D1 inf 8'), round, options }))
    expect(at(49)).toBeNull()
    expect(at(50)).toMatchObject({ rule: 'A-22', about: { count: 50 } })
    expect(at(9, { maxRounds: 10 })).toBeNull()
    expect(at(10, { maxRounds: 10 })).toMatchObject({ about: { count: 10 } })
    expect(at(20, { maxRounds: 20 })).toMatchObject({ about: { count: 20 } })
  })
})
