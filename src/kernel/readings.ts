// One position under two readings of the rules: what each answers to the same questions, and the facts that differ.

import { checkByHand } from './byHand.ts'
import { againDice, type Dice } from './dice.ts'
import { canonical } from './digest.ts'
import type { Action, Change, Fact, Offer, Options, RuleSet, State, UnitId, Verdict } from './game.ts'
import { current, endOf, type Match, played, shown, standing } from './match.ts'
import { onceFor } from './once.ts'
import { spokenIn } from './spoken.ts'

/** An offer that is judged. */
type JudgedOffer = Offer & { readonly do: 'choose' | 'done' }

/** What is asked of both readings: the step we stand in, the question of the moment, an offer of it, a unit. */
export type Asked =
  | { readonly of: 'step' }
  | { readonly of: 'now' }
  | { readonly of: 'offer'; readonly offer: JudgedOffer }
  | { readonly of: 'unit'; readonly unit: UnitId }

interface Answer {
  readonly asked: Asked
  readonly verdict: Verdict
}

export interface Compared {
  readonly key: string
  readonly asked: Asked
  /** Null: by this reading nothing is asked here. */
  readonly a: Verdict | null
  readonly b: Verdict | null
  /** Another verdict, or the same one by other facts; null: they tell the same. */
  readonly apart: 'verdict' | 'facts' | null
}

/** Everything that both readings are asked of the moment that is shown, in the order of play. */
export function compared(match: Match, a: Options, b: Options): readonly Compared[] {
  if (match.rules.past) return []
  const [one, other] = [answers(match)(a), answers(match)(b)]
  return [...new Map([...one, ...other])].map(([key, { asked }]) => {
    const [left, right] = [one.get(key)?.verdict ?? null, other.get(key)?.verdict ?? null]
    const apart = isSame(left, right) ? null : isSameVerdict(left, right) ? 'facts' : 'verdict'
    return { key, asked, a: left, b: right, apart }
  })
}

/** For whatever reason both refuse, or grant it to the same, in the same number. */
const isSameVerdict = (one: Verdict | null, other: Verdict | null): boolean =>
  one !== null && other !== null && one.ok === other.ok && (!one.ok || granted(one) === granted(other))

function granted({ why: [deciding] }: Verdict): string {
  const { unit, units = [], bases = [], side, count, of } = deciding?.about ?? {}
  return canonical([{ unit, side, count, of }, units, bases])
}

/** Of all that differs the first that leads to another verdict: what stands on the table before anything else. */
export const firstApart = (asked: readonly Compared[]): Compared | undefined =>
  asked.find(({ apart }) => apart === 'verdict')

/** The facts of a rule that only one of the two told. */
export interface Difference {
  readonly rule: string
  readonly a: readonly Fact[]
  readonly b: readonly Fact[]
  /** The other one told the same of the same, held against another distance. */
  readonly isMinor: boolean
}

/** By their rule, in the order in which they were told; what differs in a distance alone last. */
export function differences({ a, b }: Pick<Compared, 'a' | 'b'>): readonly Difference[] {
  const [onlyA, onlyB] = [without(a, b, canonical), without(b, a, canonical)]
  const [mainA, mainB] = [without(a, b, bare), without(b, a, bare)]
  const minor = (only: readonly Fact[], main: readonly Fact[]): readonly Fact[] =>
    only.filter((fact) => !main.includes(fact))
  return [...byRule(mainA, mainB, false), ...byRule(minor(onlyA, mainA), minor(onlyB, mainB), true)]
}

function byRule(a: readonly Fact[], b: readonly Fact[], isMinor: boolean): readonly Difference[] {
  const rules = [...new Set([...a, ...b].map(({ rule }) => rule))]
  const of = (facts: readonly Fact[], rule: string): readonly Fact[] =>
    facts.filter((fact) => fact.rule === rule)
  return rules.map((rule) => ({ rule, a: of(a, rule), b: of(b, rule), isMinor }))
}

