// What lies under the pointer: the nearest base whose grab area holds it.
import type { Base } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { apart, type Footprint, type Point, pointBody } from '../kernel/geometry/point.ts'

/** The least width of a grab area in CSS pixels, by mouse and by finger, whatever is drawn. */
export const GRAB_PX = 24
export const GRAB_TOUCH_PX = 44

/** How finely the pointer points: pixels a millimetre, and the least width of a grab area. */
export interface Aim {
  readonly scale: number
  readonly grabPx: number
}

/** How far the grab area of a footprint reaches beyond its edge, in millimetres. */
export const grabBeyond = ({ w, d, r }: Footprint, { scale, grabPx }: Aim): number =>
  Math.max(0, (grabPx / scale - (Math.min(w, d) + 2 * r)) / 2)

/** The base that a pointer at that point of the table takes; where grab areas overlap the nearest; null: ground. */
export function pick(bases: readonly Base[], point: Point, aim: Aim): Base | null {
  const body = pointBody(point)
  let best: Base | null = null
  let bestMm = Number.POSITIVE_INFINITY
  let bestCentre = Number.POSITIVE_INFINITY
  for (const base of bases) {
    const beyond = grabBeyond(base.shape, aim)
    const centre = apart(base.at, point)
    if (centre > spread(base.shape) + beyond) continue
    const { mm } = gap(body, base)
    if (mm > beyond || mm > bestMm || (mm === bestMm && centre >= bestCentre)) continue
    best = base
    bestMm = mm
    bestCentre = centre
  }
  return best
}
