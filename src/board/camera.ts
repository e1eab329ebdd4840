// Between the screen and the table, in one place: CSS pixels of the board and millimetres.

import { breakpoints } from '../content/tokens.ts'
import type { Base, Table } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import type { Point } from '../kernel/geometry/point.ts'
import type { Camera } from '../store/view.ts'

/** The board's size in CSS pixels. */
export interface Screen {
  readonly w: number
  readonly h: number
}

/** A part of the table or of the screen by its edges. */
export interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The longer side of a medium base, which the sizes on the screen are reckoned by. */
export const MEDIUM_MM = 50

/** A medium base is opened at least this wide, on a wide board and on a narrow one. */
const OPEN_WIDE_PX = 64.1
const OPEN_NARROW_PX = 48.1

/** A board that is neither wide nor narrow gives up so much of it where all bases of the fight are then seen. */
const OPEN_MIDDLE_PX = 54

/** Ground shown round a fight where room is scarce. */
export const LEAST_ROUND_MM = 22

/** The room that a base focused by keys has to the board's edge. */
const SHOW_PX = 70

const LARGEST_SCALE = 8
const MARGIN_PX = 16

export const toScreen = (camera: Camera, { w, h }: Screen, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + w / 2,
  y: (point.y - camera.y) * camera.scale + h / 2,
})

export const toTable = (camera: Camera, { w, h }: Screen, point: Point): Point => ({
  x: (point.x - w / 2) / camera.scale + camera.x,
  y: (point.y - h / 2) / camera.scale + camera.y,
})

/** The whole table, with a little of what lies round it. */
export function fitTable(table: Pick<Table, 'size'>, screen: Screen): Camera {
  const { w, d } = table.size
  const scale = Math.min((screen.w - 2 * MARGIN_PX) / w, (screen.h - 2 * MARGIN_PX) / d)
  return { x: w / 2, y: d / 2, scale: Math.max(0.05, scale) }
}

/** A part of the table that is shown at least with so much round it. */
const PAD_PX = 6

/** That part of the table is not cut by the board's edge. */
export const shows = (camera: Camera, { w, h }: Screen, { left, top, right, bottom }: Room): boolean =>
  Math.max(camera.x - left, right - camera.x) * camera.scale <= w / 2 &&
  Math.max(camera.y - top, bottom - camera.y) * camera.scale <= h / 2

/** The camera moved no farther, and drawn back no farther, than it takes to show it; not below the first view's least size. */
export function including(camera: Camera, { w, h }: Screen, room: Room): Camera {
  const { left, top, right, bottom } = room
  const fits = Math.min((w - 2 * PAD_PX) / (right - left), (h - 2 * PAD_PX) / (bottom - top))
  const scale = Math.max(leastOpen(room, { w, h }), Math.min(camera.scale, fits))
  const near = (at: number, px: number, [from, to]: readonly [number, number]): number => {
    const half = (px / 2 - PAD_PX) / scale
    return to - half > from + half ? (from + to) / 2 : Math.max(to - half, Math.min(from + half, at))
  }
  return { x: near(camera.x, w, [left, right]), y: near(camera.y, h, [top, bottom]), scale }
}

/** The least scale of the first view. */
export function leastOpen({ left, top, right, bottom }: Room, { w, h }: Screen): number {
  if (w < breakpoints.board) return OPEN_NARROW_PX / MEDIUM_MM
  const usual = OPEN_WIDE_PX / MEDIUM_MM
  const all = Math.min(w / (right - left + 2 * LEAST_ROUND_MM), h / (bottom - top + 2 * LEAST_ROUND_MM))
  return w < breakpoints.wideBoard && all >= OPEN_MIDDLE_PX / MEDIUM_MM ? Math.min(usual, all) : usual
}

export const boxOf = (bases: readonly Base[]): Room => ({
  left: Math.min(...bases.map(({ at, shape }) => at.x - spread(shape))),
  right: Math.max(...bases.map(({ at, shape }) => at.x + spread(shape))),
  top: Math.min(...bases.map(({ at, shape }) => at.y - spread(shape))),
  bottom: Math.max(...bases.map(({ at, shape }) => at.y + spread(shape))),
})

/** How a table is zoomed: about which point of the screen, by what factor, and not below which scale. */
export interface Zoom {
  readonly at: Point
  readonly factor: number
  readonly least: number
}

/** Zooms so that the table's point under the given screen point stays there. */
export function zoomAt(camera: Camera, screen: Screen, { at, factor, least }: Zoom): Camera {
  const scale = Math.max(least, Math.min(LARGEST_SCALE, camera.scale * factor))
  return holding({ ...camera, scale }, screen, { mm: toTable(camera, screen, at), px: at })
}

/** The camera moved so that a point of the table lies under a point of the screen. */
export const holding = (camera: Camera, { w, h }: Screen, { mm, px }: { mm: Point; px: Point }): Camera => ({
  ...camera,
  x: mm.x - (px.x - w / 2) / camera.scale,
  y: mm.y - (px.y - h / 2) / camera.scale,
})

/** The whole table fills three quarters of the board. */
export const leastScale = (table: Pick<Table, 'size'>, screen: Screen): number =>
  fitTable(table, screen).scale * 0.75

/** The camera moved no farther than it takes to see a point with some room round it. */
export function showing(camera: Camera, screen: Screen, point: Point): Camera {
  const room = Math.min(SHOW_PX, screen.w / 3, screen.h / 3)
  const { x, y } = toScreen(camera, screen, point)
  const dx = x - Math.max(room, Math.min(screen.w - room, x))
  const dy = y - Math.max(room, Math.min(screen.h - room, y))
  return dx === 0 && dy === 0
    ? camera
    : { ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale }
}

/** Neither so small that the table is lost, nor so far off that nothing of it is seen. */
export function clamp(camera: Camera, table: Pick<Table, 'size'>, screen: Screen): Camera {
  const scale = Math.max(leastScale(table, screen), Math.min(LARGEST_SCALE, camera.scale))
  return {
    x: Math.max(0, Math.min(table.size.w, camera.x)),
    y: Math.max(0, Math.min(table.size.d, camera.y)),
    scale,
  }
}
