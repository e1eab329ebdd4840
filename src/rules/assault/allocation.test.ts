// Hits on teams: E-06, PA-24.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hit, HitToPlace } from '../../kernel/game.ts'
import { blowsOf } from '../../kernel/hits.ts'
import { autoAllocation, checkAllocation, whatSpreads } from './allocation.ts'
import { fight, hitsToPlace } from './fight.ts'
import type { AssaultState } from './state.ts'
import { type Scene, scene } from './testing.ts'

/** Every die a hit. */
function allHit(state: AssaultState): readonly HitToPlace[] {
  const { fighters } = fight(state)
  return hitsToPlace(
    fighters,
    blowsOf(
      fighters,
      fighters.map(() => 6),
    ),
  )
}

const putting = (...bases: readonly (string | null)[]): readonly Hit[] =>
  bases.map((base, die) => ({ die, base }))

/** A1 reaches D1 and D2, A2 and A3 reach D2 only. */
const crowd: Scene = {
  acting: { P: 'A1 inf 0; A2 inf 0,-8; A3 inf 0,-11.5' },
  defending: { X: 'D1 inf 0,8; D2 inf 7,-4' },
  outside: { F: 'F1 inf -9' },
}

interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  readonly hits: readonly Hit[]
  readonly says: string
}

const two: Scene = { acting: { P: 'A1 inf 0; A2 inf 0,4' }, defending: { X: 'D1 inf 6; D2 inf 6,4' } }
const armour: Scene = { acting: { P: 'A1 tank 0' }, defending: { X: 'D1 inf 6; D2 tank 6,4' } }

const rows: readonly Row[] = [
  { id: 'E-06', tells: 'two hits on two teams', scene: two, hits: putting('D1', 'D2'), says: 'allocated' },
  { id: 'E-06', tells: 'the other way round too', scene: two, hits: putting('D2', 'D1'), says: 'allocated' },
  {
    id: 'E-06',
    tells: 'both on one team while another is free',
    scene: two,
    hits: putting('D1', 'D1'),
    says: 'notSpread',
  },
  { id: 'E-06', tells: 'one hit left unplaced', scene: two, hits: putting('D1'), says: 'hitsMissing' },
  {
    id: 'E-06',
    tells: 'a hit placed twice',
    scene: two,
    hits: [
      { die: 0, base: 'D1' },
      { die: 0, base: 'D2' },
    ],
    says: 'hitsMissing',
  },
  {
    id: 'E-06',
    tells: 'a hit called lost that could be taken',
    scene: two,
    hits: putting('D1', null),
    says: 'notLost',
  },
  {
    id: 'E-06',
    tells: 'a hit beyond the reach of its team',
    scene: crowd,
    hits: putting('D1', 'D1', 'D2'),
    says: 'targetTooFar',
  },
  {
    id: 'E-06',
    tells: "a tank's hit on an Armoured Tank",
    scene: armour,
    hits: putting('D2'),
    says: 'targetArmoured',
  },
  {
    id: 'PA-28',
    tells: 'a hit on a team that takes no part',
    scene: crowd,
    hits: putting('F1', 'D2', 'D2'),
    says: 'targetNotInFight',
  },
  {
    id: 'E-06',
    tells: 'a second hit where nobody else can take it',
    scene: crowd,
    hits: putting('D1', 'D2', 'D2'),
    says: 'allocated',
  },
  {
    id: 'E-06',
    tells: 'three on one team while one of them could be taken by another',
    scene: crowd,
    hits: putting('D2', 'D2', 'D2'),
    says: 'notSpread',
  },
]

