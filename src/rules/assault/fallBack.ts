// Where the teams of a charge that was stopped fall back to, and who cannot: E-10.
import type { About, Base, BaseId, Fact, Move, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { asFar, FINE_MM } from '../../kernel/geometry/asFar.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { aboutNearest, isClear, nearest } from '../../kernel/measure.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import { baseOf, foesOf } from '../../kernel/table.ts'
import { CLEARANCE, FALL_BACK } from './distances.ts'
import { type AssaultFact, fact } from './facts.ts'
import { type Attempt, plainChanges, type Stepping } from './moving.ts'
import { type AssaultState, actingBases, assaultOf } from './state.ts'
import { disabled } from './teams.ts'
import { standing, type Walker, walker, wayTo } from './way.ts'

/** It stands, or stood when the step began, nearer than 2"/5cm to an enemy team. */
export const hasToFall = (state: AssaultState, base: Base): boolean =>
  !isFarEnough(state, base, standing(state, base).at)

/** The teams that have to fall back and can: in scenario order. */
export const fallingBack = (state: AssaultState): readonly Base[] =>
  actingBases(state).filter(
    (base) => hasToFall(state, base) && disabled(base) === null && placeToFall(state, base.id) !== null,
  )

export const walkerOf = (state: AssaultState, id: BaseId): Walker =>
  walker(state, baseOf(state.table, id), { limit: FALL_BACK, clear: () => 0 })

const places = onceFor((state: AssaultState) => onceBy((id: BaseId) => search(state, id)))

/** Where it falls back to by the shortest way, its facing kept; null where it cannot get any farther off. */
const placeToFall = (state: AssaultState, id: BaseId): Pose | null => places(state)(id)

function search(state: AssaultState, id: BaseId): Pose | null {
  const { team, ground } = walkerOf(state, id)
  const end = asFar(team, foesOf(state.table, team), inMm(CLEARANCE, state.table.system), ground)?.points.at(
    -1,
  )
  return end === undefined ? null : { x: end.x, y: end.y, facing: team.at.facing }
}

export const retreating: Stepping = { attempt: fallBack, changes: plainChanges, asOne: true }

/** One team's way back; wherever else it is let go, it goes to the nearest place that is far enough. */
export function fallBack(state: AssaultState, { base: id, to: wish }: Move): Attempt {
  const walking = walkerOf(state, id)
  const { team } = walking
  const refused = (why: Fact): Attempt => ({ ok: false, why: [why], move: { base: id, to: team.at } })
  const about = { base: id, unit: team.unit }
  if (!actingBases(state).some((each) => each.id === id)) return refused(fact('notStopped', false, about))
  const word = disabled(team)
  if (word !== null) return refused(fact('standsDisabled', false, { ...about, word }))
  if (!hasToFall(state, team)) return refused(fact('needNotFall', false, measured(state, team)))
  const place = placeToFall(state, id)
  if (place === null) return refused(fact('cannotFall', false, measured(state, team)))
  const at = slide(team, wish, walking.others, state.table.size)
  const isAsGood = isAsShort(walking, at, place) && isAsFarOff(state, team, at, place)
  const end = isAsGood ? at : place
  const why = whyFalls(state, walking, end)
  const isPulled = !isAsGood && why.says === 'fallsBack' && isFarEnough(state, team, at)
  const told = isPulled ? fact('fallsNoFarther', true, why.about) : why
  return { ok: true, why: [told], move: { base: id, to: end } }
}

/** A way is as short as the shortest one if it is no more than this longer: a hand is no finer. */
export const AS_GOOD_MM = 2

function isAsShort(walking: Walker, at: Pose, place: Pose): boolean {
  const [wished, shortest] = [wayTo(walking, at), wayTo(walking, place)]
  return wished !== null && shortest !== null && wished.mm <= shortest.mm + AS_GOOD_MM
}

/** Far enough, or, where that cannot be had, as far off as the place that was found. */
function isAsFarOff(state: AssaultState, team: Base, at: Pose, place: Pose): boolean {
  if (isFarEnough(state, team, at)) return true
  const off = (there: Pose): number => nearest({ ...team, at: there }, foesOf(state.table, team))?.gap.mm ?? 0
  return !isFarEnough(state, team, place) && off(at) >= off(place) - FINE_MM
}

function isFarEnough(state: AssaultState, team: Base, at: Pose): boolean {
  const near = nearest({ ...team, at }, foesOf(state.table, team))
  return near === null || isClear(near, inMm(CLEARANCE, state.table.system))
}

export function whyFalls(state: AssaultState, walking: Walker, at: Pose): AssaultFact {
  const { team, limit } = walking
  const way = wayTo(walking, at)
  const near = nearest({ ...team, at }, foesOf(state.table, team))
  const about = {
    base: team.id,
    unit: team.unit,
    ...(way !== null && { path: way.points, length: way.mm, allowance: limit }),
    ...(near !== null && { other: near.other.id, gap: near.gap }),
  }
  // Just far enough is what it is to be: no close call.
  return isFarEnough(state, team, at)
    ? fact('fallsBack', true, about)
    : fact('fallsAsFar', true, { ...about, limit: CLEARANCE })
}

const measured = (state: AssaultState, team: Base): About =>
  aboutNearest(team, nearest(team, foesOf(state.table, team)), CLEARANCE)

/** Done is refused while a team can fall back and has not. */
export function mayEndFallBack(state: AssaultState): Verdict {
  const { moved } = assaultOf(state)
  const due = fallingBack(state).filter(({ id }) => !moved.includes(id))
  if (due.length > 0)
    return { ok: false, why: due.map((base) => fact('mustFall', false, measured(state, base))) }
  const units = [...new Set(actingBases(state).map(({ unit }) => unit))]
  return { ok: true, why: [fact('fallBackDone', true, { units })] }
}
