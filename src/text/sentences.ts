// Facts as sentences, verdicts as headlines, questions and options as one line each.
import type { Fact, Offer, Prompt, Table, UnitId, Verdict } from '../kernel/game.ts'
import { isRuling, rulingIn } from '../kernel/ruling.ts'
import { indexOf, sideOfBase } from '../kernel/table.ts'
import { marginOf } from './judged.ts'
import { printedLimit } from './lengths.ts'
import { type MovesTold, mannersOf } from './manners.ts'
import type { Names } from './names.ts'
import type { Values } from './phrases.ts'
import { type Saying, valuesFor } from './values.ts'

export type Sign = 'yes' | 'no' | 'excused' | 'asked' | 'die'

const LONGEST_LINE = 36

export interface Headline {
  /** At most 36 characters: the one fact that decided. */
  readonly line: string
  /** What stands in the way or failed is 'no'; what a rule took out of the count is 'excused'; what only says what is asked is 'asked'; a die that came out both ways is 'die'. */
  readonly sign: Sign
  /** The measurement that decided, or one of several, was under 2 mm from its limit. */
  readonly close: boolean
  /** The line tells of several likewise: how many charge, who passes and who fails. */
  readonly sums: boolean
  /** By how much: '2 mm inside', of several the closest call with whose it is; where no measurement decided what is told below, or null. */
  readonly margin: string | null
  /** Whom else it brings in, in a line each. */
  readonly brings: readonly string[]
  /** What else came of it, in a line each: who stays, whose win it was, what befell single bases. */
  readonly also: readonly string[]
  /** How many further facts of the verdict say the same of others. */
  readonly more: number
  /** 'and 2 more' */
  readonly moreText: string | null
  readonly rule: { readonly id: string; readonly name: string }
  readonly fact: Fact
}

export function sentence(names: Names, fact: Fact, table: Table): string {
  const told = tell(spoken(names, 'fact', fact), { fact, table, names })
  const ruled = rulingIn(fact, table)
  if (ruled === null) return told
  const limit = names.printed(printedLimit(ruled.limit, table.system))
  return names.say('table.ruled', { sentence: told, limit, where: ruled.within ? 'within' : 'beyond' })
}

/** What came or would come of it in full: what decided, or that of several in sum, and whom else it brings in; where some are left behind, with why the first of those is. */
export function outcome(names: Names, verdict: Verdict, table: Table): string {
  const [[fact], [left]] = [verdict.why, verdict.stay ?? []]
  if (!fact) return ''
  const { line, margin, sums, brings } = headline(names, verdict, table)
  const stay = staying(names, verdict, table)
  const counted = left || margin === null ? line : `${line}: ${margin}`
  const told = [
    sums || left ? `${counted}.` : sentence(names, fact, table),
    ...[...brings, ...stay].map((each) => `${each}.`),
  ]
  return [...told, ...(left ? [sentence(names, left, table)] : [])].join(' ')
}

/** A few words for the table; not every sentence has some. */
export function note(names: Names, fact: Fact, table: Table): string {
  const ids = [`${names.rules}.note.${fact.says}`, `table.note.${fact.says}`]
  return ids.every((id) => names.text(id) === null) ? '' : tell(ids, { fact, table, names })
}

export function headline(names: Names, verdict: Verdict, table: Table): Headline {
  const [first = { rule: 'T-03', says: 'unknown', ok: verdict.ok, about: {} }, ...rest] = verdict.why
  const saying = { fact: first, table, names }
  const { isAlike, isBelow } = mannersOf(names.rules)
  const both = bothResults(names.rules, verdict.why)
  const moves = both === null ? mannersOf(names.rules).movesTold(verdict.why) : null
  const counted =
    both === null ? (countedMoves(names, moves) ?? tellTogether(saying, rest)) : tellBoth(saying, both)
  const ruled = counted === null && (isRuling(first) || rulingIn(first, table) !== null)
  const tight = tightest(moves?.moved ?? [], table)
  const margin = counted === null && !ruled ? marginOf(first, table) : (tight?.margin ?? null)
  const below = rest.find(isBelow)
  const more = counted === null ? rest.filter((each) => isAlike(first, each)) : []
  return {
    line: counted ?? lineOf(saying),
    sums: counted !== null,
    sign: both === null ? signOf(names, first, verdict.ok) : 'die',
    close: margin?.close ?? false,
    margin: ruled
      ? names.say('table.margin.ruled')
      : margin
        ? names.say(`table.margin.${margin.id}`, { by: names.printed(margin.by) }) +
          (tight ? ` (${names.tag(table, tight.fact.about.base ?? '')})` : '')
        : below
          ? lineOf({ ...saying, fact: below })
          : both === null
            ? under(saying, rest)
            : null,
    brings: besides(saying, rest, counted === null ? first.about.enemy : undefined),
    also: [...staying(names, verdict, table), ...whose(saying), ...alsoLines(saying, verdict.also ?? [])],
    more: more.length,
    moreText:
      more.length > 0 ? names.say('table.more', { count: more.length, bases: othersOf(saying, more) }) : null,
    rule: { id: first.rule, name: names.text(`rule.${first.rule}.name`) ?? first.rule },
    fact: first,
  }
}

