// Where a label goes: beside its anchor, inside the board, over as little as possible. All in CSS pixels.
import { spread } from '../kernel/geometry/barrier.ts'
import { gap } from '../kernel/geometry/gap.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { alongAxes, type Box, boxBody, distanceTo, offLine, type Size, type Stretch } from './boxes.ts'
import type { Room, Screen } from './camera.ts'

export const wholeOf = ({ w, h }: Screen): Room => ({ left: 0, top: 0, right: w, bottom: h })

/** Something that a label should keep off, and how much it costs to cover it; coming near costs a little too. */
export interface Obstacle {
  readonly body: Body
  readonly cost: number
}

/**
 * What it costs each kind of label to cover each thing, in pixels that it would sooner stand farther off; in each row what
 * costs more is covered last. Never covered is what is read or held at this moment: the verdict, the sentence of the
 * hand, the lens, the finger. Then comes what the label itself speaks of: bases that are measured, their numbers and
 * the bands of their units. Then whatever would be read wrong without what is covered: other labels, ghosts, numbers
 * and bands, bases; last what zones are called, and lines. A label sooner goes along its line, or beside it, than over
 * any of these; over its own line it may stand where enough of the line is left.
 */
export const COVER = {
  /** The label of a measured line. */
  pill: {
    said: 4000,
    held: 2000,
    named: 1500,
    namedTag: 1200,
    pill: 1000,
    ghost: 450,
    base: 400,
    ghostTag: 350,
    tag: 350,
    shortLine: 260,
    fallen: 180,
    veiled: 160,
    misleads: 160,
    line: 120,
    written: 260,
    crossed: 60,
    ownLine: 8,
  },
  /** What the hand would do: sooner far off than over anything on the table. */
  sentence: { least: 350, line: 400, route: 70 },
  /** What a zone is called: over nothing at all, or it goes without; on another zone's line it is read as that one's. */
  caption: { any: 5000, misleads: 900 },
  /** What the question says beside bases. */
  note: { any: 5000, strange: 400 },
  /** Above the finger before beside it, and under the hand last. */
  lens: { under: 900, beside: 60 },
  handle: { any: 100 },
  firstMinute: { any: 500 },
  /** The number of a base: the own base is a little wrong to cover. */
  tag: { tag: 400, base: 160, own: 12 },
  /** The name of a unit: over nothing; sooner among strangers than over somebody, sooner far out than among strangers. */
  band: { any: 600, strange: 90, out: 60 },
  /** The verdict is large: it covers many things at once, and each step outweighs many of the next. */
  verdict: {
    fight: 1_000_000,
    base: 200_000,
    fightLabel: 60_000,
    label: 30_000,
    line: 9_000,
    caption: 3_000,
    crossed: 160,
  },
} as const

export interface Around {
  /** What the label belongs to: each pixel away from it costs 1. Null: the first spots are the best. */
  readonly anchor: Point | null
  /** The label belongs to all of this line, and to its anchor only a little more. */
  readonly line?: Stretch
  readonly obstacles: readonly Obstacle[]
  /** The label stays inside; null: anywhere. */
  readonly room: Room | null
  /** What else a label would cost there. */
  readonly extra?: (box: Box) => number
}

/** Kept free round a label where there is room. */
const AIR_PX = 6
const EDGE_PX = 8

/** The cheapest of the spots for a label of that size; the first of equals. */
export function place(size: Size, spots: readonly Point[], around: Around): Box {
  const first = around.anchor ?? spots[0] ?? { x: 0, y: 0 }
  return cheaper(Number.POSITIVE_INFINITY, { size, spots }, around) ?? { ...first, ...size }
}

/** Where a label of that size could stand. */
interface Choice {
  readonly size: Size
  readonly spots: readonly Point[]
}

/** The cheapest of the spots that cost less than `most`, later ones a trifle dearer; null: none does. */
function cheaper(most: number, { size, spots }: Choice, around: Around): Box | null {
  const { anchor, room } = around
  const order = anchor ? 0.01 : 2
  const near = { ...around, obstacles: nearby({ size, spots }, around) }
  let best: Box | null = null
  let least = most
  for (const [rank, { x, y }] of spots.entries()) {
    const box = inside({ x, y, w: size.w, h: size.h }, room)
    const by = rank * order
    const far = farOff(box, around) + by
    if (far >= least) continue
    const cost = far + covered(box, near, least - far)
    if (cost >= least) continue
    least = cost
    best = box
  }
  return best
}

/** What a label is searched for that stays where it was unless another spot is better by `bonus`. */
export interface Search {
  readonly size: Size
  readonly spots: () => readonly Point[]
  readonly bonus: number
}

export function keep(before: Box | null, { size, spots, bonus }: Search, around: Around): Box {
  if (!before) return place(size, spots(), around)
  const stays = inside(before, around.room)
  const most = costOf(stays, around) - bonus
  return most <= 0 ? stays : (cheaper(most, { size, spots: spots() }, around) ?? stays)
}

/** Where a label stood last beside its anchor, what that cost when it was chosen, and for how many frames it has stood. */
export interface Stood extends Point {
  readonly cost: number
  readonly frames: number
}

/** Which label it is, among those that accompany what is dragged. */
export interface Accompanying {
  readonly kept: Map<string, Stood>
  readonly key: string
}

/** A label that has not got worse looks for a better place only every so many frames: searching costs more than painting. */
const SEARCH_FRAMES = 24

