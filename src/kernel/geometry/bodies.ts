// Bodies for tests of geometry: the bases of the game, and random ones.

import fc from 'fast-check'
import { barrier } from './barrier.ts'
import { outline, samples } from './outline.ts'
import type { Body, Footprint, Point } from './point.ts'

export const TEAM: Footprint = { w: 50, d: 32, r: 0 }
export const FIGURE: Footprint = { w: 0, d: 0, r: 16 }

export function base(x: number, y: number, facing = 0, shape = TEAM): Body {
  return { at: { x, y, facing }, shape }
}

const hundredths = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100)

const anyFacing = fc.oneof(
  fc.constantFrom(0, 45, 90, 135, 180, 270),
  fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
)

export const anyPose = fc.record({ x: hundredths(120), y: hundredths(120), facing: anyFacing })

const anyShape = fc.constantFrom<Footprint>(
  TEAM,
  FIGURE,
  { w: 33, d: 50, r: 0 },
  { w: 25, d: 25, r: 0 },
  { w: 40, d: 20, r: 5 },
  { w: 60, d: 0, r: 12 },
)

export const anyBody = fc.record({ at: anyPose, shape: anyShape })

/** Points on the edge of a body, at most mm apart, corners among them. */
export function edge(of: Body, mm: number): readonly Point[] {
  const point = { at: of.at, shape: { w: 0, d: 0, r: 0 } }
  return outline(barrier(point, of, 0)).flatMap((piece) => samples(piece, mm))
}

export function apart(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
}
