// Why a body finds no way to a place.
import { gap } from './gap.ts'
import { type TooNear, tooNear } from './keeping.ts'
import { apart, type Body, lengthWithin, type Point, type Pose } from './point.ts'
import { type Ground, type Obstacle, type Route, route } from './route.ts'

export type Hindered<Met extends Body> =
  /** The straight way is too long already, or the shortest that it fits through. */
  | { readonly is: 'tooFar'; readonly route: Route }
  | { readonly is: 'noWay'; readonly other: Met | null }
  /** The way that it fits through comes nearer than what is to be kept; A-16. */
  | ({ readonly is: 'tooNear'; readonly route: Route } & TooNear<Met>)

/** Asked where `route` finds none; `around` are all that lie about, where the obstacles are only those within reach. */
export function hindered<Met extends Body>(
  body: Body,
  to: Pose,
  ground: Ground<Met> & { readonly around?: readonly Met[] },
): Hindered<Met> {
  const { allowanceMm, obstacles, atEnd = [] } = ground
  const straight = straightTo(body.at, to)
  if (!lengthWithin(straight.mm, allowanceMm)) return { is: 'tooFar', route: straight }
  const within = obstacles.map(({ body: other }) => other)
  const plain = { ...ground, obstacles: within.map(solid), atEnd: [] }
  const way = route(body, to, plain)
  if (way !== null) {
    const near =
      tooNear({ body, to, points: way.points }, obstacles) ?? tooNear({ body, to, points: [to] }, atEnd)
    return near === null ? { is: 'tooFar', route: way } : { is: 'tooNear', route: way, ...near }
  }
  const all = (ground.around ?? within).map(solid)
  const long = route(body, to, { ...plain, obstacles: all, allowanceMm: allowanceMm * LONG })
  return long === null ? { is: 'noWay', other: inTheWay(body, to, plain) } : { is: 'tooFar', route: long }
}

/** Ways longer than this many times the allowance are not looked for. */
const LONG = 3

const solid = <Met extends Body>(body: Met): Obstacle<Met> => ({ body, clear: 0 })

/** The nearest of those that the straight way meets. */
function inTheWay<Met extends Body>(body: Body, to: Pose, ground: Ground<Met>): Met | null {
  const met = ground.obstacles
    .filter((each) => route(body, to, { ...ground, obstacles: [each] })?.points.length !== 2)
    .map((each) => ({ other: each.body, mm: gap(body, each.body).mm }))
  return met.toSorted((a, b) => a.mm - b.mm)[0]?.other ?? null
}

const straightTo = (from: Point, to: Point): Route => ({
  points: [
    { x: from.x, y: from.y },
    { x: to.x, y: to.y },
  ],
  mm: apart(from, to),
})
