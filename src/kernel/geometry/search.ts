// The shortest way through a maze of corners: bends only where a string pulled tight would.

import { side } from './hurdle.ts'
import type { Point } from './point.ts'

/** A point to bend round, with its neighbours on the outline of the same obstacle. */
export interface Corner {
  readonly at: Point
  readonly before: Point
  readonly after: Point
}

export interface Maze {
  readonly start: Point
  readonly end: Point
  readonly corners: readonly Corner[]
  readonly limitMm: number
  readonly allows: (point: Point) => boolean
  readonly passes: (from: Point, to: Point, isFirst: boolean) => boolean
}

interface Place {
  readonly corner: Corner | undefined
  readonly at: Point
  /** Straight to the end. */
  readonly left: number
  walked: number
  via: Place | undefined
  settled: boolean
}

/** Squares of a hundredth of a millimetre or less are rounding noise when telling left from right. */
const NOISE = 1e-6

/** From start to end, both included; null where there is no way of at most limitMm. */
export function search(maze: Maze): readonly Point[] | null {
  const places = placesOf(maze)
  for (;;) {
    const next = nearest(places)
    if (next === undefined) return null
    if (next.left === 0 && next.corner === undefined && next.via !== undefined) return back(next)
    next.settled = true
    for (const place of places) {
      if (!place.settled) tryWay(maze, next, place)
    }
  }
}

function placesOf(maze: Maze): readonly Place[] {
  const place = (at: Point, corner: Corner | undefined): Place => ({
    corner,
    at,
    left: length(at, maze.end),
    walked: Number.POSITIVE_INFINITY,
    via: undefined,
    settled: false,
  })
  const start = place(maze.start, undefined)
  start.walked = 0
  const corners = maze.corners.filter(({ at }) => maze.allows(at)).map((corner) => place(corner.at, corner))
  return [start, place(maze.end, undefined), ...corners]
}

/** Of those reached and not settled, the one with the least walked and left. */
function nearest(places: readonly Place[]): Place | undefined {
  let best: Place | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const sum = place.walked + place.left
    if (place.settled || sum >= least) continue
    best = place
    least = sum
  }
  return best
}

function tryWay(maze: Maze, from: Place, to: Place): void {
  const walked = from.walked + length(from.at, to.at)
  if (walked >= to.walked || walked + to.left > maze.limitMm + NOISE) return
  if (!grazes(from.corner, from.at, to.at) || !grazes(to.corner, from.at, to.at)) return
  if (!maze.passes(from.at, to.at, from.via === undefined)) return
  to.walked = walked
  to.via = from
}

/** Both neighbours of the corner lie on the same side of the leg. */
function grazes(corner: Corner | undefined, from: Point, to: Point): boolean {
  if (corner === undefined) return true
  const before = side(from, to, corner.before)
  const after = side(from, to, corner.after)
  return (before >= -NOISE && after >= -NOISE) || (before <= NOISE && after <= NOISE)
}

function back(end: Place): readonly Point[] {
  const points: Point[] = []
  for (let place: Place | undefined = end; place !== undefined; place = place.via) points.push(place.at)
  return points.reverse()
}

function length(from: Point, to: Point): number {
  return Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
}
