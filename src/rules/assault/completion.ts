// A later team let go short of contact is completed: into contact if it can, else as near as it can (E-01, A-12).

import type { About, Base, UnitId } from '../../kernel/game.ts'
import { diagonal } from '../../kernel/geometry/barrier.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { halved, mean } from '../../kernel/geometry/halve.ts'
import { type Approach, asNear as nearestPlace, reach } from '../../kernel/geometry/place.ts'
import {
  apart,
  lengthReaches,
  lengthWithin,
  type Point,
  type Pose,
  roundFacing,
  roundPose,
  within,
} from '../../kernel/geometry/point.ts'
import type { Route } from '../../kernel/geometry/route.ts'
import { facingTo } from '../../kernel/geometry/turn.ts'
import { isCloseTo, nearest } from '../../kernel/measure.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import type { Says } from './facts.ts'
import type { Terms } from './terms.ts'
import { type Walker, wayTo } from './way.ts'

/** What `fact` is to be made of. */
type Saying = readonly [says: Says, ok: boolean, about: About]

export type Completion =
  | { readonly to: Pose; readonly route: Route; readonly touches: boolean; readonly says: Saying }
  | { readonly to: null; readonly says: Saying }

/** what is nearer by less than this is not nearer. */
export const NEARER_MM = 1

/** Where a team that was let go at `at`, out of contact, really ends. */
export function completed(terms: Terms, at: Pose): Completion {
  const targets = byNearness({ ...terms.team, at }, terms.targets)
  const walking = terms.walking(terms.named)
  for (const reaching of [reachableAs, reachableTurned, reachableAgain])
    for (const target of targets) {
      const to = reaching(terms, target, at)
      const route = to && wayTo(walking, to)
      if (to && route) return { to, route, touches: true, says: contactSays(terms, target, { at, to }) }
    }
  return asNear(terms, at)
}

const contactSays = (
  terms: Terms,
  target: Base,
  { at, to }: { readonly at: Pose; readonly to: Pose },
): Saying => [
  'completedToContact',
  true,
  { ...about(terms, target, { at, to }), ...(to.facing !== at.facing && { word: 'turned' }) },
]

const byNearness = (ended: Base, targets: readonly Base[]): readonly Base[] =>
  targets
    .map((target) => ({ target, mm: gap(ended, target).mm }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ target }) => target)

/** The platoons that are named once that one is touched. */
export const naming = ({ counter, named }: Terms, { unit }: Base): readonly UnitId[] =>
  !counter && !named.includes(unit) ? [...named, unit] : named

/** In contact with the target: its facing that one where it can be, else turned. */
export const reachable = (terms: Terms, target: Base, at: Pose): Pose | null =>
  reachableAs(terms, target, at) ?? reachableTurned(terms, target, at)

/** Turning is free: what reaches contact at any facing reaches it. */
function reachableTurned(terms: Terms, target: Base, at: Pose): Pose | null {
  const least = farFacings(terms)(target).toSorted((a, b) => between(a, at.facing) - between(b, at.facing))
  for (const facing of least) {
    const found = reachableAs(terms, target, { ...at, facing })
    if (found !== null) return found
  }
  return null
}

/** At the facing at which it has reached contact already. */
const reachableAgain = (terms: Terms, target: Base, at: Pose): Pose | null =>
  terms.reached && reachableAs(terms, target, { ...at, facing: terms.reached.facing })

