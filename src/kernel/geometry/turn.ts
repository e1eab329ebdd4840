// Turning and facings: sine and cosine in steps of 0.1 degree, the same to the last bit in every engine.
import type { Point } from './point.ts'

const TENTHS = 3600

/**
 * Math.sin and Math.cos differ in their last digits between engines. A facing has 3600 values, so we keep a
 * table made with additions and multiplications alone; opposite and right-angled facings agree exactly.
 */
const SINES = Float64Array.from({ length: TENTHS }, (_, tenth) => sineOfTenth(tenth))

export function sine(facing: number): number {
  return SINES[tenthOf(facing)] ?? 0
}

export function cosine(facing: number): number {
  const tenth = tenthOf(facing) + 900
  return SINES[tenth < TENTHS ? tenth : tenth - TENTHS] ?? 0
}

/** Turned clockwise about the origin, to a tenth of a degree: where a point of a body lies that faces there. */
export const turnedBy = ({ x, y }: Point, degrees: number): Point => ({
  x: x * cosine(degrees) - y * sine(degrees),
  y: x * sine(degrees) + y * cosine(degrees),
})

/** The facing from one point to another, in degrees from -180 to 180, not rounded: round it before it is kept. */
export const facingTo = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI

function tenthOf(facing: number): number {
  const tenth = Math.round(facing * 10)
  if (tenth >= 0 && tenth < TENTHS) return tenth
  return ((tenth % TENTHS) + TENTHS) % TENTHS
}

function sineOfTenth(tenth: number): number {
  if (tenth > 1800) return -sineOfTenth(tenth - 1800)
  if (tenth > 900) return sineOfTenth(1800 - tenth)
  return tenth <= 450 ? series(tenth, 1) : series(900 - tenth, 0)
}

/** The power series of sine (first power 1) or cosine (first power 0), up to 45 degrees. */
function series(tenth: number, firstPower: 0 | 1): number {
  const angle = (tenth * Math.PI) / 1800
  let term = firstPower === 1 ? angle : 1
  let sum = term
  for (let power = firstPower + 2; power < 22; power += 2) {
    term *= -(angle * angle) / (power * (power - 1))
    sum += term
  }
  return sum
}
