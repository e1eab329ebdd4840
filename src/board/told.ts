// What the match says at the moment, as marks: the verdict that stands, what is asked, and the fact that is lit.

import { canonical } from '../kernel/digest.ts'
import { type BaseId, type Fact, inMm, type Move, type Table, type Verdict } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import { type Match, shown, standing } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { indexOf } from '../kernel/table.ts'
import { shownMoves } from '../store/asides.ts'
import type { Draft, Held, HeldDraft } from '../store/hand.ts'
import { type Aside, promptOf, spoken } from '../store/match.ts'
import type { View } from '../store/view.ts'
import { mannersOf } from '../text/manners.ts'
import { type Line, type Mark, marksOf, type Readings, type ZoneMark } from './marks.ts'
import type { Scene } from './scene.ts'

/** The verdict that stands on the table; what hands arranged without a word against it says nothing, unless it is asked. */
export function verdictOf(match: Match, aside: Aside | null): Verdict | null {
  const verdict = spoken(match, aside)
  if (aside !== null || !verdict?.ok || shown(match).mode === 'play') return verdict
  const action = match.steps[standing(match)]?.action
  return action?.do === 'move' || action?.do === 'correct' || action?.do === 'mode' ? null : verdict
}

/** Where what was refused would have lain, as far as its measurement speaks of it. */
export function refusedMoves({ seat }: Scene): readonly Move[] {
  const { aside } = seat.match.getState()
  return aside?.is === 'refused' ? shownMoves(aside.verdict) : []
}

/** Lines and rings of the standing verdict and of the lit fact; the lit fact's zone and way too. */
export function standingMarks(scene: Scene): readonly Mark[] {
  const { match, aside } = scene.seat.match.getState()
  const { lit, compared } = scene.seat.view.getState()
  if (compared) return comparedMarks(compared, match, lit)
  const facts = standingFacts(match, verdictOf(match, aside))
  const on = { table: shown(match).table, lit }
  return marksOf(withLit(facts, lit), on).filter((mark) => isShown(mark, [...facts, lit]))
}

/** What is measured of the standing verdict: its evidence, and the way that was just gone, or all of several. */
function standingFacts({ rules }: Match, verdict: Verdict | null): readonly Fact[] {
  if (!verdict) return []
  const { isAlike } = mannersOf(rules.id)
  const [first, ...more] = verdict.why
  const ways = first ? [first, ...more.filter((fact) => verdict.ok && isAlike(first, fact))] : []
  return [
    ...new Set([...ways.filter(({ about }, i) => i === 0 || about.path), ...evidence(rules.id, verdict)]),
  ]
}

/** Of two readings: the lines of both, what both say once, and a ring round each base that decided, with whose it is. */
function comparedMarks(
  { a, b }: NonNullable<View['compared']>,
  match: Match,
  told: Fact | null,
): readonly Mark[] {
  const on = { table: shown(match).table, lit: told }
  const marks = (verdict: Verdict | null): readonly Mark[] => {
    const lit = verdict?.why.find((fact) => fact === told) ?? null
    const decided = verdict && !verdict.ok ? verdict.why.slice(0, 1) : []
    const facts = verdict ? [...new Set([...decided, ...evidence(match.rules.id, verdict)])] : []
    return marksOf(withLit(facts, lit), on).filter((mark) => isShown(mark, [...decided, lit]))
  }
  const [one, other] = [marks(a), marks(b)]
  const kept = other.filter((mark) => mark.is !== 'gap' || !isAmong(one, mark))
  return [
    ...one.map((mark) => saidBy(mark, mark.is === 'gap' && isAmong(other, mark) ? 'both' : 'a')),
    ...kept.map((mark) => saidBy(mark, 'b')),
    ...ringsOfBoth(namedBy(a), namedBy(b)),
  ]
}

const isAmong = (marks: readonly Mark[], { gap, tone }: Line): boolean =>
  marks.some((each) => each.is === 'gap' && each.tone === tone && canonical(each.gap) === canonical(gap))

const saidBy = (mark: Mark, by: Readings): Mark => (mark.is === 'gap' ? { ...mark, by } : mark)

/** The bases of the facts that tell of several. */
const namedBy = (verdict: Verdict | null): readonly BaseId[] =>
  verdict?.why.flatMap(({ about }) => about.bases ?? []) ?? []

const ringsOfBoth = (a: readonly BaseId[], b: readonly BaseId[]): readonly Mark[] =>
  [...new Set([...a, ...b])].map((base) => ({
    is: 'ring',
    base,
    touched: false,
    tone: 'plain',
    by: !b.includes(base) ? 'a' : a.includes(base) ? 'both' : 'b',
  }))

