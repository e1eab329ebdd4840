// How things are called in a language: bases, units, sides, states, lengths.
import type { Base, BaseId, SideId, Table, Trait, UnitId } from '../kernel/game.ts'
import { onceBy } from '../kernel/once.ts'
import type { Language } from './language.ts'
import type { Printed } from './lengths.ts'
import type { Phrases } from './phrases.ts'

export interface Names extends Phrases {
  /** The id of the rule set whose messages are said; they stand under it in the catalogue. */
  readonly rules: string
  /** What the rule set calls that word, as a reason, a badge, a kind and so on; the word itself where it has no name for it. */
  label(
    as: 'reason' | 'badge' | 'kind' | 'phase' | 'pool' | 'profile' | 'trait' | 'value',
    word: string,
  ): string
  /** '3A', also of a base that was taken off. */
  tag(table: Table, id: BaseId): string
  /** A unit's name; the tag of a lone base that acts as one. */
  unitName(table: Table, id: UnitId | BaseId): string
  /** '2nd platoon', '2nd and 3rd platoons'. */
  unitNames(table: Table, ids: readonly (UnitId | BaseId)[]): string
  /** '2nd and 3rd'. */
  ordinals(table: Table, ids: readonly (UnitId | BaseId)[]): string
  side(table: Table, id: SideId): string
  printed(length: Printed): string
  /** 'Confident, 4+', 'yes', '2'; null: as usual. */
  traitValue(trait: string, value: Trait | null): string
  kind(base: Base): string
}

const findBase = ({ bases, lost }: Table, id: BaseId): Base | undefined =>
  bases.find((base) => base.id === id) ?? lost.findLast((base) => base.id === id)

const numberOf = ({ units }: Table, id: UnitId): number | undefined =>
  units.find((unit) => unit.id === id)?.number

function tag(table: Table, id: BaseId): string {
  const base = findBase(table, id)
  return base ? `${numberOf(table, base.unit) ?? ''}${base.letter}` : id
}

export function namesIn(language: Language, phrases: Phrases, rules: string): Names {
  const { text, list } = phrases
  const say: Phrases['say'] = (id, values) => {
    const own = `${rules}.${id}`
    return phrases.say(text(own) === null ? id : own, values)
  }
  const label: Names['label'] = (as, word) => {
    const id = `${rules}.${as}.${word}`
    return text(id) === null ? word : say(id)
  }
  const titled = (message: string, table: Table, id: UnitId | BaseId): string => {
    const number = numberOf(table, id)
    return number === undefined ? tag(table, id) : say(message, { number })
  }
  const unitName = (table: Table, id: UnitId | BaseId): string => titled(`${rules}.unit`, table, id)
  const ordinals = (table: Table, ids: readonly (UnitId | BaseId)[]): string =>
    list(ids.map((id) => titled(`${rules}.ordinal`, table, id)))
  /** Each printed length is said once and kept: a drag prints several in every frame. */
  const lengthsIn = onceBy((unit: Printed['unit']) =>
    onceBy((digits: number) =>
      onceBy((value: number) => say(`table.${unit}`, { number: phrases.number(value, digits) })),
    ),
  )
  return {
    ...phrases,
    /** In the rule set's own words where it has some. */
    say,
    rules,
    label,
    tag,
    unitName,
    ordinals,
    unitNames: (table, ids) => {
      const all = [...new Set(ids)]
      const areUnits = all.every((id) => numberOf(table, id) !== undefined)
      if (all.length > 1 && areUnits) return say(`${rules}.units`, { list: ordinals(table, all) })
      return list(all.map((id) => unitName(table, id)))
    },
    side: (table, id) => table.sides.find((side) => side.id === id)?.name[language] ?? id,
    printed: ({ value, digits, unit }) => lengthsIn(unit)(digits)(value),
    traitValue: (trait, value) => {
      if (value === null || typeof value === 'boolean') return say('table.value', { value: String(value) })
      const word = `${trait}.${value}`
      if (text(`${rules}.value.${word}`) !== null) return label('value', word)
      return typeof value === 'number' ? phrases.typed(value) : value
    },
    kind: ({ art, kind }) =>
      text(`${rules}.kind.${art}`) === null ? label('kind', kind) : label('kind', art),
  }
}
