// Charge into Contact (E-01, E-13): who may charge, and where each team would end.
import type { Base, BaseId, Change, Fact, Move } from '../../kernel/game.ts'
import { areTouching, gap, overlapDepth, overlaps } from '../../kernel/geometry/gap.ts'
import type { Hindered } from '../../kernel/geometry/hindered.ts'
import { type Pose, roundPose, touching } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { byGap, isClear, near, nearest } from '../../kernel/measure.ts'
import { baseOf, has, sideOfBase, unitOf } from '../../kernel/table.ts'
import { completed, naming, reachable } from './completion.ts'
import { CLEARANCE } from './distances.ts'
import { fact } from './facts.ts'
import { type Attempt, hinderedFact, type Stepping, withMoved } from './moving.ts'
import { type AssaultState, assaultOf, type Flow, newAssault } from './state.ts'
import { mayMove, type Terms, termsOf } from './terms.ts'
import { type Walker, wayTo, whyNoWay } from './way.ts'

/** Where one team would end, and why; for the charge and the counter-charge alike. */
export function attempt(state: AssaultState, { base, to: wish }: Move): Attempt {
  const terms = termsOf(state, base)
  const { team, others } = terms
  const at = slide(team, wish, others, state.table.size)
  if (!terms.may.ok) return { ok: false, why: terms.may.why, move: { base, to: at }, named: terms.named }
  const made = letGo(terms, at)
  if (made.ok) return made
  return pressed(terms, roundPose(wish)) ?? made
}

/**
 * Pushing on into an enemy means contact with it, on whatever side it can be had; where a later team can contact
 * nobody, as near to it as can be.
 */
function pressed(terms: Terms, wish: Pose): Attempt | null {
  const enemy = pressedInto(terms, wish)
  if (enemy === null) return null
  const beside = reachable(terms, enemy, wish)
  if (beside !== null) return letGo(terms, beside)
  const near = terms.mustTouch ? null : completed(terms, wish)
  return near === null || near.to === null || near.touches ? null : short(terms, wish)
}

function letGo(terms: Terms, at: Pose): Attempt {
  const { team, named } = terms
  const touched = touchedAt(terms, at)
  const stranger = touched.find((enemy) => !terms.isTarget(enemy) && !areTouching(team, enemy))
  if (stranger !== undefined) {
    return { ok: false, why: [strange(terms, at, stranger)], move: { base: team.id, to: at }, named }
  }
  // Who stays with the enemy that it touched before has not charged.
  const targets = touched.filter(
    (enemy) => terms.isTarget(enemy) && !(terms.counter && areTouching(team, enemy)),
  )
  if (targets.length > 0) return contact(terms, at, targets)
  return terms.mustTouch ? untouched(terms, at) : short(terms, at)
}

/** The enemy that the wish overlaps most. */
function pressedInto(terms: Terms, wish: Pose): Base | null {
  const pushed = { ...terms.team, at: wish }
  const under = terms.foes
    .filter((enemy) => terms.isTarget(enemy) && overlaps(pushed, enemy))
    .map((enemy) => ({ enemy, mm: overlapDepth(pushed, enemy) }))
  return under.toSorted((a, b) => b.mm - a.mm)[0]?.enemy ?? null
}

/** The nearest first: of that one it is told. */
const touchedAt = ({ team, foes }: Terms, at: Pose): readonly Base[] => {
  const ended = { ...team, at }
  return foes
    .filter((enemy) => areTouching(ended, enemy))
    .map((enemy) => near(ended, enemy))
    .toSorted(byGap)
    .map(({ other }) => other)
}

/** PA-28 (b). */
const strange = ({ team }: Terms, at: Pose, other: Base): Fact =>
  fact('targetOutside', false, {
    base: team.id,
    other: other.id,
    unit: team.unit,
    enemy: other.unit,
    gap: gap({ ...team, at }, other),
  })

/** It ends in contact: what counts is the way there. */
function contact(terms: Terms, at: Pose, touched: readonly Base[]): Attempt {
  const { team, named } = terms
  const all = touched.reduce((some, enemy) => naming({ ...terms, named: some }, enemy), named)
  const walking = terms.walking(all)
  const way = wayTo(walking, at)
  const move = { base: team.id, to: at }
  const [first] = touched
  if (way === null) return { ok: false, why: whyNot(terms, walking, at), move, named }
  const about = {
    base: team.id,
    unit: team.unit,
    ...(first && { other: first.id, enemy: first.unit }),
    path: way.points,
    length: way.mm,
    allowance: walking.limit,
  }
  const news = touched.filter(
    (enemy, index) =>
      all.includes(enemy.unit) &&
      !named.includes(enemy.unit) &&
      touched.findIndex((each) => each.unit === enemy.unit) === index,
  )
  const names = news.map((enemy) =>
    fact('touchNames', true, { base: team.id, other: enemy.id, enemy: enemy.unit }),
  )
  const why = [
    fact(terms.says.contact, true, about),
    ...names,
    ...touched.flatMap(terms.whyTarget),
    ...clearOf(terms, walking, at),
    ...terms.may.why,
  ]
  return { ok: true, why, move, named: all }
}

