// A barrier as a route meets it: does a straight leg come too near, and round which points may a route bend?

import type { Barrier } from './barrier.ts'
import { distance, squareToSegment } from './barrier.ts'
import { around, halve, outward, step } from './outline.ts'
import type { Point } from './point.ts'

/** Bends are drawn as chords which come nearer than the true bend by no more than this. */
const SAG_MM = 0.04

/**
 * Does the straight line come nearer to a convex polygon than mm? Exact. Below 0: does it go deeper than that?
 */
export function cuts(corners: readonly Point[], from: Point, to: Point, mm: number): boolean {
  if (mm <= 0) return enters(corners, from, to, mm)
  if (enters(corners, from, to, 0)) return true
  const limit = mm * mm
  const ex = to.x - from.x
  const ey = to.y - from.y
  for (const corner of corners) {
    if (squareToSegment(corner.x - from.x, corner.y - from.y, ex, ey) < limit) return true
  }
  return distance(corners, from) < mm || distance(corners, to) < mm
}

/** Clips the line at each edge moved inwards; what is left has been inside. */
function enters(corners: readonly Point[], from: Point, to: Point, mm: number): boolean {
  if (corners.length < 3) return mm === 0 && crosses(corners, from, to)
  let first = 0
  let last = 1
  let corner = corners[corners.length - 1]
  for (const next of corners) {
    if (corner === undefined) continue
    const ex = next.x - corner.x
    const ey = next.y - corner.y
    const limit = -mm * Math.sqrt(ex * ex + ey * ey)
    const start = ex * (from.y - corner.y) - ey * (from.x - corner.x) - limit
    const end = ex * (to.y - corner.y) - ey * (to.x - corner.x) - limit
    if (start <= 0 && end <= 0) return false
    if (start < 0) first = Math.max(first, start / (start - end))
    if (end < 0) last = Math.min(last, start / (start - end))
    if (first >= last) return false
    corner = next
  }
  return true
}

/** A polygon of two corners is a line: does another line cross it? */
function crosses(corners: readonly Point[], from: Point, to: Point): boolean {
  const [a, b] = corners
  if (a === undefined || b === undefined) return false
  return side(a, b, from) * side(a, b, to) < 0 && side(from, to, a) * side(from, to, b) < 0
}

export function side(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
}

/**
 * The points round which a shortest route bends, in order round the barrier. Exact where r is 0. A round bend
 * becomes a row of points as long as the true bend, which its chords undercut by at most SAG_MM.
 */
export function bends(of: Barrier): readonly Point[] {
  const { corners, r } = of
  const only = corners[0]
  if (only === undefined || r === 0) return corners
  if (corners.length === 1) {
    const right = { x: 1, y: 0 }
    const left = { x: -1, y: 0 }
    return [...row(only, r, right, left).slice(1), ...row(only, r, left, right).slice(1)]
  }
  return corners.flatMap((corner, index) => {
    const next = around(corners, index + 1)
    return row(next, r, outward(corner, next), outward(next, around(corners, index + 2)))
  })
}

function row(centre: Point, r: number, start: Point, end: Point): readonly Point[] {
  const directions = [start, end]
  while (sag(r, directions) > SAG_MM) halve(directions)
  const stretch = fullness(directions)
  return directions.map((direction) => step(centre, direction, r * stretch))
}

function sag(r: number, directions: readonly Point[]): number {
  return r - r * fullness(directions) * cosineOfHalf(directions)
}

/** Half the angle over its sine: chords of a circle so much larger are as long as the arc. */
function fullness(directions: readonly Point[]): number {
  const cos = cosineOfHalf(directions)
  const square = 1 - cos * cos
  return 1 + square * (1 / 6 + square * (3 / 40 + square * (15 / 336)))
}

function cosineOfHalf(directions: readonly Point[]): number {
  const [a, b] = directions
  if (a === undefined || b === undefined) return 1
  return Math.sqrt(Math.max(0, (1 + a.x * b.x + a.y * b.y) / 2))
}
