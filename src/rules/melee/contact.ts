// Places in contact: nearest to somebody, hugging what stands there, at the end of a reach, and who can go to each.
import { barrier } from '../../kernel/geometry/barrier.ts'
import { overlaps } from '../../kernel/geometry/gap.ts'
import { halved } from '../../kernel/geometry/halve.ts'
import {
  addMeetings,
  foot,
  outline,
  type Piece,
  samples,
  startOf,
  walls,
} from '../../kernel/geometry/outline.ts'
import { apart, type Body, middleOf, type Point, roundPoint, type Size } from '../../kernel/geometry/point.ts'
import { room } from '../../kernel/geometry/room.ts'
import { type Obstacle, route } from '../../kernel/geometry/route.ts'
import { HAIR_MM, nearestTo } from '../../kernel/geometry/slide.ts'
import { onceFor } from '../../kernel/once.ts'

/** A body that is to end in contact with one of its targets, which are among its obstacles. */
export interface Mover {
  readonly body: Body
  readonly targets: readonly Body[]
  readonly obstacles: readonly Obstacle[]
}

export interface Crowd {
  readonly movers: readonly Mover[]
  /** Where nobody can end; they are in nobody's way. */
  readonly taken: readonly Body[]
  readonly size: Size
  readonly allowanceMm: number
}

/** A place in contact; `who` has a bit for each mover that can go there. */
export interface Place {
  readonly body: Body
  readonly who: bigint
}

/** Movers of one shape with the same targets: a place of one is a place of all that can reach it. */
interface Kind {
  readonly sample: Mover
  readonly members: readonly number[]
  /** Round each target the line of contact. */
  readonly rings: readonly (readonly Piece[])[]
  /** Of all that stands there, and of the table. */
  readonly edges: readonly Piece[]
}

export function kindsOf({ movers, taken, size }: Crowd): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const [index, mover] of movers.entries()) {
    const { body, targets, obstacles } = mover
    const { w, d } = body.shape
    const key = JSON.stringify([body.shape, w + d > 0 ? body.at.facing : 0, targets.map(({ at }) => at)])
    const known = kinds.get(key)
    if (known) kinds.set(key, { ...known, members: [...known.members, index] })
    else {
      const rings = targets.map((target) => outline(barrier(body, target, HAIR_MM)))
      const ends = [...obstacles, ...taken.map((each) => ({ body: each, clear: 0 }))]
      const around = ends.flatMap((each) => outline(barrier(body, each.body, each.clear + HAIR_MM)))
      kinds.set(key, {
        sample: mover,
        members: [index],
        rings,
        edges: [...around, ...walls(room(body, size))],
      })
    }
  }
  return [...kinds.values()]
}

export const bitOf = (mover: number): bigint => 1n << BigInt(mover)

export type Who = (kind: Kind, at: Point) => bigint

/** Who of a kind can go there. */
export function reaching({ movers, taken, size, allowanceMm }: Crowd): Who {
  const known = new Map<string, boolean>()
  const arrives = (index: number, { x, y }: Point): boolean => {
    const mover = movers[index]
    if (mover === undefined || apart(mover.body.at, { x, y }) > allowanceMm + 1) return false
    const key = `${index} ${x} ${y}`
    const found = known.get(key)
    if (found !== undefined) return found
    const { body, obstacles } = mover
    const answer = route(body, { ...body.at, x, y }, { obstacles, size, allowanceMm }) !== null
    known.set(key, answer)
    return answer
  }
  return ({ sample, members }, at) => {
    const body = bodyAt(sample, at)
    if ([...sample.obstacles.map((each) => each.body), ...taken].some((each) => overlaps(body, each)))
      return 0n
    return members.reduce((bits, index) => (arrives(index, at) ? bits | bitOf(index) : bits), 0n)
  }
}

export const bodyAt = ({ body }: Mover, { x, y }: Point): Body => ({
  shape: body.shape,
  at: { ...body.at, x, y },
})

