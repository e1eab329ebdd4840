// Measuring among bases: the nearest, and all within a distance, with their lines.

import type { About, Base, Distance } from './game.ts'
import { leastGap } from './geometry/barrier.ts'
import { centreGap, gap } from './geometry/gap.ts'
import { type Measurement, noCloserThan, within } from './geometry/point.ts'
import { ruledWithin } from './ruling.ts'

/** A limit in millimetres; in misreadings held against centres, or passed at the limit itself. */
export type Limit = number | Misread

export interface Misread {
  readonly mm: number
  readonly centre: boolean
  /** What lies just at the limit is outside. */
  readonly excludes: boolean
}

const mmOf = (limit: Limit): number => (typeof limit === 'number' ? limit : limit.mm)

/** Two bases and the line between them, from `base` to `other`. */
export interface Near {
  readonly base: Base
  readonly other: Base
  readonly gap: Measurement
}

/** `limit` says how it is measured, where that may be misread. */
export function near(base: Base, other: Base, limit: Limit = 0): Near {
  const isMisread = typeof limit === 'object' && limit.centre
  return { base, other, gap: isMisread ? centreGap(base, other) : gap(base, other) }
}

/** The nearest of the others, the first of equals; null where there is none. */
export function nearest(base: Base, others: readonly Base[], limit: Limit = 0): Near | null {
  let best: Near | null = null
  for (const other of others) {
    if (best !== null && leastGap(base, other) >= best.gap.mm) continue
    const found = near(base, other, limit)
    if (best === null || found.gap.mm < best.gap.mm) best = found
  }
  return best
}

/** The nearest pair between two groups, the first of equals. */
export function nearestPair(some: readonly Base[], others: readonly Base[], limit: Limit = 0): Near | null {
  const found = some.flatMap((base) => nearest(base, others, limit) ?? [])
  return found.reduce<Near | null>(
    (best, one) => (best !== null && best.gap.mm <= one.gap.mm ? best : one),
    null,
  )
}

/** Inclusive; what the players have ruled about the two stands above the measurement. */
export function isIn({ base, other, gap: measured }: Near, limit: Limit): boolean {
  const excludes = typeof limit === 'object' && limit.excludes
  const mm = mmOf(limit)
  return ruledWithin(base, other, mm) ?? (excludes ? !noCloserThan(measured, mm) : within(measured, mm))
}

/** It is no closer than that; what the players have ruled about the two stands above the measurement. */
export function isClear({ base, other, gap: measured }: Near, keepMm: number): boolean {
  const ruled = ruledWithin(base, other, keepMm)
  return ruled === null ? noCloserThan(measured, keepMm) : !ruled
}

/** All of the others within the limit, the nearest first; equals in their own order. */
export function closeBy(base: Base, others: readonly Base[], limit: Limit): readonly Near[] {
  const found: Near[] = []
  for (const other of others) {
    if (!mayBeIn(base, other, mmOf(limit))) continue
    const measured = near(base, other, limit)
    if (isIn(measured, limit)) found.push(measured)
  }
  return found.toSorted(byGap)
}

export const isCloseTo = (base: Base, others: readonly Base[], limit: Limit): boolean =>
  others.some((other) => mayBeIn(base, other, mmOf(limit)) && isIn(near(base, other, limit), limit))

/** A quick look, to leave most of the measuring out. */
const mayBeIn = (base: Base, other: Base, limitMm: number): boolean =>
  base.overruled !== undefined || leastGap(base, other) <= limitMm + 1

/** The nearest of those within the limit, else the nearest of all; null where there is none. */
export const closest = (base: Base, others: readonly Base[], limit: Limit): Near | null =>
  base.overruled === undefined
    ? nearest(base, others, limit)
    : (closeBy(base, others, limit)[0] ?? nearest(base, others, limit))

/** The same of the pairs between two groups. */
export function closestPair(some: readonly Base[], others: readonly Base[], limit: Limit): Near | null {
  if (some.every((base) => base.overruled === undefined)) return nearestPair(some, others, limit)
  const inside = some.flatMap((base) => closeBy(base, others, limit).slice(0, 1)).toSorted(byGap)
  return inside[0] ?? nearestPair(some, others, limit)
}

export const byGap = (a: Near, b: Near): number => a.gap.mm - b.gap.mm

/** What a fact about the two carries. */
export const aboutNear = ({ base, other, gap: measured }: Near, limit: Distance): About => ({
  base: base.id,
  other: other.id,
  unit: base.unit,
  enemy: other.unit,
  gap: measured,
  limit,
})

/** The same of a base and the nearest of the others; of the base alone where there is none. */
export function aboutNearest(base: Base, near: Near | null, limit: Distance): About {
  return near === null ? { base: base.id, unit: base.unit, limit } : aboutNear(near, limit)
}