describe('May the hits be put like this?', () => {
  test('E-06: it is said how many hits are too many, and how few the others take', () => {
    const three: Scene = { ...two, acting: { P: 'A1 inf 0; A2 inf 0,4; A3 inf 0,2 @90; A4 inf 0,6 @90' } }
    const state = scene(three)
    const toPlace = [0, 1, 2, 3].map((die) => ({ die, by: 'A1', targets: ['D1', 'D2'] }))
    const put = (...on: readonly string[]) =>
      checkAllocation(
        state,
        toPlace,
        on.map((base, die) => ({ die, base })),
      ).why[0]
    expect(put('D1', 'D1', 'D1', 'D2')).toMatchObject({
      says: 'notSpread',
      about: { other: 'D1', count: 3, bases: ['D2'], of: 1 },
    })
    expect(put('D1', 'D1', 'D1', 'D1')?.about).toMatchObject({ other: 'D1', count: 4, bases: ['D2'], of: 0 })
  })

  test.each(rows)('$id: $tells', (row) => {
    const state = scene(row.scene)
    const { ok, why } = checkAllocation(state, allHit(state), row.hits)
    expect({ ok, says: why[0]?.says }).toEqual({ ok: row.says === 'allocated', says: row.says })
  })

  test('E-06: a refusal says who is left without a hit', () => {
    const state = scene(two)
    expect(checkAllocation(state, allHit(state), putting('D1', 'D1')).why[0]?.about).toMatchObject({
      other: 'D1',
      bases: ['D2'],
      count: 2,
      of: 0,
    })
  })

  test('E-06: how hits are spread is said before, where there is a choice', () => {
    const chosen: readonly HitToPlace[] = [
      { die: 0, by: 'A1', targets: ['D1', 'D2'] },
      { die: 1, by: 'A1', targets: ['D1'] },
    ]
    expect(whatSpreads(chosen)).toMatchObject({ rule: 'E-06', says: 'spread' })
    expect(whatSpreads(chosen.slice(0, 1))).toBe(null)
    expect(whatSpreads(chosen.map((hit) => ({ ...hit, targets: ['D1'] })))).toBe(null)
  })

  test('E-06: an exchange along a chain is seen', () => {
    const state = scene({ acting: { P: 'A1 inf 0' }, defending: { X: 'D1 inf 6' } })
    const chain: readonly HitToPlace[] = [
      { die: 0, by: 'A1', targets: ['D1', 'D2'] },
      { die: 1, by: 'A1', targets: ['D1'] },
      { die: 2, by: 'A1', targets: ['D2', 'D3'] },
    ]
    const { ok, why } = checkAllocation(state, chain, putting('D1', 'D1', 'D2'))
    expect(ok).toBe(false)
    expect(why[0]?.about).toMatchObject({ bases: ['D3'], count: 2, of: 0 })
    expect(checkAllocation(state, chain, putting('D2', 'D1', 'D3')).ok).toBe(true)
  })

  test('E-06: a hit with nobody to take it is lost', () => {
    const state = scene(two)
    const verdict = checkAllocation(state, [{ die: 0, by: 'A1', targets: [] }], putting(null))
    expect(verdict.ok).toBe(true)
    expect(verdict.why.map(({ says }) => says)).toEqual(['allocated', 'hitLost'])
  })
})

const TEAMS = ['D1', 'D2', 'D3', 'D4', 'D5']
const targets = fc.subarray(TEAMS, { minLength: 1 })
const hitLists = fc
  .array(targets, { minLength: 1, maxLength: 7 })
  .map((lists) => lists.map((list, die): HitToPlace => ({ die, by: 'A1', targets: list })))

/** Every way to put the hits. */
const ways = (hits: readonly HitToPlace[]): readonly (readonly string[])[] =>
  hits.reduce<readonly (readonly string[])[]>(
    (made, hit) => made.flatMap((way) => hit.targets.map((target) => [...way, target])),
    [[]],
  )

/** How many teams take at least one, at least two...: the more first, the better, by the letter of the rule. */
function levels(way: readonly string[]): string {
  const loads = TEAMS.map((team) => way.filter((each) => each === team).length)
  return [1, 2, 3, 4, 5, 6, 7].map((level) => loads.filter((load) => load >= level).length).join('')
}

describe('The automatic allocation', () => {
  const state = scene({
    acting: { P: 'A1 inf 0' },
    defending: { X: TEAMS.map((id, i) => `${id} inf 6,${i * 4}`).join('; ') },
  })

  test('is always one that is allowed', () => {
    fc.assert(
      fc.property(hitLists, (hits) => {
        expect(checkAllocation(state, hits, autoAllocation(state, hits)).ok).toBe(true)
      }),
    )
  })

  test('what is allowed is exactly what spreads the hits the most, level by level', () => {
    const few = hitLists.filter((hits) => hits.length <= 5)
    fc.assert(
      fc.property(few, (hits) => {
        const all = ways(hits)
        const best = all.map(levels).toSorted().at(-1)
        for (const way of all) {
          expect(checkAllocation(state, hits, putting(...way)).ok).toBe(levels(way) === best)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('puts a hit on armour that may hold rather than on infantry, and on a leader last', () => {
    const mixed = scene({
      acting: { P: 'A1 inf 0' },
      defending: { X: 'D1 inf 6,-2 independent warrior; D2 inf 6,2; D3 tank 0,5' },
    })
    expect(autoAllocation(mixed, allHit(mixed))).toEqual([{ die: 0, base: 'D3' }])
    const foot: readonly HitToPlace[] = [{ die: 0, by: 'A1', targets: ['D1', 'D2'] }]
    expect(autoAllocation(mixed, foot)).toEqual([{ die: 0, base: 'D2' }])
    const bases = mixed.table.bases.map((base) =>
      base.id === 'D1' ? { ...base, traits: { reroll: 'command' } } : base,
    )
    const commanded = { ...mixed, table: { ...mixed.table, bases } }
    expect(autoAllocation(commanded, foot)).toEqual([{ die: 0, base: 'D2' }])
  })

  test('loses a hit that nobody can take', () => {
    expect(autoAllocation(state, [{ die: 0, by: 'A1', targets: [] }])).toEqual([{ die: 0, base: null }])
  })

  test('spares who reaches an enemy, where others of the platoon can take the hit', () => {
    const state = scene({ acting: { A: 'A1 inf 0; A2 inf -12' }, defending: { X: 'D1 inf 8' } })
    const hit = { die: 0, by: 'D1', targets: ['A1', 'A2'] }
    expect(autoAllocation(state, [hit])).toEqual([{ die: 0, base: 'A2' }])
  })
})
