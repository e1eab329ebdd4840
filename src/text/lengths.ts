// Lengths as they are printed: never so rounded that the words and the verdict disagree.
import { type Distance, inMm, type System } from '../kernel/game.ts'
import { lengthWithin, sameLength } from '../kernel/geometry/point.ts'

/** A margin below this is a close call. */
const CLOSE_MM = 2

/** A number of centimetres or inches (or, for a small margin, millimetres) with the decimals it is printed with. */
export interface Printed {
  readonly value: number
  readonly digits: number
  readonly unit: System | 'mm'
}

const SIZE_MM: Readonly<Record<System, number>> = { cm: 10, in: 25.4 }

/** The system a printed distance is read in: inches only where the book prints them. */
export const systemOf = (limit: Distance, system: System): System =>
  system === 'in' && limit.in !== undefined ? 'in' : 'cm'

export const printedLimit = (limit: Distance, system: System): Printed => {
  const unit = systemOf(limit, system)
  const value = unit === 'in' ? (limit.in ?? limit.cm) : limit.cm
  return { value, digits: decimalsOf(value), unit }
}

/** Printed distances are multiples of so many. */
const ROUND: Readonly<Record<System, number>> = { cm: 5, in: 1 }

/**
 * A length that is held against nothing: only contact is printed as 0, what is all but contact in millimetres, and what
 * is all but round, as limits are, with its second decimal.
 */
export function printedLength(mm: number, system: System): Printed {
  const exact = mm / SIZE_MM[system]
  const all =
    Math.round(exact * 10) % (ROUND[system] * 10) === 0
      ? held(mm, Math.round(exact) * SIZE_MM[system], system)
      : held(mm, 0, system)
  if (system === 'in' || lengthWithin(mm, 0) || mm >= CLOSE_MM) return all
  const value = hundredth(all.value * 10)
  return { value, digits: decimalsOf(value), unit: 'mm' }
}

/** A length held against another; all but contact is still told in millimetres where that other is far. */
export const printedHeld = (mm: number, limitMm: number, unit: System): Printed =>
  mm < CLOSE_MM && !isClose(mm, limitMm) ? printedLength(mm, unit) : held(mm, limitMm, unit)

/** A length held against a printed distance. */
export const printedAgainst = (mm: number, limit: Distance, system: System): Printed =>
  printedHeld(mm, inMm(limit, system), systemOf(limit, system))

/**
 * A length held against another one. What is above the limit is printed above it, what is below below it; within
 * the tolerance it is printed as the limit itself. A close call shows its second decimal, and only contact is
 * printed as 0.
 */
export function held(mm: number, limitMm: number, unit: System): Printed {
  const size = SIZE_MM[unit]
  const over = mm - limitMm
  if (sameLength(mm, limitMm)) return { value: limitMm / size, digits: 1, unit }
  const [exact, limit] = [mm / size, limitMm / size]
  const isBeyond = (value: number): boolean => (over > 0 ? value > limit : value < limit)
  const tenths = Math.round(exact * 10) / 10
  if (Math.abs(over) >= CLOSE_MM && isBeyond(tenths)) return { value: tenths, digits: 1, unit }
  const hundredths = Math.round(exact * 100) / 100
  if (over < 0 && hundredths === 0 && !lengthWithin(mm, 0))
    return { value: Math.round(exact * 1000) / 1000, digits: 3, unit }
  const away = (over > 0 ? Math.ceil : Math.floor)(exact * 100) / 100
  const value = isBeyond(hundredths) ? hundredths : away
  return { value, digits: Math.max(1, decimalsOf(value)), unit }
}

/** How far a printed length is from its limit, from the printed numbers, so that they add up for a reader. */
export function printedMargin(mm: number, limitMm: number, unit: System): Printed {
  const { value, unit: shown } = printedHeld(mm, limitMm, unit)
  const apart = hundredth(Math.abs((shown === 'mm' ? value / 10 : value) - limitMm / SIZE_MM[unit]))
  if (unit === 'in' || apart >= 1) return { value: apart, digits: Math.max(1, decimalsOf(apart)), unit }
  const inMillimetres = hundredth(apart * 10)
  return { value: inMillimetres, digits: decimalsOf(inMillimetres), unit: 'mm' }
}

export const isClose = (mm: number, limitMm: number): boolean => Math.abs(mm - limitMm) < CLOSE_MM

const hundredth = (value: number): number => Math.round(value * 100) / 100

/** As many decimals as are not zero, at most two. */
function decimalsOf(value: number): number {
  const hundredths = Math.round(value * 100)
  if (hundredths % 100 === 0) return 0
  return hundredths % 10 === 0 ? 1 : 2
}
