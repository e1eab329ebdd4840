// Where the tags of bases and the bands of units stand: off the bases and off one another, worked out once a table and scale.

import type { Base, BaseId, Table, Unit, UnitId } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import { apart, type Body, type Point } from '../kernel/geometry/point.ts'
import { cosine, sine } from '../kernel/geometry/turn.ts'
import { indexOf } from '../kernel/table.ts'
import { type Box, boxBody, onScreen, type Size } from './boxes.ts'
import { MEDIUM_MM, type Room } from './camera.ts'
import { COVER, inside, type Obstacle, place, rings } from './labels.ts'

/** Boxes in CSS pixels counted from the table's corner at that scale. */
export interface Layout {
  readonly scale: number
  readonly tags: ReadonlyMap<BaseId, Box>
  /** The tags of bases that are proposed to move, which have no other: where those moves would end. */
  readonly ghosts: ReadonlyMap<BaseId, Box>
  readonly bands: ReadonlyMap<UnitId, Box>
}

/** Sizes of the labels, measured by whoever paints them. */
export interface Sizes {
  readonly tag: (base: Base) => Size
  readonly band: (unit: Unit) => Size
}

/** Narrower than this on the screen a medium base shows its side and number only. */
const PLAIN_PX = 28

export const isPlain = (scale: number): boolean => MEDIUM_MM * scale < PLAIN_PX

const ORIGIN = { x: 0, y: 0 }
const FLAT = { w: 0, h: 0 }

/** What is seen beside the bases: who lies where he fell, and the ghosts of proposed moves. */
export interface Beside {
  readonly lain: readonly Base[]
  readonly ghosts: readonly Base[]
}

const NOTHING: Beside = { lain: [], ghosts: [] }

export function layOut(
  table: Table,
  scale: number,
  sizes: Sizes,
  { lain, ghosts }: Beside = NOTHING,
): Layout {
  const camera = { ...ORIGIN, scale }
  const all = [...table.bases, ...lain, ...ghosts]
  const bodies = new Map(all.map((base) => [base, onScreen(base, camera, FLAT)]))
  const grid = nearness(all, scale)
  const [tags, ghostTags] = [new Map<BaseId, Box>(), new Map<BaseId, Box>()]
  const tagFor = (base: Base, size: Size): Box => {
    const obstacles = grid(base.at).flatMap((other): readonly Obstacle[] => {
      const body = bodies.get(other)
      const cost = other === base ? COVER.tag.own : COVER.tag.base
      const laid = [tags.get(other.id), ghostTags.get(other.id)].flatMap((tag) => tag ?? [])
      return [
        ...(body ? [{ body, cost }] : []),
        ...laid.map((tag) => ({ body: boxBody(tag), cost: COVER.tag.tag })),
      ]
    })
    return place(size, tagSpots(base, scale, size), { anchor: null, obstacles, room: null })
  }
  if (!isPlain(scale)) {
    const moved = new Set(ghosts.map(({ id }) => id))
    for (const base of table.bases) if (!moved.has(base.id)) tags.set(base.id, tagFor(base, sizes.tag(base)))
    for (const base of ghosts) ghostTags.set(base.id, tagFor(base, sizes.tag(base)))
  }
  const labels = [...tags.values(), ...ghostTags.values()]
  const bands = layBands(table, { labels, bodies: [...bodies.values()], scale, sizes, grid })
  return { scale, tags, ghosts: ghostTags, bands }
}

interface Laid {
  readonly labels: readonly Box[]
  readonly bodies: readonly Body[]
  readonly scale: number
  readonly sizes: Sizes
  readonly grid: (at: Point) => readonly Base[]
}

function layBands(table: Table, { labels, bodies, scale, sizes, grid }: Laid): ReadonlyMap<UnitId, Box> {
  const { of } = indexOf(table)
  const bands = new Map<UnitId, Box>()
  const fixed: readonly Obstacle[] = [
    ...bodies.map((body) => ({ body, cost: COVER.band.any })),
    ...labels.map((box) => ({ body: boxBody(box), cost: COVER.band.any })),
  ]
  const [near, room] = [between(bodies, OUT_PX), between(bodies, FAR_OUT_PX)]
  // Among the teams of another unit it would be read as theirs.
  const isStrange = ({ x, y }: Box, { id }: Unit): boolean => {
    const at = { x: x / scale, y: y / scale }
    const far = (base: Base): number => apart(base.at, at)
    const nearest = grid(at).toSorted((a, b) => far(a) - far(b))[0]
    return nearest !== undefined && nearest.unit !== id
  }
  for (const unit of table.units) {
    const bases = of.get(unit.id) ?? []
    if (bases.length === 0) continue
    const size = sizes.band(unit)
    const anchor = behind(bases, scale)
    const extra = (box: Box): number =>
      (isSameSpot(box, inside(box, near)) ? 0 : COVER.band.out) +
      (isStrange(box, unit) ? COVER.band.strange : 0)
    const laid = [...bands.values()].map((box) => ({ body: boxBody(box), cost: COVER.band.any }))
    const spots = [anchor, ...rings(anchor, FLAT, [12, 24, 36, 52, 70, 90, 120, 160])]
    bands.set(unit.id, place(size, spots, { anchor, obstacles: [...fixed, ...laid], room, extra }))
  }
  return bands
}

