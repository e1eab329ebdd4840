// What does not fit infantry melee on a foreign table.
import type { Table } from '../../kernel/game.ts'
import { strangeTraits } from '../../kernel/traits.ts'
import { UNIT_TRAITS } from './traits.ts'

interface Fault {
  readonly field: string
  readonly value: unknown
}

export const KINDS = ['figure', 'crew'] as const
const UNIT_STATES: readonly string[] = ['locked']

/** The first fault: an unknown kind, a trait that is none, a state that is none of this rule set's. */
export function faulty(table: Table): Fault | null {
  const units = table.units.flatMap(({ traits, badges }, index) => [
    ...strangeTraits(traits, UNIT_TRAITS).map(([name, value]) => ({
      field: `units.${index}.traits.${name}`,
      value,
    })),
    ...unknown(badges, UNIT_STATES, `units.${index}.badges`),
  ])
  const bases = (['bases', 'lost'] as const).flatMap((list) =>
    table[list].flatMap(({ kind, traits, badges }, index) => [
      ...(KINDS.some((each) => each === kind) ? [] : [{ field: `${list}.${index}.kind`, value: kind }]),
      ...Object.entries(traits).map(([name, value]) => ({ field: `${list}.${index}.traits.${name}`, value })),
      ...unknown(badges, [], `${list}.${index}.badges`),
    ]),
  )
  return [...units, ...bases][0] ?? null
}

const unknown = (some: readonly string[], known: readonly string[], field: string): readonly Fault[] =>
  some.flatMap((each, index) => (known.includes(each) ? [] : [{ field: `${field}.${index}`, value: each }]))
