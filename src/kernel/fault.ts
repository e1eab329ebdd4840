// What may be wrong with a file, and with the start of a match beyond its shape.
import { canonical } from './digest.ts'
import { type Base, isSameSetting, type Options, type RuleSet, type Table } from './game.ts'
import { insideTable, overlaps } from './geometry/gap.ts'
import { roundPose } from './geometry/point.ts'
import { strangeOn } from './known.ts'
import type { Start } from './match.ts'
import { plain, spelt } from './plain.ts'

/** What is wrong with a file: the field, its value as it stands there, and the kind of fault (a catalogue word). */
export interface Fault {
  readonly field: string
  readonly value: string
  readonly says:
    | 'tooLarge'
    | 'tooDeep'
    | 'notJson'
    | 'notOurs'
    | 'newerVersion'
    | 'unknownRules'
    | 'otherEdition'
    | 'badValue'
    | 'duplicate'
    | 'unknownId'
    | 'unknownOption'
    | 'unknownArt'
    | 'oneSide'
    | 'overlap'
    | 'offTable'
    | 'notRounded'
    | 'refusedAction'
    | 'otherOutcome'
    | 'altered'
}

/** A value as it is shown, cut to one line. */
export const valueText = (value: unknown): string => shortened(spelt(worded(value)), 60)

/** The path to a field, whose names may be a file's own. */
export const fieldText = (path: string): string => shortened(spelt(path), 120)

/** No sign is cut in half. */
const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3).replace(/\p{Cs}$/u, '')}...` : text

/** As JSON, which tells a text from a number but has no word for what is not there and for a number that is too large. */
const worded = (value: unknown): string =>
  value === undefined || typeof value === 'number' ? String(value) : canonical(value)

/** The first fault that the shape alone cannot tell: ids, places, what the rules do not know. */
export const faultOfStart = (
  { table, options }: Start,
  rules: RuleSet,
  arts: readonly string[] | undefined,
): Fault | null => faultOfTable(table, arts) ?? faultOfRules(rules, table) ?? faultOfOptions(rules, options)

/** The same under whatever rules. */
export const faultOfTable = (table: Table, arts: readonly string[] | undefined): Fault | null =>
  twice(named('sides', table.sides), (each) => each.id) ??
  badIds(table) ??
  twice(basesOf(table), tagIn(table)) ??
  missing(table) ??
  (arts ? undrawn(table, arts) : null) ??
  notRounded(table) ??
  offTable(table) ??
  overlap(table)

/** The same where nobody plays: no table has an edge, a side may be gone, and places are rounded already. */
export const faultOfCase = ({ table, options }: Pick<Start, 'table' | 'options'>, rules: RuleSet) =>
  badIds(table) ?? overlap(table) ?? faultOfRules(rules, table) ?? faultOfOptions(rules, options)

const badIds = (table: Table): Fault | null =>
  twice<{ readonly id: string }>([...named('units', table.units), ...basesOf(table)], (each) => each.id) ??
  twice(named('units', table.units), (each) => `number ${each.number}`) ??
  badgeTwice(table) ??
  stray(table)

interface Listed<T> {
  readonly field: string
  readonly item: T
}

const named = <T>(list: string, items: readonly T[]): readonly Listed<T>[] =>
  items.map((item, i) => ({ field: `start.table.${list}.${i}`, item }))

const basesOf = (table: Table): readonly Listed<Base>[] => [
  ...named('bases', table.bases),
  ...named('lost', table.lost),
]

/** The second of two that share what must be unique. */
function twice<T>(listed: readonly Listed<T>[], key: (item: T) => string): Fault | null {
  const seen = new Set<string>()
  for (const { field, item } of listed) {
    const value = key(item)
    if (seen.has(value)) return { field, value, says: 'duplicate' }
    seen.add(value)
  }
  return null
}

/** The second of the same states on one unit or base. */
const badgeTwice = (table: Table): Fault | null =>
  [...named('units', table.units), ...basesOf(table)]
    .map(({ field, item }) =>
      twice(
        item.badges.map((badge, i) => ({ field: `${field}.badges.${i}`, item: badge })),
        valueText,
      ),
    )
    .find((fault) => fault !== null) ?? null

function stray(table: Table): Fault | null {
  const units = new Set(table.units.map((unit) => unit.id))
  const found = basesOf(table).find(({ item }) => !units.has(item.unit))
  return found ? { field: `${found.field}.unit`, value: valueText(found.item.unit), says: 'unknownId' } : null
}

/** As it is seen. */
const tagIn =
  ({ units }: Table) =>
  ({ unit, letter }: Base): string =>
    `${units.find(({ id }) => id === unit)?.number}${plain(letter)}`

/** A side that nothing stands for, and how many bases it has. */
function missing({ sides, units, bases }: Table): Fault | null {
  const sideOf = new Map(units.map((unit) => [unit.id, unit.side]))
  const there = new Set(bases.map((base) => sideOf.get(base.unit)))
  const none = sides.find(({ id }) => !there.has(id))
  return none ? { field: 'start.table.bases', value: `${none.id}: 0`, says: 'oneSide' } : null
}

function undrawn(table: Table, arts: readonly string[]): Fault | null {
  const found = basesOf(table).find(({ item }) => !arts.includes(item.art))
  return found ? { field: `${found.field}.art`, value: valueText(found.item.art), says: 'unknownArt' } : null
}

function notRounded(table: Table): Fault | null {
  const found = basesOf(table).find(({ item }) => canonical(roundPose(item.at)) !== canonical(item.at))
  return found ? { field: `${found.field}.at`, value: canonical(found.item.at), says: 'notRounded' } : null
}

function offTable(table: Table): Fault | null {
  const found = basesOf(table).find(({ item }) => !insideTable(item, table.size))
  return found ? { field: `${found.field}.at`, value: canonical(found.item.at), says: 'offTable' } : null
}

function overlap(table: Table): Fault | null {
  for (const [i, { field, item }] of named('bases', table.bases).entries()) {
    const under = table.bases.slice(0, i).find((other) => overlaps(item, other))
    if (under) return { field: `${field}.at`, value: `${item.id}, ${under.id}`, says: 'overlap' }
  }
  return null
}

function faultOfRules(rules: RuleSet, table: Table): Fault | null {
  const bad = strangeOn(table, rules.known)
  return bad && { field: `start.table.${bad.field}`, value: valueText(bad.value), says: 'badValue' }
}

function faultOfOptions(rules: RuleSet, options: Options): Fault | null {
  for (const [name, value] of Object.entries(options)) {
    const field = `start.options.${name}`
    const offered = rules.switches.find((each) => each.name === name)?.values
    if (!offered) return { field, value: valueText(value), says: 'unknownOption' }
    if (!offered.some((each) => isSameSetting(each, value)))
      return { field, value: valueText(value), says: 'badValue' }
  }
  return null
}
