// The most figures that can stand in contact at once (IM-06), and where: every set of places that hug something.
import { leastGap } from '../../kernel/geometry/barrier.ts'
import { overlapDepth, overlaps } from '../../kernel/geometry/gap.ts'
import { apart, type Body, type Point, TOLERANCE_MM } from '../../kernel/geometry/point.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import {
  bitOf,
  bodyAt,
  type Crowd,
  type Hug,
  hugging,
  kindsOf,
  onRing,
  type Place,
  placesOf,
  reaching,
  type Stops,
  stopsOn,
  type Who,
  withEnds,
} from './contact.ts'

/**
 * For each mover where it is to stand, null where it finds no place. No other set of places has more in contact, among
 * those where each hugs what stands there, the edge of the table, the end of somebody's reach, or another of the set;
 * a crowd that takes more than MOST_WORK to search gets the best set found until then.
 * Then nobody has a shorter way by going elsewhere, by changing places with another, or by leaving its place to one.
 */
export function mostInContact(crowd: Crowd): readonly (Point | null)[] {
  const kinds = kindsOf(crowd)
  const who = reaching(crowd)
  const stops = kinds.flatMap((kind) => kind.rings.map((ring) => stopsOn(ring, kind, crowd)))
  const hug = hugging(kinds, who)
  const near = stops.flatMap((each) => placesOf(each, ['foot', 'event'], who))
  const fast = greedy(crowd, near, hug)
  if (fast.length === crowd.movers.length) return shortened(crowd, fast, { near, hug })
  const ended = stops.map((each) => withEnds(each, who))
  const events = ended.flatMap((each) => placesOf(each, ['event'], who))
  const found = searched({ fast, first: apartFrom([...fast, ...events]), hug, raster: rasterOf(ended, who) })
  return shortened(crowd, found, { near: [...near, ...events], hug })
}

/** Nearer together than this two places are one. */
const SAME_MM = 0.03

function apartFrom(places: readonly Place[], others: readonly Place[] = []): readonly Place[] {
  const kept: Place[] = []
  for (const place of places) if (![...others, ...kept].some((each) => isSame(each, place))) kept.push(place)
  return kept
}

const isSame = (a: Place, b: Place): boolean =>
  a.body.shape === b.body.shape && a.who === b.who && apart(a.body.at, b.body.at) <= SAME_MM

const isFree = (place: Place, placed: readonly Place[]): boolean =>
  placed.every((each) => !overlaps(place.body, each.body))

/** One after the other, those with the fewest places first, each as near as it can. */
function greedy({ movers }: Crowd, near: readonly Place[], hug: Hug): readonly Place[] {
  const chosen: Place[] = []
  const count = onceBy((index: number) => near.filter(({ who }) => (who & bitOf(index)) > 0n).length)
  const order = movers.map((_, index) => index).toSorted((a, b) => count(a) - count(b))
  for (const index of order) {
    const from = movers[index]?.body.at ?? { x: 0, y: 0 }
    const [place] = [...near, ...chosen.flatMap(hug)]
      .filter((each) => (each.who & bitOf(index)) > 0n && isFree(each, chosen))
      .toSorted((a, b) => apart(a.body.at, from) - apart(b.body.at, from))
    if (place !== undefined) chosen.push(place)
  }
  return chosen
}

/** Each place gets a mover that can go there, earlier ones others where that makes room. */
function shared(places: readonly { readonly who: bigint }[]): ReadonlyMap<number, number> {
  const given = new Map<number, number>()
  places.forEach((_, index) => {
    give(index, { places, given, tried: new Set() })
  })
  return given
}

interface Giving {
  readonly places: readonly { readonly who: bigint }[]
  readonly given: Map<number, number>
  readonly tried: Set<number>
}

function give(index: number, giving: Giving): boolean {
  const { places, given, tried } = giving
  let mover = -1
  for (let who = places[index]?.who ?? 0n; who > 0n; who >>= 1n) {
    mover++
    if ((who & 1n) === 0n || tried.has(mover)) continue
    tried.add(mover)
    const before = given.get(mover)
    if (before !== undefined && !give(before, giving)) continue
    given.set(mover, index)
    return true
  }
  return false
}

