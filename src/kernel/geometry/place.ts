// Where a move may end: in contact with a target, or as near to one as the way there allows.

import type { Barrier } from './barrier.ts'
import { barrier, clearance, reachOf } from './barrier.ts'
import { gap } from './gap.ts'
import { halved, lastFound } from './halve.ts'
import { foot, outline, samples } from './outline.ts'
import type { Body, Point, Pose } from './point.ts'
import { middleOf, roundPoint, roundPose, TOLERANCE_MM } from './point.ts'
import { room } from './room.ts'
import type { Ground, Route } from './route.ts'
import { fits, keptFrom, route, shortestRoute, walk } from './route.ts'
import { HAIR_MM, nearestTo, placesOn, square } from './slide.ts'

export interface Approach {
  readonly pose: Pose
  readonly route: Route
}

/** The body where it stands, and the same turned to the facing that it is to end with. */
interface Move {
  readonly body: Body
  readonly mover: Body
}

/** Steps along an outline: fine where every place counts, coarse where the best one is worked out afterwards. */
const STEP_MM = 3
const COARSE_STEP_MM = 8

/**
 * Centres of the body, turned to the facing, in contact with the target, the nearest first: the whole outline in
 * steps of at most 3 mm, its corners, and the points nearest to nearTo and to where the body stands.
 */
export function contactPlaces(body: Body, facing: number, target: Body, nearTo: Point): readonly Point[] {
  const goal = barrier(turned(body, facing), target, HAIR_MM)
  return nearestTo(nearTo, [...steps(goal, STEP_MM), ...feet(goal, nearTo), ...feet(goal, body.at)])
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
  const places = nearestTo(ground.wish, [
    ...steps(goal, STEP_MM),
    ...feet(goal, ground.wish),
    ...hugging(body, mover, goal, field),
  ])
  if (shortestRoute(body, mover.at.facing, places, field) === null) return null
  const arrives = (at: Point) => shortestRoute(body, mover.at.facing, [at], field) !== null
  const refused: Point[] = []
  for (const at of places) {
    if (arrives(at)) {
      const beyond = refused.find(
        (point) => square(point, at) <= STEP_MM * STEP_MM + 1 && fits(body, poseAt(mover, point), field),
      )
      return poseAt(mover, beyond === undefined ? at : lastGood(at, beyond, goal, arrives))
    }
    refused.push(at)
  }
  return null
}

/** The lawful place in contact with any of the targets that has the shortest way; null where none can be reached. */
export const contact = (
  body: Body,
  facing: number,
  targets: readonly Body[],
  ground: Ground,
): Approach | null =>
  nearest({ body, mover: turned(body, facing) }, targets, fieldOf(body, ground, targets), 0)

/**
 * In contact with any of the targets. If none can be reached, as far along the shortest way to contact as the
 * allowance goes. If there is no such way, the lawful place nearest to a target. Ways of more than four allowances are
 * not looked for.
 */
export function approach(
  body: Body,
  facing: number,
  targets: readonly Body[],
  ground: Ground,
): Approach | null {
  if (targets.length === 0) return null
  const reached = contact(body, facing, targets, ground)
  if (reached !== null) return reached
  const mover = turned(body, facing)
  const near = fieldOf(body, ground, targets)
  const wide = { ...ground, allowanceMm: ground.allowanceMm * 4 }
  const far = nearest({ body, mover }, targets, fieldOf(body, wide, targets), 0)
  if (far !== null) return cut(body, far, near)
  return beside({ body, mover }, targets, near)
}

function turned(body: Body, facing: number): Body {
  return { at: roundPose({ ...body.at, facing }), shape: body.shape }
}

function poseAt(mover: Body, at: Point): Pose {
  return roundPose({ x: at.x, y: at.y, facing: mover.at.facing })
}

/** Only what a move of the allowance can come near to; targets are obstacles that may be touched. */
function fieldOf(body: Body, ground: Ground, targets: readonly Body[]): Ground {
  const others = ground.obstacles.filter((each) => !targets.includes(each.body))
  const all = [...others, ...targets.map((target) => ({ body: target, clear: 0 }))]
  const obstacles = all.filter((each) => {
    const reach = reachOf(body, each.body, each.clear + ground.allowanceMm + 1)
    return square(each.body.at, body.at) <= reach * reach
  })
  return { ...ground, obstacles }
}

function steps(goal: Barrier, mm: number): readonly Point[] {
  return outline(goal).flatMap((piece) => samples(piece, mm))
}

function feet(goal: Barrier, point: Point): readonly Point[] {
  return outline(goal).flatMap((piece) => foot(piece, point))
}

