// Bodies for tests of geometry: the bases of the game, and any others made from numbers.

import { barrier } from './barrier.ts'
import { outline, samples } from './outline.ts'
import type { Body, Footprint, Point, Pose } from './point.ts'
import { pointBody } from './point.ts'
import { cosine, sine } from './turn.ts'

const TEAM: Footprint = { w: 50, d: 32, r: 0 }
export const FIGURE: Footprint = { w: 0, d: 0, r: 16 }

export function base(x: number, y: number, facing = 0, shape = TEAM): Body {
  return { at: { x, y, facing }, shape }
}

const SHAPES: readonly Footprint[] = [
  TEAM,
  FIGURE,
  { w: 33, d: 50, r: 0 },
  { w: 25, d: 25, r: 0 },
  { w: 40, d: 20, r: 5 },
  { w: 60, d: 0, r: 12 },
]

/** A pose within 120 mm of the middle from any whole numbers; every third stands straight or at 45 degrees. */
export function poseFrom(numbers: readonly number[]): Pose {
  const [x = 0, y = 0, facing = 0] = numbers
  return {
    x: (x % 12001) / 100,
    y: (y % 12001) / 100,
    facing: facing % 3 === 0 ? Math.abs((facing / 3) % 8) * 45 : Math.abs(facing % 3600) / 10,
  }
}

/** A body of one of the shapes from any whole numbers; the last chooses the shape. */
export function bodyFrom(numbers: readonly number[]): Body {
  return { at: poseFrom(numbers), shape: SHAPES[Math.abs(numbers[3] ?? 0) % SHAPES.length] ?? TEAM }
}

/** The body grown by mm holds the point, its edge included; reckoned along its own axes, not by the gap. */
export function holds({ at, shape }: Body, point: Point, mm: number): boolean {
  const [cos, sin] = [cosine(at.facing), sine(at.facing)]
  const [dx, dy] = [point.x - at.x, point.y - at.y]
  const ex = Math.max(0, Math.abs(dx * cos + dy * sin) - shape.w / 2)
  const ey = Math.max(0, Math.abs(dy * cos - dx * sin) - shape.d / 2)
  return ex * ex + ey * ey <= (shape.r + mm) * (shape.r + mm)
}

/** Points on the edge of a body, at most mm apart, corners among them. */
export function edge(of: Body, mm: number): readonly Point[] {
  const point = pointBody(of.at)
  return outline(barrier(point, of, 0)).flatMap((piece) => samples(piece, mm))
}
