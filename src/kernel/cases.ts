// What cases for referees have in common: units and bases as a saved game writes them, with much left out.
import * as v from 'valibot'
import { type Fault, faultOfCase } from './fault.ts'
import type {
  KnownTraits,
  Options,
  RuleSet,
  SideId,
  System,
  Table,
  Trait,
  Traits,
  TraitValues,
  Words,
} from './game.ts'
import { type Footprint, type Pose, roundPose } from './geometry/point.ts'
import { base, id, options, system, unit } from './schema.ts'
import { letterOf } from './table.ts'

function schemaOf(values: TraitValues) {
  if (values === 'flag' || values === 'yesNo') return v.boolean()
  if (!('least' in values)) return v.picklist(values)
  const { least, most, half } = values
  const number = half ? v.pipe(v.number(), v.multipleOf(0.5)) : v.pipe(v.number(), v.integer())
  return v.pipe(number, v.minValue(least), v.maxValue(most))
}

/** The traits that the rules know, with the values that these may have. */
const traitsOf = (known: KnownTraits) =>
  v.optional(
    v.strictObject(
      Object.fromEntries(Object.entries(known).map(([name, values]) => [name, v.optional(schemaOf(values))])),
    ),
    {},
  )

const badgesOf = (known: readonly string[]) => v.optional(v.array(v.picklist(known)), [])

/** With these traits and badges. */
export const unitOf = (traits: KnownTraits, badges: readonly string[]) => ({
  ...unit.entries,
  number: v.optional(unit.entries.number),
  name: v.optional(unit.entries.name),
  traits: traitsOf(traits),
  badges: badgesOf(badges),
})

export const baseOf = (traits: KnownTraits, badges: readonly string[]) => ({
  ...base.entries,
  letter: v.optional(base.entries.letter),
  art: v.optional(id),
  traits: traitsOf(traits),
  badges: badgesOf(badges),
})

/** Of every case. */
export const head = { id: v.optional(id), system: v.optional(system, 'cm'), options: v.optional(options, {}) }

type GivenTraits = Readonly<Record<string, Trait | undefined>>

interface Given {
  readonly system: System
  readonly units: readonly {
    readonly id: string
    readonly side: SideId
    readonly number?: number | undefined
    readonly name?: Words | undefined
    readonly traits: GivenTraits
    readonly badges: readonly string[]
  }[]
  readonly bases: readonly {
    readonly id: string
    readonly unit: string
    readonly letter?: string | undefined
    readonly kind: string
    readonly art?: string | undefined
    readonly at: Pose
    readonly shape: Footprint
    readonly traits: GivenTraits
    readonly badges: readonly string[]
  }[]
}

/** Without an edge, and without names for its sides; its places are rounded, as everywhere. */
export const tableOf = ({ system, units, bases }: Given): Table => ({
  size: { w: 0, d: 0 },
  system,
  sides: [],
  lost: [],
  units: units.map(({ id, side, number, name, traits, badges }, i) => ({
    id,
    side,
    number: number ?? i + 1,
    name: name ?? { ru: id, en: id },
    traits: given(traits),
    badges,
  })),
  bases: bases.map((each, i) => {
    const { id, unit, kind, at, shape } = each
    const before = bases.slice(0, i).filter((other) => other.unit === unit).length
    return {
      id,
      unit,
      kind,
      shape,
      at: roundPose(at),
      letter: each.letter ?? letterOf(before),
      art: each.art ?? kind,
      traits: given(each.traits),
      badges: each.badges,
    }
  }),
})

/** What was left out is not there. */
const given = (traits: GivenTraits): Traits =>
  Object.fromEntries(
    Object.entries(traits).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** What is wrong with a case beyond its shape, by the names of its fields. */
export function faultIn(table: Table, options: Options, rules: RuleSet): Fault | null {
  const fault = faultOfCase({ table, options }, rules)
  return fault && { ...fault, field: fault.field.replace(/^start\.(table\.)?/, '') }
}
