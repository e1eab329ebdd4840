// Where a move may end: in contact with a target, or as near to one as the way there allows.

import type { Barrier } from './barrier.ts'
import { barrier, spread } from './barrier.ts'
import { gap } from './gap.ts'
import { foot, outline, samples } from './outline.ts'
import type { Body, Point, Pose, Size } from './point.ts'
import { roundPose, TOLERANCE_MM } from './point.ts'
import { room } from './room.ts'
import type { Obstacle, Route } from './route.ts'
import { route, walk } from './route.ts'
import { HAIR_MM, nearestTo, placesOn, square } from './slide.ts'

/** What a move has to respect. Targets are kept out of each other's way without being named as obstacles. */
export interface Ground {
  readonly obstacles: readonly Obstacle[]
  readonly size: Size
  /** Inclusive, with the tolerance. */
  readonly allowanceMm: number
}

export interface Approach {
  readonly pose: Pose
  readonly route: Route
}

/** A place beside a target, before it is known whether there is a way to it. */
interface Try {
  readonly at: Point
  readonly goal: Barrier
  /** Straight from the start: no way is shorter. */
  readonly mm: number
}

const SAMPLE_MM = 3

/**
 * Centres of the body, turned to the facing, in contact with the target, the nearest first: the whole outline in
 * steps of at most 3 mm, its corners, and the points nearest to nearTo and to where the body stands.
 */
export function contactPlaces(body: Body, facing: number, target: Body, nearTo: Point): readonly Point[] {
  return nearestTo(nearTo, placesBeside(barrier(turned(body, facing), target, HAIR_MM), [nearTo, body.at]))
}

/** The lawful place in contact with the target that is nearest to the wish. */
export function reach(
  body: Body,
  facing: number,
  target: Body,
  ground: Ground & { readonly wish: Point },
): Pose | null {
  const mover = turned(body, facing)
  const field = fieldOf(body, ground, [target])
  const goal = barrier(mover, target, HAIR_MM)
  const arrives = (at: Point) => way(body, poseAt(mover, at), field) !== null
  const limit = field.allowanceMm + TOLERANCE_MM
  const refused: Point[] = []
  for (const at of nearestTo(ground.wish, candidates(body, mover, goal, field, [ground.wish, body.at]))) {
    if (square(at, body.at) <= limit * limit && arrives(at)) {
      const beyond = refused.findLast((point) => square(point, at) <= (SAMPLE_MM + 1) ** 2)
      return poseAt(mover, beyond === undefined ? at : lastGood(at, beyond, goal, arrives))
    }
    refused.push(at)
  }
  return null
}

/**
 * The lawful place in contact with any of the targets that has the shortest way; if none can be reached, as far
 * along the shortest way as the allowance goes; if there is no way to contact at all, the same for a place beside.
 */
export function approach(
  body: Body,
  facing: number,
  targets: readonly Body[],
  ground: Ground,
): Approach | null {
  const mover = turned(body, facing)
  const nearby = nearest(body, mover, targets, fieldOf(body, ground, targets), 0)
  if (nearby !== null) return nearby
  const whole = { ...ground, obstacles: withTargets(ground.obstacles, targets) }
  const endless = { ...whole, allowanceMm: Number.POSITIVE_INFINITY }
  const farthest = Math.max(0, ...targets.map((target) => gap(mover, target).mm))
  for (let keep = 0; keep <= farthest; keep = keep === 0 ? 1 : keep * 1.5) {
    const found = nearest(body, mover, targets, endless, keep)
    if (found !== null) return cut(body, found, whole)
  }
  return null
}

function turned(body: Body, facing: number): Body {
  return { at: roundPose({ ...body.at, facing }), shape: body.shape }
}

function poseAt(mover: Body, at: Point): Pose {
  return roundPose({ x: at.x, y: at.y, facing: mover.at.facing })
}

function way(body: Body, to: Pose, field: Ground): Route | null {
  return route(body, to, field.obstacles, field.size, field.allowanceMm)
}

/** Only what a move of the allowance can come near to. */
function fieldOf(body: Body, ground: Ground, targets: readonly Body[]): Ground {
  const obstacles = withTargets(ground.obstacles, targets).filter((each) => {
    const reach = ground.allowanceMm + 1 + spread(body.shape) + spread(each.body.shape) + each.clear
    return square(each.body.at, body.at) <= reach * reach
  })
  return { ...ground, obstacles }
}

