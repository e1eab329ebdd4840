// What does not fit the assault rules on a foreign table.
import type { Base, Table, Trait, Unit } from '../../kernel/game.ts'
import { SOURCE_NAMES } from './rerolls.ts'
import { baseStates, KINDS, UNIT_STATES } from './teams.ts'

interface Fault {
  readonly field: string
  readonly value: unknown
}

/** The first fault: an unknown kind, a trait that is none or of the wrong sort, a state that is none of this rule set's. */
export function faulty(table: Table): Fault | null {
  const units = table.units.flatMap((unit, index) => faultsOfUnit(unit, `units.${index}`))
  const bases = table.bases.flatMap((base, index) => faultsOfBase(base, `bases.${index}`))
  const lost = table.lost.flatMap((base, index) => faultsOfBase(base, `lost.${index}`))
  return [...units, ...bases, ...lost][0] ?? null
}

/** What a trait may be: one of these, or a whole number from 0 on. */
type Values = readonly (string | number)[] | 'yesNo' | 'count'

type Known = Readonly<Record<string, Values>>

const RATINGS: Known = { motivation: [3, 4, 5], skill: ['veteran', 'trained', 'conscript'] }

export const UNIT_TRAITS: Known = { ...RATINGS, reroll: 'yesNo' }

export const BASE_TRAITS: Known = {
  ...RATINGS,
  armoured: 'yesNo',
  nonAssaulting: 'yesNo',
  independent: 'yesNo',
  warrior: 'yesNo',
  lightGun: 'yesNo',
  passenger: 'yesNo',
  reroll: SOURCE_NAMES,
  top: 'count',
  assault: 'count',
  front: 'count',
  antiTank: 'count',
  rate: 'count',
}

function isOneOf(values: Values, value: Trait): boolean {
  if (values === 'yesNo') return typeof value === 'boolean'
  if (values === 'count') return typeof value === 'number' && Number.isInteger(value) && value >= 0
  return values.some((each) => each === value)
}

const faultsOfUnit = (unit: Unit, field: string): readonly Fault[] => [
  ...faultsOfTraits(unit.traits, UNIT_TRAITS, field),
  ...faultsOfBadges(unit.badges, UNIT_STATES, field),
]

const faultsOfBase = (base: Base, field: string): readonly Fault[] => [
  ...(isKind(base.kind) ? [] : [{ field: `${field}.kind`, value: base.kind }]),
  ...faultsOfTraits(base.traits, BASE_TRAITS, field),
  ...faultsOfBadges(base.badges, baseStates(base), field),
]

const isKind = (kind: string): boolean => KINDS.some((each) => each === kind)

function faultsOfTraits(traits: Base['traits'], known: Known, field: string): readonly Fault[] {
  return Object.entries(traits)
    .filter(([name, value]) => !(Object.hasOwn(known, name) && isOneOf(known[name] ?? [], value)))
    .map(([name, value]) => ({ field: `${field}.traits.${name}`, value }))
}

const faultsOfBadges = (
  badges: readonly string[],
  states: readonly string[],
  field: string,
): readonly Fault[] =>
  badges.flatMap((badge, index) =>
    states.includes(badge) ? [] : [{ field: `${field}.badges.${index}`, value: badge }],
  )
