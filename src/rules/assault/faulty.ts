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

const isYesNo = (value: Trait): boolean => typeof value === 'boolean'
const isOf =
  (...values: readonly Trait[]) =>
  (value: Trait): boolean =>
    values.includes(value)
const isCount = (value: Trait): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0

const RATINGS: Readonly<Record<string, (value: Trait) => boolean>> = {
  motivation: isOf(3, 4, 5),
  skill: isOf('veteran', 'trained', 'conscript'),
}

export const UNIT_TRAITS = { ...RATINGS, reroll: isYesNo }

export const BASE_TRAITS = {
  ...RATINGS,
  armoured: isYesNo,
  nonAssaulting: isYesNo,
  independent: isYesNo,
  warrior: isYesNo,
  lightGun: isYesNo,
  passenger: isYesNo,
  reroll: isOf(...SOURCE_NAMES),
  top: isCount,
  assault: isCount,
  front: isCount,
  antiTank: isCount,
  rate: isCount,
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

function faultsOfTraits(
  traits: Base['traits'],
  known: Readonly<Record<string, (value: Trait) => boolean>>,
  field: string,
): readonly Fault[] {
  return Object.entries(traits)
    .filter(([name, value]) => !(Object.hasOwn(known, name) && known[name]?.(value)))
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
