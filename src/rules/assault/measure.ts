// Measuring among bases: the nearest, and all within a distance, with their lines.

import type { About, Base, Distance } from '../../kernel/game.ts'
import { leastGap } from '../../kernel/geometry/barrier.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { type Measurement, within } from '../../kernel/geometry/point.ts'

/** Two bases and the line between them, from `base` to `other`. */
export interface Near {
  readonly base: Base
  readonly other: Base
  readonly gap: Measurement
}

export const near = (base: Base, other: Base): Near => ({ base, other, gap: gap(base, other) })

/** The nearest of the others, the first of equals; null where there is none. */
export function nearest(base: Base, others: readonly Base[]): Near | null {
  let best: Near | null = null
  for (const other of others) {
    if (best !== null && leastGap(base, other) >= best.gap.mm) continue
    const found = near(base, other)
    if (best === null || found.gap.mm < best.gap.mm) best = found
  }
  return best
}

/** The nearest pair between two groups, the first of equals. */
export function nearestPair(some: readonly Base[], others: readonly Base[]): Near | null {
  const found = some.flatMap((base) => nearest(base, others) ?? [])
  return found.reduce<Near | null>(
    (best, one) => (best !== null && best.gap.mm <= one.gap.mm ? best : one),
    null,
  )
}

/** All of the others within the limit (inclusive), the nearest first; equals in their own order. */
export function closeBy(base: Base, others: readonly Base[], limitMm: number): readonly Near[] {
  const found: Near[] = []
  for (const other of others) {
    if (leastGap(base, other) > limitMm + 1) continue
    const measured = near(base, other)
    if (within(measured.gap, limitMm)) found.push(measured)
  }
  return found.toSorted(byGap)
}

export const isCloseTo = (base: Base, others: readonly Base[], limitMm: number): boolean =>
  others.some((other) => leastGap(base, other) <= limitMm + 1 && within(gap(base, other), limitMm))

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
