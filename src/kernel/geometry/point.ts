// The words of the table's geometry, the one tolerance, and the one rounding of poses. Millimetres, degrees.

export interface Point {
  readonly x: number
  readonly y: number
}

/** x to the right, y down the screen; facing in degrees, clockwise, 0 looks up the screen (towards -y). */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** A w x d box (w along x at facing 0) grown by r: (50, 32, 0) is a team base, (0, 0, 16) a round one of 32 mm. */
export interface Footprint {
  readonly w: number
  readonly d: number
  readonly r: number
}

/** The table: x from 0 to w, y from 0 to d. */
export interface Size {
  readonly w: number
  readonly d: number
}

export interface Body {
  readonly at: Pose
  readonly shape: Footprint
}

/** A point as a body. */
export const pointBody = (at: Point): Body => ({ at: { facing: 0, ...at }, shape: { w: 0, d: 0, r: 0 } })

export const isRound = ({ w, d }: Size): boolean => w === 0 && d === 0

/** The shortest line between two bodies; mm is 0 when they touch or overlap. */
export interface Measurement {
  readonly from: Point
  readonly to: Point
  readonly mm: number
}

/** Five rounding steps: what a verdict forgives, by the functions below and `overlaps`; searches are held against it. */
export const TOLERANCE_MM = 0.05

/** What adding decimals may leave over: 101.6 + 0.05 comes out a hair below 101.65. */
const FLOAT_MM = 1e-9

/** Inclusive: a way or another length exactly at the limit is within it. */
export function lengthWithin(mm: number, limitMm: number): boolean {
  return mm <= limitMm + TOLERANCE_MM + FLOAT_MM
}

export function sameLength(mm: number, otherMm: number): boolean {
  return Math.abs(mm - otherMm) <= TOLERANCE_MM + FLOAT_MM
}

/** Inclusive: exactly at the limit is within it. */
export function within(measured: Measurement, limitMm: number): boolean {
  return lengthWithin(measured.mm, limitMm)
}

/** contact is a gap no wider than the tolerance; overlapping bodies touch too. */
export function touching(measured: Measurement): boolean {
  return lengthWithin(measured.mm, 0)
}

/** Inclusive: a length exactly at the limit is long enough. */
export function lengthReaches(mm: number, limitMm: number): boolean {
  return mm >= limitMm - TOLERANCE_MM - FLOAT_MM
}

/** Inclusive: exactly at the limit is far enough. */
export function noCloserThan(measured: Measurement, limitMm: number): boolean {
  return lengthReaches(measured.mm, limitMm)
}

/** Farther off than any table reaches nothing is put down, in millimetres. */
export const FARTHEST_MM = 10_000

/** From one point to another. */
export function apart(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
}

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** To 0.01 mm and 0.1 degree, facing in [0, 360). Every pose that enters a state goes through here. */
export function roundPose(pose: Pose): Pose {
  return { x: hundredth(pose.x), y: hundredth(pose.y), facing: roundFacing(pose.facing) }
}

/** The same place and facing. Rounded poses only. */
export const isSamePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.facing === b.facing

export function roundPoint(point: Point): Point {
  return { x: hundredth(point.x), y: hundredth(point.y) }
}

export function roundFacing(degrees: number): number {
  const tenths = Math.round(degrees * 10) % 3600
  return (tenths < 0 ? tenths + 3600 : tenths + 0) / 10
}

/** Adding 0 turns a negative zero into zero, so that digests agree. */
function hundredth(mm: number): number {
  return Math.round(mm * 100) / 100 + 0
}
