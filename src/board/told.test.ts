import { describe, expect, it } from 'vitest'
import type { About, Fact, RuleSet } from '../kernel/game.ts'
import { act, begin } from '../kernel/match.ts'
import { tableOf, team } from './testTable.ts'
import { evidence, heldMarks, isOfSeveral, standingLines, verdictOf } from './told.ts'

/** In Arrange no rule is asked. */
const noRules: RuleSet = {
  id: 'none',
  edition: 1,
  switches: [],
  misreadings: [],
  profiles: {},
  states: { unit: [], base: () => [] },
  traits: { unit: {}, base: () => ({}) },
  known: { kinds: [], traits: { unit: {}, base: {} }, states: { unit: [], base: () => [] } },
  start: () => null,
  phase: () => '',
  judge: () => ({ ok: false, why: [] }),
  prompt: () => ({ side: 'blue', ask: '', about: {}, offers: [], why: [] }),
  check: () => ({ ok: false, why: [] }),
  play: () => {},
  suggest: () => null,
  firstMove: () => null,
  aims: () => [],
}

const measured = (mm: number) => ({ from: { x: 0, y: 0 }, to: { x: mm, y: 0 }, mm })
const fact = (says: string, ok: boolean, about: About = { base: '1A', gap: measured(50) }): Fact => ({
  rule: 'PA-01',
  says,
  ok,
  about,
})

describe('the evidence of a verdict', () => {
  it('is, of a refusal, all that stood in the way and all that was excused', () => {
    const [denies, fights] = [fact('denies', false), fact('fights', true)]
    const excused: Fact = { ...fact('excusedTank', true), excused: true }
    expect(
      evidence('assault', { ok: false, why: [denies, excused, fights, fact('denies', false, {})] }),
    ).toEqual([denies, excused])
  })

  it('is, of a consent, the deciding measurement', () => {
    const [made, keeps] = [fact('chargeMade', true), fact('keepsClear', true)]
    expect(evidence('assault', { ok: true, why: [made, keeps, fact('chargeMade', true)] })).toEqual([made])
  })

  it('is what the first measured fact says of each, where the deciding one measured nothing', () => {
    const [fixed, third, fourth] = [
      fact('defendersFixed', true, {}),
      fact('isDefending', true),
      fact('isDefending', true),
    ]
    expect(evidence('assault', { ok: true, why: [fixed, third, fourth, fact('keepsClear', true)] })).toEqual([
      third,
      fourth,
    ])
  })

  it('is, of several that move alike, that of the one that ends nearest to an enemy', () => {
    const leaves = (base: string, mm: number) => fact('leaves', true, { base, gap: measured(mm) })
    const [far, near, farther] = [leaves('4D', 237), leaves('3F', 110), leaves('4C', 195)]
    const verdict = { ok: true, why: [far, near, farther] }
    expect(evidence('assault', verdict)).toEqual([near])
    expect(isOfSeveral('assault', verdict)).toBe(true)
    expect(isOfSeveral('assault', { ok: true, why: [far] })).toBe(false)
  })

  it('is nothing that only happened to be measured beside', () => {
    expect(
      evidence('assault', {
        ok: true,
        why: [fact('chargeMade', true, { base: '1A', length: 79 }), fact('keepsClear', true)],
      }),
    ).toEqual([])
  })

  it('is nothing where nothing was measured', () => {
    expect(evidence('assault', { ok: true, why: [fact('passes', true, { die: 4 })] })).toEqual([])
  })
})

describe('the zones of the hand', () => {
  const table = tableOf([team('1A', 100, 300), team('1B', 160, 300), team('3A', 100, 170, 180)])
  const start = {
    title: { ru: '', en: '' },
    table,
    options: {},
    seed: 1,
    mode: 'arrange',
    side: 'blue',
  } as const
  const match = begin(noRules, start)
  const zones = (why: readonly Fact[]) => {
    const draft = { wish: [], moves: [], hang: [], verdict: { ok: true, why } }
    return heldMarks(match)({ held: ['1A'], shown: false, draft, ghosts: null, pointed: null }).zones
  }

  it('are those that the draft speaks of, the widest first', () => {
    const zone = (cm: number) => fact('zone', true, { zone: { of: ['1A'], size: { cm } } })
    expect(zones([zone(5), zone(10)]).map(({ mm }) => mm)).toEqual([100, 50])
  })

  it('are the limits that the held base was measured against, each once', () => {
    const near = (base: string, cm: number) =>
      fact('keepsClear', true, { base, other: '3A', gap: measured(70 + cm), limit: { cm } })
    expect(zones([near('1A', 5), near('1A', 5), near('1B', 20)])).toEqual([
      {
        is: 'zone',
        of: ['1A'],
        mm: 50,
        size: { cm: 5 },
        says: 'keepsClear',
        bars: false,
        reach: false,
        side: 'blue',
        lit: false,
      },
    ])
  })
})

