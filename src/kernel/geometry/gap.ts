// The one distance of the table: between the edges of two bodies, exact at any rotation.

import { barrier, clearance, leastGap, spread } from './barrier.ts'
import type { Body, Measurement, Point, Size } from './point.ts'
import { apart, TOLERANCE_MM, touching } from './point.ts'
import { inRoom, room } from './room.ts'
import { cosine, sine } from './turn.ts'

/** A box without its rounding: centre, axes and half sizes. */
interface Core {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
  readonly hx: number
  readonly hy: number
}

/** Facings differ by whole tenths of a degree, so anything smaller than this is rounding noise. */
const NOISE = 1e-9

/** The shortest line between the two edges. 0 when they touch or overlap: then both ends are one shared point. */
export function gap(a: Body, b: Body): Measurement {
  return inOrder(a, b) ? measure(a, b) : flipped(measure(b, a))
}

/** In contact: A-14. */
export const areTouching = (a: Body, b: Body): boolean => leastGap(a, b) < 1 && touching(gap(a, b))

/**
 * Between the centres: the `centre` variant of the one distance. No rule measures so: it shows the wrong reading
 * beside the right one, and nothing else may use it.
 */
export function centreGap({ at: a }: Body, { at: b }: Body): Measurement {
  return { from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y }, mm: apart(a, b) }
}

/** How far one must be moved, at least, to come free of the other; 0 when apart. */
export function overlapDepth(a: Body, b: Body): number {
  const dx = b.at.x - a.at.x
  const dy = b.at.y - a.at.y
  const bound = spread(a.shape) + spread(b.shape)
  if (dx * dx + dy * dy >= bound * bound) return 0
  return Math.max(0, -clearance(barrier(a, b, 0), a.at))
}

/** Deeper than the tolerance: bodies in contact do not overlap. */
export function overlaps(a: Body, b: Body): boolean {
  return overlapDepth(a, b) > TOLERANCE_MM
}

/** The whole body, with the tolerance. */
export function insideTable(body: Body, size: Size): boolean {
  return inRoom(room(body, size), body.at)
}

/** Always measured from the same one of the two, so that the answer is the same to the last bit both ways. */
export function inOrder(a: Body, b: Body): boolean {
  if (a.at.x !== b.at.x) return a.at.x < b.at.x
  if (a.at.y !== b.at.y) return a.at.y < b.at.y
  if (a.at.facing !== b.at.facing) return a.at.facing < b.at.facing
  if (a.shape.w !== b.shape.w) return a.shape.w < b.shape.w
  if (a.shape.d !== b.shape.d) return a.shape.d < b.shape.d
  return a.shape.r <= b.shape.r
}

function flipped(measured: Measurement): Measurement {
  return { from: measured.to, to: measured.from, mm: measured.mm }
}

function measure(a: Body, b: Body): Measurement {
  const between = betweenCores(coreOf(a), coreOf(b))
  const ra = a.shape.r
  const rb = b.shape.r
  return ra + rb > 0 ? rounded(between, ra, rb) : between
}

function coreOf(body: Body): Core {
  const { at, shape } = body
  return {
    x: at.x,
    y: at.y,
    cos: cosine(at.facing),
    sin: sine(at.facing),
    hx: shape.w / 2,
    hy: shape.d / 2,
  }
}

function betweenCores(a: Core, b: Core): Measurement {
  if (b.hx + b.hy === 0) return level(a, b, 0, 0)
  if (a.hx + a.hy === 0) return flipped(level(b, a, 0, 0))
  if (Math.abs(a.cos * b.sin - a.sin * b.cos) < NOISE) return level(a, b, b.hx, b.hy)
  if (Math.abs(a.cos * b.cos + a.sin * b.sin) < NOISE) return level(a, b, b.hy, b.hx)
  return tilted(a, b)
}

/**
 * b's sides run along a's axes, and kx, ky are its half sizes along them. Where parallel edges face each other
 * every line straight across is shortest; we take the middle one.
 */
function level(a: Core, b: Core, kx: number, ky: number): Measurement {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const tx = dx * a.cos + dy * a.sin
  const ty = dy * a.cos - dx * a.sin
  const px = nearEnd(tx, a.hx, kx)
  const py = nearEnd(ty, a.hy, ky)
  const qx = tx - nearEnd(tx, kx, a.hx)
  const qy = ty - nearEnd(ty, ky, a.hy)
  const gx = Math.max(0, Math.abs(tx) - a.hx - kx)
  const gy = Math.max(0, Math.abs(ty) - a.hy - ky)
  const from = outOf(a, px, py)
  if (gx === 0 && gy === 0) return { from, to: from, mm: 0 }
  const mm = gx === 0 ? gy : gy === 0 ? gx : Math.sqrt(gx * gx + gy * gy)
  return { from, to: outOf(a, qx, qy), mm }
}

