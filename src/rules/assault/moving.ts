// Moves made one after the other as one action, in every step in which teams move.
import { evolve } from '../../kernel/evolve.ts'
import type { About, Change, Fact, Move, UnitId, Verdict } from '../../kernel/game.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { baseOf } from '../../kernel/table.ts'
import { fact, type Says } from './facts.ts'
import { type AssaultState, assaultOf, type Flow } from './state.ts'
import { type Hindered, hindered, type Walker } from './way.ts'

/** One team's move as it would really be made. */
export interface Attempt {
  readonly ok: boolean
  readonly why: readonly Fact[]
  readonly move: Move
  /** In a charge: the enemy platoons that are named after it. */
  readonly named?: readonly UnitId[]
}

/** How teams move in a step, and what an accepted move changes: told by play, looked ahead with by check. */
export interface Stepping {
  readonly attempt: (state: AssaultState, move: Move) => Attempt
  readonly changes: (state: AssaultState, made: Attempt) => readonly Change<Flow>[]
}

export interface Sequence {
  readonly verdict: Verdict
  readonly attempts: readonly Attempt[]
}

export const ahead = (state: AssaultState, changes: readonly Change<Flow>[]): AssaultState =>
  changes.reduce((now, change) => evolve(now, change), state)

/**
 * The moves are made one after the other. One that fails waits for the rest, because those may clear its way;
 * when none can be made any more, the first that is left is refused, and with it all.
 */
export function sequence(state: AssaultState, moves: readonly Move[], stepping: Stepping): Sequence {
  const done: Attempt[] = []
  let now = state
  let left = moves
  for (;;) {
    const tries: Attempt[] = []
    const next = left.find((move) => {
      const tried = stepping.attempt(now, move)
      tries.push(tried)
      return tried.ok
    })
    const made = tries.at(-1)
    if (next === undefined || made === undefined) return ended(done, tries)
    done.push(made)
    left = left.filter((move) => move !== next)
    if (left.length === 0) return ended(done, [])
    now = ahead(now, stepping.changes(now, made))
  }
}

function ended(done: readonly Attempt[], failed: readonly Attempt[]): Sequence {
  const moves = [...done, ...failed].map(({ move }) => move)
  const [bad] = failed
  const made = done.flatMap(({ why }) => why)
  const why = bad === undefined ? made : [...bad.why, ...made]
  return { verdict: { ok: bad === undefined, why, moves }, attempts: done }
}

/** The move, and where the team stood when the step began. */
export function plainChanges(state: AssaultState, { move, why }: Attempt): readonly Change<Flow>[] {
  const assault = assaultOf(state)
  const { at } = baseOf(state.table, move.base)
  const moved = assault.moved.includes(move.base) ? assault.moved : [...assault.moved, move.base]
  const stood = { ...assault.stood, [move.base]: assault.stood[move.base] ?? at }
  return [
    { is: 'moved', moves: [move], why },
    { is: 'turned', flow: { ...state.flow, assault: { ...assault, moved, stood } }, why: [] },
  ]
}

/** Why there is no way, in the words of the step. */
export function hinderedBy(
  walking: Walker,
  at: Pose,
  says: { readonly tooFar: Says; readonly noWay: Says },
): Fact {
  return hinderedFact(walking, hindered(walking, at), says)
}

function hinderedFact(
  { team, limit }: Walker,
  why: Hindered,
  says: { readonly tooFar: Says; readonly noWay: Says },
): Fact {
  const about: About = { base: team.id, unit: team.unit }
  if (why.is === 'noWay')
    return fact(says.noWay, false, { ...about, ...(why.other && { other: why.other.id }) })
  return fact(says.tooFar, false, {
    ...about,
    path: why.route.points,
    length: why.route.mm,
    allowance: limit,
  })
}
