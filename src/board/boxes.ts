// Boxes, lines and bodies on the screen, in CSS pixels: how far apart they are, and what runs through what.
import type { Base } from '../kernel/game.ts'
import { diagonal, leastGap, spread } from '../kernel/geometry/barrier.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { type Body, middleOf, type Point } from '../kernel/geometry/point.ts'
import { cosine, sine } from '../kernel/geometry/turn.ts'
import type { Camera } from '../store/view.ts'
import { type Screen, toScreen } from './camera.ts'

export interface Size {
  readonly w: number
  readonly h: number
}

/** A box by its middle. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** From point to point on the screen. */
export interface Stretch {
  readonly from: Point
  readonly to: Point
}

export const boxBody = ({ x, y, w, h }: Box): Body => ({ at: { x, y, facing: 0 }, shape: { w, d: h, r: 0 } })

/** A base as it lies on the screen. */
export function onScreen(base: Pick<Base, 'at' | 'shape'>, camera: Camera, screen: Screen): Body {
  const { x, y } = toScreen(camera, screen, base.at)
  const { w, d, r } = base.shape
  const { scale } = camera
  return { at: { x, y, facing: base.at.facing }, shape: { w: w * scale, d: d * scale, r: r * scale } }
}

/** A line as an obstacle of some thickness. */
export function lineBody(from: Point, to: Point, thick: number): Body {
  const facing = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const at = { ...middleOf(from, to), facing }
  return { at, shape: { w: Math.hypot(to.x - from.x, to.y - from.y), d: thick, r: 0 } }
}

/** Whether two bodies share a point; round corners are taken for square ones. */
export function meet(a: Body, b: Body): boolean {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y]
  const far = spread(a.shape) + spread(b.shape)
  return dx * dx + dy * dy <= far * far && alongAxes(a, b) <= a.shape.r + b.shape.r
}

/** The most by which two boxes lie apart along an axis of either; 0 or less: they share a point. */
export function alongAxes(a: Body, b: Body): number {
  const dx = b.at.x - a.at.x
  const dy = b.at.y - a.at.y
  const ac = cosine(a.at.facing)
  const as = sine(a.at.facing)
  const bc = cosine(b.at.facing)
  const bs = sine(b.at.facing)
  const kc = Math.abs(ac * bc + as * bs)
  const ks = Math.abs(ac * bs - as * bc)
  const ax = a.shape.w / 2
  const ay = a.shape.d / 2
  const bx = b.shape.w / 2
  const by = b.shape.d / 2
  return Math.max(
    Math.abs(dx * ac + dy * as) - ax - bx * kc - by * ks,
    Math.abs(dy * ac - dx * as) - ay - bx * ks - by * kc,
    Math.abs(dx * bc + dy * bs) - bx - ax * kc - ay * ks,
    Math.abs(dy * bc - dx * bs) - by - ax * ks - ay * kc,
  )
}

/** The outline of a body grown by so many pixels. */
export interface Outline {
  readonly body: Body
  readonly px: number
}

/** Whether an outline runs through what is written, or along its very edge. */
export function runsThrough({ body, px }: Outline, written: Body): boolean {
  const across = diagonal(written.shape)
  const near = leastGap(written, body)
  // What is whole inside needs no exact measure, nor what is whole outside.
  if (near > px + LINE_PX || mostGap(written, body) + across < px - LINE_PX) return false
  const least = gap(written, body).mm
  return least <= px + LINE_PX && least + across >= px - LINE_PX
}

/** A gap is never more. */
const mostGap = (a: Body, b: Body): number => Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y)

/** Half as thick as outlines are drawn. */
const LINE_PX = 2

/** From a box's edge to a point. */
export function distanceTo(box: Box, point: Point): number {
  const dx = Math.max(0, Math.abs(point.x - box.x) - box.w / 2)
  const dy = Math.max(0, Math.abs(point.y - box.y) - box.h / 2)
  return Math.sqrt(dx * dx + dy * dy)
}

/** From a box's edge to a line; 0 where the line runs through the box. */
export function offLine(box: Box, line: Stretch): number {
  if (runsInto(box, line)) return 0
  const right = box.w / 2
  const bottom = box.h / 2
  return Math.min(
    distanceTo(box, line.from),
    distanceTo(box, line.to),
    distanceOf(line, box.x - right, box.y - bottom),
    distanceOf(line, box.x - right, box.y + bottom),
    distanceOf(line, box.x + right, box.y - bottom),
    distanceOf(line, box.x + right, box.y + bottom),
  )
}

/** From a line to a point. */
function distanceOf(line: Stretch, x: number, y: number): number {
  const part = partNearest(line, x, y)
  const dx = line.from.x + (line.to.x - line.from.x) * part - x
  const dy = line.from.y + (line.to.y - line.from.y) * part - y
  return Math.sqrt(dx * dx + dy * dy)
}

function runsInto(box: Box, { from, to }: Stretch): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return (
    Math.abs(from.x + dx / 2 - box.x) <= (box.w + Math.abs(dx)) / 2 &&
    Math.abs(from.y + dy / 2 - box.y) <= (box.h + Math.abs(dy)) / 2 &&
    Math.abs(dx * (box.y - from.y) - dy * (box.x - from.x)) <=
      (box.w * Math.abs(dy) + box.h * Math.abs(dx)) / 2
  )
}

/** The point of a line that is nearest to another point. */
export const nearestOn = (line: Stretch, { x, y }: Point): Point => along(line, partNearest(line, x, y))

/** How far along a line the nearest point is: 0 its beginning, 1 its end. */
function partNearest({ from, to }: Stretch, x: number, y: number): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square))
}

/** The point so far along a line: 0 its beginning, 1 its end. */
export const along = ({ from, to }: Stretch, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** The point of a box's edge nearest to a point outside it. */
export const edgeTowards = (box: Box, point: Point): Point => ({
  x: Math.max(box.x - box.w / 2, Math.min(box.x + box.w / 2, point.x)),
  y: Math.max(box.y - box.h / 2, Math.min(box.y + box.h / 2, point.y)),
})
