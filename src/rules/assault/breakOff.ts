// Breaking off: where those who leave may end, who finds no place, and who is captured. E-08.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, BaseId, Fact, Move, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { aboutNear, closest, isCloseTo, isIn, nearest } from '../../kernel/measure.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import { BREAK_OFF, normalMove } from './distances.ts'
import { fact } from './facts.ts'
import { type Attempt, hinderedBy, plainChanges, type Stepping } from './moving.ts'
import { settings } from './options.ts'
import { nearestPlace } from './places.ts'
import { type AssaultState, actingBases, assaultOf, platoons } from './state.ts'
import { disabled } from './teams.ts'
import { type Walker, walker, wayTo } from './way.ts'

/** The teams of the platoons that leave now; in scenario order. */
export function leaving(state: AssaultState): readonly Base[] {
  const { choices } = assaultOf(state)
  const gone = (id: string) => choices.some(({ platoon, option }) => platoon === id && option === 'breakOff')
  return platoons(state.table)
    .filter(({ id, role }) => role === 'brokenOff' && gone(id))
    .flatMap(({ bases }) => bases)
}

/** True where its player has to be asked: it must leave, or may be moved freely (profile pages only). */
export const isAsked = (state: AssaultState, base: Base): boolean =>
  !settings(state).breakOffMove || (disabled(base) === null && isTooNear(state, base))

/** Not farther than 4"/10cm from every living team of the acting platoons. */
const isTooNear = (state: AssaultState, base: Base): boolean =>
  isCloseTo(base, actingBases(state), inMm(BREAK_OFF, state.table.system))

export const breakingOff: Stepping = { attempt: leave, changes: plainChanges }

/** One team's Break Off move. */
function leave(state: AssaultState, { base: id, to: wish }: Move): Attempt {
  const walking = walkerOf(state, id)
  const { team } = walking
  const { others } = walking
  const at = slide(team, wish, others, state.table.size)
  const made = { move: { base: id, to: at } }
  const about = { base: id, unit: team.unit }
  if (!leaving(state).some((each) => each.id === id))
    return { ...made, ok: false, why: [fact('notLeaving', false, about)] }
  if (!settings(state).breakOffMove) return { ...made, ok: true, why: [fact('movesFreely', true, about)] }
  const word = disabled(team)
  if (word !== null) return { ...made, ok: false, why: [fact('disabledStays', false, { ...about, word })] }
  const tooNearMm = inMm(BREAK_OFF, state.table.system)
  const near = closest({ ...team, at }, actingBases(state), tooNearMm)
  const way = wayTo(walking, at)
  const { limit } = walking
  const hindered =
    way === null ? [hinderedBy(walking, at, { tooFar: 'leavesTooFar', noWay: 'leavesNoWay' })] : []
  const tooNear =
    near !== null && isIn(near, tooNearMm) ? [fact('leavesTooNear', false, aboutNear(near, BREAK_OFF))] : []
  const why = [...tooNear, ...hindered]
  if (way === null || why.length > 0) return { ...made, ok: false, why }
  const measured = near === null ? {} : { other: near.other.id, gap: near.gap, limit: BREAK_OFF }
  return {
    ...made,
    ok: true,
    why: [
      fact('leaves', true, { ...about, ...measured, path: way.points, length: way.mm, allowance: limit }),
    ],
  }
}

function walkerOf(state: AssaultState, id: BaseId): Walker {
  const base = state.table.bases.find((each) => each.id === id)
  if (base === undefined) throw new Error(`Nobody called ${id} can leave`)
  return walker(state, base, { limit: normalMove(base), clear: () => 0 })
}

const places = onceFor((state: AssaultState) =>
  onceBy((id: BaseId) =>
    nearestPlace(walkerOf(state, id), actingBases(state), inMm(BREAK_OFF, state.table.system)),
  ),
)

/** The nearest place to break off to, its facing kept; null where the search finds none. */
export const placeToLeave = (state: AssaultState, id: BaseId): Pose | null => places(state)(id)

/** The teams that are still too near to stay and cannot be asked to leave, each with why (surrendered, captured). */
export function surrendering(state: AssaultState): readonly Fact[] {
  if (!settings(state).breakOffMove) return []
  return leaving(state)
    .filter((base) => isTooNear(state, base))
    .map((base) => lostFact(state, base))
}

function lostFact(state: AssaultState, base: Base): Fact {
  const near = nearest(base, actingBases(state))
  const about = near === null ? { base: base.id, unit: base.unit } : aboutNear(near, BREAK_OFF)
  const word = disabled(base)
  return word === null ? fact('surrenders', false, about) : fact('captured', false, { ...about, word })
}

/** Done is refused while a team has a place to go to and has not gone. */
export function mayEndBreakOff(state: AssaultState): Verdict {
  const units = [...new Set(leaving(state).map(({ unit }) => unit))]
  const done = fact('breakOffDone', true, { units })
  if (!settings(state).breakOffMove) return { ok: true, why: [done] }
  const due = leaving(state).filter((base) => isAsked(state, base) && placeToLeave(state, base.id) !== null)
  if (due.length === 0) return { ok: true, why: [done, ...surrendering(state), ...staying(state)] }
  return { ok: false, why: due.map((base) => mustLeave(state, base)) }
}

/** Those who were far enough from the start. */
function staying(state: AssaultState): readonly Fact[] {
  const { moved } = assaultOf(state)
  return leaving(state)
    .filter((base) => !moved.includes(base.id) && !isTooNear(state, base))
    .map((base) => {
      const near = nearest(base, actingBases(state))
      const about =
        near === null ? { base: base.id, unit: base.unit, limit: BREAK_OFF } : aboutNear(near, BREAK_OFF)
      return fact('needNotLeave', true, about)
    })
}

function mustLeave(state: AssaultState, base: Base): Fact {
  const near = nearest(base, actingBases(state))
  const about = near === null ? { base: base.id, unit: base.unit } : aboutNear(near, BREAK_OFF)
  return fact('mustStillLeave', false, about)
}

/** For each team that must leave and has a place: its nearest one, each knowing where those before it went. */
export function proposeLeaving(state: AssaultState): readonly Move[] {
  const moves: Move[] = []
  let now = state
  for (const { id } of leaving(state)) {
    const base = now.table.bases.find((each) => each.id === id)
    const to =
      base !== undefined && isAsked(now, base) && settings(now).breakOffMove ? placeToLeave(now, id) : null
    if (to === null) continue
    const tried = leave(now, { base: id, to })
    if (!tried.ok) continue
    moves.push(tried.move)
    now = ahead(now, plainChanges(now, tried))
  }
  return moves
}
