// The pane: the part of the board that the hand's layer covers. A browser pays for every pixel of a canvas in every frame.
import type { Layer } from 'konva/lib/Layer.js'
import { type BaseId, inMm, type System } from '../kernel/game.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import { reach, type Screen, toScreen } from './camera.ts'
import { type Room, wholeOf } from './labels.ts'
import type { Mark } from './marks.ts'
import { paintOverlay } from './paintOverlay.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { heldMarks } from './told.ts'

/** Tags and edges stand so far off what they belong to. */
const TAG_PX = 70

/** The sentence beside the hand, at either side of it, above or below. */
const SAID_PX = { x: 470, y: 200 } as const

/** The lens beside a finger. */
const LENS_PX = 260

/** What the pane is made larger than it has to be, so that it seldom moves. */
const SLACK_PX = 80

/** Its edges lie on these, which are whole pixels on screens of the usual densities. */
const STEP_PX = 20

/** Up to so many times what is needed, it stays as it is. */
const MOST_WASTE = 1.7

/** Before the hand's layer is painted: makes it as large as what will be painted on it. */
export function fitPane(scene: Scene, layer: Layer): void {
  scene.room = nextRoom(scene)
  const { left, top, right, bottom } = scene.room
  const canvas = layer.getCanvas()
  canvas.setSizeIfChanged(right - left, bottom - top)
  const { style } = layer.getNativeCanvasElement()
  style.left = `${left}px`
  style.top = `${top}px`
}

/** Paints on it as if it covered the whole board. */
export function paintPane(ctx: CanvasRenderingContext2D, scene: Scene): void {
  ctx.save()
  ctx.translate(-scene.room.left, -scene.room.top)
  paintOverlay(ctx, scene)
  ctx.restore()
}

function nextRoom(scene: Scene): Room {
  const { screen, ratio, room } = scene
  const held = scene.seat.hand.now()
  const whole = wholeOf(screen)
  if (!held.draft || held.held.length === 0 || held.ghosts || !Number.isInteger(STEP_PX * ratio)) return whole
  const least = clipped(union(drawn(scene, held)), screen)
  const ample = clipped(grown(least), screen)
  return isInside(least, room) && areaOf(room) <= MOST_WASTE * areaOf(ample) ? room : ample
}

const areaOf = ({ left, top, right, bottom }: Room): number => (right - left) * (bottom - top)

const isInside = (inner: Room, outer: Room): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

const down = (px: number): number => Math.floor(px / STEP_PX) * STEP_PX
const up = (px: number): number => Math.ceil(px / STEP_PX) * STEP_PX

const grown = ({ left, top, right, bottom }: Room): Room => ({
  left: down(left - SLACK_PX),
  top: down(top - SLACK_PX),
  right: up(right + SLACK_PX),
  bottom: up(bottom + SLACK_PX),
})

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
  readonly system: System
}

/** Everything that is drawn while something is held, each with the room it takes. */
function drawn(scene: Scene, held: Held): readonly Room[] {
  const { finger } = scene
  const places = placesOf(scene, held)
  const { px, round, lying } = places
  const { marks, zones } = heldMarks(scene.seat.match.getState().match)(held)
  const hangs = held.draft?.hang[0]
  return [
    ...held.held.flatMap(lying).map((body) => round(body)),
    ...(hangs ? [around(px(hangs.to), SAID_PX.x, SAID_PX.y)] : []),
    ...(finger?.touch ? [around(finger, LENS_PX)] : []),
    ...zones.flatMap(({ of, mm }) => of.flatMap(lying).map((body) => round(body, mm))),
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
    round: ({ at, shape }, mm = 0) => around(px(at), (reach(shape) + mm) * camera.scale + TAG_PX),
    lying: (id) => {
      const base = bases.get(id)
      if (!base) return []
      return [base, ...moves.filter((move) => move.base === id).map(({ to }) => ({ ...base, at: to }))]
    },
    system: table.system,
  }
}

function roomsOf(mark: Mark, { px, round, lying, system }: Places): readonly Room[] {
  if (mark.is === 'gap') return [mark.gap.from, mark.gap.to].map((point) => around(px(point), TAG_PX))
  if (mark.is === 'ring') return lying(mark.base).map((body) => round(body))
  if (mark.is === 'zone') return []
  const { points, limit, fact } = mark
  const mm = limit ? inMm(limit, system) : 0
  const reached = lying(fact.about.base ?? '').flatMap(({ shape }) =>
    points.slice(0, 1).map((from) => round({ at: { ...from, facing: 0 }, shape }, mm)),
  )
  return [...reached, ...points.map((point) => around(px(point), TAG_PX))]
}
