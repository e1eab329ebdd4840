// What does not fit infantry melee on a foreign table.
import type { Table, Traits } from '../../kernel/game.ts'

interface Fault {
  readonly field: string
  readonly value: unknown
}

const KINDS = ['figure', 'crew'] as const
const UNIT_STATES: readonly string[] = ['locked']

/** The first fault: an unknown kind, a trait that is none, a state that is none of this rule set's. */
export function faulty(table: Table): Fault | null {
  const units = table.units.flatMap(({ traits, badges }, index) => [
    ...strange(traits, `units.${index}.traits`),
    ...unknown(badges, UNIT_STATES, `units.${index}.badges`),
  ])
  const bases = (['bases', 'lost'] as const).flatMap((list) =>
    table[list].flatMap(({ kind, traits, badges }, index) => [
      ...unknown([kind], KINDS, `${list}.${index}.kind`).map(({ value }) => ({
        field: `${list}.${index}.kind`,
        value,
      })),
      ...Object.entries(traits).map(([name, value]) => ({ field: `${list}.${index}.traits.${name}`, value })),
      ...unknown(badges, [], `${list}.${index}.badges`),
    ]),
  )
  return [...units, ...bases][0] ?? null
}

/** A unit is elite or not (IM-09), and may move by a number of its own. */
const strange = (traits: Traits, field: string): readonly Fault[] =>
  Object.entries(traits)
    .filter(
      ([name, value]) =>
        !(
          (name === 'elite' && typeof value === 'boolean') ||
          (name === 'moveCm' && typeof value === 'number' && value > 0 && value <= 100)
        ),
    )
    .map(([name, value]) => ({ field: `${field}.${name}`, value }))

const unknown = (some: readonly string[], known: readonly string[], field: string): readonly Fault[] =>
  some.flatMap((each, index) => (known.includes(each) ? [] : [{ field: `${field}.${index}`, value: each }]))
