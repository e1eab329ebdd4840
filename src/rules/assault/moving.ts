// Moves made one after the other as one action, in every step in which teams move.
import { ahead } from '../../kernel/evolve.ts'
import type { About, Base, BaseId, Change, Fact, Move, UnitId, Verdict } from '../../kernel/game.ts'
import type { Hindered } from '../../kernel/geometry/hindered.ts'
import { isSamePose, type Pose } from '../../kernel/geometry/point.ts'
import { baseOf } from '../../kernel/table.ts'
import { fact, type Says } from './facts.ts'
import { type Assault, type AssaultState, assaultOf, type Flow } from './state.ts'
import { movedAfter, standing, type Walker, whyNoWay } from './way.ts'

/** One team's move as it would really be made. */
export interface Attempt {
  readonly ok: boolean
  readonly why: readonly Fact[]
  readonly move: Move
  /** In a charge: the enemy platoons that are named after it. */
  readonly named?: readonly UnitId[]
  /** It gives up its turn in the step, and goes after all that have moved. */
  readonly last?: true
}

/** How teams move in a step, and what an accepted move changes: told by play, looked ahead with by check. */
export interface Stepping {
  readonly attempt: (state: AssaultState, move: Move) => Attempt
  readonly changes: (state: AssaultState, made: Attempt) => readonly Change<Flow>[]
  /** They make room for one another, and moved as one: what one does now is not held against those that moved later. */
  readonly asOne?: true
  /** Says that one that moved later could not have moved so. */
  readonly bars?: Says
}

export interface Sequence {
  readonly verdict: Verdict
  readonly attempts: readonly Attempt[]
}

/**
 * The moves are made one after the other, those of teams that have moved already first, in their old turns. One that
 * fails waits for the rest, because those may clear its way; when none can be made any more, the first that is left is
 * refused, and with it all. What is told begins with the teams that were to be moved, not with those that give way.
 */
export function sequence(state: AssaultState, moves: readonly Move[], stepping: Stepping): Sequence {
  const asked = new Set(moves.map(({ base }) => base))
  const done: Attempt[] = []
  let now = state
  let left = inTurn(state, moves)
  for (;;) {
    const failed: Attempt[] = []
    let made: readonly Attempt[] | null = null
    for (const move of left) {
      const tried = again(now, move, stepping)
      made = tried.ok ? tried.attempts : null
      if (made !== null) {
        left = left.filter((each) => each !== move)
        break
      }
      failed.push(...tried.attempts)
    }
    if (made === null) return ended(state, { done, failed, asked })
    done.push(...made)
    if (left.length === 0) return ended(state, { done, failed: [], asked })
    for (const each of made) now = ahead(now, stepping.changes(now, each))
  }
}

const inTurn = (state: AssaultState, moves: readonly Move[]): readonly Move[] =>
  moves.toSorted((a, b) => turnOf(state, a.base) - turnOf(state, b.base))

/** Its old turn in the step; after all of those where it has not moved. */
export function turnOf({ flow }: AssaultState, id: BaseId): number {
  const moved = flow.assault?.moved ?? []
  return moved.includes(id) ? moved.indexOf(id) : moved.length
}

interface Tried {
  readonly ok: boolean
  readonly attempts: readonly Attempt[]
}

/** A team that is moved again, and those that give way. Where it ends is answered as if it had been wished there. */
function again(state: AssaultState, move: Move, stepping: Stepping): Tried {
  const tried = inEitherTurn(state, move, stepping)
  const own = tried.attempts.find((each) => each.move.base === move.base)
  if (!tried.ok || own === undefined || isSamePose(own.move.to, move.to)) return tried
  const answered = inEitherTurn(state, own.move, stepping)
  return answered.ok && !isSameCourse(answered, tried) ? answered : tried
}

/** The same teams end in the same places, in the same order. */
const isSameCourse = (one: Tried, other: Tried): boolean =>
  one.attempts.length === other.attempts.length &&
  one.attempts.every(({ move }, i) => {
    const there = other.attempts[i]?.move
    return there?.base === move.base && isSamePose(there.to, move.to)
  })

/**
 * A team that has moved goes in its old turn, or else after all others, whichever takes it where it is wished. Those
 * that moved after it go once more, to where they are or as near to there as that team leaves them: so all lie as they
 * could have been moved one after the other.
 */
