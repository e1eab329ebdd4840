// The shortest way of a body's centre to a pose, its facing that of the pose all along, round what is in the way.

import type { Barrier } from './barrier.ts'
import { barrier, distance, reachOf, squareToSegment } from './barrier.ts'
import { gap } from './gap.ts'
import { bends, cuts } from './hurdle.ts'
import type { Body, Point, Pose, Size } from './point.ts'
import { apart, roundPoint, roundPose, TOLERANCE_MM } from './point.ts'
import type { Room } from './room.ts'
import { inRoom, room } from './room.ts'
import type { Corner, Maze } from './search.ts'
import { search } from './search.ts'

/** clear is what the mover keeps from the body, in mm; 0 lets it touch. */
export interface Obstacle<Met extends Body = Body> {
  readonly body: Met
  readonly clear: number
}

/** From the start to the end, bends between; mm is the length. */
export interface Route {
  readonly points: readonly Point[]
  readonly mm: number
}

interface Hurdle {
  readonly barrier: Barrier
  /** What the first leg keeps from the barrier's corners: less than barrier.r where the mover starts nearer. */
  readonly atStart: number
  readonly corners: readonly Corner[]
}

/** Hurdles are worked out when a leg first comes near their obstacle. */
interface Course {
  readonly start: Point
  readonly hurdle: (index: number) => Hurdle | undefined
  readonly obstacles: readonly Obstacle[]
  /** Three numbers for each obstacle: its x and y, and how far from there the mover's centre is no trouble. */
  readonly circles: Float64Array
}

/** What a move has to respect, and how long its way may be at most (inclusive, with the tolerance). */
export interface Ground<Met extends Body = Body> {
  readonly obstacles: readonly Obstacle<Met>[]
  /** What only the end of the way has to respect. */
  readonly atEnd?: readonly Obstacle<Met>[]
  readonly size: Size
  readonly allowanceMm: number
}

/**
 * Null where there is no lawful way, or none of at most the allowance, or the end itself is not lawful.
 * where the mover starts nearer to an obstacle than its clear, it keeps what it started with.
 * Turning is free: the first leg may lead out of what the turned body overlaps at the start, never deeper in.
 */
export function route(body: Body, to: Pose, ground: Ground): Route | null {
  const { x, y, facing } = roundPose(to)
  const start = { x: body.at.x, y: body.at.y }
  if (x === start.x && y === start.y && facing === body.at.facing) return { points: [start, start], mm: 0 }
  return shortestRoute(body, facing, [{ x, y }], ground)
}

/** The shortest of the ways to several ends, which are rounded centres; those that are not lawful drop out. */
export function shortestRoute(
  body: Body,
  facing: number,
  ends: readonly Point[],
  ground: Ground,
): Route | null {
  const mover = { at: roundPose({ ...body.at, facing }), shape: body.shape }
  const within = room(mover, ground.size)
  const run = course(body, mover, ground.obstacles)
  const limitMm = ground.allowanceMm + TOLERANCE_MM
  const ended = course(body, mover, ground.atEnd ?? [])
  const lawful = (end: Point) => inRoom(within, end) && isOpen(run, end) && isOpen(ended, end)
  const way = (among: readonly Point[], limit: number) =>
    among.length === 0 ? null : search(mazeOf(run, within, { ends: among, limitMm: limit }))
  const near = nearestFirst(run.start, ends, limitMm)
  const next = near.findIndex(lawful)
  if (next < 0) return null
  // Mostly the nearest end has the shortest way; if not, its way tells which others need looking at.
  const first = way(near.slice(next, next + 1), limitMm)
  const found = first === null ? null : measured(first)
  const bound = found === null ? limitMm : found.mm
  const others = near.slice(next + 1).filter((end) => apart(run.start, end) < bound && lawful(end))
  const better = way(others, bound)
  return better === null ? found : measured(better)
}

function nearestFirst(start: Point, ends: readonly Point[], limitMm: number): readonly Point[] {
  return ends
    .map((end) => ({ end, mm: apart(start, end) }))
    .filter(({ mm }) => mm <= limitMm)
    .sort((a, b) => a.mm - b.mm || a.end.x - b.end.x || a.end.y - b.end.y)
    .map(({ end }) => end)
}