const placesAt = (kind: Kind, points: readonly Point[], who: Who): readonly Place[] =>
  points
    .map((at) => ({ body: bodyAt(kind.sample, at), who: who(kind, at) }))
    .filter((place) => place.who > 0n)

/** A point of a ring: nearest to a mover, where something is hugged, or only one of many. */
interface Stop extends Point {
  readonly is: 'foot' | 'event' | 'sample'
}

/** Points in their order round a target. */
export interface Stops {
  readonly kind: Kind
  readonly ring: readonly Piece[]
  readonly points: readonly Stop[]
}

const SAMPLE_MM = 12.6

export function stopsOn(ring: readonly Piece[], kind: Kind, { movers }: Crowd): Stops {
  const feet = (piece: Piece): readonly Point[] =>
    kind.members.flatMap((index) => foot(piece, movers[index]?.body.at ?? { x: 0, y: 0 }))
  const points = ring.flatMap((piece) => {
    const start = startOf(piece)
    const some = [
      ...samples(piece, SAMPLE_MM).map((at) => ({ ...at, is: 'sample' as const })),
      ...feet(piece).map((at) => ({ ...at, is: 'foot' as const })),
      ...crossings([piece], kind.edges).map((at) => ({ ...at, is: 'event' as const })),
    ]
    return some.toSorted((a, b) => apart(a, start) - apart(b, start))
  })
  return { kind, ring, points: points.map((at) => ({ ...at, ...roundPoint(at) })) }
}

function crossings(ring: readonly Piece[], edges: readonly Piece[]): readonly Point[] {
  const found: Point[] = []
  for (const piece of ring) for (const edge of edges) addMeetings(found, piece, edge)
  return found
}

/** Between two points of which somebody can reach one alone: the last one reached, and the first one that is not. */
export function withEnds({ kind, ring, points }: Stops, who: Who): Stops {
  const known = points.map((at) => who(kind, at))
  const all = points.flatMap((at, index) => {
    const after = (index + 1) % points.length
    const next = points[after] ?? at
    const [here, there] = [known[index] ?? 0n, known[after] ?? 0n]
    const ends = kind.members.flatMap((member): readonly Stop[] => {
      const bit = bitOf(member)
      if (((here ^ there) & bit) === 0n) return []
      const isGood = (point: Point): boolean => (who(kind, point) & bit) > 0n
      const between = (one: Point, other: Point): Point => onRing(ring, middleOf(one, other))
      const [good, bad] = halved<Point>((here & bit) > 0n ? [at, next] : [next, at], 11, { between, isGood })
      const both: readonly Stop[] = [
        { ...good, is: 'event' },
        { ...bad, is: 'sample' },
      ]
      return (here & bit) > 0n ? both : both.toReversed()
    })
    return [at, ...ends.toSorted((a, b) => apart(a, at) - apart(b, at))]
  })
  return { kind, ring, points: all }
}

export const placesOf = ({ kind, points }: Stops, kinds: readonly Stop['is'][], who: Who): readonly Place[] =>
  placesAt(
    kind,
    points.filter(({ is }) => kinds.includes(is)),
    who,
  )

/** The point of the ring nearest to that one. */
export const onRing = (ring: readonly Piece[], point: Point): Point =>
  nearestTo(
    point,
    ring.flatMap((piece) => foot(piece, point)),
  )[0] ?? point

export type Hug = (place: Place) => readonly Place[]

/** The places that hug one who stands there. */
export const hugging = (kinds: readonly Kind[], who: Who): Hug =>
  onceFor((place: Place) =>
    kinds.flatMap((kind) => {
      const edge = outline(barrier(kind.sample.body, place.body, HAIR_MM))
      const points = kind.rings.flatMap((ring) => crossings(ring, edge))
      return placesAt(kind, points.map(roundPoint), who)
    }),
  )
