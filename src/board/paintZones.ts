// Paints zones: the union of the outlines of some bases, one even tint, one outer line; hatched where it keeps others out.

import type { Table } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { toScreen } from './camera.ts'
import { ink, paper, sideInk } from './ink.ts'
import { intoTable } from './inTable.ts'
import type { ZoneMark } from './marks.ts'
import { outlineOf } from './outline.ts'
import type { Sight } from './paintBase.ts'

const LINE_PX = 2.4
const CASING_PX = 1.6

/** How much thinner a tint is that lies over bases. */
const OVER = 0.45

/** A zone's line, its casing and its tint. */
interface ZoneInk {
  readonly line: string
  readonly tint: string
  readonly alpha: number
}

const inkOf = ({ side, bars, lit }: ZoneMark): ZoneInk => ({
  line: bars ? ink : side ? sideInk[side] : ink,
  tint: side ? sideInk[side] : ink,
  alpha: bars ? 0 : lit ? 0.3 : 0.17,
})

/** Where bases are for a painter: on the table, or where the hand would put them. */
export type Bodies = (id: string) => Body | undefined

export const bodiesOf =
  (table: Table): Bodies =>
  (id) =>
    indexOf(table).base.get(id)

export interface ZoneView {
  readonly bodies: Bodies
  readonly sight: Sight
  /** Lies over bases, which must be seen through it; unless it is lit it only goes with the hand, and its line is dotted. */
  readonly over?: boolean
}

export function paintZone(
  ctx: CanvasRenderingContext2D,
  zone: ZoneMark,
  { bodies, sight, over }: ZoneView,
): void {
  const found = zone.of.flatMap((id) => bodies(id) ?? [])
  const area = areaOf(found, zone.mm, sight)
  if (!area) return
  const path = outlineOf(found, zone.mm)
  const thin = over ? OVER : 1
  const dotted = over === true && !zone.lit
  if (found.length === 1) {
    ctx.save()
    intoTable(ctx, sight, { x: 0, y: 0 })
    strokeOutside(ctx, path, { zone, sight, dotted, whole: false })
    fillZone(ctx, path, { zone, sight, thin })
    ctx.restore()
    return
  }
  const scratch = scratchOf(area, sight.ratio)
  if (!scratch) return
  scratch.save()
  intoTable(scratch, sight, area)
  strokeOutside(scratch, path, { zone, sight, dotted, whole: true })
  fillZone(scratch, path, { zone, sight, thin })
  scratch.restore()
  ctx.drawImage(
    scratch.canvas,
    0,
    0,
    area.w * sight.ratio,
    area.h * sight.ratio,
    area.x,
    area.y,
    area.w,
    area.h,
  )
}

interface Area extends Point {
  readonly w: number
  readonly h: number
}

/** The part of the screen that a zone can show on; null: none. */
function areaOf(bases: readonly Body[], mm: number, { camera, screen }: Sight): Area | null {
  const farOf = ({ shape }: Body): number => (spread(shape) + mm) * camera.scale + 8
  const at = bases.map((body) => ({ ...toScreen(camera, screen, body.at), far: farOf(body) }))
  const left = Math.max(0, Math.floor(Math.min(...at.map(({ x, far }) => x - far))))
  const top = Math.max(0, Math.floor(Math.min(...at.map(({ y, far }) => y - far))))
  const right = Math.min(screen.w, Math.ceil(Math.max(...at.map(({ x, far }) => x + far))))
  const bottom = Math.min(screen.h, Math.ceil(Math.max(...at.map(({ y, far }) => y + far))))
  return right > left && bottom > top ? { x: left, y: top, w: right - left, h: bottom - top } : null
}

let canvas: HTMLCanvasElement | null = null

function scratchOf({ w, h }: Area, ratio: number): CanvasRenderingContext2D | null {
  canvas ??= document.createElement('canvas')
  canvas.width = Math.max(canvas.width, Math.ceil(w * ratio))
  canvas.height = Math.max(canvas.height, Math.ceil(h * ratio))
  const ctx = canvas.getContext('2d')
  ctx?.setTransform(1, 0, 0, 1, 0, 0)
  ctx?.clearRect(0, 0, canvas.width, canvas.height)
  ctx?.scale(ratio, ratio)
  return ctx
}

interface Stroke {
  readonly zone: ZoneMark
  readonly sight: Sight
  readonly dotted: boolean
  /** Wipe what falls inside, so that lines between overlapping outlines vanish. */
  readonly whole: boolean
}

/** The line with its paper casing; of a union only what lies outside it stays. */
function strokeOutside(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  { zone, sight, dotted, whole }: Stroke,
): void {
  const px = 1 / sight.camera.scale
  const { line } = inkOf(zone)
  const width = LINE_PX + (zone.lit ? 1.4 : 0)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = paper
  ctx.lineWidth = (whole ? 2 : 1) * (width + CASING_PX * (whole ? 1 : 2)) * px
  ctx.globalAlpha = dotted ? 0.3 : 0.75
  ctx.stroke(path)
  ctx.globalAlpha = 1
  ctx.strokeStyle = line
  ctx.lineWidth = (whole ? 2 : 1) * width * px
  if (zone.bars || dotted) ctx.setLineDash([(dotted ? 3 : 9) * px, 6 * px])
  ctx.stroke(path)
  ctx.setLineDash([])
  if (!whole) return
  ctx.globalCompositeOperation = 'destination-out'
  ctx.fillStyle = '#000'
  ctx.fill(path)
  ctx.globalCompositeOperation = 'source-over'
}

function fillZone(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  { zone, sight, thin }: Omit<Stroke, 'whole' | 'dotted'> & { readonly thin: number },
): void {
  const { tint, alpha } = inkOf(zone)
  if (zone.bars) {
    hatch(ctx, path, sight)
    return
  }
  ctx.globalAlpha = alpha * thin
  ctx.fillStyle = tint
  ctx.fill(path)
  ctx.globalAlpha = 1
}

let hatching: HTMLCanvasElement | null = null

/** Slanting lines, one picture repeated. */
function hatch(ctx: CanvasRenderingContext2D, path: Path2D, { camera, ratio }: Sight): void {
  hatching ??= hatchPicture()
  const pattern = ctx.createPattern(hatching, 'repeat')
  if (!pattern) return
  pattern.setTransform(new DOMMatrix().scale(1 / (camera.scale * Math.max(1, ratio))))
  ctx.fillStyle = pattern
  ctx.fill(path)
}

function hatchPicture(): HTMLCanvasElement {
  const made = document.createElement('canvas')
  made.width = 12
  made.height = 12
  const ctx = made.getContext('2d')
  if (!ctx) return made
  ctx.strokeStyle = 'rgba(22, 20, 15, 0.5)'
  ctx.lineWidth = 1.6
  ctx.beginPath()
  for (const x of [-12, 0, 12]) {
    ctx.moveTo(x - 2, 14)
    ctx.lineTo(x + 14, -2)
  }
  ctx.stroke()
  return made
}