/** Whether the body may stand there, the way left aside. */
export function fits(body: Body, to: Pose, ground: Omit<Ground, 'allowanceMm'>): boolean {
  const mover = { at: roundPose(to), shape: body.shape }
  const run = course(body, mover, [...ground.obstacles, ...(ground.atEnd ?? [])])
  return inRoom(room(mover, ground.size), mover.at) && isOpen(run, mover.at)
}

const isOpen = (run: Course, at: Point): boolean => blockers(run, at, at, false).length === 0

/** The point mm after the start, at most the end. */
export function walk(along: Route, mm: number): Point {
  let left = mm
  let at = along.points[0] ?? { x: 0, y: 0 }
  for (const next of along.points.slice(1)) {
    const leg = apart(at, next)
    if (left < leg) {
      const share = Math.max(0, left) / leg
      return { x: at.x + (next.x - at.x) * share, y: at.y + (next.y - at.y) * share }
    }
    left -= leg
    at = next
  }
  return at
}

function course(body: Body, mover: Body, obstacles: readonly Obstacle[]): Course {
  const known = new Map<number, Hurdle>()
  const hurdle = (index: number): Hurdle | undefined => {
    const found = known.get(index)
    const obstacle = obstacles[index]
    if (found !== undefined || obstacle === undefined) return found
    const made = hurdleOf(body, mover, obstacle)
    known.set(index, made)
    return made
  }
  return { start: { x: body.at.x, y: body.at.y }, hurdle, obstacles, circles: circlesOf(mover, obstacles) }
}

function circlesOf(mover: Body, obstacles: readonly Obstacle[]): Float64Array {
  const circles = new Float64Array(obstacles.length * 3)
  obstacles.forEach(({ body, clear }, index) => {
    circles[index * 3] = body.at.x
    circles[index * 3 + 1] = body.at.y
    circles[index * 3 + 2] = reachOf(mover, body, clear)
  })
  return circles
}

/** in mm; who starts nearer than it has to keep clear keeps what it started with. */
export const keptFrom = (body: Body, { body: other, clear }: Obstacle): number =>
  clear > 0 ? Math.min(clear, gap(body, other).mm) : 0

function hurdleOf(body: Body, mover: Body, obstacle: Obstacle): Hurdle {
  const grown = barrier(mover, obstacle.body, keptFrom(body, obstacle))
  // Rounded before any leg is tried, so that what was tried is what is walked.
  const points = bends(grown).map(roundPoint)
  const corners = points.map((at, index) => ({
    at,
    before: points[(index + points.length - 1) % points.length] ?? at,
    after: points[(index + 1) % points.length] ?? at,
  }))
  return { barrier: grown, atStart: Math.min(grown.r, distance(grown.corners, body.at)), corners }
}

/** The obstacles, by index, that a straight leg comes too near to. */
function blockers(run: Course, from: Point, to: Point, isFirst: boolean): readonly number[] {
  const ex = to.x - from.x
  const ey = to.y - from.y
  const found: number[] = []
  for (let index = 0; index < run.obstacles.length; index++) {
    const vx = (run.circles[index * 3] ?? 0) - from.x
    const vy = (run.circles[index * 3 + 1] ?? 0) - from.y
    const bound = run.circles[index * 3 + 2] ?? 0
    if (squareToSegment(vx, vy, ex, ey) >= bound * bound) continue
    const hurdle = run.hurdle(index)
    if (hurdle === undefined) continue
    const keep = isFirst ? hurdle.atStart : hurdle.barrier.r
    if (cuts(hurdle.barrier.corners, from, to, keep - TOLERANCE_MM)) found.push(index)
  }
  return found
}

function mazeOf(run: Course, within: Room, goal: Pick<Maze, 'ends' | 'limitMm'>): Maze {
  const met = new Set<number>()
  return {
    ...goal,
    start: run.start,
    tryLeg: (from, to, isFirst) => {
      const blocking = blockers(run, from, to, isFirst)
      const fresh = blocking.filter((index) => !met.has(index))
      for (const index of fresh) met.add(index)
      const corners = fresh.flatMap((index) => run.hurdle(index)?.corners ?? [])
      return { isFree: blocking.length === 0, corners: corners.filter(({ at }) => inRoom(within, at)) }
    },
  }
}

function measured(points: readonly Point[]): Route {
  return {
    points,
    mm: points.reduce((sum, point, index) => sum + apart(points[index - 1] ?? point, point), 0),
  }
}
