// What on a foreign table is none of its rule set's: kinds, traits and states.
import type { Base, Known, KnownTraits, Table, Traits } from './game.ts'
import { fitsTrait } from './traits.ts'

interface Strange {
  readonly field: string
  readonly value: unknown
}

/** The first of its units, then of its bases, then of those lost; null where all is known. */
export function strangeOn(table: Table, { kinds, traits, states }: Known): Strange | null {
  const ofBase = (base: Base, field: string): readonly Strange[] => [
    ...(kinds.includes(base.kind) ? [] : [{ field: `${field}.kind`, value: base.kind }]),
    ...strange(base, traits.base, field),
    ...unknown(base, states.base(base), field),
  ]
  const found = [
    ...table.units.flatMap((unit, index) => [
      ...strange(unit, traits.unit, `units.${index}`),
      ...unknown(unit, states.unit, `units.${index}`),
    ]),
    ...table.bases.flatMap((base, index) => ofBase(base, `bases.${index}`)),
    ...table.lost.flatMap((base, index) => ofBase(base, `lost.${index}`)),
  ]
  return found[0] ?? null
}

const strange = (
  { traits }: { readonly traits: Traits },
  known: KnownTraits,
  field: string,
): readonly Strange[] =>
  Object.entries(traits)
    .filter(([name, value]) => !(Object.hasOwn(known, name) && fitsTrait(known[name] ?? [], value)))
    .map(([name, value]) => ({ field: `${field}.traits.${name}`, value }))

const unknown = (
  { badges }: { readonly badges: readonly string[] },
  states: readonly string[],
  field: string,
): readonly Strange[] =>
  badges.flatMap((badge, index) =>
    states.includes(badge) ? [] : [{ field: `${field}.badges.${index}`, value: badge }],
  )
