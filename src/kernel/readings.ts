// One position under two readings of the rules: what each answers to the same questions, and the facts that differ.

import { checkByHand } from './byHand.ts'
import { againDice, type Dice } from './dice.ts'
import { canonical } from './digest.ts'
import type { Action, Change, Fact, Offer, Options, RuleSet, State, UnitId, Verdict } from './game.ts'
import { current, endOf, type Match, played, shown, standing } from './match.ts'
import { onceFor } from './once.ts'
import { once, spokenIn } from './spoken.ts'

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
  const { told } = replayed(match, options)
  return told && !isSame(told, replayed(match, current(match).options).told) ? told : null
}

const isSame = (one: Verdict | null, other: Verdict | null): boolean =>
  canonical(one?.why ?? null) === canonical(other?.why ?? null)

/** Worked out once: what may be done now can take a while. */
const answers = onceFor((match: Match) => onceFor((options: Options) => answersBy(match, options)))

function answersBy(match: Match, options: Options): ReadonlyMap<string, Answer> {
  const { rules } = match
  const { after, told } = replayed(match, options)
  const state = { ...shown(match), options }
  const units = state.table.units.filter(({ id }) => state.table.bases.some(({ unit }) => unit === id))
  const isRole = (badge: string): boolean => badge !== rules.left && !rules.states.unit.includes(badge)
  // While some have a role in a fight nobody asks what would be if others had fought, nor those that have left it.
  const taking = units.filter(({ badges }) => badges.some(isRole))
  return new Map<string, Answer>([
    ...(told ? [['step', { asked: { of: 'step' }, verdict: told }] as const] : []),
    ...askedNow(rules, after ?? { ...current(match), options }),
    ...(taking.length > 0 ? taking : units).map(
      ({ id }) =>
        [`unit ${id}`, { asked: { of: 'unit', unit: id }, verdict: rules.judge(state, id) }] as const,
    ),
  ])
}

/** The reasons of the question, then each of its offers. */
function askedNow(rules: RuleSet, state: State): readonly (readonly [string, Answer])[] {
  if (state.mode !== 'play') return []
  const { why: reasons, note, offers } = rules.prompt(state)
  const why = note ? [note, ...reasons] : reasons
  const judged = offers.filter((offer) => offer.do === 'choose' || offer.do === 'done')
  return [
    ...(why.length > 0
      ? [['now', { asked: { of: 'now' }, verdict: { ok: note?.ok !== false, why } }] as const]
      : []),
    ...judged.map(
      (offer) => [keyOf(offer), { asked: { of: 'offer', offer }, verdict: offer.verdict }] as const,
    ),
  ]
}

const keyOf = (offer: JudgedOffer): string =>
  offer.do === 'choose' ? `choose ${offer.option} ${offer.unit ?? ''}` : offer.do

interface Replayed {
  /** The verdict that stands, and whatever else is told. Null: by that reading this is not asked at all. */
  readonly told: Verdict | null
  /** Null: by that reading the game has gone another way, or no rules were asked. */
  readonly after: State | null
}

/**
 * What the round tells by that reading up to the step we stand in, with the very dice that fell: it goes on for as long
 * as that reading takes what was done.
 */
function replayed(match: Match, options: Options): Replayed {
  const { rules, steps } = match
  const number = standing(match)
  const first = roundOf(match, number)
  let state: State = { ...(stateBefore(match, first) ?? current(match)), options }
  const changes: Change[] = []
  for (let step = first; step <= number; step++) {
    const { action: done, changes: before } = steps[step] ?? { action: { do: 'done' }, changes: [] }
    const action: Action = done.do === 'roll' ? { do: 'roll', from: 'seed' } : done
    const verdict = rules.check(state, action)
    if (!verdict.ok) {
      const isLast = step === number && isAsked(rules, state, action)
      return { told: isLast ? verdict : allOf(changes), after: null }
    }
    const told = played(rules, state, action, sameFaces(before))
    changes.push(...told.changes)
    state = told.teller.state
  }
  return { told: allOf(changes), after: first <= number ? state : null }
}

/** The verdict that stands after those changes, and everything else that they tell, each thing once. */
function allOf(changes: readonly Change[]): Verdict | null {
  const stands = spokenIn(changes)
  const facts = [stands ?? { why: [] }, ...changes].flatMap(({ why }) => why)
  return stands && { ok: stands.ok, why: once(facts) }
}

const stateBefore = ({ frames }: Match, step: number): State | undefined =>
  frames[endOf({ frames }, step - 1)]?.state

/** The first roll of what goes on, if the step is of it, or the step itself; behind it where no rules were asked. */
function roundOf(match: Match, number: number): number {
  const { rules, steps } = match
  const phaseOf = (step: number): string | null => {
    const before = stateBefore(match, step)
    const action = steps[step]?.action
    if (!before || !action || rules.past || checkByHand(before, action, rules)) return null
    return rules.phase(before)
  }
  const phase = phaseOf(number)
  if (phase === null) return number + 1
  let first = number
  for (let step = number; step >= 0 && phaseOf(step) === phase; step--) {
    if (step < number && steps[step]?.changes.some((change) => change.is === 'ruled' && change.chief)) break
    if (steps[step]?.action.do === 'roll') first = step
  }
  return first
}

/** What is offered is refused with its reason, and a move by a measurement; what is refused else is not asked at all. */
const isAsked = (rules: RuleSet, state: State, action: Action): boolean =>
  action.do === 'move' ||
  rules
    .prompt(state)
    .offers.some(
      (offer) =>
        offer.do === action.do &&
        (offer.do !== 'choose' ||
          (action.do === 'choose' && offer.option === action.option && offer.unit === action.unit)),
    )

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
