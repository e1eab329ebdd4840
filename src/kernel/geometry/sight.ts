// May a straight line be drawn from one body to another that crosses no third?

import type { Barrier } from './barrier.ts'
import { barrier, distance, leastGap, spread, squareToSegment } from './barrier.ts'
import { gap, inOrder } from './gap.ts'
import { halved, mean } from './halve.ts'
import { cuts } from './hurdle.ts'
import { step } from './outline.ts'
import type { Body, Measurement, Point } from './point.ts'
import { apart, pointBody, TOLERANCE_MM, touching } from './point.ts'

/** From an edge to an edge. */
export type SightLine = Pick<Measurement, 'from' | 'to'>

/** Some line that is open; else what the shortest line crosses. */
export type Sight<B> = { readonly line: SightLine } | { readonly hiders: readonly B[] }

/**
 * Whether any line from a point of the one to a point of the other is open. Exact: a line that passes can be moved and
 * turned, and passes still, until it grazes two of all the bodies, so that only those are tried. A line that grazes a
 * blocker passes, but not between two that touch. Bodies in contact see each other. Blockers must hold neither of the two.
 */
export function sight<B extends Body>(one: Body, other: Body, blockers: readonly B[]): Sight<B> {
  // The last digits of a line decide where it grazes to a hair, and they hang on its direction.
  const [a, b] = inOrder(one, other) ? [one, other] : [other, one]
  const shortest = gap(a, b)
  const open = ({ from, to }: SightLine) => ({ line: a === one ? { from, to } : { from: to, to: from } })
  if (touching(shortest)) return open(shortest)
  const walls = blockers.filter((each) => isBetween(each, a, b)).map((of) => ({ of, grown: pillar(of) }))
  const closed = closedBy(walls)
  const met = new Set([
    ...walls.filter(({ grown }) => crosses(grown, shortest)),
    ...closed.filter((each) => parts(each, shortest)).flatMap(({ pair }) => pair),
  ])
  if (met.size === 0) return open(shortest)
  const line = openLine([pillar(a), pillar(b)], walls, closed)
  return line ? open(line) : { hiders: walls.filter((wall) => met.has(wall)).map(({ of }) => of) }
}

interface Wall<B extends Body = Body> {
  readonly of: B
  readonly grown: Barrier
}

/** Two walls that touch, and where. */
interface Closed<B extends Body> {
  readonly pair: readonly [Wall<B>, Wall<B>]
  readonly at: Point
}

const closedBy = <B extends Body>(walls: readonly Wall<B>[]): readonly Closed<B>[] =>
  walls.flatMap((one, index) =>
    walls.slice(index + 1).flatMap((other) => {
      if (leastGap(one.of, other.of) > TOLERANCE_MM) return []
      const between = gap(one.of, other.of)
      return touching(between) ? [{ pair: [one, other] as const, at: between.from }] : []
    }),
  )

/** What a line may come near to in the gap of a closed pair: it may press into each by the tolerance. */
const SLIT_MM = 4 * TOLERANCE_MM

/** The line passes between the two: each lies on a side of its own. */
function parts({ pair: [one, other], at }: Closed<Body>, { from, to }: SightLine): boolean {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (squareToSegment(at.x - from.x, at.y - from.y, x, y) > SLIT_MM * SLIT_MM) return false
  const mm = apart(from, to)
  const normal = { x: -y / mm, y: x / mm }
  const [[low, high], [lowest, highest]] = [extent(one.grown, normal), extent(other.grown, normal)]
  const near = from.x * normal.x + from.y * normal.y
  const [up, down] = [near + SLIT_MM, near - SLIT_MM]
  return (high < up && lowest > down) || (highest < up && low > down)
}

function extent({ corners, r }: Barrier, normal: Point): readonly [low: number, high: number] {
  const far = corners.map((corner) => corner.x * normal.x + corner.y * normal.y)
  return [Math.min(...far) - r, Math.max(...far) + r]
}

