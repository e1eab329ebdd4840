// May a straight line be drawn from one body to another that crosses no third?

import type { Barrier } from './barrier.ts'
import { barrier, spread, squareToSegment } from './barrier.ts'
import { gap } from './gap.ts'
import { cuts } from './hurdle.ts'
import { outline, samples } from './outline.ts'
import type { Body, Point } from './point.ts'
import { TOLERANCE_MM, touching } from './point.ts'

/** Lines are tried between points of the two edges this far apart, corners among them. */
const FINENESS_MM = 2.5

/**
 * Tried: the shortest line, then every line between points of the two edges at most 2.5 mm apart, so that a slit
 * narrower than that may be missed. A line that grazes a blocker passes. Bodies in contact see each other.
 * Blockers must hold neither of the two.
 */
export function sees(a: Body, b: Body, blockers: readonly Body[]): boolean {
  const shortest = gap(a, b)
  if (touching(shortest)) return true
  const walls = blockers.filter((blocker) => isBetween(blocker, a, b)).map((each) => obstruction(each))
  if (isClear(walls, shortest.from, shortest.to)) return true
  const targets = edgePoints(b)
  return edgePoints(a).some((from) => targets.some((to) => isClear(walls, from, to)))
}

function isBetween(blocker: Body, a: Body, b: Body): boolean {
  const { x, y } = a.at
  const square = squareToSegment(blocker.at.x - x, blocker.at.y - y, b.at.x - x, b.at.y - y)
  const reach = spread(blocker.shape) + Math.max(spread(a.shape), spread(b.shape))
  return square < reach * reach
}

/** What the blocker forbids to a point. */
function obstruction(of: Body): Barrier {
  return barrier({ at: of.at, shape: { w: 0, d: 0, r: 0 } }, of, 0)
}

function isClear(walls: readonly Barrier[], from: Point, to: Point): boolean {
  return !walls.some(({ corners, r }) => cuts(corners, from, to, r - TOLERANCE_MM))
}

function edgePoints(of: Body): readonly Point[] {
  return outline(obstruction(of)).flatMap((piece) => samples(piece, FINENESS_MM))
}