function without(
  verdict: Verdict | null,
  other: Verdict | null,
  keyOf: (fact: Fact) => string,
): readonly Fact[] {
  const known = new Set(other?.why.map(keyOf))
  return verdict?.why.filter((fact) => !known.has(keyOf(fact))) ?? []
}

/** A fact without the distances that it was held against. */
function bare({ about, ...fact }: Fact): string {
  const { limit: _, allowance: __, zone: ___, ...rest } = about
  return canonical({ ...fact, about: rest })
}

/** What the step we stand in would have told by that reading; null where it would have told the same. */
export function otherwise(match: Match, options: Options): Verdict | null {
  const told = toldBy(match, options)
  return told && !isSame(told, spokenIn(match.steps[standing(match)]?.changes ?? [])) ? told : null
}

const isSame = (one: Verdict | null, other: Verdict | null): boolean =>
  canonical(one?.why ?? null) === canonical(other?.why ?? null)

/** Worked out once: what may be done now can take a while. */
const answers = onceFor((match: Match) => onceFor((options: Options) => answersBy(match, options)))

function answersBy(match: Match, options: Options): ReadonlyMap<string, Answer> {
  const { rules } = match
  const told = toldBy(match, options)
  const state = { ...shown(match), options }
  const units = state.table.units.filter(({ id }) => state.table.bases.some(({ unit }) => unit === id))
  return new Map<string, Answer>([
    ...(told ? [['step', { asked: { of: 'step' }, verdict: told }] as const] : []),
    ...askedNow(rules, { ...current(match), options }),
    ...units.map(
      ({ id }) =>
        [`unit ${id}`, { asked: { of: 'unit', unit: id }, verdict: rules.judge(state, id) }] as const,
    ),
  ])
}

/** The reasons of the question, then each of its offers. */
function askedNow(rules: RuleSet, state: State): readonly (readonly [string, Answer])[] {
  if (state.mode !== 'play') return []
  const { why, offers } = rules.prompt(state)
  const judged = offers.filter((offer) => offer.do === 'choose' || offer.do === 'done')
  return [
    ...(why.length > 0 ? [['now', { asked: { of: 'now' }, verdict: { ok: true, why } }] as const] : []),
    ...judged.map(
      (offer) => [keyOf(offer), { asked: { of: 'offer', offer }, verdict: offer.verdict }] as const,
    ),
  ]
}

const keyOf = (offer: JudgedOffer): string =>
  offer.do === 'choose' ? `choose ${offer.option} ${offer.unit ?? ''}` : offer.do

/** What the step we stand in tells by that reading, with the very dice that fell; null where it is not asked at all. */
function toldBy({ rules, frames, steps, at }: Match, options: Options): Verdict | null {
  const number = frames[at]?.step ?? -1
  const step = steps[number]
  const before = frames[endOf({ frames }, number - 1)]?.state
  if (!step || !before || rules.past || checkByHand(before, step.action, rules)) return null
  const state = { ...before, options }
  const verdict = rules.check(state, step.action)
  if (!verdict.ok) return isAsked(rules, state, step.action) ? verdict : null
  return spokenIn(played(rules, state, step.action, sameFaces(step.changes)).changes)
}

/** A move is refused by a measurement, an option with its reason; what is refused else is not asked at all. */
const isAsked = (rules: RuleSet, state: State, action: Action): boolean =>
  action.do === 'move' ||
  (action.do === 'choose' &&
    rules
      .prompt(state)
      .offers.some(
        (offer) => offer.do === 'choose' && offer.option === action.option && offer.unit === action.unit,
      ))

/** Not those that the game will throw next: nobody looks ahead by comparing. */
const otherDice = againDice(0)

/** The faces that fell, in turn; others where more dice are thrown than were. */
function sameFaces(changes: readonly Change[]): Dice {
  const left = changes.flatMap((change) => (change.is === 'threw' ? change.faces : []))
  return (pool, state) => {
    const fallen = otherDice(pool, state)
    return { ...fallen, faces: fallen.faces.map((face) => left.shift() ?? face) }
  }
}
