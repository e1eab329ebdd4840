// How figures move, charge, close up and move on after a victory: ways, contact, and whole units at once.
import { evolve } from '../../kernel/evolve.ts'
import type { About, Base, BaseId, Change, Distance, Fact, Move, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { atGap } from '../../kernel/geometry/atGap.ts'
import { areTouching, gap, overlaps } from '../../kernel/geometry/gap.ts'
import { hindered } from '../../kernel/geometry/hindered.ts'
import type { TooNear } from '../../kernel/geometry/keeping.ts'
import { approach } from '../../kernel/geometry/place.ts'
import { type Pose, roundPose } from '../../kernel/geometry/point.ts'
import type { Ground, Route } from '../../kernel/geometry/route.ts'
import { slide, snap } from '../../kernel/geometry/slide.ts'
import { ruledWay } from '../../kernel/ruling.ts'
import { baseOf, foesOf, has } from '../../kernel/table.ts'
import { allowed, type Cited, fact, refused, type Says } from './facts.ts'
import { mayEnd, shortOf } from './nearer.ts'
import { settings } from './options.ts'
import {
  type Flow,
  isLocked,
  locked,
  type MeleeState,
  meleeOf,
  own,
  type Phase,
  REACH,
  sideOf,
  touchedBy,
  type Victor,
  victorOf,
} from './state.ts'

/** One figure's move as it would really be made. */
export interface Attempt {
  readonly ok: boolean
  readonly why: readonly Fact[]
  readonly move: Move
  /** It stays where it is, which never fails by itself. */
  readonly stays?: true
}

/** Who closes up stays so far from enemies of other fights. */
export const ASIDE_MM = 1

/** What a figure has to mind in the phase. */
export interface Terms {
  readonly base: Base
  /** The same where it stood when the phase began. */
  readonly from: Base
  readonly others: readonly Base[]
  readonly foes: readonly Base[]
  readonly limit: Distance
  readonly ground: Ground<Base>
}

export function termsOf(state: MeleeState, base: Base): Terms {
  const { table, flow } = state
  const from = { ...base, at: flow.stood[base.id] ?? base.at }
  const others = table.bases.filter(({ id }) => id !== base.id)
  const limit = limitOf(state, base)
  // Those who close up together are not in each other's way, but where they end; they keep out of other fights.
  const closes = flow.phase === 'closeUp'
  const standing = others.filter(({ id }) => !(closes && flow.closing?.bases.includes(id) === true))
  const comrades = meleeOf(state, base.unit)?.units ?? []
  const side = sideOf(table, base.unit)
  const clearOf = ({ unit }: Base): number => {
    if (sideOf(table, unit) === side) return 0
    if (closes) return comrades.includes(unit) ? 0 : ASIDE_MM
    return flow.phase === 'move' ? inMm(clearance(state), table.system) : 0
  }
  return {
    base,
    from,
    others,
    foes: foesOf(table, base).filter(({ unit }) => !closes || comrades.includes(unit)),
    limit,
    ground: {
      obstacles: standing.map((body) => ({ body, clear: clearOf(body) })),
      size: table.size,
      allowanceMm: inMm(limit, table.system),
    },
  }
}

/** */
const clearance = (state: MeleeState): Distance => ({ cm: settings(state).clearanceCm })

function limitOf(state: MeleeState, { unit }: Base): Distance {
  const { flow } = state
  if (flow.phase === 'victoryMove') return { cm: dieOf(victorOf(state)) }
  if (flow.phase === 'closeUp') return { cm: settings(state).closeUpCm }
  const cm = flow.phase === 'move' ? own(state, unit, 'moveCm') : null
  return cm === null ? REACH : { cm }
}

function dieOf({ unit, die }: Victor): number {
  if (die === null) throw new Error(`No die was rolled for ${unit}`)
  return die
}

/** Whether the figure may move at all in this phase. */
export function mayMove(state: MeleeState, base: Base): Verdict {
  const { flow } = state
  if (flow.phase === 'closeUp') {
    return flow.closing?.bases.includes(base.id) === true
      ? free(base)
      : refused(fact('notClosing', false, { base: base.id }))
  }
  if (flow.phase === 'victoryMove') {
    const { unit } = victorOf(state)
    return unit === base.unit ? unlessTouching(state, base) : refused(fact('winnerMoves', false, { unit }))
  }
  if (sideOf(state.table, base.unit) !== flow.turn) {
    return refused(fact('otherSidesTurn', false, { base: base.id, side: flow.turn }))
  }
  if (flow.phase === 'charge' && flow.charged.includes(base.unit)) return unlessTouching(state, base)
  const about = { base: base.id, unit: base.unit }
  if (isLocked(state, base.unit)) return refused(fact('lockedStays', false, about))
  if (flow.phase === 'charge' && !settings(state).chargeAfterMove && flow.movedUnits.includes(base.unit)) {
    return refused(fact('movedAlready', false, about))
  }
  return free(base)
}

const free = ({ id, unit }: Base): Verdict => allowed(fact('mayMove', true, { base: id, unit }))

/** Of a unit that goes into a fight: who has reached an enemy stays there. */
function unlessTouching({ table }: MeleeState, base: Base): Verdict {
  const [first] = touchedBy(table, base.id)
  return first === undefined
    ? free(base)
    : refused(fact('touchesAlready', false, { base: base.id, other: first.id }))
}

export const wayOf = ({ from, ground }: Terms, to: Pose): Route | null => ruledWay(from, to, ground)

export const touchedAt = ({ base, foes }: Terms, at: Pose): readonly Base[] =>
  foes.filter((foe) => areTouching({ ...base, at }, foe))

/** Figures are round: how they face is nothing to a rule. */
export const isSamePlace = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y

/** Whom one of many that charge goes for, where its wish touches nobody: who is under it, else anybody; or anybody at once. */
type Seeks = 'nobody' | 'wished' | 'anybody'

/** Where the figure would end, and why. */
export function attempt(state: MeleeState, { base: id, to }: Move, seeks: Seeks = 'nobody'): Attempt {
  const base = baseOf(state.table, id)
  const terms = termsOf(state, base)
  const wish = roundPose(to)
  const stays = { ok: true, why: [fact('stays', true, { base: id })], move: { base: id, to: base.at } }
  // Somebody who closes up with it may have taken its place.
  const isTaken = terms.others.some((other) => overlaps(base, other))
  if (isSamePlace(wish, base.at) && !isTaken) return { ...stays, stays: true }
  const at = slide(base, wish, terms.others, state.table.size)
  const may = mayMove(state, base)
  if (!may.ok) return { ok: false, why: may.why, move: { base: id, to: at } }
  const end = CONTACT.includes(state.flow.phase)
    ? contactFor(terms, { wish, at, seeks: state.flow.phase === 'charge' ? seeks : 'nobody' })
    : at
  if (isSamePlace(end, base.at)) return { ...stays, stays: true }
  return judged(state, terms, { wish, at: end })
}

/** In these phases a figure goes for an enemy. */
export const CONTACT: readonly Phase[] = ['charge', 'closeUp', 'victoryMove']

interface Wish {
  readonly wish: Pose
  readonly at: Pose
  readonly seeks: Seeks
}

/** Pushed into an enemy it is completed to contact; so is each of many that charge. */
function contactFor(terms: Terms, { wish, at, seeks }: Wish): Pose {
  if (touchedAt(terms, at).length > 0 && wayOf(terms, at) !== null) return at
  const under = terms.foes.filter((foe) => overlaps({ ...terms.base, at: wish }, foe))
  const isFree = seeks === 'anybody' || (seeks === 'wished' && under.length === 0)
  return intoContact(terms, isFree ? terms.foes : under, wish) ?? at
}

/** How far a wish is caught before the shortest way is taken instead. */
const CATCH_MM = 40

/** A place in contact with one of the targets that it can reach, near the wish if there is one. */
export function intoContact(terms: Terms, targets: readonly Base[], wish: Pose): Pose | null {
  const { base, from, others, ground } = terms
  const near = targets.filter((target) => gap(from, target).mm <= ground.allowanceMm + 1)
  if (near.length === 0) return null
  const snapped = snap(base, wish, near, { obstacles: others, catchMm: CATCH_MM, size: ground.size })
  if (snapped !== null && wayOf(terms, snapped) !== null) return snapped
  return shortest(terms, near)
}

/** By the shortest way; null where contact is out of reach. */
function shortest(terms: Terms, targets: readonly Base[]): Pose | null {
  const { from, others, ground } = terms
  const obstacles = others.map((body) => ({ body, clear: 0 }))
  const found = approach(from, from.at.facing, targets, { ...ground, obstacles })?.pose ?? null
  return found !== null && touchedAt(terms, found).length > 0 && wayOf(terms, found) !== null ? found : null
}

function judged(state: MeleeState, terms: Terms, { wish, at }: Pick<Wish, 'wish' | 'at'>): Attempt {
  const { base, limit, foes } = terms
  const move = { base: base.id, to: at }
  const [touched] = touchedAt(terms, at)
  const { phase } = state.flow
  if (phase === 'move' && touched !== undefined) {
    return { ok: false, why: [fact('onlyInAttack', false, { base: base.id, other: touched.id })], move }
  }
  if (phase === 'charge' && touched === undefined)
    return { ok: false, why: [whyNoContact(state, terms, { wish, at })], move }
  const way = wayOf(terms, at)
  if (way === null) return { ok: false, why: [whyNot(state, terms, at)], move }
  if (phase === 'closeUp' && touched === undefined && !mayEnd(terms, at)) {
    return { ok: false, why: [shortOf('comesNoNearer', { ...base, at }, foes)], move }
  }
  const about: About = {
    base: base.id,
    ...(touched !== undefined && { other: touched.id }),
    path: way.points,
    length: way.mm,
    allowance: limit,
  }
  const says = saysOf(state, base, foes.find(({ id }) => id === touched?.id) ?? null)
  return { ok: true, why: [fact(says, true, about)], move }
}

/** What is in its way where it was let go on an enemy. */
function whyNoContact(state: MeleeState, terms: Terms, { wish, at }: Pick<Wish, 'wish' | 'at'>): Fact {
  const { base, from, foes } = terms
  const [aimed] = touchedAt(terms, wish)
  const beside = aimed && atGap(from, aimed, 0)
  return beside && wayOf(terms, beside) === null
    ? whyNot(state, terms, beside)
    : shortOf('mustTouch', { ...base, at }, foes)
}

function saysOf(state: MeleeState, base: Base, touched: Base | null): Says {
  const { phase } = state.flow
  if (phase === 'charge') {
    return touched !== null && isReinforcement(state, base, touched) ? 'reinforces' : 'charges'
  }
  if (phase === 'closeUp') return touched === null ? 'comesUp' : 'closesUp'
  if (phase === 'victoryMove') return touched === null ? 'movesOn' : 'movesIntoFight'
  return 'moves'
}

/** IM-15: that enemy fights one of its side's other units already. */
function isReinforcement(state: MeleeState, base: Base, enemy: Base): boolean {
  const { table, flow } = state
  const units = meleeOf(state, enemy.unit)?.units ?? []
  return units.some(
    (unit) =>
      unit !== base.unit && sideOf(table, unit) === sideOf(table, base.unit) && !flow.charged.includes(unit),
  )
}

/** What says how far a figure goes in the phase. */
const LIMITED_BY: Partial<Readonly<Record<Phase, Cited>>> = { move: 'A-30', closeUp: 'A-33' }

/** Why there is no way. */
function whyNot(state: MeleeState, { base: { id }, from, ground, limit }: Terms, at: Pose): Fact {
  const why = hindered(from, at, ground)
  if (why.is === 'tooNear') return crowded(state, id, why)
  const { phase } = state.flow
  const rule = LIMITED_BY[phase]
  const said =
    why.is === 'noWay'
      ? fact('noWay', false, { base: id, ...(why.other && { other: why.other.id }) })
      : fact(phase === 'victoryMove' ? 'beyondDie' : 'tooFar', false, {
          base: id,
          path: why.route.points,
          length: why.route.mm,
          allowance: limit,
        })
  return { ...said, ...(rule && { rule }) }
}

/** The way would come too near to an enemy: A-49, and who closes up keeps out of other fights. */
function crowded(state: MeleeState, base: BaseId, { other, gap: measured, stood }: TooNear<Base>): Fact {
  const pair = { base, other: other.id, gap: measured }
  if (state.flow.phase === 'closeUp') return fact('notOfThisMelee', false, pair)
  return fact('tooNear', false, { ...pair, limit: clearance(state), ...(stood !== null && { stood }) })
}

/** What an accepted move changes: told by play, looked ahead with by check. */
export function changesOf(state: MeleeState, { move, why }: Attempt): readonly Change<Flow>[] {
  const base = baseOf(state.table, move.base)
  const { flow } = state
  const moved: Change<Flow> = { is: 'moved', moves: [move], why }
  const stood = { ...flow.stood, [base.id]: flow.stood[base.id] ?? base.at }
  const table = evolve(state, moved).table
  const touched = touchedBy(table, base.id)
  const side = sideOf(table, base.unit)
  const met = touched.filter(({ unit }) => meleeOf(state, unit)?.units.includes(base.unit) !== true)
  const begins = CONTACT.includes(flow.phase) && met.length > 0
  const next: Flow = {
    ...(begins ? locked(flow, [base.unit, ...met.map(({ unit }) => unit)], side) : flow),
    stood,
    ...(flow.phase === 'move' && { movedUnits: added(flow.movedUnits, base.unit) }),
    ...(flow.phase === 'charge' && { charged: added(flow.charged, base.unit) }),
    ...(flow.phase === 'victoryMove' && begins && { waiting: added(flow.waiting, base.unit) }),
  }
  const newly = begins ? [base.unit, ...met.map(({ unit }) => unit)] : []
  return [moved, { is: 'turned', flow: next, why: [] }, ...badges(state, newly, whyLocked(base, met))]
}

const added = <T>(some: readonly T[], one: T): readonly T[] => (some.includes(one) ? some : [...some, one])

/** IM-03. */
const whyLocked = (base: Base, met: readonly Base[]): readonly Fact[] =>
  [...new Set(met.map(({ unit }) => unit))].map((enemy) => fact('locks', true, { unit: base.unit, enemy }))

/** Marks units as locked that are not so marked. */
const badges = (
  { table }: MeleeState,
  units: readonly string[],
  why: readonly Fact[],
): readonly Change<Flow>[] =>
  table.units
    .filter((unit) => units.includes(unit.id) && !has(unit, 'locked'))
    .map(({ id }) => ({ is: 'marked', on: id, badge: 'locked', set: true, why }))