/** Of several the closest call. */
const tightest = (facts: readonly Fact[], table: Table) =>
  facts
    .flatMap((fact) => {
      const margin = marginOf(fact, table)
      return margin?.close ? [{ fact, margin }] : []
    })
    .toSorted((a, b) => a.margin.by.value - b.margin.by.value)[0]

/** So many are named beside the one that decided; more would not be read. */
const MOST_NAMED = 4

/** Whom the others speak of, where the line has room for them. */
function othersOf({ fact, table, names }: Saying, more: readonly Fact[]): string {
  const whose = fact.about.other === undefined ? 'base' : 'other'
  const ids = new Set(more.flatMap(({ about }) => about[whose] ?? []))
  const isNew = ids.size === more.length && !ids.has(fact.about[whose] ?? '')
  return isNew && ids.size <= MOST_NAMED ? names.list([...ids].map((id) => names.tag(table, id))) : 'none'
}

/** The one fact that decided; where a long name leaves no room for why somebody won, that alone. */
function lineOf(saying: Saying): string {
  const { fact, names } = saying
  const [id, values] = messageOf(spoken(names, 'head', fact), saying)
  const line = names.say(id, values)
  const { winner } = values
  return winner === undefined || line.length <= LONGEST_LINE
    ? line
    : names.say(`${names.rules}.wonBy`, { side: winner })
}

/** What has to be said with it, where the rules have it; it stands below. Of several likewise, without what each needs, where that differs. */
function under(saying: Saying, rest: readonly Fact[]): string | null {
  const { fact, names } = saying
  const id = `${names.rules}.under.${fact.says}`
  if (names.text(id) === null) return null
  const { need, ...about } = fact.about
  const isSame = rest.every((each) => each.says !== fact.says || each.about.need === need)
  return tell([id], isSame ? saying : { ...saying, fact: { ...fact, about } }) || null
}

/** Whose win it was that the fact denies, where the rules say so; it stands below. */
function whose({ fact, names, table }: Saying): readonly string[] {
  const id = `${names.rules}.whose.${fact.says}`
  if (names.text(id) === null) return []
  const base = indexOf(table).base.get(fact.about.base ?? '')
  return base ? [names.say(id, { side: names.side(table, sideOfBase(table, base)) })] : []
}

/** Several units of which the same is told, by their names where the line has room for them, else by their number. */
function tellTogether(saying: Saying, rest: readonly Fact[]): string | null {
  const { fact, names } = saying
  const id = `${names.rules}.heads.${fact.says}`
  const alike = rest.filter(({ says }) => says === fact.says)
  if (alike.length === 0 || names.text(id) === null) return null
  const units = [fact, ...alike].flatMap(({ about }) => about.base ?? about.unit ?? [])
  const [, values] = messageOf([id], { ...saying, fact: { ...fact, about: { ...fact.about, units } } })
  const line = names.say(id, values)
  if (line.length <= LONGEST_LINE) return line
  const counted = names.say(`${names.rules}.unitsCounted`, { count: units.length })
  return names.say(id, { ...values, units: counted })
}

/** What comes of it for others than the enemy that is told of already. */
function besides({ table, names }: Saying, rest: readonly Fact[], told?: UnitId): readonly string[] {
  const { isBeside, isNaming } = mannersOf(names.rules)
  return rest
    .filter((fact) => isBeside(fact) || (isNaming(fact) && fact.about.enemy !== told))
    .map((fact) => tell(spoken(names, 'head', fact), { fact, table, names }))
}

/** Who is left behind of those that were to move together. */
function staying({ list, say, tag }: Names, { stay = [] }: Verdict, table: Table): readonly string[] {
  const bases = stay.flatMap(({ about }) => about.base ?? []).map((id) => tag(table, id))
  return bases.length === 0 ? [] : [say('table.stay', { bases: list(bases.toSorted()), count: bases.length })]
}

/** Of so few bases each has its own line, with the numbers; those of which there is none to tell share one. */
const FEW = 2