describe('how far what is held gets', () => {
  const start = {
    title: { ru: '', en: '' },
    table: tableOf([team('1A', 100, 300), team('3A', 100, 170, 180)]),
    options: {},
    seed: 1,
    mode: 'play',
    side: 'blue',
  } as const
  const held = (reach: boolean, why: readonly Fact[]) => {
    const zone = fact('zone', true, { zone: { of: ['1A'], size: { cm: 15 }, reach } })
    const prompt = () => ({ side: 'blue', ask: '', about: {}, offers: [], why: [zone] }) as const
    const draft = { wish: [], moves: [], hang: [], verdict: { ok: false, why } }
    const hand = { held: ['1A'], shown: false, draft, ghosts: null, pointed: null }
    return heldMarks(begin({ ...noRules, prompt }, start))(hand)
  }

  it('stays round where it lies, while what counts where it ends goes with the hand', () => {
    const reach = { base: '1A', from: { x: 100, y: 300, facing: 0 }, mm: 150 }
    expect(held(true, [])).toMatchObject({ zones: [], reaches: [reach] })
    expect(held(false, [])).toMatchObject({ zones: [{ mm: 150 }], reaches: [] })
  })

  it('is counted from where its way begins, where one is measured', () => {
    const path = [
      { x: 90, y: 300 },
      { x: 90, y: 200 },
    ]
    const way = fact('tooFar', false, { base: '1A', length: 100, allowance: { cm: 5 }, path })
    expect(held(true, [way]).reaches).toEqual([{ base: '1A', from: path[0], mm: 50 }])
  })
})

describe('while the table is arranged', () => {
  const start = {
    title: { ru: '', en: '' },
    table: tableOf([team('1A', 0, 0)]),
    options: {},
    seed: 1,
    mode: 'arrange',
    side: 'blue',
  } as const
  const moved = act(begin(noRules, start), {
    do: 'correct',
    by: { is: 'moved', moves: [{ base: '1A', to: { x: 90, y: 0, facing: 0 } }] },
  }).match

  it('what hands have done says nothing, and what the rules were asked stands on the table', () => {
    expect(verdictOf(moved, null)).toBeNull()
    const asked = { ok: true, why: [fact('won', true)] }
    expect(verdictOf(moved, { is: 'lookedUp', verdict: asked })).toBe(asked)
  })
})

describe('the way that was just gone', () => {
  const start = {
    title: { ru: '', en: '' },
    table: tableOf([team('1A', 0, 0), team('1B', 60, 0)]),
    options: {},
    seed: 1,
    mode: 'play',
    side: 'blue',
  } as const
  const gone = (says: string, base: string, ok = true) => {
    const path = [
      { x: 0, y: 0 },
      { x: base === '1A' ? 0 : 60, y: 90 },
    ]
    return fact(says, ok, { base, path, length: 90, allowance: { cm: 10 } })
  }
  const drawn = (ok: boolean, ...why: readonly Fact[]) =>
    standingLines(begin({ ...noRules, id: 'assault' }, start), { is: 'refused', verdict: { ok, why } }).map(
      (mark) => (mark.is === 'path' ? mark.fact.about.base : mark.is),
    )

  it('stays drawn with the verdict, and of several that went alike each', () => {
    expect(drawn(true, gone('chargeMade', '1A'), gone('keepsClear', '1B'))).toEqual(['1A'])
    expect(drawn(true, gone('chargeMade', '1A'), gone('chargeMade', '1B'))).toEqual(['1A', '1B'])
  })

  it('is, of a refusal, the one that was refused', () => {
    expect(drawn(false, gone('tooFar', '1A', false), gone('chargeMade', '1B'))).toEqual(['1A'])
  })

  it('has no line beside it to somebody whom nothing was held against, and one where something was', () => {
    const near = { other: '3A', gap: measured(248) }
    const { about, ...way } = gone('consolidates', '1A')
    expect(drawn(true, { ...way, about: { ...about, ...near } })).toEqual(['1A'])
    const kept = { ...about, ...near, limit: { cm: 10 }, must: 'keep' } as const
    expect(drawn(true, { ...way, about: kept })).toEqual(['1A', 'gap'])
  })
})
