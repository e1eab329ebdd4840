// What the messages about a fact or a question may name: each placeholder and how its text is made.
import type { About, Distance, Fact, Table } from '../kernel/game.ts'
import { touching } from '../kernel/geometry/point.ts'
import { onceBy } from '../kernel/once.ts'
import { printedGap, printedStood, printedWay } from './judged.ts'
import type { Printed } from './lengths.ts'
import { printedLimit } from './lengths.ts'
import type { Names } from './names.ts'

/** What the words are made of: the fact, its table, and how things are called. */
export interface Saying {
  readonly fact: Fact
  readonly table: Table
  readonly names: Names
}

type Made = string | number

/** The word of a `select` for what the fact does not carry. */
const NONE = 'none'

const tagOf = ({ table, names }: Saying, id: string | undefined): string =>
  id === undefined ? NONE : names.tag(table, id)

const unitOf = ({ table, names }: Saying, id: string | undefined): string =>
  id === undefined ? NONE : names.unitName(table, id)

const print = ({ names }: Saying, length: Printed | null): string =>
  length === null ? NONE : names.printed(length)

const distance = (of: Saying, printed: Distance | undefined): string =>
  print(of, printed ? printedLimit(printed, of.table.system) : null)

const inContact = ({ gap }: About): boolean => gap !== undefined && touching(gap)

const gapText = (saying: Saying): string => print(saying, printedGap(saying.fact, saying.table))

function away(saying: Saying): string {
  const { fact, names } = saying
  if (fact.about.gap === undefined) return NONE
  return inContact(fact.about)
    ? names.say('table.away.contact')
    : names.say('table.away', { gap: gapText(saying) })
}

function from(saying: Saying, id: string | undefined): string {
  const { fact, names } = saying
  const tag = tagOf(saying, id)
  if (fact.about.gap === undefined) return NONE
  return inContact(fact.about)
    ? names.say('table.from.contact', { tag })
    : names.say('table.from', { gap: gapText(saying), tag })
}

function winnerText({ fact, table, names }: Saying): string {
  const { side: named, units = [] } = fact.about
  const ofUnits = units.flatMap((unit) => table.units.find(({ id }) => id === unit)?.side ?? [])
  const sides = named === undefined ? ofUnits : [named]
  return sides.length === 0 ? NONE : names.list([...new Set(sides)].map((side) => names.side(table, side)))
}

/** Where the reason is what kind of base it is, that by its own name: a machine gun would be puzzled to be called a gun. */
function reason({ fact: { about }, table, names }: Saying): string {
  if (about.word === undefined) return NONE
  const base = table.bases.find(({ id }) => id === about.base)
  return base?.kind === about.word ? names.kind(base) : names.label('reason', about.word)
}

/** Every placeholder that a message about a fact may have. */
export const VALUES = {
  base: (of) => tagOf(of, of.fact.about.base),
  other: (of) => tagOf(of, of.fact.about.other),
  /** The word of the rules for what kind of base the other one is. */
  otherKind: ({ fact: { about }, table }) => table.bases.find(({ id }) => id === about.other)?.kind ?? NONE,
  unit: (of) => unitOf(of, of.fact.about.unit),
  enemy: (of) => unitOf(of, of.fact.about.enemy),
  /** The unit, or the base that acts as one or is judged by itself. */
  who: (of) =>
    of.fact.about.base === undefined ? unitOf(of, of.fact.about.unit) : tagOf(of, of.fact.about.base),
  side: (of) => (of.fact.about.side === undefined ? NONE : of.names.side(of.table, of.fact.about.side)),
  /** The side that it names, or those of its units. */
  winner: winnerText,
  units: (of) => of.names.unitNames(of.table, of.fact.about.units ?? []),
  unitCount: (of) => of.fact.about.units?.length ?? 0,
  bases: (of) => of.names.list((of.fact.about.bases ?? []).map((id) => of.names.tag(of.table, id))),
  baseCount: (of) => of.fact.about.bases?.length ?? 0,
  gap: gapText,
  away,
  fromBase: (of) => from(of, of.fact.about.base),
  fromOther: (of) => from(of, of.fact.about.other),
  length: (of) => print(of, printedWay(of.fact, of.table)),
  stood: (of) => print(of, printedStood(of.fact, of.table)),
  limit: (of) => distance(of, of.fact.about.limit),
  allowance: (of) => distance(of, of.fact.about.allowance),
  zone: (of) => distance(of, of.fact.about.zone?.size),
  die: (of) => of.fact.about.die ?? NONE,
  need: (of) => of.fact.about.need ?? NONE,
  dice: (of) => (of.fact.about.dice ?? []).join(', '),
  count: (of) => of.fact.about.count ?? 0,
  of: (of) => of.fact.about.of ?? 0,
  word: (of) => of.fact.about.word ?? NONE,
  reason,
  badge: (of) => (of.fact.about.word === undefined ? NONE : of.names.label('badge', of.fact.about.word)),
  trait: (of) => (of.fact.about.word === undefined ? NONE : of.names.label('trait', of.fact.about.word)),
  value: ({ fact: { about }, names }) => names.traitValue(about.word ?? NONE, about.value ?? null),
  rule: (of) => of.fact.rule,
} as const satisfies Readonly<Record<string, (of: Saying) => Made>>

export type Placeholder = keyof typeof VALUES

export const PLACEHOLDERS = Object.keys(VALUES) as readonly Placeholder[]

/** The placeholders that a message names. */
const placeholdersOf = onceBy((message: string): readonly Placeholder[] => {
  const words = new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, word]) => word))
  return PLACEHOLDERS.filter((each) => words.has(each))
})

/** The values that a message names, no others. */
export const valuesFor = (message: string, saying: Saying): Readonly<Record<string, Made>> =>
  Object.fromEntries(placeholdersOf(message).map((each) => [each, VALUES[each](saying)]))