const isSameSpot = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y

/** Whoever sees all bases shall see all bands: none stands far out of them; a few bases have some room round them. */
function between(bodies: readonly Body[], outPx: number): Room {
  const [left, right] = span(
    bodies.map(({ at, shape }) => [at.x, spread(shape)]),
    outPx,
  )
  const [top, bottom] = span(
    bodies.map(({ at, shape }) => [at.y, spread(shape)]),
    outPx,
  )
  return { left, right, top, bottom }
}

type Spots = readonly (readonly [at: number, reach: number])[]

function span(spots: Spots, outPx: number): readonly [number, number] {
  const least = Math.min(...spots.map(([at, far]) => at - far))
  const most = Math.max(...spots.map(([at, far]) => at + far))
  const out = Math.max(outPx, (LEAST_PX - (most - least)) / 2)
  return [least - out, most + out]
}

/** As much as every view of all bases shows of the ground round them, and as much as most do. */
const OUT_PX = 18
const FAR_OUT_PX = 64
const LEAST_PX = 480

/** At the rear of a unit: its middle, moved back along the facing most of its bases share. */
function behind(bases: readonly Base[], scale: number): Point {
  const mean = (pick: (base: Base) => number): number =>
    bases.reduce((sum, base) => sum + pick(base), 0) / bases.length
  const middle = { x: mean((base) => base.at.x), y: mean((base) => base.at.y) }
  const back = {
    x: mean((base) => -sine(base.at.facing)),
    y: mean((base) => cosine(base.at.facing)),
  }
  const depth = mean((base) => base.shape.d / 2 + base.shape.r)
  return {
    x: (middle.x + back.x * depth) * scale + back.x * 22,
    y: (middle.y + back.y * depth) * scale + back.y * 22,
  }
}

/** Round the base, its rear corners first: the front is where enemies come to touch. */
function tagSpots({ at, shape }: Base, scale: number, { w, h }: Size): readonly Point[] {
  const [hw, hd] = [(shape.w / 2 + shape.r) * scale, (shape.d / 2 + shape.r) * scale]
  const [cos, sin] = [cosine(at.facing), sine(at.facing)]
  const spot = (x: number, y: number): Point => ({
    x: at.x * scale + x * cos - y * sin,
    y: at.y * scale + x * sin + y * cos,
  })
  const [across, along] = [Math.abs(cos), Math.abs(sin)]
  const side = hw + (w * across + h * along) / 2
  const deep = hd + (w * along + h * across) / 2
  return [
    spot(-hw, hd + h * 0.2),
    spot(hw, hd + h * 0.2),
    spot(-side, hd * 0.4),
    spot(side, hd * 0.4),
    spot(0, deep + 1),
    spot(-side, -hd * 0.4),
    spot(side, -hd * 0.4),
    spot(-hw * 0.6, deep + 1),
    spot(hw * 0.6, deep + 1),
    spot(-hw, -hd),
    spot(hw, -hd),
    spot(-side - 4, deep),
    spot(side + 4, deep),
    spot(0, -deep - 1),
    spot(0, 0),
  ]
}

/** The bases near a point, by a raster of squares. */
function nearness(bases: readonly Base[], scale: number): (at: Point) => readonly Base[] {
  const square = Math.max(80, 70 / scale)
  const cells = new Map<string, Base[]>()
  const key = (x: number, y: number): string => `${Math.floor(x / square)},${Math.floor(y / square)}`
  for (const base of bases) {
    const at = key(base.at.x, base.at.y)
    const there = cells.get(at)
    if (there) there.push(base)
    else cells.set(at, [base])
  }
  const steps = [-1, 0, 1]
  return ({ x, y }) =>
    steps.flatMap((i) => steps.flatMap((j) => cells.get(key(x + i * square, y + j * square)) ?? []))
}
