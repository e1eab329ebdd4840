// Where a team that goes away from the enemy ends: the nearest place that is far enough. E-08.
import type { Base } from '../../kernel/game.ts'
import { type Barrier, barrier, clearance } from '../../kernel/geometry/barrier.ts'
import { lengthWithin, type Point, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { inRoom, room } from '../../kernel/geometry/room.ts'
import { shortestRoute } from '../../kernel/geometry/route.ts'
import { square } from '../../kernel/geometry/slide.ts'
import { cosine, sine } from '../../kernel/geometry/turn.ts'
import { closeBy } from '../../kernel/measure.ts'
import type { Walker } from './way.ts'

const DIRECTIONS: readonly (readonly [number, number])[] = Array.from({ length: 360 }, (_, degree) => [
  sine(degree),
  -cosine(degree),
])

/** The search goes out in steps of 2 mm, in 360 directions at each. */
const STEP_MM = 2

/** How much less than a place is deep is skipped, so that no open one is. */
const SPARE_MM = 0.1

/**
 * The nearest place farther than that from every foe, the team's facing kept; null where the search finds none.
 * First the nearest open place in each direction, by the shortest way to any of them; then, where none can be got
 * to, the places that lie behind what is in the way.
 */
export function nearestPlace(walking: Walker, foes: readonly Base[], keepMm: number): Pose | null {
  const closed = closedness(walking, foes, keepMm)
  const rays = DIRECTIONS.map((direction) => ({ direction, steps: openSteps(walking, direction, closed) }))
  const first = rays.flatMap(({ direction, steps }) =>
    steps.slice(0, 1).map((step) => placeOn(walking, direction, step)),
  )
  const found = shortestTo(walking, first)
  if (found !== null || first.length === 0) return found
  return shortestTo(
    walking,
    rays.flatMap(({ direction, steps }) => behind(steps).map((step) => placeOn(walking, direction, step))),
  )
}

/** How many mm, at least, a place is inside of what is closed to the team; null where it may stand. */
type Closed = (place: Point) => number | null
type Direction = readonly [x: number, y: number]

function shortestTo({ team, ground }: Walker, ends: readonly Point[]): Pose | null {
  if (ends.length === 0) return null
  const end = shortestRoute(team, team.at.facing, ends, ground)?.points.at(-1)
  return end === undefined ? null : { x: end.x, y: end.y, facing: team.at.facing }
}

function placeOn({ team }: Walker, [x, y]: Direction, step: number): Point {
  const mm = step * STEP_MM
  const place = roundPose({ x: team.at.x + x * mm, y: team.at.y + y * mm, facing: 0 })
  return { x: place.x, y: place.y }
}

/** The steps in one direction at which the team may stand. What lies so deep that it cannot be open is skipped. */
function openSteps(walking: Walker, direction: Direction, closed: Closed): readonly number[] {
  const last = Math.floor(walking.ground.allowanceMm / STEP_MM)
  const open: number[] = []
  for (let step = 0; step <= last; ) {
    const deep = closed(placeOn(walking, direction, step))
    if (deep === null) open.push(step)
    step += deep === null ? 1 : Math.max(1, Math.floor((deep - SPARE_MM) / STEP_MM))
  }
  return open
}

/** Of each further stretch of open places: the first, every tenth, and the last. */
const behind = (steps: readonly number[]): readonly number[] =>
  steps.filter((step, index) => {
    if (index === 0) return false
    return steps[index - 1] !== step - 1 || steps[index + 1] !== step + 1 || step % EVERY === 0
  })

const EVERY = 10

/** The team, its facing kept, with its centre there: clear of the enemy, of all bases, on the table? */
function closedness({ team, hindrances, ground }: Walker, foes: readonly Base[], keepMm: number): Closed {
  const near = closeBy(team, foes, ground.allowanceMm + keepMm)
  const shunned = near.map(({ other }) => barrier(team, other, keepMm))
  const bodies = hindrances.map(({ body }) => body)
  const solid = closeBy(team, bodies, ground.allowanceMm).map(({ other }) => barrier(team, other, 0))
  const within = room(team, ground.size)
  return (place) => {
    if (!inRoom(within, place)) return Number.POSITIVE_INFINITY
    const tooNear = deepest(shunned, place)
    if (lengthWithin(-tooNear, 0)) return Math.max(0, tooNear)
    const under = deepest(solid, place)
    return lengthWithin(under, 0) ? null : under
  }
}

/** How deep in any of them the place is; less than 0 outside of all. */
function deepest(barriers: readonly Barrier[], place: Point): number {
  let most = Number.NEGATIVE_INFINITY
  for (const each of barriers) {
    if (!isOutside(each, place)) most = Math.max(most, -clearance(each, place))
  }
  return most
}

const isOutside = (of: Barrier, place: Point): boolean => square(of, place) > (of.bound + 1) * (of.bound + 1)