function isBetween(blocker: Body, a: Body, b: Body): boolean {
  const { x, y } = a.at
  const square = squareToSegment(blocker.at.x - x, blocker.at.y - y, b.at.x - x, b.at.y - y)
  const reach = spread(blocker.shape) + Math.max(spread(a.shape), spread(b.shape))
  return square < reach * reach
}

/** What the body forbids to a point. */
const pillar = (of: Body): Barrier => barrier(pointBody(of.at), of, 0)

const crosses = ({ corners, r }: Barrier, { from, to }: SightLine): boolean =>
  cuts(corners, from, to, r - TOLERANCE_MM)

function openLine(
  [a, b]: readonly [Barrier, Barrier],
  walls: readonly Wall[],
  closed: readonly Closed<Body>[],
): SightLine | null {
  const all = [a, b, ...walls.map(({ grown }) => grown)]
  const isOpen = (way: SightLine): boolean =>
    !walls.some(({ grown }) => crosses(grown, way)) && !closed.some((each) => parts(each, way))
  for (const [index, one] of all.entries())
    for (const line of all.slice(index + 1).flatMap((other) => grazing(one, other))) {
      const [from, to] = [pointOn(a, line), pointOn(b, line)]
      if (from !== null && to !== null && isOpen({ from, to }))
        return { from: edgeOf(a, from, to), to: edgeOf(b, to, from) }
    }
  return null
}

/** Halvings of a line: to a thousandth of a millimetre and finer. */
const HALVINGS = 24

/** Where the line leaves the body on its way. */
function edgeOf({ corners, r }: Barrier, from: Point, to: Point): Point {
  const along = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const isGood = (share: number): boolean => distance(corners, along(share)) <= r
  return along(halved([0, 1], HALVINGS, { between: mean, isGood })[0])
}

/** The points p with p.x * normal.x + p.y * normal.y = at; the normal is a unit. */
interface Line {
  readonly normal: Point
  readonly at: number
}

/** The lines that touch a corner of each; more than those that do not enter either. */
function grazing(one: Barrier, other: Barrier): readonly Line[] {
  return one.corners.flatMap((p) =>
    other.corners.flatMap((q) =>
      SIDES.flatMap((near) => SIDES.map((far) => tangent(p, q, [near * one.r, far * other.r]))),
    ),
  )
}

const SIDES = [-1, 1]

/** The line that far from p and that far from q, to the sides that their signs say. */
function tangent(p: Point, q: Point, [near, far]: readonly [number, number]): Line {
  const mm = apart(p, q)
  const along = { x: (q.x - p.x) / mm, y: (q.y - p.y) / mm }
  const share = Math.min(1, Math.max(-1, (near - far) / mm))
  const across = Math.sqrt(1 - share * share)
  const normal = { x: along.x * share - along.y * across, y: along.y * share + along.x * across }
  return { normal, at: p.x * normal.x + p.y * normal.y + near }
}

/** Some point of the body on the line; null: the line misses it. */
function pointOn({ corners, r }: Barrier, { normal, at }: Line): Point | null {
  const far = corners.map((corner) => corner.x * normal.x + corner.y * normal.y)
  const [low, high] = [Math.min(...far), Math.max(...far)]
  const [lowest, highest] = [corners[far.indexOf(low)], corners[far.indexOf(high)]]
  if (lowest === undefined || highest === undefined || at < low - r - NOISE_MM || at > high + r + NOISE_MM)
    return null
  if (at <= low) return step(lowest, normal, Math.max(at - low, -r))
  if (at >= high) return step(highest, normal, Math.min(at - high, r))
  const share = (at - low) / (high - low)
  return { x: lowest.x + (highest.x - lowest.x) * share, y: lowest.y + (highest.y - lowest.y) * share }
}

/** What rounding may leave between a line and the body that it grazes. */
const NOISE_MM = 1e-6