/** E-01: the first team moved must end in contact. */
function untouched(terms: Terms, at: Pose): Attempt {
  const { team, foes, named } = terms
  const enemy = nearest({ ...team, at }, foes)
  const walking = terms.walking(enemy ? naming(terms, enemy.other) : named)
  const about = { base: team.id, unit: team.unit }
  const near = enemy && { other: enemy.other.id, enemy: enemy.other.unit, gap: enemy.gap }
  const way = wayTo(walking, at)
  const length =
    way === null
      ? whyNot(terms, walking, at)
      : [fact('wayFits', true, { ...about, path: way.points, length: way.mm, allowance: walking.limit })]
  const apart = fact('firstMustTouch', false, { ...about, ...near })
  const isTooFar = length.some(({ says }) => says === 'tooFar')
  const why = isTooFar ? [...length, apart] : [apart, ...length]
  return { ok: false, why, move: { base: team.id, to: at }, named }
}

/** E-01: the first team moved is out of contact, moved by hand or with its enemy gone; null: it is not. */
export function firstApart(state: AssaultState): Fact | null {
  const { bases } = state.table
  const first = bases.find(
    ({ id }) => id === assaultOf(state).moved.find((each) => bases.some((one) => one.id === each)),
  )
  const near = first && nearest(first, termsOf(state, first.id).targets)
  if (!near || touching(near.gap)) return null
  const { base, other, gap: measured } = near
  return fact('firstMustTouch', false, {
    base: base.id,
    unit: base.unit,
    other: other.id,
    enemy: other.unit,
    gap: measured,
  })
}

/** A later team let go short is completed: to contact if it can, else as near as it can. */
function short(terms: Terms, at: Pose): Attempt {
  const { team, named } = terms
  const walking = terms.walking(named)
  const found = completed(terms, at)
  const move = { base: team.id, to: at }
  const wished = wayTo(walking, at)
  if (found.to === null) return { ok: false, why: [fact(...found.says)], move, named }
  if (wished === null && found.touches) return { ok: false, why: whyNot(terms, walking, at), move, named }
  if (terms.reached !== null && !found.touches) return { ok: false, why: [fact(...found.says)], move, named }
  const why = [
    fact(...found.says),
    fact('wayFits', true, {
      base: team.id,
      unit: team.unit,
      path: found.route.points,
      length: found.route.mm,
      allowance: walking.limit,
    }),
    ...clearOf(terms, walking, found.to),
    ...terms.may.why,
  ]
  return { ok: true, why, move: { base: team.id, to: found.to }, named }
}

/** Why there is no way, in the words of the step. */
export function whyNot(terms: Terms, walking: Walker, at: Pose): readonly Fact[] {
  const why = whyNoWay(walking, at)
  if (why.is === 'tooNear') return [tooNear(terms, walking, why)]
  return [hinderedFact(walking, why, { tooFar: 'tooFar', noWay: 'noWay' })]
}

function tooNear(
  terms: Terms,
  { team, limit }: Walker,
  why: Hindered<Base> & { readonly is: 'tooNear' },
): Fact {
  const { other, gap: measured, stood, route } = why
  const about = { base: team.id, unit: team.unit, other: other.id, enemy: other.unit }
  const near = { ...about, gap: measured, path: route.points, length: route.mm, allowance: limit }
  if (stood !== null) return fact('nearerThanItStood', false, { ...near, stood })
  return fact(terms.says.near, false, { ...near, limit: CLEARANCE })
}

/** The nearest enemy that it has to keep from, where one is about. */
function clearOf(terms: Terms, { team, hindrances }: Walker, at: Pose): readonly Fact[] {
  const kept = hindrances.filter(({ clear }) => clear > 0).map(({ body }) => body)
  const found = nearest({ ...team, at }, kept)
  if (found === null || found.gap.mm > SHOWN_MM) return []
  const { other, gap: measured } = found
  const about = { base: team.id, unit: team.unit, other: other.id, enemy: other.unit, gap: measured }
  const keep = hindrances.find(({ body }) => body === other)?.clear ?? 0
  return isClear(found, keep)
    ? [fact(terms.says.clear, true, { ...about, limit: CLEARANCE })]
    : [fact('endsNoNearer', true, { ...about, stood: gap(team, other).mm })]
}

/** Enemies farther off than this are no news. */
const SHOWN_MM = 200

/** What an accepted attempt changes: told by play, and looked ahead with by check. */
export function changesOf(state: AssaultState, made: Attempt): readonly Change<Flow>[] {
  const { assault, turn } = state.flow
  const { move, named = [], why } = made
  const base = baseOf(state.table, move.base)
  const side = sideOfBase(state.table, base)
  const going = assault ?? newAssault(side)
  const flow: Flow = {
    phase: assault === null ? 'charge' : state.flow.phase,
    turn,
    assault: { ...withMoved(going, base, made), named },
    last: null,
  }
  return [
    ...(isFirst(state, base)
      ? [{ is: 'marked', on: base.unit, badge: 'attacking', set: true, why: [] } as const]
      : []),
    { is: 'moved', moves: [move], why },
    { is: 'turned', flow, why: [] },
  ]
}

/** Its platoon begins the charge with it. */
const isFirst = (state: AssaultState, base: Base): boolean =>
  state.flow.phase !== 'counterCharge' && !has(unitOf(state.table, base.unit), 'attacking')

export const charging: Stepping = { attempt, changes: changesOf, bars: 'barsLater' }

/** Bases that may be dragged now, whether or not they can get anywhere. */
export const mayMoveNow = (state: AssaultState): readonly BaseId[] =>
  state.table.bases.filter((base) => mayMove(state, base).ok).map(({ id }) => id)
