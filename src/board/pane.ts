// The pane: the part of the board that the hand's layer covers. A browser pays for every pixel of a canvas in every frame.
import type { Layer } from 'konva/lib/Layer.js'
import type { BaseId } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import { type Room, type Screen, toScreen } from './camera.ts'
import { wholeOf } from './labels.ts'
import type { Mark } from './marks.ts'
import { paintOverlay } from './paintOverlay.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { heldMarks } from './told.ts'

/** Tags and edges stand so far off what they belong to. */
const TAG_PX = 70

/** The sentence beside the hand: above or below it, and to a side. */
const SAID_PX = { x: 220, y: 170 } as const

/** The lens beside a finger. */
const LENS_PX = 260

/** This part of the board, either way, is enough for most drags. */
const SHARE = 0.6

/** The pane lies on these, which are whole pixels on screens of the usual densities. */
const STEP_PX = 20

/** The two layers that the hand is drawn on by turns: one as large as the board, and the pane. */
interface HandLayers {
  readonly whole: Layer
  readonly pane: Layer
}

/** Draws what the hand changes in the next frame: on the pane where all of it finds room there, else on the whole board. */
export function drawHand(scene: Scene, { whole, pane }: HandLayers): void {
  const part = partFor(scene)
  const shown = part ? pane : whole
  if (part !== scene.room) {
    scene.room = part ?? wholeOf(scene.screen)
    for (const each of [whole, pane])
      each.getNativeCanvasElement().style.display = each === shown ? 'block' : 'none'
    if (part) layPane(pane, part)
  }
  shown.batchDraw()
}

function layPane(pane: Layer, { left, top, right, bottom }: Room): void {
  pane.getCanvas().setSizeIfChanged(right - left, bottom - top)
  const { style } = pane.getNativeCanvasElement()
  style.left = `${left}px`
  style.top = `${top}px`
}

/** Paints the hand on a layer that covers the present room, as if it covered the whole board. */
export function paintHand(ctx: CanvasRenderingContext2D, scene: Scene): void {
  ctx.save()
  ctx.translate(-scene.room.left, -scene.room.top)
  paintOverlay(ctx, scene)
  ctx.restore()
}

/** Where the pane has to lie; null: what is drawn does not find room on it. */
function partFor(scene: Scene): Room | null {
  const { screen, ratio, room } = scene
  const held = scene.seat.hand.now()
  if (!held.draft || held.held.length === 0 || held.ghosts || !Number.isInteger(STEP_PX * ratio)) return null
  const [w, h] = [upTo(screen.w * SHARE), upTo(screen.h * SHARE)]
  const least = clipped(union(drawn(scene, held)), screen)
  if (least.right - least.left > w || least.bottom - least.top > h) return null
  const isKept = room.right - room.left === w && room.bottom - room.top === h && isInside(least, room)
  return isKept ? room : placed(least, { w, h }, screen)
}

const upTo = (px: number): number => Math.ceil(px / STEP_PX) * STEP_PX

/** A pane of that size round a room, on the screen. */
function placed({ left, top, right, bottom }: Room, { w, h }: Screen, screen: Screen): Room {
  const x = begins((left + right - w) / 2, screen.w - w)
  const y = begins((top + bottom - h) / 2, screen.h - h)
  return { left: x, top: y, right: x + w, bottom: y + h }
}

const begins = (px: number, most: number): number =>
  Math.max(0, Math.min(Math.floor(most / STEP_PX) * STEP_PX, Math.round(px / STEP_PX) * STEP_PX))

const isInside = (inner: Room, outer: Room): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

const clipped = ({ left, top, right, bottom }: Room, { w, h }: Screen): Room => ({
  left: Math.max(0, Math.min(w, left)),
  top: Math.max(0, Math.min(h, top)),
  right: Math.max(0, Math.min(w, right)),
  bottom: Math.max(0, Math.min(h, bottom)),
})

const union = (rooms: readonly Room[]): Room => ({
  left: Math.min(...rooms.map(({ left }) => left)),
  top: Math.min(...rooms.map(({ top }) => top)),
  right: Math.max(...rooms.map(({ right }) => right)),
  bottom: Math.max(...rooms.map(({ bottom }) => bottom)),
})

const around = ({ x, y }: Point, dx: number, dy = dx): Room => ({
  left: x - dx,
  top: y - dy,
  right: x + dx,
  bottom: y + dy,
})

/** Where things are drawn on the screen: a point, and a body grown by so many millimetres with what stands beside it. */
interface Places {
  readonly px: (mm: Point) => Point
  readonly round: (body: Body, mm?: number) => Room
  /** A base where it lies, and where the hand has it. */
  readonly lying: (id: BaseId) => readonly Body[]
}

/** Everything that is drawn while something is held, each with the room it takes. */
function drawn(scene: Scene, held: Held): readonly Room[] {
  const { finger } = scene
  const places = placesOf(scene, held)
  const { px, round, lying } = places
  const { marks, zones, reaches } = heldMarks(scene.seat.match.getState().match)(held)
  const hangs = held.draft?.hang[0]
  return [
    ...held.held.flatMap(lying).map((body) => round(body)),
    ...(hangs ? [around(px(hangs.to), SAID_PX.x, SAID_PX.y)] : []),
    ...(finger?.touch ? [around(finger, LENS_PX)] : []),
    ...zones.flatMap(({ of, mm }) => of.flatMap(lying).map((body) => round(body, mm))),
    ...reaches.flatMap(({ base, from, mm }) =>
      lying(base).map(({ shape }) => round({ at: { ...from, facing: 0 }, shape }, mm)),
    ),
    ...marks.flatMap((mark) => roomsOf(mark, places)),
  ]
}

function placesOf(scene: Scene, { draft }: Held): Places {
  const table = tableOf(scene)
  const { camera, screen } = sightOf(scene)
  const { base: bases } = indexOf(table)
  const moves = [...(draft?.moves ?? []), ...(draft?.hang ?? [])]
  const px = (mm: Point): Point => toScreen(camera, screen, mm)
  return {
    px,
    round: ({ at, shape }, mm = 0) => around(px(at), (spread(shape) + mm) * camera.scale + TAG_PX),
    lying: (id) => {
      const base = bases.get(id)
      if (!base) return []
      return [base, ...moves.filter((move) => move.base === id).map(({ to }) => ({ ...base, at: to }))]
    },
  }
}

function roomsOf(mark: Mark, { px, round, lying }: Places): readonly Room[] {
  if (mark.is === 'gap') return [mark.gap.from, mark.gap.to].map((point) => around(px(point), TAG_PX))
  if (mark.is === 'ring') return lying(mark.base).map((body) => round(body))
  if (mark.is === 'zone') return []
  return mark.points.map((point) => around(px(point), TAG_PX))
}
