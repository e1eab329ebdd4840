// Where a body gets clear of others by the shortest way; where it cannot, as far off as it gets.
import { type Barrier, barrier, clearance, leastGap } from './barrier.ts'
import { gap } from './gap.ts'
import { lastFound } from './halve.ts'
import { bends } from './hurdle.ts'
import { foot, isWithin, outline } from './outline.ts'
import { apart, type Body, lengthWithin, noCloserThan, type Point } from './point.ts'
import { room } from './room.ts'
import { type Ground, type Route, shortestRoute } from './route.ts'
import { HAIR_MM, isFree, nearestTo, placesOn } from './slide.ts'

/** Who gets no farther off than this stays. */
export const FINE_MM = 0.1

/**
 * The shortest way to a place that far from each of the others, the facing kept; where there is none within the
 * allowance, the shortest to the greatest gap that can be had, to FINE_MM. Null where that is no greater than now.
 */
export function asFar(body: Body, others: readonly Body[], keepMm: number, ground: Ground): Route | null {
  const gaps = others.map((other) => gap(body, other))
  if (gaps.every((each) => noCloserThan(each, keepMm))) return null
  const whole = wayClear(body, others, keepMm, ground)
  if (whole !== null) return whole
  const find = (mm: number) => wayClear(body, others, mm, ground)
  const enough = Math.min(...gaps.map(({ mm }) => mm)) + FINE_MM
  const found = find(enough)
  return found && lastFound([enough, keepMm], FINE_MM, { found, find })
}

/**
 * The shortest way to a place that is that far from each of the others, the facing kept; null where the allowance leads
 * to none. One ends where it first comes clear: straight out of one of the grown outlines, from the start or from the
 * last bend, or where such an outline meets another.
 */
export function wayClear(body: Body, others: readonly Body[], keepMm: number, ground: Ground): Route | null {
  const { at } = body
  const mm = ground.allowanceMm
  const goals = others
    .filter((other) => leastGap(body, other) <= mm + keepMm)
    .map((other) => barrier(body, other, keepMm + HAIR_MM))
  const solid = barriersIn(
    body,
    { ...ground, obstacles: [...ground.obstacles, ...(ground.atEnd ?? [])] },
    HAIR_MM,
  )
  const around = { barriers: [...goals, ...solid], room: room(body, ground.size) }
  const isOutside = (place: Point): boolean => goals.every((goal) => clearance(goal, place) >= -HAIR_MM)
  const open = (places: readonly Point[]): readonly Point[] =>
    nearestTo(at, places).filter(
      (place) => lengthWithin(apart(at, place), mm) && isFree(around, place) && isOutside(place),
    )
  const to = (ends: readonly Point[]): Route | null => shortestRoute(body, at.facing, ends, ground)
  const straight = open(goals.flatMap((goal) => placesOn(goal, around, at)))
  const [first] = straight
  const way = to(straight)
  if (first !== undefined && way !== null && lengthWithin(way.mm, apart(at, first))) return way
  return to([...straight, ...open(endsRound(body, goals, ground, way?.mm ?? mm))])
}

/** On the edges of the goals, straight before the last corner that a way of at most so many mm bends round. */
function endsRound(body: Body, goals: readonly Barrier[], ground: Ground, mostMm: number): readonly Point[] {
  // Nobody bends round a corner that lies in somebody else; the hair is not asked for there.
  const around = { barriers: barriersIn(body, ground, 0), room: room(body, ground.size) }
  const edges = goals.flatMap(outline)
  return barriersIn(body, ground, HAIR_MM)
    .flatMap(bends)
    .map((corner) => ({ corner, mm: apart(body.at, corner) }))
    .filter(({ corner, mm }) => mm <= mostMm && isFree(around, corner))
    .flatMap(({ corner, mm }) =>
      edges
        .filter((edge) => isWithin(edge, corner, mostMm - mm + 1))
        .flatMap((edge) => foot(edge, corner))
        .filter((end) => lengthWithin(mm + apart(corner, end), mostMm)),
    )
}

/** Of the obstacles that it can come to. */
const barriersIn = (
  body: Body,
  { obstacles, allowanceMm }: Pick<Ground, 'obstacles' | 'allowanceMm'>,
  keepMm: number,
): readonly Barrier[] =>
  obstacles
    .filter((each) => leastGap(body, each.body) <= allowanceMm)
    .map((each) => barrier(body, each.body, keepMm))
