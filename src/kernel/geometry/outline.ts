// The edge of a barrier as straight sides and round bends; where it is nearest to a point, and where edges meet.

import type { Barrier } from './barrier.ts'
import type { Point } from './point.ts'
import type { Room } from './room.ts'

interface Side {
  readonly is: 'side'
  readonly from: Point
  readonly to: Point
}

/** Part of a circle, at most half of it; start and end are unit directions from its centre. */
interface Bend {
  readonly is: 'bend'
  readonly centre: Point
  readonly r: number
  readonly start: Point
  readonly end: Point
}

export type Piece = Side | Bend

const NOISE = 1e-9

/** In order round the barrier. */
export function outline(of: Barrier): readonly Piece[] {
  const { corners, r } = of
  const only = corners[0]
  if (only !== undefined && corners.length === 1) {
    const right = { x: 1, y: 0 }
    const left = { x: -1, y: 0 }
    return [
      { is: 'bend', centre: only, r, start: right, end: left },
      { is: 'bend', centre: only, r, start: left, end: right },
    ]
  }
  return corners.flatMap((corner, index) => {
    const next = around(corners, index + 1)
    const normal = outward(corner, next)
    const side: Side = { is: 'side', from: step(corner, normal, r), to: step(next, normal, r) }
    if (r === 0) return [side]
    const after = outward(next, around(corners, index + 2))
    const bend: Bend = { is: 'bend', centre: next, r, start: normal, end: after }
    return [side, bend]
  })
}

/** The walls of a room, one by one. */
export function walls(of: Room): readonly Piece[] {
  const { left, right, top, bottom } = of
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return corners.map((from, index): Side => ({ is: 'side', from, to: around(corners, index + 1) }))
}

/** Where a piece has the point straight before it, if anywhere. */
export function foot(piece: Piece, point: Point): readonly Point[] {
  if (piece.is === 'bend') {
    const dx = point.x - piece.centre.x
    const dy = point.y - piece.centre.y
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length < NOISE) return []
    const direction = { x: dx / length, y: dy / length }
    return isOnBend(piece, direction) ? [step(piece.centre, direction, piece.r)] : []
  }
  const ex = piece.to.x - piece.from.x
  const ey = piece.to.y - piece.from.y
  const share = ((point.x - piece.from.x) * ex + (point.y - piece.from.y) * ey) / (ex * ex + ey * ey)
  return share >= 0 && share <= 1 ? [{ x: piece.from.x + ex * share, y: piece.from.y + ey * share }] : []
}

export function meetings(a: Piece, b: Piece): readonly Point[] {
  if (a.is === 'side') return b.is === 'side' ? sidesMeet(a, b) : sideMeetsBend(a, b)
  return b.is === 'side' ? sideMeetsBend(b, a) : bendsMeet(a, b)
}

/** Points on a piece, its end not included, no farther apart than everyMm (along a bend: than its chord). */
export function samples(piece: Piece, everyMm: number): readonly Point[] {
  if (piece.is === 'bend')
    return fan(piece, everyMm).map((direction) => step(piece.centre, direction, piece.r))
  const { from, to } = piece
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)
  const count = Math.max(1, Math.ceil(length / everyMm))
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }))
}

/** Directions from the start of a bend, its end not included. Halving needs square roots only. */
function fan(bend: Bend, everyMm: number): readonly Point[] {
  const chord = bend.r * Math.sqrt((bend.end.x - bend.start.x) ** 2 + (bend.end.y - bend.start.y) ** 2)
  if (chord <= everyMm) return [bend.start]
  const middle = between(bend.start, bend.end)
  return [...fan({ ...bend, end: middle }, everyMm), ...fan({ ...bend, start: middle }, everyMm)]
}

/** The direction half way from one to another, at most half a turn on, the way an outline runs. */
export function between(start: Point, end: Point): Point {
  const x = start.x + end.x
  const y = start.y + end.y
  const length = Math.sqrt(x * x + y * y)
  return length < NOISE ? { x: -start.y, y: start.x } : { x: x / length, y: y / length }
}

/** The unit direction that points away from the inside, across the edge between two corners. */
export function outward(from: Point, to: Point): Point {
  const x = to.x - from.x
  const y = to.y - from.y
  const length = Math.sqrt(x * x + y * y)
  return { x: y / length, y: -x / length }
}

export function step(start: Point, direction: Point, mm: number): Point {
  return { x: start.x + direction.x * mm, y: start.y + direction.y * mm }
}

/** Corners are never empty, so the fallback is never used. */
export function around(corners: readonly Point[], index: number): Point {
  return corners[index % corners.length] ?? { x: 0, y: 0 }
}

function isOnBend(bend: Bend, direction: Point): boolean {
  return (
    bend.start.x * direction.y - bend.start.y * direction.x >= -NOISE &&
    direction.x * bend.end.y - direction.y * bend.end.x >= -NOISE
  )
}

function sidesMeet(a: Side, b: Side): readonly Point[] {
  const ax = a.to.x - a.from.x
  const ay = a.to.y - a.from.y
  const bx = b.to.x - b.from.x
  const by = b.to.y - b.from.y
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < NOISE) return []
  const dx = b.from.x - a.from.x
  const dy = b.from.y - a.from.y
  const onA = (dx * by - dy * bx) / cross
  const onB = (dx * ay - dy * ax) / cross
  if (!isShare(onA) || !isShare(onB)) return []
  return [{ x: a.from.x + ax * onA, y: a.from.y + ay * onA }]
}

function isShare(share: number): boolean {
  return share >= -NOISE && share <= 1 + NOISE
}

function sideMeetsBend(side: Side, bend: Bend): readonly Point[] {
  const ex = side.to.x - side.from.x
  const ey = side.to.y - side.from.y
  const vx = side.from.x - bend.centre.x
  const vy = side.from.y - bend.centre.y
  const square = ex * ex + ey * ey
  const half = ex * vx + ey * vy
  const root = half * half - square * (vx * vx + vy * vy - bend.r * bend.r)
  if (root < 0) return []
  return [-1, 1].flatMap((sign) => {
    const share = (-half + sign * Math.sqrt(root)) / square
    if (!isShare(share)) return []
    return onBend(bend, { x: side.from.x + ex * share, y: side.from.y + ey * share })
  })
}

function bendsMeet(a: Bend, b: Bend): readonly Point[] {
  const dx = b.centre.x - a.centre.x
  const dy = b.centre.y - a.centre.y
  const square = dx * dx + dy * dy
  if (square < NOISE) return []
  const share = (square + a.r * a.r - b.r * b.r) / (2 * square)
  const height = a.r * a.r - share * share * square
  if (height < 0) return []
  const across = Math.sqrt(height / square)
  return [-across, across].flatMap((sideways) => {
    const point = {
      x: a.centre.x + dx * share - dy * sideways,
      y: a.centre.y + dy * share + dx * sideways,
    }
    return onBend(a, point).length > 0 ? onBend(b, point) : []
  })
}

function onBend(bend: Bend, point: Point): readonly Point[] {
  const direction = { x: (point.x - bend.centre.x) / bend.r, y: (point.y - bend.centre.y) / bend.r }
  return isOnBend(bend, direction) ? [point] : []
}
