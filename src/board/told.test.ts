import { describe, expect, it } from 'vitest'
import type { About, Fact, RuleSet } from '../kernel/game.ts'
import { act, begin } from '../kernel/match.ts'
import { tableOf, team } from './testTable.ts'
import { contactsOf, evidence, heldMarks, notesOf, verdictOf } from './told.ts'

/** In Arrange no rule is asked. */
const noRules: RuleSet = {
  id: 'none',
  edition: 1,
  switches: [],
  misreadings: [],
  profiles: {},
  states: { unit: [], base: () => [] },
  traits: { unit: {}, base: () => ({}) },
  faulty: () => null,
  start: () => null,
  phase: () => '',
  judge: () => ({ ok: false, why: [] }),
  prompt: () => ({ side: 'blue', ask: '', about: {}, offers: [], why: [] }),
  check: () => ({ ok: false, why: [] }),
  play: () => {},
  suggest: () => null,
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
    expect(evidence({ ok: false, why: [denies, excused, fights, fact('denies', false, {})] })).toEqual([
      denies,
      excused,
    ])
  })

  it('is, of a consent, the deciding measurement', () => {
    const [made, keeps] = [fact('chargeMade', true), fact('keepsClear', true)]
    expect(evidence({ ok: true, why: [made, keeps, fact('chargeMade', true)] })).toEqual([made])
  })

  it('is what the first measured fact says of each, where the deciding one measured nothing', () => {
    const [fixed, third, fourth] = [
      fact('defendersFixed', true, {}),
      fact('isDefending', true),
      fact('isDefending', true),
    ]
    expect(evidence({ ok: true, why: [fixed, third, fourth, fact('keepsClear', true)] })).toEqual([
      third,
      fourth,
    ])
  })

  it('is nothing that only happened to be measured beside', () => {
    expect(
      evidence({
        ok: true,
        why: [fact('chargeMade', true, { base: '1A', length: 79 }), fact('keepsClear', true)],
      }),
    ).toEqual([])
  })

  it('is nothing where nothing was measured', () => {
    expect(evidence({ ok: true, why: [fact('passes', true, { die: 4 })] })).toEqual([])
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
        side: 'blue',
        lit: false,
      },
    ])
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
    expect(verdictOf(moved, asked)).toBe(asked)
  })
})

describe('what the question tells of the table', () => {
  const table = tableOf([team('1A', 0, 0), team('1B', 200, 0), team('3A', 0, 50)])
  const asked = (why: readonly Fact[]) =>
    begin(
      { ...noRules, prompt: () => ({ side: 'blue', ask: '', about: {}, offers: [], why }) },
      { title: { ru: '', en: '' }, table, mode: 'play', side: 'blue', options: {}, seed: 1 },
    )
  const touch = (about: About, ok = true): Fact => fact('touches', ok, { gap: measured(0), ...about })
  const words = {
    note: ({ says }: Fact) => (says === 'touches' ? '' : `${says}!`),
    unitName: (_: unknown, id: string) => `unit ${id}`,
  }

  it('ties each pair in contact once, at the point where they touch, and nobody who stands off', () => {
    const why = [touch({ base: '1A', other: '3A' }), touch({ base: '3A', other: '1A' }, false)]
    const off = fact('touches', true, { base: '1B', other: '3A', gap: measured(1) })
    expect(contactsOf(asked([...why, off]), null)).toEqual([
      { base: '1A', other: '3A', at: { x: 0, y: 0 }, ok: true },
    ])
    expect(contactsOf(asked([touch({ base: '1A', other: 'gone' })]), null)).toEqual([])
  })

  it('ties what the verdict of the moment speaks of too', () => {
    const verdict = { ok: false, why: [touch({ base: '1A', other: '3A' })] }
    expect(contactsOf(asked([]), verdict)).toHaveLength(1)
  })

  it('writes all that is said of a unit together, and nothing of what has no words for the table', () => {
    const unit = table.units[0]?.id ?? ''
    const why = [
      fact('dice', true, { unit, bases: ['1A'] }),
      touch({ base: '1A', other: '3A' }),
      fact('charge', true, { unit }),
      fact('elite', true, { unit }),
      fact('wounded', true, { bases: ['3A'] }),
    ]
    expect(notesOf(asked(why), words)).toEqual([
      { of: ['1A'], side: 'blue', lines: [`unit ${unit}: dice!`, 'charge! · elite!'] },
      { of: ['3A'], side: null, lines: ['wounded!'] },
    ])
  })
})
