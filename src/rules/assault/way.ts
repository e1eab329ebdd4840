// A team's way in a step of moving: what lies in it, what it has to keep from, and why there is none.
import type { Base, BaseId, Distance } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { leastGap } from '../../kernel/geometry/barrier.ts'
import { type Hindered, hindered } from '../../kernel/geometry/hindered.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import type { Ground, Obstacle, Route } from '../../kernel/geometry/route.ts'
import { ruledWay } from '../../kernel/ruling.ts'
import type { AssaultState } from './state.ts'

/** A team about to move: where it stood when the step began, what is around it, how far it may go. */
export interface Walker {
  readonly team: Base
  /** Everything that it can come near to on a way of the allowed length. */
  readonly hindrances: readonly Obstacle<Base>[]
  /** All other bases as they lay when it went. */
  readonly around: readonly Base[]
  /** All other bases as they lie now. */
  readonly others: readonly Base[]
  /** The ones that went after it, as they lie now. */
  readonly later: readonly Base[]
  readonly limit: Distance
  readonly ground: Ground<Base>
}

/** The base, standing where it stood when the present step began. */
export function standing(state: AssaultState, base: Base): Base {
  const stood = state.flow.assault?.stood[base.id]
  return stood === undefined ? base : { ...base, at: stood }
}

/** The bases that moved in the present step before that one did; all of them where it has not moved. */
export function movedBefore(state: AssaultState, id: BaseId): readonly BaseId[] {
  const moved = state.flow.assault?.moved ?? []
  const turn = moved.indexOf(id)
  return turn < 0 ? moved : moved.slice(0, turn)
}

/** The bases that moved after it. */
export const movedAfter = (state: AssaultState, id: BaseId): readonly BaseId[] =>
  (state.flow.assault?.moved ?? []).slice(movedBefore(state, id).length + 1)

/** Who moves again goes in its old turn: those that moved after it were still where they had stood. */
export function walker(
  state: AssaultState,
  base: Base,
  terms: { readonly limit: Distance; readonly clear: (other: Base) => number; readonly byEnd?: boolean },
): Walker {
  const { size, system, bases } = state.table
  const team = standing(state, base)
  const after = movedAfter(state, base.id)
  const others = bases.filter((other) => other.id !== base.id)
  const later = others.filter(({ id }) => after.includes(id))
  const around = others.map((other) => (after.includes(other.id) ? standing(state, other) : other))
  const allowanceMm = inMm(terms.limit, system)
  const hindrances = around
    .map((body) => ({ body, clear: terms.clear(body) }))
    .filter(({ body, clear }) => leastGap(team, body) <= allowanceMm + clear + 1)
  const solid = (some: readonly Base[]): readonly Obstacle<Base>[] => some.map((body) => ({ body, clear: 0 }))
  // what is to be kept all along, and what only where the way ends.
  const obstacles = terms.byEnd === true ? solid(hindrances.map(({ body }) => body)) : hindrances
  const atEnd = [...(terms.byEnd === true ? hindrances : []), ...solid(later)]
  const ground = { obstacles, atEnd, size, allowanceMm }
  return { team, hindrances, around, others, later, limit: terms.limit, ground }
}

export const wayTo = ({ team, ground }: Walker, to: Pose): Route | null => ruledWay(team, to, ground)

/** Why `wayTo` found no way. */
export const whyNoWay = ({ team, ground, around }: Walker, to: Pose): Hindered<Base> =>
  hindered(team, to, { ...ground, around })
