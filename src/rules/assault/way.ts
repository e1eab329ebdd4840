// A team's way in a step of moving: what lies in it, what it has to keep from, and why there is none.
import type { Base, BaseId, Distance } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { leastGap } from '../../kernel/geometry/barrier.ts'
import { type TooNear, tooNear } from '../../kernel/geometry/keeping.ts'
import { apart, lengthWithin, type Point, type Pose } from '../../kernel/geometry/point.ts'
import { type Ground, inTheWay, type Obstacle, type Route, route } from '../../kernel/geometry/route.ts'
import { isWayRuled, ruledWithin } from '../../kernel/ruling.ts'
import type { AssaultState } from './state.ts'

/** A base on the way; the mover keeps `clear` mm from it, or what it started with. */
export interface Hindrance extends Obstacle {
  readonly body: Base
}

/** A team about to move: where it stood when the step began, what is around it, how far it may go. */
export interface Walker {
  readonly team: Base
  /** Everything that it can come near to on a way of the allowed length. */
  readonly hindrances: readonly Hindrance[]
  /** All other bases as they lay when it went. */
  readonly around: readonly Base[]
  /** All other bases as they lie now. */
  readonly others: readonly Base[]
  /** The ones that went after it, as they lie now. */
  readonly later: readonly Base[]
  readonly limit: Distance
  /** what has to be kept is judged where the way ends only. */
  readonly byEnd: boolean
  readonly ground: Ground
}

/** Why a team cannot go somewhere. */
export type Hindered =
  | { readonly is: 'tooFar'; readonly route: Route }
  | { readonly is: 'noWay'; readonly other: Base | null }
  | ({ readonly is: 'tooNear'; readonly route: Route } & TooNear<Base>)

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
  const byEnd = terms.byEnd === true
  const ground = { ...kept(hindrances, byEnd, later), size, allowanceMm }
  return { team, hindrances, around, others, later, limit: terms.limit, byEnd, ground }
}

/** what is to be kept all along, and what only where the way ends. */
const kept = (hindrances: readonly Hindrance[], byEnd: boolean, later: readonly Base[]) => ({
  obstacles: byEnd ? solid(hindrances) : hindrances,
  atEnd: [...(byEnd ? hindrances : []), ...later.map((body) => ({ body, clear: 0 }))],
})

const solid = (some: readonly Hindrance[]): readonly Hindrance[] =>
  some.map(({ body }) => ({ body, clear: 0 }))

export function wayTo(walker: Walker, to: Pose): Route | null {
  const walking = ruledOn(walker, to)
  return route(walking.team, to, walking.ground)
}

/** What the players have ruled about that place stands above the length of the way there and above what is to be kept. */
function ruledOn(walking: Walker, to: Pose): Walker {
  const { team, ground, byEnd, later } = walking
  if (team.overruled === undefined) return walking
  const there = { ...team, at: to }
  const hindrances = walking.hindrances.map((each) =>
    ruledWithin(there, each.body, each.clear) === false ? { ...each, clear: 0 } : each,
  )
  const allowanceMm = isWayRuled(team, to, ground.allowanceMm) ? Number.POSITIVE_INFINITY : ground.allowanceMm
  return { ...walking, hindrances, ground: { ...ground, ...kept(hindrances, byEnd, later), allowanceMm } }
}

/** Why `wayTo` found no way. */
export function hindered(walking: Walker, to: Pose): Hindered {
  const { team, ground, hindrances, around } = walking
  const straight = straightTo(team.at, to)
  if (!lengthWithin(straight.mm, ground.allowanceMm)) return { is: 'tooFar', route: straight }
  const plain = route(team, to, { ...ground, obstacles: solid(hindrances), atEnd: [] })
  if (plain !== null) {
    const near = cramped(walking, plain, to)
    return near === null ? { is: 'tooFar', route: plain } : { is: 'tooNear', route: plain, ...near }
  }
  const all = around.map((body) => ({ body, clear: 0 }))
  const long = route(team, to, {
    ...ground,
    obstacles: all,
    atEnd: [],
    allowanceMm: ground.allowanceMm * LONG,
  })
  return long === null
    ? { is: 'noWay', other: inTheWay(team, to, { ...ground, obstacles: solid(hindrances), atEnd: [] }) }
    : { is: 'tooFar', route: long }
}

/** What that way comes too near to; A-16. */
const cramped = ({ team, hindrances, byEnd }: Walker, { points }: Route, to: Pose): TooNear<Base> | null =>
  tooNear({ body: team, to, points: byEnd ? [to] : points }, hindrances)

/** Ways longer than this many times the allowance are not looked for. */
const LONG = 3

const straightTo = (from: Point, to: Point): Route => ({
  points: [
    { x: from.x, y: from.y },
    { x: to.x, y: to.y },
  ],
  mm: apart(from, to),
})
