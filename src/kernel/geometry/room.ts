// Where on the table a body's centre may be, so that the whole body is on it.

import type { Body, Point, Size } from './point.ts'
import { TOLERANCE_MM } from './point.ts'
import { cosine, sine } from './turn.ts'

export interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** For the facing that the body has. A body bigger than the table has only the middle to itself. */
export function room(body: Body, size: Size): Room {
  const { w, d, r } = body.shape
  const cos = Math.abs(cosine(body.at.facing))
  const sin = Math.abs(sine(body.at.facing))
  const ex = Math.min((w * cos + d * sin) / 2 + r, size.w / 2)
  const ey = Math.min((w * sin + d * cos) / 2 + r, size.d / 2)
  return { left: ex, right: size.w - ex, top: ey, bottom: size.d - ey }
}

/** With the tolerance. */
export function inRoom(of: Room, centre: Point): boolean {
  return (
    centre.x >= of.left - TOLERANCE_MM &&
    centre.x <= of.right + TOLERANCE_MM &&
    centre.y >= of.top - TOLERANCE_MM &&
    centre.y <= of.bottom + TOLERANCE_MM
  )
}
