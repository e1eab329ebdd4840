// Looking things up on a table quickly, worked out once a table.
import type { Base, BaseId, Prompt, SideId, Table, Unit, UnitId } from '../kernel/game.ts'
import { type Match, shown } from '../kernel/match.ts'
import { promptOf } from '../store/match.ts'

/** A table by ids. */
export interface Index {
  readonly base: ReadonlyMap<BaseId, Base>
  readonly unit: ReadonlyMap<UnitId, Unit>
  readonly side: ReadonlyMap<BaseId, SideId>
  readonly of: ReadonlyMap<UnitId, readonly Base[]>
}

const indexes = new WeakMap<Table, Index>()

export function indexOf(table: Table): Index {
  const known = indexes.get(table)
  if (known) return known
  const unit = new Map(table.units.map((each) => [each.id, each]))
  const of = new Map<UnitId, Base[]>()
  for (const base of table.bases) {
    const there = of.get(base.unit)
    if (there) there.push(base)
    else of.set(base.unit, [base])
  }
  const made: Index = {
    base: new Map(table.bases.map((each) => [each.id, each])),
    unit,
    side: new Map(table.bases.map((each) => [each.id, unit.get(each.unit)?.side ?? 'blue'])),
    of,
  }
  indexes.set(table, made)
  return made
}

/** The badges of a unit that no hand may set: what it does now, as against what has befallen it. */
const rolesOf = (unit: Unit, match: Match): readonly string[] =>
  unit.badges.filter((badge) => !match.rules.states.unit.includes(badge))

/** Whether units of both sides play and this base does not. */
export function isAside(match: Match, base: Base): boolean {
  const { table } = shown(match)
  const playing = table.units.filter((unit) => rolesOf(unit, match).length > 0)
  if (new Set(playing.map((unit) => unit.side)).size < 2) return false
  const unit = indexOf(table).unit.get(base.unit)
  return (
    unit !== undefined &&
    rolesOf(unit, match).length === 0 &&
    base.badges.every((badge) => match.rules.states.base(base).includes(badge))
  )
}

const movables = new WeakMap<Prompt, ReadonlySet<BaseId>>()

/** The bases that the prompt offers to be moved; in Arrange all of them. */
export function movable(match: Match): ReadonlySet<BaseId> | 'all' {
  const prompt = promptOf(match)
  if (!prompt) return 'all'
  const known = movables.get(prompt)
  if (known) return known
  const made = new Set(prompt.offers.flatMap((offer) => (offer.do === 'move' ? offer.bases : [])))
  movables.set(prompt, made)
  return made
}

export const mayMove = (match: Match, id: BaseId): boolean => {
  const some = movable(match)
  return some === 'all' || some.has(id)
}