interface Choice {
  readonly near: readonly Place[]
  readonly hug: Hug
}

/** A way is not shorter by less than this. */
const SHORTER_MM = 0.1

function shortened(
  { movers }: Crowd,
  places: readonly Place[],
  { near, hug }: Choice,
): readonly (Point | null)[] {
  const given = shared(places)
  const at = movers.map((_, mover) => places[given.get(mover) ?? -1] ?? null)
  const far = (mover: number, place: Place | null): number => {
    if (place === null) return 0
    const { x, y } = movers[mover]?.body.at ?? place.body.at
    return (place.who & bitOf(mover)) > 0n ? apart({ x, y }, place.body.at) : Number.POSITIVE_INFINITY
  }
  const elsewhere = (mover: number): boolean => {
    const own = at[mover] ?? null
    if (own === null) return false
    const others = at.flatMap((each) => (each === null || each === own ? [] : each))
    const best = [...near, ...others.flatMap(hug)]
      .filter((place) => far(mover, place) < far(mover, own) - SHORTER_MM)
      .toSorted((a, b) => far(mover, a) - far(mover, b))
      .find((place) => isFree(place, others))
    if (best !== undefined) at[mover] = best
    return best !== undefined
  }
  const swapped = (one: number, other: number): boolean => {
    const [a = null, b = null] = [at[one], at[other]]
    if (far(one, b) + far(other, a) >= far(one, a) + far(other, b) - SHORTER_MM) return false
    at[one] = b
    at[other] = a
    return true
  }
  const all = movers.map((_, mover) => mover)
  while (all.some((one) => elsewhere(one) || all.some((other) => swapped(one, other))));
  return at.map((place) => place?.body.at ?? null)
}

/** A bit for each point of the raster. */
type Bits = Uint32Array

/** Points on the rings so close that who is in contact is within half a step of one: for a bound alone. */
interface Raster {
  readonly points: readonly Place[]
  /** Where each ring begins and ends among the points. */
  readonly rings: readonly (readonly [from: number, to: number])[]
  /** For each point those that cannot be taken together with it. */
  readonly conflicts: readonly Bits[]
  /** Those that a figure in that place leaves nobody. */
  readonly shadow: (place: Place) => Bits
}

const STEP_MM = 1.6

function rasterOf(all: readonly Stops[], who: Who): Raster {
  const points: Place[] = []
  const rings: (readonly [number, number])[] = []
  for (const { kind, ring, points: stops } of all) {
    const from = points.length
    stops.forEach((at, index) => {
      const next = stops[(index + 1) % stops.length] ?? at
      const mask = who(kind, at) | who(kind, next)
      const count = mask === 0n || apart(at, next) < TOLERANCE_MM ? 0 : Math.ceil(apart(at, next) / STEP_MM)
      for (let step = 0; step < count; step++) {
        const share = (step + 0.5) / count
        const wish = { x: at.x + (next.x - at.x) * share, y: at.y + (next.y - at.y) * share }
        points.push({ body: bodyAt(kind.sample, onRing(ring, wish)), who: mask })
      }
    })
    rings.push([from, points.length])
  }
  const conflicts = points.map(({ body }) => bitsNear(points, body, STEP_MM))
  const shadow = onceFor(({ body }: Place) => bitsNear(points, body, STEP_MM / 2))
  return { points, rings, conflicts, shadow }
}

/** Those that overlap the body by more than that; two places in contact never do by more than the tolerance. */
function bitsNear(points: readonly Place[], body: Body, mm: number): Bits {
  const bits = new Uint32Array(Math.ceil(points.length / 32))
  points.forEach((each, index) => {
    const isNear = leastGap(each.body, body) < -mm && overlapDepth(each.body, body) > mm + TOLERANCE_MM
    if (isNear) set(bits, index)
  })
  return bits
}

function set(bits: Bits, at: number): void {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31))
}

const has = (bits: Bits, at: number): boolean => ((bits[at >> 5] ?? 0) & (1 << (at & 31))) !== 0

const without = (bits: Bits, others: Bits): Bits => bits.map((word, at) => word & ~(others[at] ?? 0))

function within(bits: Bits, others: Bits): Bits {
  const both = bits.slice()
  keep(both, others)
  return both
}

