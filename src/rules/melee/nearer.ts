// Nearer to an enemy than before: what closing up asks of those who reach nobody (IM-06), and how far one is short.
import type { Base, BaseId, Fact, Table } from '../../kernel/game.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import { lengthReaches, type Pose } from '../../kernel/geometry/point.ts'
import { nearest } from '../../kernel/measure.ts'
import { onceBy } from '../../kernel/once.ts'
import { baseOf, foesOf } from '../../kernel/table.ts'
import { fact, type Says } from './facts.ts'

/** What is nearer by less than this is not nearer. */
const NEARER_MM = 1

export interface Nearing {
  /** Where it stood. */
  readonly from: Base
  readonly foes: readonly Base[]
  readonly others: readonly Base[]
}

/** To an enemy of its melee, than it stood. */
export const comesNearer = ({ from, foes }: Omit<Nearing, 'others'>, at: Pose): boolean =>
  foes.some((foe) => lengthReaches(gap(from, foe).mm - gap({ ...from, at }, foe).mm, NEARER_MM))

/** Nearer; whose place another one has taken may end anywhere. */
export const mayEnd = (nearing: Nearing, at: Pose): boolean =>
  comesNearer(nearing, at) || nearing.others.some((other) => overlaps(nearing.from, other))

/** The enemy nearest to where it is. */
export function shortOf(says: Says, base: Base, foes: readonly Base[]): Fact {
  const near = nearest(base, foes)
  if (near === null) return fact('nobodyToCharge', false, { base: base.id })
  return fact(says, false, { base: base.id, other: near.other.id, gap: near.gap })
}

/** How far each figure is from the enemy: those nearest go first, so that those behind find what is left. */
export const toEnemy = (table: Table): ((id: BaseId) => number) =>
  onceBy((id) => {
    const base = baseOf(table, id)
    return nearest(base, foesOf(table, base))?.gap.mm ?? 0
  })
