// Where a body ends up when the hand wants it somewhere: beside what is in the way, or in contact with a target.

import { onceBy, onceFor } from '../once.ts'
import type { Barrier } from './barrier.ts'
import { barrier, clearance, leastGap, spread } from './barrier.ts'
import { addMeetings, foot, isWithin, outline, startOf, walls } from './outline.ts'
import type { Body, Point, Pose, Size } from './point.ts'
import { roundPoint, roundPose, TOLERANCE_MM } from './point.ts'
import type { Room } from './room.ts'
import { inRoom, room } from './room.ts'

/** Bodies are laid this far apart, so that rounding a pose makes neither an overlap nor a gap of contact. */
export const HAIR_MM = 0.01

/** What a body of fixed facing has around it near a point. */
interface Surroundings {
  readonly barriers: readonly Barrier[]
  readonly room: Room | undefined
}

/**
 * The free pose nearest to the wish, with the wish's facing. The hand may lift a base over others, so what lies
 * between does not matter. Obstacles must not hold the body itself, and the array must never change: what lies near a
 * place is looked up once for it. Where nothing is free the body stays.
 */
export function slide(body: Body, to: Pose, obstacles: readonly Body[], size?: Size): Pose {
  const wish = roundPose(to)
  const mover = { at: wish, shape: body.shape }
  const within = size === undefined ? undefined : room(mover, size)
  for (let reach = 8; ; reach *= 1.6) {
    const near = nearTo(mover, obstacles, reach)
    const around: Surroundings = {
      barriers: near.map((other) => barrier(mover, other, HAIR_MM)),
      room: within,
    }
    if (isFree(around, wish)) return wish
    const found = nearestTo(wish, places(around, wish, reach)).find((place) => isFree(around, place))
    if (found !== undefined && square(found, wish) <= reach * reach) return { ...wish, ...found }
    if (reach > SEARCHED_MM) return roundPose(body.at)
  }
}

/** No table is larger; a search that reached so far has seen everything. */
const SEARCHED_MM = 20_000

/** What snapping has to mind: what is in the way (targets are, without being named), and how far it may move. */
export interface Catch {
  readonly obstacles: readonly Body[]
  readonly catchMm: number
  readonly size?: Size
}

/**
 * The pose in contact with a target that is nearest to where the wish would slide, if that is no farther than
 * catchMm. The facing belongs to the player and is kept.
 */
export function snap(body: Body, to: Pose, targets: readonly Body[], terms: Catch): Pose | null {
  const { obstacles, catchMm, size } = terms
  const all = together(targets)(obstacles)
  const start = slide(body, to, all, size)
  const mover = { at: start, shape: body.shape }
  const wanted = nearTo(mover, targets, catchMm)
  if (wanted.length === 0) return null
  const near = nearTo(mover, all, catchMm + 1)
  const barriers = near.map((other) => barrier(mover, other, HAIR_MM))
  const around: Surroundings = { barriers, room: size === undefined ? undefined : room(mover, size) }
  const goals = barriers.filter((_, index) => wanted.some((target) => target === near[index]))
  if (goals.some((goal) => clearance(goal, start) <= TOLERANCE_MM - HAIR_MM)) return start
  const contacts = goals.flatMap((goal) => placesOn(goal, around, start))
  const found = nearestTo(start, contacts).find((place) => isFree(around, place))
  const limit = catchMm + HAIR_MM
  return found !== undefined && square(found, start) <= limit * limit ? { ...start, ...found } : null
}

/** Each once; kept for as long as both are, which is a whole drag. */
const together = onceFor((targets: readonly Body[]) =>
  onceFor((obstacles: readonly Body[]): readonly Body[] => [...new Set([...targets, ...obstacles])]),
)

/** On the edge of one barrier: nearest to the point, corners, and where others (or the table's edge) cross it. */
export function placesOn(goal: Barrier, around: Surroundings, point: Point): readonly Point[] {
  const edge = outline(goal)
  const others = around.barriers.filter((other) => other !== goal && mayMeet(other, goal)).flatMap(outline)
  const crossed = [...others, ...(around.room === undefined ? [] : walls(around.room))]
  const found = edge.flatMap((piece) => [...foot(piece, point), startOf(piece)])
  for (const piece of edge) {
    for (const other of crossed) addMeetings(found, piece, other)
  }
  return found
}

/** Where the nearest free place can be, at most mm away: straight out of one barrier, or where two edges meet. */
function places(around: Surroundings, point: Point, mm: number): readonly Point[] {
  const edges = around.barriers.flatMap(outline)
  const all = around.room === undefined ? edges : [...edges, ...walls(around.room)]
  const pieces = all.filter((piece) => isWithin(piece, point, mm))
  const found = pieces.flatMap((piece) => foot(piece, point))
  pieces.forEach((piece, index) => {
    for (let before = 0; before < index; before++) {
      const other = pieces[before]
      if (other !== undefined) addMeetings(found, piece, other)
    }
  })
  return found.filter((place) => square(place, point) <= (mm + 1) * (mm + 1))
}

function mayMeet(a: Barrier, b: Barrier): boolean {
  const reach = a.bound + b.bound
  return square(a, b) <= reach * reach
}

/** Rounded, nearest first. */
export function nearestTo(point: Point, among: readonly Point[]): readonly Point[] {
  return among.map(roundPoint).sort((a, b) => square(a, point) - square(b, point) || a.x - b.x || a.y - b.y)
}

/** Barriers hold the hair; overlapping up to the tolerance is contact and thus free. */
export function isFree(around: Surroundings, centre: Point): boolean {
  if (around.room !== undefined && !inRoom(around.room, centre)) return false
  return around.barriers.every(
    (each) =>
      square(each, centre) >= each.bound * each.bound || clearance(each, centre) + HAIR_MM >= -TOLERANCE_MM,
  )
}

/** Those that may be so near. */
function nearTo(mover: Body, among: readonly Body[], mm: number): readonly Body[] {
  const mine = spread(mover.shape) + mm
  const some = mine <= SQUARE_MM ? neighbours(among)(squareOf(mover.at)) : among
  return some.filter((other) => leastGap(mover, other) <= mm)
}

/** The table is looked through in squares of this side: a drag asks in every frame, and what is far off lies still. */
const SQUARE_MM = 128

const squareOf = ({ x, y }: Point): string => `${Math.floor(x / SQUARE_MM)} ${Math.floor(y / SQUARE_MM)}`

/** By the name of a square: the bodies that reach into it or into one beside it. */
const neighbours = onceFor((among: readonly Body[]) =>
  onceBy((name: string): readonly Body[] => {
    const [left = 0, top = 0] = name.split(' ').map((number) => Number(number) * SQUARE_MM)
    const [x, y] = [left + SQUARE_MM / 2, top + SQUARE_MM / 2]
    return among.filter(({ at, shape }) => {
      const far = 1.5 * SQUARE_MM + spread(shape)
      return Math.abs(at.x - x) <= far && Math.abs(at.y - y) <= far
    })
  }),
)

export function square(a: Point, b: Point): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
}