/** On one axis: the end of [-h, h] that faces [t - k, t + k], or the middle of what they share. */
function nearEnd(t: number, h: number, k: number): number {
  if (t > h + k) return h
  if (t < -h - k) return -h
  return (Math.max(-h, t - k) + Math.min(h, t + k)) / 2
}

/** Apart and not parallel: the shortest line starts at a corner of one of the two. */
function tilted(a: Core, b: Core): Measurement {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const tx = dx * a.cos + dy * a.sin
  const ty = dy * a.cos - dx * a.sin
  const ux = -dx * b.cos - dy * b.sin
  const uy = dx * b.sin - dy * b.cos
  const c = a.cos * b.cos + a.sin * b.sin
  const s = a.cos * b.sin - a.sin * b.cos
  const absC = Math.abs(c)
  const absS = Math.abs(s)
  if (
    Math.abs(tx) <= a.hx + b.hx * absC + b.hy * absS &&
    Math.abs(ty) <= a.hy + b.hx * absS + b.hy * absC &&
    Math.abs(ux) <= b.hx + a.hx * absC + a.hy * absS &&
    Math.abs(uy) <= b.hy + a.hx * absS + a.hy * absC
  ) {
    const from = sharedPoint(a, b)
    return { from, to: from, mm: 0 }
  }
  let nearest = Number.POSITIVE_INFINITY
  let x = 0
  let y = 0
  let cornerOfB = true
  for (let corner = 0; corner < 4; corner++) {
    const i = corner < 2 ? 1 : -1
    const j = corner % 2 === 0 ? 1 : -1
    const bx = tx + i * b.hx * c - j * b.hy * s
    const by = ty + i * b.hx * s + j * b.hy * c
    const toA = squareToBox(bx, by, a)
    if (toA < nearest) {
      nearest = toA
      x = bx
      y = by
      cornerOfB = true
    }
    const ax = ux + i * a.hx * c + j * a.hy * s
    const ay = uy - i * a.hx * s + j * a.hy * c
    const toB = squareToBox(ax, ay, b)
    if (toB < nearest) {
      nearest = toB
      x = ax
      y = ay
      cornerOfB = false
    }
  }
  const box = cornerOfB ? a : b
  const onBox = outOf(box, clamp(x, box.hx), clamp(y, box.hy))
  const corner = outOf(box, x, y)
  const mm = Math.sqrt(nearest)
  return cornerOfB ? { from: onBox, to: corner, mm } : { from: corner, to: onBox, mm }
}

function squareToBox(x: number, y: number, box: Core): number {
  const ex = Math.max(0, Math.abs(x) - box.hx)
  const ey = Math.max(0, Math.abs(y) - box.hy)
  return ex * ex + ey * ey
}

function clamp(value: number, half: number): number {
  return Math.max(-half, Math.min(half, value))
}

function outOf(core: Core, x: number, y: number): Point {
  return { x: core.x + x * core.cos - y * core.sin, y: core.y + x * core.sin + y * core.cos }
}

/** From the line between two cores to the line between the bodies rounded by ra and rb. */
function rounded(core: Measurement, ra: number, rb: number): Measurement {
  const { from, to, mm } = core
  if (mm === 0) return core
  const ux = (to.x - from.x) / mm
  const uy = (to.y - from.y) / mm
  const left = mm - ra - rb
  if (left <= 0) {
    const shared = along(from, ux, uy, (mm - rb + ra) / 2)
    return { from: shared, to: shared, mm: 0 }
  }
  return { from: along(from, ux, uy, ra), to: along(to, ux, uy, -rb), mm: left }
}

function along(start: Point, ux: number, uy: number, mm: number): Point {
  return { x: start.x + ux * mm, y: start.y + uy * mm }
}

/** The middle of the corners of what two overlapping cores share. */
function sharedPoint(a: Core, b: Core): Point {
  const corners = [outOf(b, b.hx, b.hy), outOf(b, -b.hx, b.hy), outOf(b, -b.hx, -b.hy), outOf(b, b.hx, -b.hy)]
  const sides = [
    [a.cos, a.sin, a.hx],
    [-a.cos, -a.sin, a.hx],
    [-a.sin, a.cos, a.hy],
    [a.sin, -a.cos, a.hy],
  ] as const
  const shared = sides.reduce<readonly Point[]>((left, [nx, ny, h]) => {
    const cut = cutOff(left, nx, ny, nx * a.x + ny * a.y + h)
    return cut.length > 0 ? cut : left
  }, corners)
  const sum = shared.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / shared.length, y: sum.y / shared.length }
}

/** What of a convex polygon lies where nx * x + ny * y <= limit, rounding noise forgiven. */
function cutOff(polygon: readonly Point[], nx: number, ny: number, limit: number): readonly Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point
    const here = nx * point.x + ny * point.y - limit
    const there = nx * next.x + ny * next.y - limit
    const kept = here <= NOISE ? [point] : []
    if (here <= NOISE === there <= NOISE) return kept
    const share = here / (here - there)
    return [...kept, { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }]
  })
}
