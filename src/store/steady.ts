// A base pushed into a friend stays on its side of it until the hand is clearly past: it does not hop about.
import type { Base, BaseId, Table } from '../kernel/game.ts'
import { leastGap } from '../kernel/geometry/barrier.ts'
import { overlaps } from '../kernel/geometry/gap.ts'
import { apart, isRound, type Pose, roundPose } from '../kernel/geometry/point.ts'
import { slide } from '../kernel/geometry/slide.ts'
import { onceBy, onceFor } from '../kernel/once.ts'
import { baseOf, foesOf } from '../kernel/table.ts'

/** What the hand wished for a base last, and where that hung. */
export interface Pull {
  readonly base: BaseId
  readonly wish: Pose
  readonly hangs: Pose
}

/** It comes out on the other side once that is nearer to the hand by so much. */
const HOP_MM = 15

interface Held {
  readonly table: Table
  readonly last: Pull | null
}

/** The wish, or a place beside what is in the way that goes on from where the base hung last. Enemies are never held off. */
export function steadied(base: Base, wish: Pose, { table, last }: Held): Pose {
  if (last?.base !== base.id || last.hangs.facing !== roundPose(wish).facing) return wish
  const { others, foes } = roundOf(table)(base.id)
  const near = slide(base, wish, others, table.size)
  if (apart(near, last.hangs) < apart(wish, last.wish) + HOP_MM || pushes(base, wish, foes)) return wish
  const goesOn = { ...wish, x: last.hangs.x + wish.x - last.wish.x, y: last.hangs.y + wish.y - last.wish.y }
  const beside = slide(base, goesOn, others, table.size)
  return apart(beside, wish) <= apart(near, wish) + HOP_MM ? beside : wish
}

const pushes = (base: Base, wish: Pose, foes: readonly Base[]): boolean => {
  const pushed = { ...base, at: wish }
  return foes.some((foe) => leastGap(pushed, foe) <= 0 && overlaps(pushed, foe))
}

/** All other bases, the enemies and the round ones among them, worked out once a table and base: every move of the pointer asks. */
export const roundOf = onceFor((table: Table) =>
  onceBy((id: BaseId) => {
    const foes = foesOf(table, baseOf(table, id))
    const others = table.bases.filter((base) => base.id !== id)
    return { others, foes, roundFoes: foes.filter(({ shape }) => isRound(shape)) }
  }),
)
