// A foreign table that does not fit the assault rules names the field and the value.
import { expect, it, test } from 'vitest'
import type { Base, Table, Unit } from '../../kernel/game.ts'
import { strangeOn } from '../../kernel/known.ts'
import { assault } from './assault.ts'
import { scene } from './testing.ts'

const { table } = scene({
  phase: 'ready',
  acting: { A: 'A1 inf 0; A2 tank 8 bailed' },
  defending: { 'P F3': 'P1 gun 30' },
})

const strange = (some: Table) => strangeOn(some, assault.known)

const withBase = (change: Partial<Base>): Table => ({
  ...table,
  bases: table.bases.map((base, index) => (index === 1 ? { ...base, ...change } : base)),
})

const withUnit = (change: Partial<Unit>): Table => ({
  ...table,
  units: table.units.map((unit, index) => (index === 1 ? { ...unit, ...change } : unit)),
})

test('a team that may leave its platoon may be Pinned Down by itself (E-04)', () => {
  const pinned = (traits: Base['traits']) => withBase({ kind: 'inf', traits, badges: ['pinned'] })
  expect(strange(pinned({ independent: true }))).toBeNull()
  expect(strange(pinned({}))).toEqual({ field: 'bases.1.badges.0', value: 'pinned' })
})

test('a table of ours has no fault', () => {
  expect(strange(table)).toBeNull()
})

const rows: readonly (readonly [string, Table, string, unknown])[] = [
  ['an unknown kind', withBase({ kind: 'horse' }), 'bases.1.kind', 'horse'],
  ['a motivation of 6', withUnit({ traits: { motivation: 6 } }), 'units.1.traits.motivation', 6],
  [
    'a motivation in words',
    withUnit({ traits: { motivation: 'high' } }),
    'units.1.traits.motivation',
    'high',
  ],
  ['an unknown skill', withBase({ traits: { skill: 'elite' } }), 'bases.1.traits.skill', 'elite'],
  ['a re-roll that is no yes or no', withUnit({ traits: { reroll: 1 } }), 'units.1.traits.reroll', 1],
  ['half an armour', withBase({ traits: { top: 0.5 } }), 'bases.1.traits.top', 0.5],
  ['a bailed-out gun', withBase({ kind: 'gun' }), 'bases.1.badges.0', 'bailed'],
  ['a trait of nobody’s', withBase({ traits: { painted: 'badly' } }), 'bases.1.traits.painted', 'badly'],
  ['a base’s trait on a unit', withUnit({ traits: { top: 1 } }), 'units.1.traits.top', 1],
  ['a trait that every object has', withUnit({ traits: { toString: 1 } }), 'units.1.traits.toString', 1],
  ['a role before the assault', withUnit({ badges: ['attacking'] }), 'units.1.badges.0', 'attacking'],
]

it.each(rows)('%s', (_, bad, field, value) => {
  expect(strange(bad)).toEqual({ field, value })
})
