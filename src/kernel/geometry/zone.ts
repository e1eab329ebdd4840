// Zones: everything within a distance of a body. The outline of a zone is the body's shape grown by it, exactly.

import type { Body, Footprint, Point } from './point.ts'
import { cosine, sine } from './turn.ts'

export function grow(shape: Footprint, mm: number): Footprint {
  return { w: shape.w, d: shape.d, r: shape.r + mm }
}

/** The edge included. */
export function contains(body: Body, point: Point): boolean {
  const { at, shape } = body
  const cos = cosine(at.facing)
  const sin = sine(at.facing)
  const dx = point.x - at.x
  const dy = point.y - at.y
  const ex = Math.max(0, Math.abs(dx * cos + dy * sin) - shape.w / 2)
  const ey = Math.max(0, Math.abs(dy * cos - dx * sin) - shape.d / 2)
  return ex * ex + ey * ey <= shape.r * shape.r
}
