// What does not fit the assault rules on a foreign table.
import type { Base, KnownTraits, Table, Traits, Unit } from '../../kernel/game.ts'
import { strangeTraits } from '../../kernel/traits.ts'
import { baseStates, KINDS, UNIT_STATES } from './teams.ts'
import { BASE_TRAITS, UNIT_TRAITS } from './traits.ts'

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

const faultsOfTraits = (traits: Traits, known: KnownTraits, field: string): readonly Fault[] =>
  strangeTraits(traits, known).map(([name, value]) => ({ field: `${field}.traits.${name}`, value }))

const faultsOfBadges = (
  badges: readonly string[],
  states: readonly string[],
  field: string,
): readonly Fault[] =>
  badges.flatMap((badge, index) =>
    states.includes(badge) ? [] : [{ field: `${field}.badges.${index}`, value: badge }],
  )