/** Of proposed moves: what the deciding fact measures, and the lit one. */
export function proposedMarks(scene: Scene, { verdict, moves }: Draft): readonly Mark[] {
  const { match } = scene.seat.match.getState()
  const { table: lying } = shown(match)
  const to = new Map(moves.map((move) => [move.base, move.to]))
  const table = { ...lying, bases: lying.bases.map((base) => ({ ...base, at: to.get(base.id) ?? base.at })) }
  const { lit } = scene.seat.view.getState()
  const deciding = decidingOf(match.rules.id, verdict)
  const marks = marksOf(withLit(deciding, lit), { table, lit })
  return marks.filter((mark) => isShown(mark, [...deciding, lit]))
}

/** The facts whose lines are drawn bold, and whose contact is marked. */
export function boldest(scene: Scene): readonly Fact[] {
  const { match, aside } = scene.seat.match.getState()
  const { compared } = scene.seat.view.getState()
  const verdicts = compared ? [compared.a, compared.b] : [verdictOf(match, aside)]
  return verdicts.flatMap((verdict) => (verdict ? evidence(match.rules.id, verdict).slice(0, 1) : []))
}

/** Zones only of the lit fact, ways only of those that are told whole, and no length beside a way that nothing was held against. */
const isShown = (mark: Mark, whole: readonly (Fact | null)[]): boolean => {
  if (mark.is === 'zone') return mark.lit
  if (mark.is === 'gap')
    return mark.lit || mark.tone !== 'plain' || mark.limit !== null || !mark.fact.about.path
  return mark.is === 'path' ? whole.includes(mark.fact) : true
}

/** The fact that decided; of several that move alike and are measured, of the one that ends nearest. */
export function decidingOf(rules: string, { ok, why }: Verdict): readonly Fact[] {
  const [deciding] = why
  if (!ok || !deciding?.about.gap) return why.slice(0, 1)
  const mm = ({ about: { gap } }: Fact): number => gap?.mm ?? Number.POSITIVE_INFINITY
  const moved = mannersOf(rules).movesTold(why)?.moved ?? []
  return [moved.reduce((best, fact) => (mm(fact) < mm(best) ? fact : best), deciding)]
}

/** Several are told of likewise, so that what is measured of one has to say of which. */
export const isOfSeveral = (rules: string, verdict: Verdict | null): boolean =>
  verdict?.ok === true && mannersOf(rules).movesTold(verdict.why) !== null

/**
 * The measured facts that decided. Of a refusal: whatever stood in the way, or was excused. Of a consent: the deciding
 * one, or, where that speaks of no base, those that say what the first measured one says.
 */
export function evidence(rules: string, verdict: Verdict): readonly Fact[] {
  const { ok, why } = verdict
  const measured = why.filter(({ about }) => about.gap)
  const excused = measured.filter((fact) => fact.excused)
  if (!ok) return measured.filter((fact) => !fact.ok || fact.excused)
  const [deciding] = decidingOf(rules, verdict)
  if (deciding?.about.base !== undefined)
    return deciding.about.gap ? [...new Set([deciding, ...excused])] : excused
  const [first] = measured
  return measured.filter((fact) => fact.excused || (first && mannersOf(rules).isAlike(first, fact)))
}

const withLit = (facts: readonly Fact[], lit: Fact | null): readonly Fact[] =>
  lit && !facts.includes(lit) ? [lit, ...facts] : facts

/** The lines and ways of the standing verdict, whatever is lit. */
export function standingLines(match: Match, aside: Aside | null): readonly Mark[] {
  const facts = standingFacts(match, verdictOf(match, aside))
  return marksOf(facts, { table: shown(match).table, lit: null }).filter((mark) => isShown(mark, facts))
}

/** From point to point what a mark draws as a line. */
export function stretchesOf(mark: Mark): readonly (readonly [Point, Point])[] {
  if (mark.is === 'gap') return [[mark.gap.from, mark.gap.to]]
  if (mark.is === 'touch') return [[mark.at, mark.at]]
  if (mark.is !== 'path') return []
  return mark.points.slice(1).map((to, i) => [mark.points[i] ?? to, to])
}