/** The angle between two facings, in degrees. */
function between(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

/** Near enough for the team's way, were it turned as it might be. */
export const isNearTurned = ({ team, named, walking }: Terms, target: Base): boolean =>
  isCloseTo(team, [target], walking(named).ground.allowanceMm + diagonal(team.shape))

/** A slot between others may be entered at some facings only. */
const TURN_DEGREES = 15

/** The targets, or where none is named yet the enemies, nearest to where it stands. */
const nearestFew = onceFor(({ team, targets, foes }: Terms): ReadonlySet<Base> => {
  const some = targets.length > 0 ? targets : foes
  return new Set(byNearness(team, some).slice(0, LOOKED_AT))
})

/**
 * At which the team reaches farthest, its front towards the target or either front corner; all round, square to the
 * target among them, where no others lie before it; none where even that is too far.
 */
const farFacings = onceFor((terms: Terms) =>
  onceFor((target: Base): readonly number[] => {
    const { at, shape } = terms.team
    if (diagonal(shape) === 0 || !isNearTurned(terms, target)) return []
    const towards = facingTo(at, target.at)
    const corner = (Math.atan2(shape.w, shape.d) * 180) / Math.PI
    const farthest = [towards, towards - corner, towards + corner]
    const count = nearestFew(terms).has(target) ? 360 / TURN_DEGREES : 0
    const round = Array.from({ length: count }, (_, i) => target.at.facing + i * TURN_DEGREES)
    return [...farthest, ...round].map(roundFacing)
  }),
)

/**
 * The lawful place in contact with the target that is nearest to where the team was let go, its facing that one.
 * Whether there is any is found out from where the team stands, so that it does not depend on what was asked before.
 */
function reachableAs(terms: Terms, target: Base, at: Pose): Pose | null {
  const first = firstContacts(terms)(target)(at.facing)
  if (first === null) return null
  return contactNear(terms.walking(naming(terms, target)), target, at) ?? first
}

function contactNear(walking: Walker, target: Base, wish: Pose): Pose | null {
  const found = reach(walking.team, wish.facing, target, { ...walking.ground, wish })
  return found !== null && wayTo(walking, found) !== null ? found : null
}

const firstContacts = byTargetAndFacing((terms, target, facing): Pose | null => {
  const walking = terms.walking(naming(terms, target))
  const { team, ground } = walking
  const turned = { ...team, at: { ...team.at, facing } }
  const isFar = !within(gap(turned, target), ground.allowanceMm)
  return isFar ? null : contactNear(walking, target, turned.at)
})

function asNear(terms: Terms, at: Pose): Completion {
  const { team, counter } = terms
  const target = nearest({ ...team, at }, terms.targets)?.other
  const stands = target === undefined ? { base: team.id } : about(terms, target, { at, to: team.at })
  if (!terms.partial) return { to: null, says: ['staysShort', false, stands] }
  const found = chosen(terms, at)
  if (found === null) return { to: null, says: [counter ? 'counterNoNearer' : 'noNearer', false, stands] }
  const says = counter ? 'counterEndsAsNear' : 'endsAsNear'
  const { pose: to, route } = found
  return { to, route, touches: false, says: [says, true, about(terms, found.target, { at, to })] }
}

/** A place as near to a target as the team can get. */
export interface Nearer extends Approach {
  readonly target: Base
}

/** Where it was let go, if that is as near to some target as it can get; else as near to the one that the drag closed most. */
const chosen = (terms: Terms, at: Pose): Nearer | null => asGoodAs(terms, at) ?? placeTowards(terms, at)

/** A place is as good as the best one found for a target if it is not noticeably farther off. */
function asGoodAs(terms: Terms, at: Pose): Nearer | null {
  const { team, named } = terms
  const walking = terms.walking(named)
  const route = wayTo(walking, at)
  if (route === null) return null
  const left = (there: Pose, target: Base): number => gap({ ...team, at: there }, target).mm
  for (const target of byNearness({ ...team, at }, neared(terms, at))) {
    if (stepsOn(walking, at, target)) continue
    const direct = straightOn(terms)(target)(at.facing)
    if (direct !== null && left(at, target) >= left(direct.pose, target) + NEARER_MM) continue
    const best = placesNear(terms)(target)(at.facing)
    if (best !== null && left(at, target) < left(best.pose, target) + NEARER_MM)
      return { pose: at, route, target }
  }
  return null
}

/** From there a short step straight towards the target is lawful, so that it is not as near as can be; cheap to ask. */
export function stepsOn(walking: Walker, at: Pose, target: Base): boolean {
  const { from, to, mm } = gap({ ...walking.team, at }, target)
  if (mm < 2 * NEARER_MM) return false
  const share = (2 * NEARER_MM) / mm
  const x = at.x + (to.x - from.x) * share
  const y = at.y + (to.y - from.y) * share
  return wayTo(walking, { ...at, x, y }) !== null
}

function placeTowards(terms: Terms, at: Pose): Nearer | null {
  for (const target of neared(terms, at)) {
    const place = placesNear(terms)(target)(at.facing)
    if (place !== null) return place
  }
  return null
}

/** The targets, those whose gap the drag leaves the smallest share of first. */
function neared({ team, targets }: Terms, at: Pose): readonly Base[] {
  const share = (target: Base): number => gap({ ...team, at }, target).mm / gap(team, target).mm
  return byNearness(team, targets)
    .slice(0, LOOKED_AT)
    .map((target) => ({ target, left: Math.round(share(target) * 1000) }))
    .toSorted((a, b) => a.left - b.left)
    .map(({ target }) => target)
}

/** How many targets, the nearest to where the team stands, are looked at: others lie behind them. */
const LOOKED_AT = 6

/** As near to the target as the team can get, its facing that one; null where that is not nearer. */
const placesNear = byTargetAndFacing(towards)

/** As near to that target as the team can get, its facing kept or that one; null where that is not nearer. */
export const placeNear = (terms: Terms, target: Base, facing = terms.team.at.facing): Pose | null =>
  placesNear(terms)(target)(facing)?.pose ?? null

/** All places as near as can be to one of those, the nearest first. */
export function* nearPlaces(
  terms: Terms,
  facing: number,
  some: readonly Base[] = terms.targets,
): Generator<Nearer> {
  for (const target of byNearness(terms.team, some).slice(0, LOOKED_AT)) {
    const place = placesNear(terms)(target)(facing)
    if (place !== null) yield place
  }
}

/** Straight on, or about whatever stands in the way. Nothing ends nearer than a team that goes straight on as far as it may. */
function towards(terms: Terms, target: Base, facing: number): Nearer | null {
  const { team } = terms
  const walking = terms.walking(terms.named)
  const { allowanceMm } = walking.ground
  const gain = (pose: Pose) => gap(team, target).mm - gap({ ...team, at: pose }, target).mm
  const direct = straightOn(terms)(target)(facing)
  if (direct !== null && lengthWithin(allowanceMm, gain(direct.pose))) return { ...direct, target }
  const pose = nearestPlace(team, facing, target, walking.ground)?.pose
  const route = pose && wayTo(walking, pose)
  const about = pose && route ? { pose, route } : null
  const best = about !== null && (direct === null || gain(about.pose) > gain(direct.pose)) ? about : direct
  return best !== null && lengthReaches(gain(best.pose), NEARER_MM) ? { ...best, target } : null
}

/** Short of what stopped it, so that rounding does not press it in. */
const BACK_MM = 0.1

/** Halvings of the straight way: to 0.02 mm and finer. */
const HALVINGS = 13

/** Straight towards the target as far as the way is lawful. */
const straightOn = byTargetAndFacing(straight)

function straight(terms: Terms, target: Base, facing: number): Approach | null {
  const end = straightEnd(terms, target, facing)
  return end && farthest(terms.walking(terms.named), { ...terms.team.at, facing }, end)
}

/** Where it would end if nothing were in its way; null: it is there. */
function straightEnd(terms: Terms, target: Base, facing: number): Point | null {
  const { at } = terms.team
  const { from, to, mm } = gap({ ...terms.team, at: { ...at, facing } }, target)
  if (mm === 0) return null
  const share = Math.min(mm, terms.walking(terms.named).ground.allowanceMm) / mm
  return { x: at.x + (to.x - from.x) * share, y: at.y + (to.y - from.y) * share }
}

/** The last lawful place on the straight line between two points, found by halving; a hair short of what stopped it. */
function farthest(walking: Walker, from: Pose, to: Point): Approach | null {
  const mm = apart(from, to)
  if (mm === 0) return null
  const along = (far: number): Pose =>
    roundPose({
      x: from.x + ((to.x - from.x) * far) / mm,
      y: from.y + ((to.y - from.y) * far) / mm,
      facing: from.facing,
    })
  const isGood = (far: number): boolean => wayTo(walking, along(far)) !== null
  const stopped = () => halved([0, mm], HALVINGS, { between: mean, isGood })[0]
  const pose = along(isGood(mm) ? mm : Math.max(0, stopped() - BACK_MM))
  const route = wayTo(walking, pose)
  return route === null ? null : { pose, route }
}

const about = (
  { team }: Terms,
  target: Base,
  { at, to }: { readonly at: Pose; readonly to: Pose },
): About => ({
  base: team.id,
  other: target.id,
  unit: team.unit,
  enemy: target.unit,
  gap: gap({ ...team, at: to }, target),
  path: [
    { x: at.x, y: at.y },
    { x: to.x, y: to.y },
  ],
})

/** What was found out for a team does not depend on where it is let go, but for its facing. */
function byTargetAndFacing<Found>(work: (terms: Terms, target: Base, facing: number) => Found) {
  return onceFor((terms: Terms) =>
    onceFor((target: Base) => onceBy((facing: number) => work(terms, target, facing))),
  )
}
