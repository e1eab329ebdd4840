// What a way comes too near to, of that which it has to keep from.
import { reachOf, squareToSegment } from './barrier.ts'
import { gap } from './gap.ts'
import { type Body, type Measurement, noCloserThan, type Point, type Pose } from './point.ts'
import { keptFrom, type Obstacle } from './route.ts'

/** A body that goes from where it lies along these points, its facing that of its end. */
export interface Walk {
  readonly body: Body
  readonly to: Pose
  readonly points: readonly Point[]
}

export interface TooNear<Kept extends Body> {
  readonly other: Kept
  readonly gap: Measurement
  /** How near it stood, where that was nearer than it must keep; else null. */
  readonly stood: number | null
}

/** The one that the way comes nearest to, measured against what is to be kept: `clear`, or what it started with. */
export function tooNear<Kept extends Body>(
  walk: Walk,
  kept: readonly Obstacle<Kept>[],
): TooNear<Kept> | null {
  let worst: TooNear<Kept> | null = null
  let most = 0
  for (const { body: other, clear } of kept) {
    if (clear === 0 || !passes(walk, { body: other, clear })) continue
    const began = gap(walk.body, other).mm
    const keep = keptFrom(walk.body, { body: other, clear })
    const closest = nearestOnWay(walk, other)
    if (noCloserThan(closest, keep) || keep - closest.mm <= most) continue
    most = keep - closest.mm
    worst = { other, gap: closest, stood: began < clear ? began : null }
  }
  return worst
}

/** Whether the way comes anywhere near; only for leaving out what it does not. */
function passes({ body: mover, points }: Walk, { body, clear }: Obstacle): boolean {
  const reach = reachOf(mover, body, clear + 1)
  return points.some((to, index) => {
    const from = points[index - 1] ?? to
    const x = body.at.x - from.x
    const y = body.at.y - from.y
    return squareToSegment(x, y, to.x - from.x, to.y - from.y) <= reach * reach
  })
}

/** The shortest line between a body carried along a way and another body. */
function nearestOnWay({ body: { shape }, to: end, points }: Walk, other: Body): Measurement {
  const at = (from: Point, to: Point, share: number) => {
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    return gap({ shape, at: { x, y, facing: end.facing } }, other)
  }
  let best = gap({ shape, at: end }, other)
  points.forEach((to, index) => {
    const from = points[index - 1]
    if (from === undefined) return
    const found = lowest((share) => at(from, to, share))
    if (found.mm < best.mm) best = found
  })
  return best
}

/** The gap along a straight leg first falls, then rises: thirds close in on the least. */
function lowest(at: (share: number) => Measurement): Measurement {
  let low = 0
  let high = 1
  for (let step = 0; step < 24; step++) {
    const third = (high - low) / 3
    if (at(low + third).mm <= at(high - third).mm) high -= third
    else low += third
  }
  return at((low + high) / 2)
}
