// The pane: the part of the board that the hand's layer covers. A browser pays for every pixel of a canvas in every frame.
import type { Layer } from 'konva/lib/Layer.js'
import type { BaseId } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import { type Room, type Screen, toScreen } from './camera.ts'
import { CAPTION_REACH_PX } from './captions.ts'
import { wholeOf } from './labels.ts'
import type { Mark } from './marks.ts'
import { OUTCOME_REACH_PX } from './paintHeld.ts'
import { LENS_REACH_PX } from './paintLens.ts'
import { paintOverlay } from './paintOverlay.ts'
import { TAG_REACH_PX } from './paintTags.ts'
import { cameraOf, type Scene, sightOf, tableOf } from './scene.ts'
import { heldMarks } from './told.ts'

/** The pane is this part of the board, either way: enough for most drags. Another size costs a canvas of its own. */
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
  const room = part ?? wholeFor(scene)
  if (room !== scene.room) {
    scene.room = room
    for (const each of [whole, pane])
      each.getNativeCanvasElement().style.display = each === shown ? 'block' : 'none'
    if (part) layPane(pane, part)
  }
  shown.batchDraw()
}

/** The whole board, the same one as long as it is. */
const wholeFor = ({ room, screen }: Scene): Room => (isSame(sizeOf(room), screen) ? room : wholeOf(screen))

function layPane(pane: Layer, { left, top, right, bottom }: Room): void {
  pane.getCanvas().setSizeIfChanged(right - left, bottom - top)
  // Moved so, nothing of the page is laid out anew.
  const { style } = pane.getNativeCanvasElement()
  style.transform = `translate(${left}px, ${top}px)`
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
  const size = { w: upTo(screen.w * SHARE), h: upTo(screen.h * SHARE) }
  const least = clipped(leastRoom(scene, held), screen)
  if (!isWithin(sizeOf(least), size)) return null
  const last = isSame(sizeOf(room), size) ? room : null
  return last && isInside(least, last) ? last : placed(least, size, { screen, last })
}

const sizeOf = ({ left, top, right, bottom }: Room): Screen => ({ w: right - left, h: bottom - top })

const isSame = (one: Screen, other: Screen): boolean => one.w === other.w && one.h === other.h

const isWithin = (inner: Screen, outer: Screen): boolean => inner.w <= outer.w && inner.h <= outer.h

const upTo = (px: number): number => Math.ceil(px / STEP_PX) * STEP_PX

/** A pane of that size round a room, on the screen. */
function placed(
  { left, top, right, bottom }: Room,
  { w, h }: Screen,
  { screen, last }: { readonly screen: Screen; readonly last: Room | null },
): Room {
  const x = begins([left, right], last && [last.left, last.right], { long: w, most: screen.w - w })
  const y = begins([top, bottom], last && [last.top, last.bottom], { long: h, most: screen.h - h })
  return { left: x, top: y, right: x + w, bottom: y + h }
}

type Span = readonly [number, number]

/** Where a pane so long begins: what has left the last one goes on that way, so that most of the room lies ahead of it. */
function begins([from, to]: Span, last: Span | null, { long, most }: { long: number; most: number }): number {
  if (last && from >= last[0] && to <= last[1]) return last[0]
  const spare = long - (to - from)
  const behind = !last ? spare / 2 : to > last[1] ? spare * BEHIND : spare * (1 - BEHIND)
  return Math.max(
    0,
    Math.min(Math.floor(most / STEP_PX) * STEP_PX, Math.round((from - behind) / STEP_PX) * STEP_PX),
  )
}

/** Of what a pane has to spare, so much lies behind what moves. */
const BEHIND = 0.2

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

/** Where things are drawn on the screen, and the least room that has all of them. */
interface Drawn {
  readonly room: { left: number; top: number; right: number; bottom: number }
  readonly point: (px: Point, dx: number, dy?: number) => void
  readonly mm: (mm: Point) => void
  /** A body grown by so many millimetres, with what stands beside it. */
  readonly body: (body: Body, mm?: number) => void
  /** A base where it lies, and where the hand has it. */
  readonly base: (id: BaseId, mm?: number) => void
}

/** Everything that is drawn while something is held. */
function leastRoom(scene: Scene, held: Held): Room {
  const { finger } = scene
  const drawn = nothingYet(scene, held)
  const { marks, zones, reaches } = heldMarks(scene.seat.match.getState().match)(held)
  const { base: bases } = indexOf(tableOf(scene))
  for (const id of held.held) drawn.base(id)
  const hangs = held.draft?.hang[0]
  if (hangs)
    drawn.point(toScreen(cameraOf(scene), scene.screen, hangs.to), OUTCOME_REACH_PX.x, OUTCOME_REACH_PX.y)
  if (finger?.touch) drawn.point(finger, LENS_REACH_PX)
  for (const { of, mm } of zones) for (const id of of) drawn.base(id, mm)
  for (const { base, from, mm } of reaches) {
    const reaching = bases.get(base)
    if (reaching) drawn.body({ at: { ...from, facing: 0 }, shape: reaching.shape }, mm)
  }
  for (const mark of marks) addMark(mark, drawn)
  return drawn.room
}

function nothingYet(scene: Scene, { draft }: Held): Drawn {
  const { base: bases } = indexOf(tableOf(scene))
  const { camera, screen } = sightOf(scene)
  const moves = [...(draft?.moves ?? []), ...(draft?.hang ?? [])]
  const room = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const point = ({ x, y }: Point, dx: number, dy = dx): void => {
    room.left = Math.min(room.left, x - dx)
    room.top = Math.min(room.top, y - dy)
    room.right = Math.max(room.right, x + dx)
    room.bottom = Math.max(room.bottom, y + dy)
  }
  const body = ({ at, shape }: Body, mm = 0): void =>
    point(
      toScreen(camera, screen, at),
      (spread(shape) + mm) * camera.scale + (mm > 0 ? CAPTION_REACH_PX : TAG_REACH_PX),
    )
  return {
    room,
    point,
    mm: (mm) => point(toScreen(camera, screen, mm), TAG_REACH_PX),
    body,
    base: (id, mm) => {
      const base = bases.get(id)
      if (!base) return
      body(base, mm)
      for (const move of moves) if (move.base === id) body({ at: move.to, shape: base.shape }, mm)
    },
  }
}

function addMark(mark: Mark, drawn: Drawn): void {
  if (mark.is === 'gap') {
    drawn.mm(mark.gap.from)
    drawn.mm(mark.gap.to)
  } else if (mark.is === 'ring') drawn.base(mark.base)
  else if (mark.is === 'path') for (const point of mark.points) drawn.mm(point)
}