function countOf(bits: Bits): number {
  let count = 0
  for (let word of bits) for (; word !== 0; word &= word - 1) count++
  return count
}

interface Search {
  readonly fast: readonly Place[]
  readonly first: readonly Place[]
  readonly hug: Hug
  readonly raster: Raster
}

/** Places tried, times points of the raster, before the best set so far is taken: twice what the densest random crowd of ten took. */
const MOST_WORK = 100_000_000

/** A set of places, the open points that it leaves, and the places that may be added to it. */
interface Node {
  readonly chosen: readonly Place[]
  readonly open: Bits
  readonly left: readonly Place[]
  /** Sets with these have been tried. */
  readonly barred: readonly Place[]
}

function searched({ fast, first, hug, raster }: Search): readonly Place[] {
  let best = fast
  let work = 0
  const go = ({ chosen, open, left, barred }: Node): void => {
    if (chosen.length > best.length) best = chosen
    const worth = left
      .map((place) => ({ place, rest: without(open, raster.shadow(place)) }))
      .map((each) => ({
        ...each,
        room: countOf(each.rest),
        most: bound([...chosen, each.place], each.rest, { raster, enough: best.length }),
      }))
      .filter(({ most }) => most > best.length)
      .toSorted((a, b) => b.most - a.most || b.room - a.room)
    work += left.length * raster.points.length
    for (const [index, { place, rest, most }] of worth.entries()) {
      if (most <= best.length || work > MOST_WORK) continue
      const next = [...chosen, place]
      if (shared(next).size < next.length) continue
      const passed = [...barred, ...worth.slice(0, index).map((each) => each.place)]
      const later = worth.slice(index + 1).map((each) => each.place)
      const still = later.filter((each) => !overlaps(each.body, place.body))
      const fresh = hug(place).filter((each) => isFree(each, next))
      go({
        chosen: next,
        open: rest,
        left: [...still, ...apartFrom(fresh, [...passed, ...still])],
        barred: passed,
      })
    }
  }
  const open = new Uint32Array(Math.ceil(raster.points.length / 32)).fill(-1)
  if (bound([], open, { raster, enough: fast.length }) > fast.length)
    go({ chosen: [], open, left: first, barred: [] })
  return best
}

/**
 * No more than this can be in contact beside those chosen: the open points fall into groups that take one each, and each
 * group needs somebody who can go there. Not looked at closer where it is enough to know that it is not more than that.
 */
function bound(chosen: readonly Place[], open: Bits, { raster, enough }: Bounding): number {
  const groups: { readonly who: bigint }[] = [...chosen]
  const left = open.slice()
  const take = (index: number): void => {
    if (has(left, index)) groups.push({ who: grouped(index, left, raster) })
  }
  for (const [from, to] of raster.rings) {
    const start = startIn(from, to, open)
    for (let index = start; index < to; index++) take(index)
    for (let index = from; index < start; index++) take(index)
  }
  return groups.length <= enough ? groups.length : shared(groups).size
}

/** The first open point of a ring behind one that is not. */
function startIn(from: number, to: number, open: Bits): number {
  let start = from
  while (start < to && (!has(open, start) || has(open, start === from ? to - 1 : start - 1))) start++
  return start
}

interface Bounding {
  readonly raster: Raster
  readonly enough: number
}

/** Takes away that point and all later ones that can be taken neither with it nor with each other; who can go there. */
function grouped(first: number, left: Bits, { points, conflicts }: Raster): bigint {
  const own = conflicts[first]
  if (own === undefined) return 0n
  const bits = within(left, own)
  let who = 0n
  for (let step = 0; step <= bits.length; step++) {
    const word = ((first >> 5) + step) % bits.length
    for (let rest = bits[word] ?? 0; rest !== 0; ) {
      const lowest = rest & -rest
      const index = word * 32 + 31 - Math.clz32(lowest)
      who |= points[index]?.who ?? 0n
      keep(bits, conflicts[index] ?? bits)
      rest = (bits[word] ?? 0) & ~(lowest | (lowest - 1))
    }
  }
  for (let word = 0; word < left.length; word++) left[word] = (left[word] ?? 0) & ~(bits[word] ?? 0)
  return who
}

function keep(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
}
