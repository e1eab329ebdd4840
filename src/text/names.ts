// How things are called in a language: teams, platoons, sides, states, numbers with their unit.

import type { IntlShape } from 'react-intl'
import type { Base, BaseId, SideId, Table, UnitId } from '../kernel/game.ts'
import type { Language, Values } from './intl.ts'
import type { Printed } from './lengths.ts'

export interface Names {
  say(id: string, values?: Values): string
  readonly ids: readonly string[]
  /** The text of a message; null where the catalogue has none. */
  text(id: string): string | null
  /** A message of that shelf, or the word itself where the catalogue does not know it. */
  label(shelf: string, word: string): string
  /** '3A', also of a base that was taken off. */
  tag(table: Table, id: BaseId): string
  /** A platoon's name; the tag of a lone team that acts as one. */
  platoon(table: Table, id: UnitId | BaseId): string
  /** '2nd platoon', '2nd and 3rd platoons'. */
  platoons(table: Table, ids: readonly (UnitId | BaseId)[]): string
  /** '2nd and 3rd'. */
  ordinals(table: Table, ids: readonly (UnitId | BaseId)[]): string
  side(table: Table, id: SideId): string
  list(words: readonly string[]): string
  printed(length: Printed): string
  kind(base: Base): string
}

const findBase = ({ bases, lost }: Table, id: BaseId): Base | undefined =>
  bases.find((base) => base.id === id) ?? lost.findLast((base) => base.id === id)

export function namesIn(language: Language, intl: IntlShape): Names {
  const say = (id: string, values: Values = {}): string => intl.formatMessage({ id }, values)
  const text = (id: string): string | null => {
    const found = intl.messages[id]
    return typeof found === 'string' ? found : null
  }
  const has = (id: string): boolean => text(id) !== null
  const number = (table: Table, id: UnitId): number | undefined =>
    table.units.find((unit) => unit.id === id)?.number
  const tag = (table: Table, id: BaseId): string => {
    const base = findBase(table, id)
    return base ? `${number(table, base.unit) ?? ''}${base.letter}` : id
  }
  const titled = (message: string, table: Table, id: UnitId | BaseId): string => {
    const found = number(table, id)
    return found === undefined ? tag(table, id) : say(message, { number: found })
  }
  const platoon = (table: Table, id: UnitId | BaseId): string => titled('assault.unit', table, id)
  const list = (words: readonly string[]): string => intl.formatList(words, { type: 'conjunction' })
  const ordinals = (table: Table, ids: readonly (UnitId | BaseId)[]): string =>
    list(ids.map((id) => titled('assault.ordinal', table, id)))
  const platoons = (table: Table, ids: readonly (UnitId | BaseId)[]): string => {
    const all = [...new Set(ids)]
    const [first] = all
    if (first === undefined) return ''
    if (all.length === 1) return platoon(table, first)
    const named = all.every((id) => number(table, id) !== undefined)
    return named
      ? say('assault.units', { list: ordinals(table, all) })
      : list(all.map((id) => platoon(table, id)))
  }
  return {
    say,
    ids: Object.keys(intl.messages),
    text,
    label: (shelf, word) => (has(`${shelf}.${word}`) ? say(`${shelf}.${word}`) : word),
    tag,
    platoon,
    platoons,
    ordinals,
    side: (table, id) => table.sides.find((side) => side.id === id)?.name[language] ?? id,
    list,
    printed: ({ value, digits, unit }) => {
      const text = intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      return say(`table.${unit}`, { number: text })
    },
    kind: ({ art, kind }) => {
      if (has(`assault.kind.${art}`)) return say(`assault.kind.${art}`)
      return has(`assault.kind.${kind}`) ? say(`assault.kind.${kind}`) : kind
    },
  }
}
