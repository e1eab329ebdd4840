// The shortest way through a maze whose obstacles are met one by one; it bends only where a taut string would.

import type { Heap } from './heap.ts'
import { push, takeLeast } from './heap.ts'
import { side } from './hurdle.ts'
import type { Point } from './point.ts'
import { apart } from './point.ts'

/** A point to bend round, with its neighbours on the outline of the same obstacle. */
export interface Corner {
  readonly at: Point
  readonly before: Point
  readonly after: Point
}

export interface Maze {
  readonly start: Point
  /** Any of these will do. */
  readonly ends: readonly Point[]
  readonly limitMm: number
  /** Whether a leg is free; if not, the corners of what blocks it and was not met before. */
  readonly tryLeg: (from: Point, to: Point, isFirst: boolean) => Leg
}

export interface Leg {
  readonly isFree: boolean
  readonly corners: readonly Corner[]
}

interface Place {
  readonly corner: Corner | undefined
  readonly at: Point
  /** Straight to the nearest end. */
  readonly left: number
  walked: number
  via: Place | undefined
  settled: boolean
}

interface Way {
  readonly from: Place
  readonly to: Place
  readonly walked: number
}

/** Corners are rounded: one that lies no farther off a leg lies on it. */
const NOISE_MM = 0.02

/**
 * From start to the end with the shortest way, both included; null where there is no way of at most limitMm. Ways
 * are looked at shortest hope first, and only then tried against the obstacles. What is shortest among the
 * obstacles met and free of all is shortest among all, so an obstacle that no promising leg meets costs nothing.
 */
export function search(maze: Maze): readonly Point[] | null {
  const start = placeAt(maze, maze.start, undefined)
  const ends = maze.ends.map((at) => placeAt(maze, at, undefined))
  const places = [...ends]
  const settled: Place[] = []
  const ways: Heap<Way> = []
  const settle = (place: Place): void => {
    place.settled = true
    settled.push(place)
    for (const other of places) offer(maze, ways, place, other)
  }
  start.walked = 0
  settle(start)
  for (let way = takeLeast(ways); way !== undefined; way = takeLeast(ways)) {
    if (way.to.settled) continue
    const leg = maze.tryLeg(way.from.at, way.to.at, way.from === start)
    for (const corner of leg.corners) {
      const place = placeAt(maze, corner.at, corner)
      places.push(place)
      for (const before of settled) offer(maze, ways, before, place)
    }
    if (!leg.isFree) continue
    way.to.walked = way.walked
    way.to.via = way.from
    if (way.to.corner === undefined) return back(way.to)
    settle(way.to)
  }
  return null
}

function placeAt(maze: Maze, at: Point, corner: Corner | undefined): Place {
  return {
    corner,
    at,
    left: maze.ends.reduce((least, end) => Math.min(least, apart(at, end)), Number.POSITIVE_INFINITY),
    walked: Number.POSITIVE_INFINITY,
    via: undefined,
    settled: false,
  }
}

function offer(maze: Maze, ways: Heap<Way>, from: Place, to: Place): void {
  if (to.settled) return
  const walked = from.walked + apart(from.at, to.at)
  const hope = walked + to.left
  if (hope <= maze.limitMm && isTaut(from, to)) push(ways, { cost: hope, value: { from, to, walked } })
}

/** A leg between two corners touches both obstacles in passing. A start or an end may lie close in. */
function isTaut(from: Place, to: Place): boolean {
  if (from.corner === undefined || to.corner === undefined) return true
  return grazes(from.corner, from.at, to.at) && grazes(to.corner, from.at, to.at)
}

/** Both neighbours of the corner lie on the same side of the leg. */
function grazes(corner: Corner, from: Point, to: Point): boolean {
  const before = side(from, to, corner.before)
  const after = side(from, to, corner.after)
  const noise = NOISE_MM * apart(from, to)
  return (before >= -noise && after >= -noise) || (before <= noise && after <= noise)
}

function back(end: Place): readonly Point[] {
  const points: Point[] = []
  for (let place: Place | undefined = end; place !== undefined; place = place.via) points.push(place.at)
  return points.reverse()
}
