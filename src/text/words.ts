// One speech for a language and a rule set, over the loaded catalogue: everything the rules say, in words. Pure, and at home in Node.
import {
  type Base,
  type BaseId,
  type Distance,
  type Fact,
  inMm,
  type Offer,
  type Prompt,
  type SideId,
  type Table,
  type Trait,
  type Unit,
  type UnitId,
  type Verdict,
} from '../kernel/game.ts'
import { lengthWithin } from '../kernel/geometry/point.ts'
import { phrasesOf } from './intl.ts'
import type { Language } from './language.ts'
import { printedAgainst, printedLength, printedLimit, printedMargin, systemOf } from './lengths.ts'
import { namesIn } from './names.ts'
import type { Values } from './phrases.ts'
import { type RuleText, ruleText } from './ruleText.ts'
import { ask, cost, type Headline, headline, note, option, outcome, sentence, sums } from './sentences.ts'

export interface Speech {
  /** Any message of the catalogue. Throws where it is missing. */
  say(id: string, values?: Values): string
  /** One fact as a full sentence. */
  sentence(fact: Fact, table: Table): string
  /** What came or would come of several, in full sentences. */
  outcome(verdict: Verdict, table: Table): string
  headline(verdict: Verdict, table: Table): Headline
  /** What facts say of single bases, in sum. */
  sums(facts: readonly Fact[], table: Table): readonly string[]
  ask(prompt: Prompt, table: Table): string
  /** `units`: said for all of them; for none it names nobody. */
  option(offer: Offer & { readonly do: 'choose' }, table: Table, units?: readonly UnitId[]): string
  /** 'Done', and what comes of it where that is to be said. */
  done(verdict: Verdict, table: Table): string
  /** The same where something comes of it; else null. */
  cost(verdict: Verdict, table: Table): string | null
  tag(table: Table, base: BaseId): string
  unitName(table: Table, unit: UnitId | BaseId): string
  sideName(table: Table, side: SideId): string
  /** A length that is held against nothing. */
  length(mm: number, table: Table): string
  /** A length beside its limit: never printed on the wrong side of it. */
  against(mm: number, limit: Distance, table: Table): string
  /** Both, and on which side: '4.1 cm, within 10 cm'. */
  held(mm: number, limit: Distance, table: Table): string
  /** How far a length is from its limit, without a word for the side. */
  margin(mm: number, limit: Distance, table: Table): string
  limit(distance: Distance, table: Table): string
  number(value: number, digits: number): string
  typed(value: number): string
  /** What a zone of that size is called by a fact that says so. */
  zone(says: string, size: Distance, table: Table): string
  /** What stands on the table beside the bases that a fact names; '' where nothing does. */
  note(fact: Fact, table: Table): string
  rule(id: string): RuleText
  badge(id: string): string
  /** The game knows that badge. */
  hasBadge(id: string): boolean
  /** What goes on, by the word of the rule set. */
  phase(id: string): string
  /** What dice are thrown for, likewise. */
  pool(id: string): string
  /** A preset of its switches. */
  profile(id: string): string
  kind(base: Base): string
  trait(id: string): string
  traitValue(trait: string, value: Trait | null): string
  /** What is out of the common about a base or a unit: flags and words, no numbers. */
  traits(of: Base | Unit): readonly string[]
}

const speeches = new Map<string, Speech>()

/** The same speech for the same language, which must have been loaded, and rule set. */
export function wordsFor(language: Language, rules: string): Speech {
  const key = `${language} ${rules}`
  const known = speeches.get(key)
  if (known) return known
  const made = speechIn(language, rules)
  speeches.set(key, made)
  return made
}

function speechIn(language: Language, rules: string): Speech {
  const names = namesIn(language, phrasesOf(language), rules)
  const against: Speech['against'] = (mm, limit, { system }) =>
    names.printed(printedAgainst(mm, limit, system))
  const limitText: Speech['limit'] = (distance, { system }) => names.printed(printedLimit(distance, system))
  return {
    say: names.say,
    sentence: (fact, table) => sentence(names, fact, table),
    outcome: (verdict, table) => outcome(names, verdict, table),
    headline: (verdict, table) => headline(names, verdict, table),
    sums: (facts, table) => sums(names, facts, table),
    ask: (prompt, table) => ask(names, prompt, table),
    option: (offer, table, units) => option(names, offer, table, units),
    done: (verdict, table) => cost(names, verdict, table) ?? names.say('ui.do.done'),
    cost: (verdict, table) => cost(names, verdict, table),
    tag: names.tag,
    unitName: names.unitName,
    sideName: names.side,
    length: (mm, { system }) => names.printed(printedLength(mm, system)),
    against,
    held: (mm, limit, table) =>
      names.say('table.held', {
        length: against(mm, limit, table),
        where: lengthWithin(mm, inMm(limit, table.system)) ? 'within' : 'beyond',
        limit: limitText(limit, table),
      }),
    margin: (mm, limit, { system }) =>
      names.printed(printedMargin(mm, inMm(limit, system), systemOf(limit, system))),
    limit: limitText,
    number: names.number,
    typed: names.typed,
    zone: (says, size, { system }) => {
      const limit = names.printed(printedLimit(size, system))
      const id = `${rules}.zone.${says}`
      return names.text(id) === null ? limit : names.say(id, { limit })
    },
    note: (fact, table) => note(names, fact, table),
    rule: (id) => ruleText(language, names, id),
    phase: (id) => names.label('phase', id),
    pool: (id) => names.label('pool', id),
    profile: (id) => names.label('profile', id),
    badge: (id) => names.label('badge', id),
    hasBadge: (id) => names.text(`${rules}.badge.${id}`) !== null,
    kind: names.kind,
    trait: (id) => names.label('trait', id),
    traitValue: names.traitValue,
    traits: ({ traits }) =>
      Object.entries(traits).flatMap(([trait, value]) => {
        const name = names.label('trait', trait)
        if (typeof value === 'string') return [`${name}: ${names.traitValue(trait, value)}`]
        return value === true ? [name] : []
      }),
  }
}