/** Dearer by less than this part of what another spot has to be better by makes no difference to a label. */
const TRIFLE = 0.5

/** As `keep`, for a label whose anchor moves in every frame. */
export function accompany(
  { kept, key }: Accompanying,
  { size, spots, bonus }: Search,
  around: Around & { readonly anchor: Point },
): Box {
  const { anchor, room } = around
  const last = kept.get(key)
  const stays = last && inside({ x: anchor.x + last.x, y: anchor.y + last.y, ...size }, room)
  const cost = stays ? costOf(stays, around) : Number.POSITIVE_INFINITY
  const isGood = last && cost <= Math.max(bonus, last.frames < SEARCH_FRAMES ? last.cost + bonus * TRIFLE : 0)
  if (stays && isGood) {
    kept.set(key, { ...last, frames: last.frames + 1 })
    return stays
  }
  const better = cheaper(cost - bonus, { size, spots: spots() }, around)
  const box = better ?? stays ?? { ...anchor, ...size }
  kept.set(key, { x: box.x - anchor.x, y: box.y - anchor.y, cost: costOf(box, around), frames: 0 })
  return box
}

/** The obstacles that a label could meet at any of the spots. */
function nearby({ size, spots }: Choice, { obstacles, room }: Around): readonly Obstacle[] {
  if (obstacles.length < 12 || spots.length === 0) return obstacles
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of spots) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const from = inside({ x: left, y: top, ...size }, room)
  const to = inside({ x: right, y: bottom, ...size }, room)
  const [dx, dy] = [size.w / 2 + AIR_PX, size.h / 2 + AIR_PX]
  return withinRoom(obstacles, { left: from.x - dx, top: from.y - dy, right: to.x + dx, bottom: to.y + dy })
}

/** Those that a label inside the room could meet. */
export const withinRoom = <T extends Pick<Obstacle, 'body'>>(
  things: readonly T[],
  room: Room,
): readonly T[] =>
  things.filter(({ body: { at, shape } }) => {
    const far = spread(shape)
    return (
      at.x + far > room.left && at.x - far < room.right && at.y + far > room.top && at.y - far < room.bottom
    )
  })

/** What it costs a label to stand that far from what it belongs to. */
function farOff(box: Box, { anchor, line }: Around): number {
  if (!anchor) return 0
  return line ? offLine(box, line) + distanceTo(box, anchor) * ALONG : distanceTo(box, anchor)
}

/** What a pixel along its line costs a label, of one that leads away from it. */
const ALONG = 0.15

/** What a label would cost there. */
export const costOf = (box: Box, around: Around): number =>
  farOff(box, around) + covered(box, around, Number.POSITIVE_INFINITY)

/** What it would cost a label there to cover what it covers; stops counting beyond `most`. */
function covered(box: Box, { obstacles, extra }: Around, most: number): number {
  let body: Body | null = null
  let cost = 0
  for (const obstacle of obstacles) {
    if (cost >= most) return cost
    if (isFarOff(box, obstacle.body)) continue
    body ??= boxBody(box)
    const least = apart(body, obstacle.body)
    if (least > AIR_PX) continue
    const px = least <= 0 ? 0 : gap(body, obstacle.body).mm
    if (px <= 0) cost += obstacle.cost
    else if (px < AIR_PX) cost += Math.min(obstacle.cost, 40) * (1 - px / AIR_PX)
  }
  return extra && cost < most ? cost + extra(box) : cost
}

/** Asked thousands of times a frame: what is far off is left out before anything is turned or made. */
const isFarOff = ({ x, y, w, h }: Box, { at, shape }: Body): boolean =>
  Math.max(Math.abs(at.x - x) - w / 2, Math.abs(at.y - y) - h / 2) - spread(shape) > AIR_PX

/** A gap is never less than this, and 0 or less means that they meet: how far apart they are along the axes of either. */
function apart(label: Body, other: Body): number {
  const cores = alongAxes(label, other)
  // Round corners may yet lie apart: then the gap itself has to be asked.
  return cores <= 0 ? cores : Math.max(Number.MIN_VALUE, cores - other.shape.r)
}

export function inside(box: Box, room: Room | null): Box {
  if (!room) return box
  return {
    w: box.w,
    h: box.h,
    x: between(room.left + box.w / 2 + EDGE_PX, box.x, room.right - box.w / 2 - EDGE_PX),
    y: between(room.top + box.h / 2 + EDGE_PX, box.y, room.bottom - box.h / 2 - EDGE_PX),
  }
}

/** In the middle where there is no room for it. */
const between = (least: number, at: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.max(least, Math.min(most, at))

/** Spots on rings round a point: a label of that size centred there just clears a disc of each radius. */
export function rings(round: Point, size: Size, radii: readonly number[]): readonly Point[] {
  return radii.flatMap((radius) =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = -Math.PI / 2 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * (Math.PI / 8)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return { x: round.x + cos * (radius + size.w / 2), y: round.y + sin * (radius + size.h / 2) }
    }),
  )
}

/** A raster over the whole board. */
export function raster({ w, h }: Screen, steps: number): readonly Point[] {
  return Array.from({ length: (steps + 1) * (steps + 1) }, (_, i) => ({
    x: (w * (i % (steps + 1))) / steps,
    y: (h * Math.floor(i / (steps + 1))) / steps,
  }))
}
