// Nearer to an enemy than before: what closing up asks of those who reach nobody (IM-06), and how far one is short.
import type { Base, Fact } from '../../kernel/game.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { fact, type Says } from './facts.ts'

/** What is nearer by less than this is not nearer. */
const NEARER_MM = 1

interface Closing {
  /** Where it stood. */
  readonly from: Base
  readonly foes: readonly Base[]
  readonly others: readonly Base[]
}

/** To an enemy of its melee, than it stood. */
export const comesNearer = ({ from, foes }: Omit<Closing, 'others'>, at: Pose): boolean =>
  foes.some((foe) => gap({ ...from, at }, foe).mm <= gap(from, foe).mm - NEARER_MM)

/** Nearer; whose place another one has taken may end anywhere. */
export const mayEnd = (closing: Closing, at: Pose): boolean =>
  comesNearer(closing, at) || closing.others.some((other) => overlaps(closing.from, other))

/** The enemy nearest to where it is. */
export function shortOf(says: Says, base: Base, foes: readonly Base[]): Fact {
  const [near] = foes
    .map((other) => ({ other, measured: gap(base, other) }))
    .toSorted((a, b) => a.measured.mm - b.measured.mm)
  if (near === undefined) return fact('nobodyToCharge', false, { base: base.id })
  return fact(says, false, { base: base.id, other: near.other.id, gap: near.measured })
}
