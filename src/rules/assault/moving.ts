// Moves made one after the other as one action, in every step in which teams move.
import { ahead } from '../../kernel/evolve.ts'
import type { About, Base, Change, Fact, Move, UnitId, Verdict } from '../../kernel/game.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { baseOf } from '../../kernel/table.ts'
import { fact, type Says } from './facts.ts'
import { type Assault, type AssaultState, assaultOf, type Flow } from './state.ts'
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
  const assault = withMoved(assaultOf(state), baseOf(state.table, move.base))
  return [
    { is: 'moved', moves: [move], why },
    { is: 'turned', flow: { ...state.flow, assault }, why: [] },
  ]
}

/** The team has moved in this step, from where it first stood; asked before it is moved. */
export const withMoved = (assault: Assault, { id, at }: Base): Assault => ({
  ...assault,
  moved: assault.moved.includes(id) ? assault.moved : [...assault.moved, id],
  stood: { ...assault.stood, [id]: assault.stood[id] ?? at },
})

/** The words of a step for a way that is too long, and where there is none. */
interface NoWay {
  readonly tooFar: Says
  readonly noWay: Says
}

/** Why there is no way, in the words of the step. */
export const hinderedBy = (walking: Walker, at: Pose, says: NoWay): Fact =>
  hinderedFact(walking, hindered(walking, at), says)

export function hinderedFact({ team, limit }: Walker, why: Hindered, says: NoWay): Fact {
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
