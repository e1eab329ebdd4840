// The centres that a body of fixed facing may not have because of another body: a convex polygon grown by r.

import type { Body, Footprint, Point } from './point.ts'
import { cosine, sine } from './turn.ts'

/**
 * The exact sum of two boxes is a polygon of at most eight corners (a line or a point for round bodies), and the
 * distance of the mover's centre from it, less r, is the gap between the bodies. Corners run so that the inside
 * is to the left of (to - from) in x, y.
 */
export interface Barrier {
  readonly x: number
  readonly y: number
  readonly corners: readonly Point[]
  readonly r: number
  /** No forbidden centre is farther than this from x, y. */
  readonly bound: number
}

/** From corner to corner of the shape's box. */
export function diagonal({ w, d }: Footprint): number {
  return Math.sqrt(w * w + d * d)
}

/** The largest distance of a point of the shape from its centre. */
export function spread(shape: Footprint): number {
  return diagonal(shape) / 2 + shape.r
}

/** Bodies whose centres are at least so far apart are at least that many mm apart, however they are turned. */
export const reachOf = (a: Body, b: Body, mm: number): number => spread(a.shape) + spread(b.shape) + mm

/** A cheap bound: the gap is never less. Only for leaving out what is far away. */
export function leastGap(a: Body, b: Body): number {
  const dx = b.at.x - a.at.x
  const dy = b.at.y - a.at.y
  return Math.sqrt(dx * dx + dy * dy) - spread(a.shape) - spread(b.shape)
}

/** keepMm is what the mover must stay away from the obstacle; 0 lets them touch. */
export function barrier(mover: Body, obstacle: Body, keepMm: number): Barrier {
  const { x, y } = obstacle.at
  return {
    x,
    y,
    corners: sumOfBoxes(mover, obstacle),
    r: mover.shape.r + obstacle.shape.r + keepMm,
    bound: reachOf(mover, obstacle, keepMm),
  }
}

/** How far a centre is from being forbidden; below 0 it is forbidden, and this is how deep. */
export function clearance(of: Barrier, centre: Point): number {
  return distance(of.corners, centre) - of.r
}

/** From a point to a convex polygon; below 0 inside, the depth. */
export function distance(corners: readonly Point[], point: Point): number {
  let outside = Number.POSITIVE_INFINITY
  let inside = Number.POSITIVE_INFINITY
  let from = corners[corners.length - 1]
  for (const to of corners) {
    if (from !== undefined) {
      const ex = to.x - from.x
      const ey = to.y - from.y
      const vx = point.x - from.x
      const vy = point.y - from.y
      const cross = ex * vy - ey * vx
      if (cross <= 0) outside = Math.min(outside, squareToSegment(vx, vy, ex, ey))
      else inside = Math.min(inside, (cross * cross) / (ex * ex + ey * ey))
    }
    from = to
  }
  return outside < Number.POSITIVE_INFINITY ? Math.sqrt(outside) : -Math.sqrt(inside)
}

/** From v to the nearest point of the segment from 0 to e, squared. */
export function squareToSegment(vx: number, vy: number, ex: number, ey: number): number {
  const length = ex * ex + ey * ey
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (vx * ex + vy * ey) / length))
  const dx = vx - ex * share
  const dy = vy - ey * share
  return dx * dx + dy * dy
}

function sumOfBoxes(a: Body, b: Body): readonly Point[] {
  const edges = merged([...sides(a), ...sides(b)].sort((one, other) => other.x * one.y - other.y * one.x))
  let x = b.at.x
  let y = b.at.y
  for (const edge of edges) {
    x -= edge.x / 2
    y -= edge.y / 2
  }
  if (edges.length === 0) return [{ x, y }]
  const corners: Point[] = []
  for (const edge of edges) {
    corners.push({ x, y })
    x += edge.x
    y += edge.y
  }
  for (const edge of edges) {
    corners.push({ x, y })
    x -= edge.x
    y -= edge.y
  }
  return corners
}

/** The two sides of a box that are longer than nothing, turned to point down the screen (or right along it). */
function sides(body: Body): readonly Point[] {
  const { w, d } = body.shape
  const cos = cosine(body.at.facing)
  const sin = sine(body.at.facing)
  const both = [
    { x: w * cos, y: w * sin },
    { x: -d * sin, y: d * cos },
  ]
  return both.filter(({ x, y }) => x !== 0 || y !== 0).map(downward)
}

function downward(side: Point): Point {
  return side.y > 0 || (side.y === 0 && side.x > 0) ? side : { x: -side.x, y: -side.y }
}

/** Parallel neighbours become one edge. */
function merged(edges: readonly Point[]): readonly Point[] {
  const result: Point[] = []
  for (const edge of edges) {
    const last = result[result.length - 1]
    if (last !== undefined && Math.abs(last.x * edge.y - last.y * edge.x) < 1e-9) {
      result[result.length - 1] = { x: last.x + edge.x, y: last.y + edge.y }
    } else result.push(edge)
  }
  return result
}
