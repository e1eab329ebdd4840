// The edge of a barrier as straight sides and round bends; where it is nearest to a point, and where edges meet.

import type { Barrier } from './barrier.ts'
import { squareToSegment } from './barrier.ts'
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

/** Smaller bends are left out: the sides run on until they meet, at most 0.01 mm farther out. */
const SHARP_MM = 0.02

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
  if (r < SHARP_MM && corners.length > 2) {
    const sharp = corners.map((_, index) => sharpCorner(corners, index, r))
    return sharp.map((from, index): Side => ({ is: 'side', from, to: around(sharp, index + 1) }))
  }
  return corners.flatMap((corner, index) => {
    const next = around(corners, index + 1)
    const normal = outward(corner, next)
    const side: Side = { is: 'side', from: step(corner, normal, r), to: step(next, normal, r) }
    const after = outward(next, around(corners, index + 2))
    const bend: Bend = { is: 'bend', centre: next, r, start: normal, end: after }
    return [side, bend]
  })
}

function sharpCorner(corners: readonly Point[], index: number, r: number): Point {
  const corner = around(corners, index)
  const before = outward(around(corners, index + corners.length - 1), corner)
  const after = outward(corner, around(corners, index + 1))
  const share = r / (1 + before.x * after.x + before.y * after.y)
  return { x: corner.x + (before.x + after.x) * share, y: corner.y + (before.y + after.y) * share }
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

/** Adds the points where two pieces cross to those found before. */
export function addMeetings(found: Point[], a: Piece, b: Piece): void {
  if (a.is === 'side') {
    if (b.is === 'side') addSidesMeeting(found, a, b)
    else addSideMeetingBend(found, a, b)
  } else if (b.is === 'side') addSideMeetingBend(found, b, a)
  else addBendsMeeting(found, a, b)
}

/** Does any of the piece lie within mm of the point? Says yes too often for a bend. */
export function isWithin(piece: Piece, point: Point, mm: number): boolean {
  if (piece.is === 'bend') {
    const dx = point.x - piece.centre.x
    const dy = point.y - piece.centre.y
    return Math.abs(Math.sqrt(dx * dx + dy * dy) - piece.r) <= mm
  }
  const { from, to } = piece
  return squareToSegment(point.x - from.x, point.y - from.y, to.x - from.x, to.y - from.y) <= mm * mm
}

export function startOf(piece: Piece): Point {
  return piece.is === 'side' ? piece.from : step(piece.centre, piece.start, piece.r)
}

/** Points on a piece, its end not included, no farther apart than everyMm (along a bend: than its chord). */
export function samples(piece: Piece, everyMm: number): readonly Point[] {
  if (piece.is === 'bend')
    return fan(piece, everyMm).map((direction) => step(piece.centre, direction, piece.r))
  const { from, to } = piece
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
  const count = Math.max(1, Math.ceil(length / everyMm))
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }))
}

/** Directions from the start of a bend, its end not included. Halving needs square roots only. */
function fan(bend: Bend, everyMm: number): readonly Point[] {
  const directions = [bend.start, bend.end]
  while (bend.r * firstChord(directions) > everyMm) halve(directions)
  return directions.slice(0, -1)
}

function firstChord([a, b]: readonly Point[]): number {
  return a === undefined || b === undefined
    ? 0
    : Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
}

/** Puts the direction half way between each two neighbours. */
export function halve(directions: Point[]): void {
  const coarse = directions.splice(0)
  coarse.forEach((direction, index) => {
    const before = coarse[index - 1]
    if (before !== undefined) directions.push(between(before, direction))
    directions.push(direction)
  })
}

/** The direction half way from one to another, at most half a turn on, the way an outline runs. */
function between(start: Point, end: Point): Point {
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

function addSidesMeeting(found: Point[], a: Side, b: Side): void {
  const ax = a.to.x - a.from.x
  const ay = a.to.y - a.from.y
  const bx = b.to.x - b.from.x
  const by = b.to.y - b.from.y
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < NOISE) return
  const dx = b.from.x - a.from.x
  const dy = b.from.y - a.from.y
  const onA = (dx * by - dy * bx) / cross
  const onB = (dx * ay - dy * ax) / cross
  if (isShare(onA) && isShare(onB)) found.push({ x: a.from.x + ax * onA, y: a.from.y + ay * onA })
}

function isShare(share: number): boolean {
  return share >= -NOISE && share <= 1 + NOISE
}

function addSideMeetingBend(found: Point[], side: Side, bend: Bend): void {
  const ex = side.to.x - side.from.x
  const ey = side.to.y - side.from.y
  const vx = side.from.x - bend.centre.x
  const vy = side.from.y - bend.centre.y
  const square = ex * ex + ey * ey
  const half = ex * vx + ey * vy
  const root = half * half - square * (vx * vx + vy * vy - bend.r * bend.r)
  if (root < 0) return
  for (const sign of [-1, 1]) {
    const share = (-half + sign * Math.sqrt(root)) / square
    const point = { x: side.from.x + ex * share, y: side.from.y + ey * share }
    if (isShare(share) && hasOnBend(bend, point)) found.push(point)
  }
}

function addBendsMeeting(found: Point[], a: Bend, b: Bend): void {
  const dx = b.centre.x - a.centre.x
  const dy = b.centre.y - a.centre.y
  const square = dx * dx + dy * dy
  if (square < NOISE) return
  const share = (square + a.r * a.r - b.r * b.r) / (2 * square)
  const height = a.r * a.r - share * share * square
  if (height < 0) return
  const across = Math.sqrt(height / square)
  for (const sideways of [-across, across]) {
    const x = a.centre.x + dx * share - dy * sideways
    const y = a.centre.y + dy * share + dx * sideways
    if (hasOnBend(a, { x, y }) && hasOnBend(b, { x, y })) found.push({ x, y })
  }
}

function hasOnBend(bend: Bend, point: Point): boolean {
  return isOnBend(bend, { x: (point.x - bend.centre.x) / bend.r, y: (point.y - bend.centre.y) / bend.r })
}
