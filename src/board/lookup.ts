// What stands aside on the board.
import type { Base, BaseId, Unit } from '../kernel/game.ts'
import { type Match, shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { indexOf } from '../kernel/table.ts'
import { mayMove } from '../store/movable.ts'

/** The badges of a unit that no hand may set: what it does now, as against what has befallen it. */
const rolesOf = (unit: Unit, match: Match): readonly string[] =>
  unit.badges.filter((badge) => !match.rules.states.unit.includes(badge))

/** The bases that neither play, while units of both sides do, nor may move. */
export const asideOf = onceFor((match: Match): ReadonlySet<BaseId> => {
  const { table } = shown(match)
  const playing = new Set(table.units.filter((unit) => rolesOf(unit, match).length > 0))
  if (new Set([...playing].map((unit) => unit.side)).size < 2) return new Set()
  const { unit: units } = indexOf(table)
  const plays = (base: Base): boolean => {
    const unit = units.get(base.unit)
    const states = match.rules.states.base(base)
    return unit === undefined || playing.has(unit) || base.badges.some((badge) => !states.includes(badge))
  }
  return new Set(table.bases.filter((base) => !plays(base) && !mayMove(match, base.id)).map(({ id }) => id))
})
