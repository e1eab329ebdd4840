// What the Motivation test says: reasons, results, and the re-roll with.
import { describe, expect, test } from 'vitest'
import { gate, reroll, rerollPool, retested, tested, testPool, whyKeep } from './motivation.ts'
import { scene } from './testing.ts'
import { facing, hit, TANK, three, withTest } from './testingTest.ts'

describe('What the test says', () => {
  const said = (why: readonly { says: string; about: { unit?: string; die?: number; need?: number } }[]) =>
    why.map(({ says, about }) => [says, about.unit, about.die, about.need])

  test('PA-05, PA-06: one die, and each platoon with its own rating', () => {
    const state = scene(three)
    expect(testPool(state)).toEqual({ side: 'red', for: 'test', dice: [{ owner: 'red', cuts: [3, 4, 5] }] })
    expect(gate(state).why.find(({ says }) => says === 'oneDie')?.about).toMatchObject({
      count: 3,
      units: ['P', 'Q', 'S'],
    })
    expect(said(tested(state, 4).why)).toEqual([
      ['passes', 'P', 4, 3],
      ['passes', 'Q', 4, 4],
      ['fails', 'S', 4, 5],
    ])
  })

  test('PA-05, E-04: a lone team that came back tests by its own name', () => {
    const state = scene(hit({ P: 'D1 inf 40', Q: 'E1 inf 6; E2 inf 9 independent defending' }))
    const die = gate(state).why.find(({ says }) => says === 'oneDie')
    expect(die?.about).toMatchObject({ count: 3, units: ['P', 'Q', 'E2'] })
  })

  test('PA-14: hits and a tank are named together, as one test', () => {
    const state = scene({ acting: TANK, defending: facing('P C4'), hits: 3 })
    expect(gate(state).why.map(({ says }) => says)).toEqual([
      'testForHits',
      'testForTank',
      'stillOneTest',
      'oneDie',
    ])
  })

  test('PA-13, A-10: tanks that are no reason are named with why', () => {
    const state = scene({
      acting: { X: 'A1 inf 0; A2 trk -6; A3 tank 0,4 bailed' },
      defending: facing('P C4'),
    })
    expect(gate(state).why.map(({ says, about }) => [says, about.base, about.word])).toEqual([
      ['noTestNoHits', undefined, undefined],
      ['unarmouredNoReason', 'A2', undefined],
      ['disabledNoReason', 'A3', 'bailed'],
    ])
  })

  test('PA-12: hits of earlier rounds are named as not counting', () => {
    const state = scene({ ...hit(facing('P C4'), 0), round: 3, earlierHits: 2 })
    expect(gate(state).why.at(-1)).toMatchObject({ says: 'earlierHitsIgnored', about: { count: 2 } })
  })

  test('PA-09, PA-10: who is covered, who is safe, and the ratings of the second die', () => {
    const state = scene(hit(facing('P F3', 'Q R5 reroll', 'S C4')))
    const first = withTest(state, tested(state, 3).test)
    expect(said(reroll(first).why)).toEqual([
      ['mayReroll', 'Q', 3, 5],
      ['rerolled', 'S', 3, 4],
      ['passLocked', 'P', 3, 3],
    ])
    expect(rerollPool(first).dice).toEqual([{ owner: 'red', cuts: [4, 5] }])
    expect(said(retested(first, 4).why)).toEqual([
      ['passesSecond', 'S', 4, 4],
      ['failsSecond', 'Q', 4, 5],
      ['passLocked', 'P', 3, 3],
      ['rerollSpent', undefined, undefined, undefined],
    ])
  })

  test('A-07: with owners a failed platoon without a re-roll is named', () => {
    const state = scene({ ...hit(facing('P C4 reroll', 'Q C4')), options: { rerollScope: 'owners' } })
    const first = withTest(state, tested(state, 3).test)
    expect(reroll(first).why.map(({ says, about }) => [says, about.unit])).toEqual([
      ['mayReroll', 'P'],
      ['notRerolled', 'Q'],
    ])
  })

  test('A-08: the re-roll may be declined, or must be taken', () => {
    const state = scene(hit(facing('P C4 reroll')))
    const first = withTest(state, tested(state, 3).test)
    expect(whyKeep(first).map(({ says, ok }) => [says, ok])).toEqual([['rerollKept', true]])
    const bound = { ...first, options: { rerollMandatory: true } }
    expect(reroll(bound).why[0]?.says).toBe('mustReroll')
    expect(whyKeep(bound).map(({ says, ok }) => [says, ok])).toEqual([['keepRefused', false]])
  })

  test('PA-09: where nobody who failed has a re-roll, that is said', () => {
    const state = scene(hit(facing('P C4', 'Q F3 reroll')))
    const first = withTest(state, tested(state, 3).test)
    expect(reroll(first)).toMatchObject({
      offered: false,
      why: [{ says: 'noReroll', about: { units: ['P'] } }],
    })
  })

  test('E-11: the team with the worst rating is named', () => {
    const state = scene(hit({ 'P F3': 'D1 inf 6; D2 inf 6,4 R5' }))
    expect(tested(state, 4).why[1]).toMatchObject({
      says: 'worstMotivation',
      about: { unit: 'P', base: 'D2', need: 5 },
    })
  })
})