/** The zones under the bases: those of the question, and those of the verdict where they say something else; of two readings that are compared theirs. */
export function standingZones({ seat }: Scene): readonly ZoneMark[] {
  const { match, aside } = seat.match.getState()
  const { compared } = seat.view.getState()
  const { table } = shown(match)
  if (compared)
    return zonesOf(
      [compared.a, compared.b].flatMap((verdict) => verdict?.why ?? []),
      table,
    )
  const asked = askedZones(match)
  const told = zonesOf(verdictOf(match, aside)?.why ?? [], table)
  const known = new Set(asked.map(key))
  return [...asked, ...told.filter((zone) => !known.has(key(zone)))]
}

/** How far a held base gets from where its way begins. */
export interface Reach {
  readonly base: BaseId
  readonly from: Point
  readonly mm: number
}

/** What is drawn of a draft in the hand: its marks, the zones round what is held, and how far that gets. */
export interface HeldMarks {
  readonly marks: readonly Mark[]
  readonly zones: readonly ZoneMark[]
  readonly reaches: readonly Reach[]
}

/** Once for what the hand holds in a match. */
export const heldMarks = onceFor((match: Match) =>
  onceFor(({ held, draft }: Held): HeldMarks => {
    if (!draft) return { marks: [], zones: [], reaches: [] }
    const marks = marksOf(aboutHeld(draft, held, match.rules.id), { table: shown(match).table, lit: null })
    return { marks, zones: heldZones(match, held, marks), reaches: reachesOf(match, held, marks) }
  }),
)

/** Of ways that are measured; of a single base without one, what the question says. */
function reachesOf(match: Match, held: readonly BaseId[], marks: readonly Mark[]): readonly Reach[] {
  const { table } = shown(match)
  const measured = marks.flatMap((mark): readonly Reach[] => {
    if (mark.is !== 'path' || !mark.limit) return []
    const [[from], { base }] = [mark.points, mark.fact.about]
    return from && base !== undefined ? [{ base, from, mm: inMm(mark.limit, table.system) }] : []
  })
  const [only, ...rest] = held
  if (only === undefined || rest.length > 0 || measured.length > 0) return measured
  const at = indexOf(table).base.get(only)?.at
  return askedZones(match).flatMap(({ of, mm, reach }) =>
    at && reach && of.includes(only) ? [{ base: only, from: at, mm }] : [],
  )
}

/** Of several only the deciding fact is drawn. What the rules say of other bases' ghosts is no news while one is corrected. */
function aboutHeld({ verdict }: HeldDraft, held: readonly BaseId[], rules: string): readonly Fact[] {
  const { ok, why } = verdict
  if (held.length > 1) return decidingOf(rules, verdict)
  return ok ? why.filter(({ about }) => about.base === undefined || held.includes(about.base)) : why
}

/**
 * The zones round what is held: those that the draft's facts speak of, those of the question that belong to held
 * bases, and for each measurement from a held base the limit it was held against.
 */
function heldZones(match: Match, held: readonly BaseId[], marks: readonly Mark[]): readonly ZoneMark[] {
  const { table } = shown(match)
  const mine = new Set(held)
  const told = marks.filter((mark) => mark.is === 'zone')
  const asked = askedZones(match)
    .filter(({ bars, reach }) => !bars && !reach)
    .map((zone) => ({ ...zone, of: zone.of.filter((id) => mine.has(id)) }))
  const drawn = new Set(askedZones(match).map(({ mm }) => mm))
  const limits = marks
    .flatMap((mark) => (mark.is === 'gap' ? limitZone(mark, mine, table) : []))
    .filter(({ mm }) => !drawn.has(mm))
  const sizes = new Map<number, ZoneMark>()
  for (const zone of [...told, ...asked, ...limits])
    if (zone.of.length > 0 && !sizes.has(zone.mm)) sizes.set(zone.mm, zone)
  return [...sizes.values()].sort((a, b) => b.mm - a.mm)
}

function limitZone({ limit, fact }: Line, held: ReadonlySet<BaseId>, table: Table): readonly ZoneMark[] {
  const { base } = fact.about
  if (!limit || base === undefined || !held.has(base)) return []
  const side = indexOf(table).side.get(base) ?? null
  const mm = inMm(limit, table.system)
  return [
    { is: 'zone', of: [base], mm, size: limit, says: fact.says, bars: false, reach: false, side, lit: false },
  ]
}

const zonesOf = (facts: readonly Fact[], table: Table): readonly ZoneMark[] =>
  marksOf(facts, { table, lit: null }).filter((mark) => mark.is === 'zone')

const askedZones = (match: Match): readonly ZoneMark[] =>
  zonesOf(promptOf(match)?.why ?? [], shown(match).table)

const key = (zone: ZoneMark): string => `${zone.of.join(' ')} ${zone.mm} ${zone.bars}`
