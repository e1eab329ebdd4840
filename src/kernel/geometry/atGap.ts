// A body brought along the line to another one until exactly so much lies between them.
import { reachOf } from './barrier.ts'
import { gap } from './gap.ts'
import { type Body, type Pose, roundPose } from './point.ts'

/** Nearer than this the line between them has no sure direction. */
const LEAST_MM = 0.5

/** Where the mover lies then, its facing kept; bodies that touch or overlap are first parted along their middles. */
export function atGap(mover: Body, other: Body, mm: number): Pose {
  const measured = gap(other, mover)
  if (measured.mm < LEAST_MM) return atGap({ ...mover, at: parted(mover, other) }, other, mm)
  const { from, to } = measured
  const part = mm / measured.mm - 1
  const { x, y, facing } = mover.at
  return roundPose({ x: x + (to.x - from.x) * part, y: y + (to.y - from.y) * part, facing })
}

function parted(mover: Body, other: Body): Pose {
  const [dx, dy] = [mover.at.x - other.at.x, mover.at.y - other.at.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const [ux, uy] = length === 0 ? [0, -1] : [dx / length, dy / length]
  const far = reachOf(mover, other, 1)
  return { x: other.at.x + ux * far, y: other.at.y + uy * far, facing: mover.at.facing }
}