/** On the edge of the goal: nearest to the body, and where it is as near as may be to something else as well. */
function hugging(body: Body, mover: Body, goal: Barrier, field: Ground): readonly Point[] {
  const barriers = [...field.obstacles, ...(field.atEnd ?? [])]
    .filter(({ body: other, clear }) => {
      const reach = reachOf(mover, other, clear + goal.bound + 1)
      return square(other.at, goal) <= reach * reach && (other.at.x !== goal.x || other.at.y !== goal.y)
    })
    .map((each) => barrier(mover, each.body, keptFrom(body, each) + HAIR_MM))
  return placesOn(goal, { barriers, room: room(mover, field.size) }, body.at)
}

/** Halves the stretch of outline between a place that will do and one that is too far to go. */
function lastGood(good: Point, bad: Point, goal: Barrier, arrives: (at: Point) => boolean): Point {
  const between = (one: Point, other: Point): Point | null => {
    const middle = middleOf(one, other)
    return nearestTo(middle, feet(goal, middle))[0] ?? null
  }
  return halved([good, bad], 8, { between, isGood: arrives })[0]
}

/** The place keepMm beside any target that has the shortest way. */
function nearest(
  { body, mover }: Move,
  targets: readonly Body[],
  field: Ground,
  keepMm: number,
): Approach | null {
  const goals = targets
    .map((target) => barrier(mover, target, keepMm + HAIR_MM))
    .map((goal) => ({ goal, mm: clearance(goal, body.at) }))
    .sort((a, b) => a.mm - b.mm || a.goal.x - b.goal.x || a.goal.y - b.goal.y)
  let best: { readonly way: Route; readonly goal: Barrier } | null = null
  for (const { goal, mm } of goals) {
    const allowanceMm = best === null ? field.allowanceMm : best.way.mm - TOLERANCE_MM
    if (mm > allowanceMm + TOLERANCE_MM) break
    const to = (places: readonly Point[]): Route | null =>
      shortestRoute(body, mover.at.facing, places.map(roundPoint), { ...field, allowanceMm })
    // A gap too narrow for the coarse steps is looked for only where there is nothing else.
    const isLast: boolean = best === null && keepMm === 0
    const way: Route | null =
      to([...steps(goal, COARSE_STEP_MM), ...hugging(body, mover, goal, field)]) ??
      (isLast ? to(steps(goal, STEP_MM)) : null)
    if (way !== null) best = { way, goal }
  }
  return best === null ? null : arrival(mover, straightened(body, mover, best, field))
}

/** The place was one of a few: the one straight before the last bend is a little nearer. */
function straightened(
  body: Body,
  mover: Body,
  best: { readonly way: Route; readonly goal: Barrier },
  field: Ground,
): Route {
  const bend = best.way.points.at(-2) ?? body.at
  const allowanceMm = best.way.mm - TOLERANCE_MM
  const closer = feet(best.goal, bend).map(roundPoint)
  return shortestRoute(body, mover.at.facing, closer, { ...field, allowanceMm }) ?? best.way
}

function arrival(mover: Body, way: Route): Approach {
  return { pose: poseAt(mover, way.points.at(-1) ?? mover.at), route: way }
}

/** As near to a target as the way there allows, to a millimetre. */
function beside(move: Move, targets: readonly Body[], field: Ground): Approach | null {
  const now = Math.min(...targets.map((target) => gap(move.mover, target).mm))
  const find = (mm: number) => nearest(move, targets, field, mm)
  let tooNear = 0
  for (let keep = Math.min(1, now); ; keep = Math.min(keep * 2, now)) {
    const found = find(keep)
    if (found !== null) return lastFound([keep, tooNear], 1, { found, find })
    if (keep === now) return null
    tooNear = keep
  }
}

/**
 * The lawful place with the smallest gap to the target, to a quarter of a millimetre; null where none is nearer than
 * the body, turned, is now. Who comes so near has passed every greater gap on its way, and mostly could end there.
 */
export function asNear(body: Body, facing: number, target: Body, ground: Ground): Approach | null {
  const mover = turned(body, facing)
  const field = fieldOf(body, ground, [target])
  const now = gap(mover, target).mm
  const find = (mm: number) => nearest({ body, mover }, [target], field, mm)
  const least = Math.max(0, now - ground.allowanceMm)
  for (let keep = least; keep < now; keep += LEVEL_MM) {
    const found = find(keep)
    if (found !== null) return lastFound([keep, Math.max(least, keep - LEVEL_MM)], 0.25, { found, find })
  }
  return null
}

const LEVEL_MM = 5

/** The farthest lawful end along a way that the allowance can pay for. */
function cut(body: Body, far: Approach, field: Ground): Approach | null {
  for (let mm = Math.min(field.allowanceMm, far.route.mm); mm >= 0; mm -= 0.5) {
    const pose = roundPose({ ...walk(far.route, mm), facing: far.pose.facing })
    const there = route(body, pose, field)
    if (there !== null) return { pose, route: there }
  }
  return null
}