function withTargets(obstacles: readonly Obstacle[], targets: readonly Body[]): readonly Obstacle[] {
  const others = obstacles.filter((each) => !targets.includes(each.body))
  return [...others, ...targets.map((target) => ({ body: target, clear: 0 }))]
}

function placesBeside(goal: Barrier, near: readonly Point[]): readonly Point[] {
  return outline(goal).flatMap((piece) => [
    ...samples(piece, SAMPLE_MM),
    ...near.flatMap((point) => foot(piece, point)),
  ])
}

/** Beside the goal, and also where the goal and something else are both as near as may be. */
function candidates(
  body: Body,
  mover: Body,
  goal: Barrier,
  field: Ground,
  near: readonly Point[],
): readonly Point[] {
  const barriers = field.obstacles
    .filter(({ body: other, clear }) => {
      const reach = spread(mover.shape) + spread(other.shape) + clear + goal.bound + 1
      return square(other.at, goal) <= reach * reach && (other.at.x !== goal.x || other.at.y !== goal.y)
    })
    .map(({ body: other, clear }) => {
      const keep = clear > 0 ? Math.min(clear, gap(body, other).mm) : 0
      return barrier(mover, other, keep + HAIR_MM)
    })
  const around = { barriers, room: room(mover, field.size) }
  return [...placesBeside(goal, near), ...placesOn(goal, around, body.at)]
}

/** Halves the stretch of outline between a place that will do and one that will not. */
function lastGood(good: Point, bad: Point, goal: Barrier, arrives: (at: Point) => boolean): Point {
  let inside = good
  let outside = bad
  for (let halving = 0; halving < 8; halving++) {
    const middle = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 }
    const at = nearestTo(middle, feet(goal, middle))[0]
    if (at === undefined) return inside
    if (arrives(at)) inside = at
    else outside = at
  }
  return inside
}

function feet(goal: Barrier, point: Point): readonly Point[] {
  return outline(goal).flatMap((piece) => foot(piece, point))
}

/** The place keepMm beside any target with the shortest way of all, within the allowance. */
function nearest(
  body: Body,
  mover: Body,
  targets: readonly Body[],
  field: Ground,
  keepMm: number,
): Approach | null {
  const tries = targets
    .map((target) => barrier(mover, target, keepMm + HAIR_MM))
    .flatMap((goal) => triesOf(body, goal, candidates(body, mover, goal, field, [body.at])))
    .filter(({ mm }) => mm <= field.allowanceMm + TOLERANCE_MM)
    .sort((a, b) => a.mm - b.mm || a.at.x - b.at.x || a.at.y - b.at.y)
  const best = shortest(body, mover, tries, field)
  if (best === null) return null
  const lastBend = best.way.points.at(-2) ?? body.at
  const closer = triesOf(body, best.goal, nearestTo(lastBend, feet(best.goal, lastBend)))
  const better = shortest(body, mover, closer, { ...field, allowanceMm: best.way.mm - TOLERANCE_MM }) ?? best
  return { pose: poseAt(mover, better.at), route: better.way }
}

function triesOf(body: Body, goal: Barrier, points: readonly Point[]): readonly Try[] {
  return nearestTo(body.at, points).map((at) => ({ at, goal, mm: Math.sqrt(square(at, body.at)) }))
}

/** Tries come nearest first, so that most need not be looked at. */
function shortest(
  body: Body,
  mover: Body,
  tries: readonly Try[],
  field: Ground,
): (Try & { readonly way: Route }) | null {
  let best: (Try & { readonly way: Route }) | null = null
  for (const each of tries) {
    if (best !== null && each.mm >= best.way.mm) break
    const allowanceMm = best === null ? field.allowanceMm : best.way.mm - TOLERANCE_MM
    const found = way(body, poseAt(mover, each.at), { ...field, allowanceMm })
    if (found !== null && (best === null || found.mm < best.way.mm)) best = { ...each, way: found }
  }
  return best
}

/** The farthest lawful end along a way that the allowance can pay for. */
function cut(body: Body, found: Approach, ground: Ground): Approach | null {
  for (let mm = Math.min(ground.allowanceMm, found.route.mm); mm >= 0; mm -= 0.5) {
    const pose = roundPose({ ...walk(found.route, mm), facing: found.pose.facing })
    const there = way(body, pose, ground)
    if (there !== null) return { pose, route: there }
  }
  return null
}
