// A body brought to where exactly so much lies between it and another one.
import { barrier, clearance, reachOf } from './barrier.ts'
import { gap } from './gap.ts'
import { startOf, walls } from './outline.ts'
import { type Body, type Pose, roundPose, type Size } from './point.ts'
import { room } from './room.ts'
import { HAIR_MM, isFree, nearestTo, placesOn } from './slide.ts'

/** Nearer than this the line between them has no sure direction. */
const LEAST_MM = 0.5

/** Where the mover lies when it has come along the line between them, its facing kept; bodies that touch or overlap are first parted along their middles. */
export function atGap(mover: Body, other: Body, mm: number): Pose {
  const measured = gap(other, mover)
  if (measured.mm < LEAST_MM) return atGap({ ...mover, at: parted(mover, other) }, other, mm)
  const { from, to } = measured
  const part = mm / measured.mm - 1
  const { x, y, facing } = mover.at
  return roundPose({ x: x + (to.x - from.x) * part, y: y + (to.y - from.y) * part, facing })
}

interface Among {
  /** Without the mover, but with the other one. */
  readonly obstacles: readonly Body[]
  readonly size: Size
}

/**
 * The free place at that gap that is nearest to the one on the line; where there is none, one at the gap that comes
 * nearest to it, wherever the mover lay before.
 */
export function freeAtGap(mover: Body, other: Body, mm: number, { obstacles, size }: Among): Pose {
  const straight = atGap(mover, other, mm)
  const goal = barrier(mover, other, mm)
  const within = room(mover, size)
  const around = { barriers: obstacles.map((each) => barrier(mover, each, HAIR_MM)), room: within }
  const exact = nearestTo(straight, [straight, ...placesOn(goal, around, straight)])
  const found = exact.find((place) => isFree(around, place))
  if (found) return { ...straight, ...found }
  const edges = around.barriers.flatMap((each) => placesOn(each, around, other.at))
  const [nearest] = nearestTo(straight, [...edges, ...walls(within).map(startOf)])
    .filter((place) => isFree(around, place))
    .map((place) => ({ place, misses: Math.abs(clearance(goal, place)) }))
    .sort((a, b) => a.misses - b.misses)
  return { ...straight, ...nearest?.place }
}

function parted(mover: Body, other: Body): Pose {
  const [dx, dy] = [mover.at.x - other.at.x, mover.at.y - other.at.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const [ux, uy] = length === 0 ? [0, -1] : [dx / length, dy / length]
  const far = reachOf(mover, other, 1)
  return { x: other.at.x + ux * far, y: other.at.y + uy * far, facing: mover.at.facing }
}