function alsoLines({ names, table }: Saying, facts: readonly Fact[]): readonly string[] {
  const all = mannersOf(names.rules)
    .summed(facts)
    .flatMap((each) => each.facts)
  const isBare = (fact: Fact): boolean => /^[^{]*\{base\}[^{]*$/.test(headOf(names, fact))
  if (all.length > FEW || (all.length > 1 && all.every(isBare))) return sums(names, facts, table, 'no')
  return all.map((fact) => tell(spoken(names, 'head', fact), { fact, table, names }))
}

const headOf = (names: Names, fact: Fact): string =>
  names.text(messageId(names, spoken(names, 'head', fact))) ?? ''

/** What came of which bases, or would: 'Destroyed: 3A and 3B'. */
export const sums = (
  names: Names,
  facts: readonly Fact[],
  table: Table,
  would: 'yes' | 'no' = 'yes',
): readonly string[] =>
  mannersOf(names.rules)
    .summed(facts)
    .map((each) => {
      const bases = [...new Set(each.facts.flatMap(({ about }) => about.base ?? []))]
      return names.say(`${names.rules}.sum.${each.sum}`, {
        would,
        count: bases.length,
        bases: names.list(bases.map((id) => names.tag(table, id)).toSorted()),
      })
    })

/** Of several bases that move at once how many do. */
const countedMoves = ({ rules, say }: Names, told: MovesTold | null): string | null =>
  told && say(`${rules}.moves.${told.moves}`, { count: told.count, touching: told.touching })

function signOf({ rules }: Names, fact: Fact, ok: boolean): Sign {
  const { isAsked, isFailure } = mannersOf(rules)
  if (fact.excused) return 'excused'
  if (isAsked(fact)) return 'asked'
  return ok && !isFailure(fact) ? 'yes' : 'no'
}

export function ask(names: Names, { ask: id, about }: Prompt, table: Table): string {
  const fact = { rule: '', says: id, ok: true, about }
  return tell([`${names.rules}.ask.${id}`, `table.ask.${id}`, 'table.ask.unknown'], { fact, table, names })
}

/** `units`: for all of them; for none it names nobody. */
export function option(
  names: Names,
  { option: word, unit }: Offer & { readonly do: 'choose' },
  table: Table,
  units: readonly UnitId[] = unit === undefined ? [] : [unit],
): string {
  const id = `${names.rules}.option.${word}`
  if (names.text(id) === null) return word
  return names.say(id, {
    unit: units.length === 0 ? 'none' : names.unitNames(table, units),
  })
}

/** What it comes to that a question is ended, where that is to be said; else null. */
export function cost(names: Names, { why: [fact] }: Verdict, table: Table): string | null {
  const id = `${names.rules}.done.${fact?.says}`
  return fact && names.text(id) !== null ? tell([id], { fact, table, names }) : null
}

const spoken = ({ rules }: Names, form: 'fact' | 'head', { says }: Fact): readonly string[] => [
  `${rules}.${form}.${says}`,
  `table.${form}.${says}`,
  `table.${form}.unknown`,
]

/** The first of the messages that is there, about the fact. */
const tell = (ids: readonly string[], saying: Saying): string => saying.names.say(...messageOf(ids, saying))

const messageId = (names: Names, ids: readonly string[]): string =>
  ids.find((each) => names.text(each) !== null) ?? ''

/** It, and the values that it names. */
function messageOf(ids: readonly string[], saying: Saying): readonly [id: string, values: Values] {
  const id = messageId(saying.names, ids)
  return [id, valuesFor(saying.names.text(id) ?? '', saying)]
}

interface Results {
  readonly passed: readonly UnitId[]
  readonly failed: readonly UnitId[]
}

/** One die, two answers: the units that passed and those that failed; null where all came out alike. */
function bothResults(rules: string, why: readonly Fact[]): Results | null {
  const of = (some: (fact: Fact) => boolean): readonly UnitId[] =>
    why.filter(some).flatMap(({ about }) => about.base ?? about.unit ?? [])
  const { passes, fails } = mannersOf(rules)
  const [passed, failed] = [of(passes), of(fails)]
  return passed.length > 0 && failed.length > 0 ? { passed, failed } : null
}

/** By their names where the line has room for them, else by how many they are. */
function tellBoth({ fact, table, names }: Saying, { passed, failed }: Results): string {
  const values = {
    die: fact.about.die ?? '',
    passed: passed.length,
    failed: failed.length,
    passedNames: names.ordinals(table, passed),
    failedNames: names.ordinals(table, failed),
  }
  const named = names.say(`${names.rules}.heads.testedBoth`, values)
  return named.length <= LONGEST_LINE ? named : names.say(`${names.rules}.head.testedBoth`, values)
}
