// May a straight line be drawn from one body to another that crosses no third?

import type { Barrier } from './barrier.ts'
import { barrier, spread, squareToSegment } from './barrier.ts'
import { gap } from './gap.ts'
import { cuts } from './hurdle.ts'
import { step } from './outline.ts'
import type { Body, Point } from './point.ts'
import { apart, TOLERANCE_MM, touching } from './point.ts'

/**
 * What the shortest line crosses, where every other line from a point of the one to a point of the other is crossed
 * as well; empty: they see each other. Exact: a line that passes can be moved and turned, and passes still, until it
 * grazes two of all the bodies, so that only those are tried. A line that grazes a blocker passes. Bodies in contact
 * see each other. Blockers must hold neither of the two.
 */
export function hiders<B extends Body>(one: Body, other: Body, blockers: readonly B[]): readonly B[] {
  const [a, b] = inOrder(one, other)
  const shortest = gap(a, b)
  if (touching(shortest)) return []
  const walls = blockers.filter((each) => isBetween(each, a, b)).map((of) => ({ of, grown: pillar(of) }))
  const met = walls.filter(({ grown }) => crosses(grown, shortest.from, shortest.to)).map(({ of }) => of)
  const ends = [pillar(a), pillar(b)] as const
  const barriers = walls.map(({ grown }) => grown)
  return met.length === 0 || isSeen(ends, barriers) ? [] : met
}

/** Whoever looks: the last digits of a line decide where it grazes to a hair, and they hang on its direction. */
const inOrder = (one: Body, other: Body): readonly [Body, Body] =>
  one.at.x < other.at.x || (one.at.x === other.at.x && one.at.y <= other.at.y) ? [one, other] : [other, one]

function isBetween(blocker: Body, a: Body, b: Body): boolean {
  const { x, y } = a.at
  const square = squareToSegment(blocker.at.x - x, blocker.at.y - y, b.at.x - x, b.at.y - y)
  const reach = spread(blocker.shape) + Math.max(spread(a.shape), spread(b.shape))
  return square < reach * reach
}

/** What the body forbids to a point. */
const pillar = (of: Body): Barrier => barrier({ at: of.at, shape: { w: 0, d: 0, r: 0 } }, of, 0)

const crosses = ({ corners, r }: Barrier, from: Point, to: Point): boolean =>
  cuts(corners, from, to, r - TOLERANCE_MM)

function isSeen([a, b]: readonly [Barrier, Barrier], walls: readonly Barrier[]): boolean {
  const all = [a, b, ...walls]
  return all.some((one, index) =>
    all.slice(index + 1).some((other) =>
      grazing(one, other).some((line) => {
        const [from, to] = [pointOn(a, line), pointOn(b, line)]
        return from !== null && to !== null && !walls.some((wall) => crosses(wall, from, to))
      }),
    ),
  )
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