function inEitherTurn(state: AssaultState, move: Move, stepping: Stepping): Tried {
  const made = stepping.attempt(state, move)
  const after = movedAfter(state, move.base)
  if (after.length === 0 || stepping.asOne) return { ok: made.ok, attempts: [made] }
  const others = after.map((id) => ({ base: id, to: baseOf(state.table, id).at }))
  const shifts = ({ move: { base, to } }: Attempt) => !isSamePose(to, baseOf(state.table, base).at)
  const start = takenBack(state, [move.base, ...after])
  const inTurn = made.ok ? replayed(start, [made.move, ...others], stepping) : null
  const early =
    inTurn?.ok && isSamePose(made.move.to, inTurn.attempts[0]?.move.to ?? move.to)
      ? { ok: true, attempts: [made, ...inTurn.attempts.slice(1).filter(shifts)] }
      : null
  if (early && isSamePose(made.move.to, move.to)) return early
  const atLast = replayed(start, others, stepping)
  const last = atLast.ok ? stepping.attempt(lyingAt(atLast.now, baseOf(state.table, move.base)), move) : null
  if (last?.ok && (early === null || isSamePose(last.move.to, move.to)))
    return { ok: true, attempts: [...atLast.attempts.filter(shifts), { ...last, last: true }] }
  return (
    early ?? {
      ok: false,
      attempts: [made.ok ? { ...made, ok: false, why: whyBarred(made, inTurn, stepping) } : made],
    }
  )
}

/** The step as it was when the first of these had not moved yet. */
function takenBack(state: AssaultState, some: readonly BaseId[]): AssaultState {
  const assault = assaultOf(state)
  const moved = assault.moved.filter((id) => !some.includes(id))
  const bases = state.table.bases.map((base) => (some.includes(base.id) ? standing(state, base) : base))
  return {
    ...state,
    table: { ...state.table, bases },
    flow: { ...state.flow, assault: { ...assault, moved } },
  }
}

const lyingAt = (state: AssaultState, lying: Base): AssaultState => ({
  ...state,
  table: {
    ...state.table,
    bases: state.table.bases.map((base) => (base.id === lying.id ? { ...base, at: lying.at } : base)),
  },
})

function replayed(
  start: AssaultState,
  moves: readonly Move[],
  stepping: Stepping,
): Tried & { now: AssaultState } {
  const attempts: Attempt[] = []
  let now = start
  for (const move of moves) {
    const made = stepping.attempt(now, move)
    attempts.push(made)
    if (!made.ok) return { ok: false, attempts, now }
    now = ahead(now, stepping.changes(now, made))
  }
  return { ok: true, attempts, now }
}

/** Who moved after it could not have gone to where it is. */
function whyBarred({ move }: Attempt, tried: Tried | null, { bars }: Stepping): readonly Fact[] {
  const failed = tried?.attempts.at(-1)
  if (failed === undefined) return []
  return [
    ...(bars === undefined ? [] : [fact(bars, false, { base: move.base, other: failed.move.base })]),
    ...failed.why,
  ]
}

interface Ended {
  readonly done: readonly Attempt[]
  readonly failed: readonly Attempt[]
  readonly asked: ReadonlySet<BaseId>
}

/** The moves are named in the order in which they would be tried were they asked for as they end. */
function ended(state: AssaultState, { done, failed, asked }: Ended): Sequence {
  const ends = new Map([...done, ...failed].map(({ move }) => [move.base, move]))
  const [bad] = failed
  const gaveWay = ({ move }: Attempt): number => (asked.has(move.base) ? 0 : 1)
  const made = done.toSorted((a, b) => gaveWay(a) - gaveWay(b)).flatMap(({ why }) => why)
  const why = bad === undefined ? made : [...bad.why, ...made]
  return { verdict: { ok: bad === undefined, why, moves: inTurn(state, [...ends.values()]) }, attempts: done }
}

/** The move, and where the team stood when the step began. */
export function plainChanges(state: AssaultState, made: Attempt): readonly Change<Flow>[] {
  const { move, why } = made
  const assault = withMoved(assaultOf(state), baseOf(state.table, move.base), made)
  return [
    { is: 'moved', moves: [move], why },
    { is: 'turned', flow: { ...state.flow, assault }, why: [] },
  ]
}

/** The team has moved in this step, from where it first stood; asked before it is moved. */
export function withMoved(assault: Assault, { id, at }: Base, { last }: Attempt): Assault {
  const moved = last === true ? assault.moved.filter((each) => each !== id) : assault.moved
  return {
    ...assault,
    moved: moved.includes(id) ? moved : [...moved, id],
    stood: { ...assault.stood, [id]: assault.stood[id] ?? at },
  }
}

/** The words of a step for a way that is too long, and where there is none. */
interface NoWay {
  readonly tooFar: Says
  readonly noWay: Says
}

/** Why there is no way, in the words of the step. */
export const hinderedBy = (walking: Walker, at: Pose, says: NoWay): Fact =>
  hinderedFact(walking, whyNoWay(walking, at), says)

export function hinderedFact({ team, limit }: Walker, why: Hindered<Base>, says: NoWay): Fact {
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
