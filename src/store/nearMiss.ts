// A wish a little short of an enemy, or upon it, is completed to contact: that of one base, and that of a unit by its foremost.
import type { Base, Move, Table } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { type Pose, pointBody, roundPose } from '../kernel/geometry/point.ts'
import { snap } from '../kernel/geometry/slide.ts'
import { baseOf } from '../kernel/table.ts'
import { roundOf } from './steady.ts'

export interface Reach {
  readonly table: Table
  readonly catchMm: number
}

/** The wish completed to contact with an enemy near it, or null. Upon a round one, which has no sides, from where it comes. */
export function completed(base: Base, wish: Pose, { table, catchMm }: Reach): Pose | null {
  if (catchMm <= 0) return null
  const { others, foes, roundFoes } = roundOf(table)(base.id)
  const under = roundFoes.find((foe) => gap(pointBody(wish), foe).mm <= 0)
  return (
    (under && pushed(base, wish, { under, others })) ?? snap(base, wish, foes, { obstacles: others, catchMm })
  )
}

interface Pushed {
  readonly under: Base
  readonly others: readonly Base[]
}

/** In contact with the enemy under the wish, on the side where it comes from, as far as there is room. */
function pushed(base: Base, wish: Pose, { under, others }: Pushed): Pose | null {
  const [dx, dy] = [base.at.x - under.at.x, base.at.y - under.at.y]
  const clear = spread(base.shape) + spread(under.shape)
  const part = clear / Math.hypot(dx, dy)
  if (part >= 1) return null
  const before = { ...wish, x: under.at.x + dx * part, y: under.at.y + dy * part }
  return snap(base, before, [under], { obstacles: others, catchMm: clear })
}

/** All of them as much farther as brings the first to contact, or null. Those that move along are not in its way. */
export function completedTogether(moves: readonly Move[], { table, catchMm }: Reach): readonly Move[] | null {
  const [first] = moves
  if (!first || catchMm <= 0) return null
  const along = new Set(moves.map((move) => move.base))
  const { others, foes } = roundOf(table)(first.base)
  const obstacles = others.filter(({ id }) => !along.has(id))
  const at = snap(baseOf(table, first.base), first.to, foes, { obstacles, catchMm })
  if (!at) return null
  const [dx, dy] = [at.x - first.to.x, at.y - first.to.y]
  return moves.map(({ base, to }) => ({ base, to: roundPose({ ...to, x: to.x + dx, y: to.y + dy }) }))
}

/** Who comes nearest to an enemy is the first: of it the rules speak. */
export function nearestFirst(moves: readonly Move[], table: Table): readonly Move[] {
  const away = ({ base: id, to }: Move): number => {
    const moved = { ...baseOf(table, id), at: to }
    return Math.min(...roundOf(table)(id).foes.map((foe) => gap(moved, foe).mm))
  }
  const far = new Map(moves.map((move) => [move, away(move)]))
  return moves.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))
}
