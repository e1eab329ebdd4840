// Breaking off: where those who leave may end, who finds no place, and who is captured. E-08.
import type { About, Base, BaseId, Fact, Move, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { wayClear } from '../../kernel/geometry/asFar.ts'
import { type Pose, roundPose, TOLERANCE_MM } from '../../kernel/geometry/point.ts'
import { HAIR_MM, slide } from '../../kernel/geometry/slide.ts'
import { aboutNear, aboutNearest, closest, isCloseTo, isIn, nearest } from '../../kernel/measure.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import { BREAK_OFF, normalMove } from './distances.ts'
import { allowed, fact, refused } from './facts.ts'
import { type Attempt, hinderedBy, plainChanges, type Stepping } from './moving.ts'
import { settings } from './options.ts'
import { type AssaultState, actingBases, assaultOf, platoonOf, platoons } from './state.ts'
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

/** Of them who may not stay: not farther than 4"/10cm from every living team of the acting platoons. */
export function tooNearToStay(state: AssaultState): readonly Base[] {
  if (!settings(state).breakOffMove) return []
  const keptMm = inMm(BREAK_OFF, state.table.system)
  return leaving(state).filter((base) => isCloseTo(base, actingBases(state), keptMm))
}

/** Those of them who can move. */
export const dueToLeave = (state: AssaultState): readonly Base[] =>
  tooNearToStay(state).filter((base) => disabled(base) === null)

/** True where a player has to be asked: some must leave, or may be moved freely (profile pages only). */
export const isBreakOffAsked = (state: AssaultState): boolean =>
  (settings(state).breakOffMove ? dueToLeave(state) : leaving(state)).length > 0

/** A team of a platoon that leaves now, and no disabled tank. */
export function mayLeave(state: AssaultState, base: Base): Verdict {
  const about = { base: base.id, unit: base.unit }
  if (!leaving(state).some(({ id }) => id === base.id)) return refused(fact('notLeaving', false, about))
  if (!settings(state).breakOffMove) return allowed(fact('movesFreely', true, about))
  const word = disabled(base)
  return word === null ? allowed() : refused(fact('disabledStays', false, { ...about, word }))
}

export const breakingOff: Stepping = { attempt: leave, changes: plainChanges }

/** One team's Break Off move. */
export function leave(state: AssaultState, { base: id, to: wish }: Move): Attempt {
  const walking = walkerOf(state, id)
  const { team } = walking
  const { others } = walking
  const at = slide(team, wish, others, state.table.size)
  const made = { move: { base: id, to: at } }
  const about = { base: id, unit: team.unit }
  const may = mayLeave(state, team)
  if (!may.ok || !settings(state).breakOffMove) return { ...made, ...may }
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
  const nearby = near === null ? {} : { other: near.other.id, gap: near.gap, limit: BREAK_OFF }
  return {
    ...made,
    ok: true,
    why: [fact('leaves', true, { ...about, ...nearby, path: way.points, length: way.mm, allowance: limit })],
  }
}

/** Asked alone where nobody wants to know why there is none: to find that out costs more. */
export const hasWayOff = (state: AssaultState, { base, to }: Move): boolean =>
  wayTo(walkerOf(state, base), to) !== null

function walkerOf(state: AssaultState, id: BaseId): Walker {
  const base = state.table.bases.find((each) => each.id === id)
  if (base === undefined) throw new Error(`Nobody called ${id} can leave`)
  return walker(state, base, { limit: normalMove(base), clear: () => 0 })
}

const places = onceFor((state: AssaultState) => onceBy((id: BaseId) => placeBeyond(state, id, 0)))

function placeBeyond(state: AssaultState, id: BaseId, spareMm: number, turn = 0): Pose | null {
  const { team, ground } = walkerOf(state, id)
  const { facing } = roundPose({ ...team.at, facing: team.at.facing + turn })
  const turned = { ...team, at: { ...team.at, facing } }
  const beyondMm = inMm(BREAK_OFF, state.table.system) + TOLERANCE_MM + HAIR_MM
  const end = wayClear(turned, actingBases(state), beyondMm + spareMm, ground)?.points.at(-1)
  return end === undefined ? null : { x: end.x, y: end.y, facing }
}

/** Farther off than it must be by so many mm, where there is such a place; turned, where there is none else. */
export const anyPlace = (state: AssaultState, id: BaseId, spareMm = 0): Pose | null =>
  (spareMm > 0 ? placeBeyond(state, id, spareMm) : null) ??
  placeToLeave(state, id) ??
  placeBeyond(state, id, 0, QUARTER)

const QUARTER = 90

/** The nearest place to break off to, its facing kept; null where the search finds none. */
export const placeToLeave = (state: AssaultState, id: BaseId): Pose | null => places(state)(id)

/** The teams that are still too near to stay and cannot be asked to leave, each with why (surrendered, captured). */
export const surrendering = (state: AssaultState): readonly Fact[] =>
  tooNearToStay(state).map((base) => lostFact(state, base))

export function lostFact(
  state: AssaultState,
  base: Base,
  says: 'surrenders' | 'wouldSurrender' = 'surrenders',
): Fact {
  const about = measured(state, base)
  const word = disabled(base)
  return word === null
    ? fact(says, false, { ...about, allowance: normalMove(base) })
    : fact('captured', false, { ...about, word })
}

/** Done is refused while a team has a place to go to and has not gone. */
export function mayEndBreakOff(state: AssaultState): Verdict {
  const done = fact('breakOffDone', true, whoLeaves(state))
  if (!settings(state).breakOffMove) return { ok: true, why: [done] }
  const due = dueToLeave(state).filter(({ id }) => placeToLeave(state, id) !== null)
  if (due.length === 0) return { ok: true, why: [done, ...surrendering(state), ...staying(state)] }
  return { ok: false, why: due.map((base) => fact('mustStillLeave', false, measured(state, base))) }
}

/** The platoons, or the teams where only such leave that left theirs (E-04). */
function whoLeaves(state: AssaultState): About {
  const gone = leaving(state)
  const units = gone.filter((base) => !platoonOf(state.table, base).lone).map(({ unit }) => unit)
  return units.length > 0 ? { units: [...new Set(units)] } : { bases: gone.map(({ id }) => id) }
}

/** Breaking off may be ended, and what that costs: first of all the teams that have not got away. */
export function offeredEnd(state: AssaultState): Verdict {
  const { ok, why } = mayEndBreakOff(state)
  const bases = surrendering(state).flatMap(({ about }) => about.base ?? [])
  return { ok, why: ok && bases.length > 0 ? [fact('leftBehind', true, { bases }), ...why] : why }
}

/** The teams that must leave and find no place, everybody where they stand. */
export function whoFindsNoPlace(state: AssaultState): Fact | null {
  const ids = dueToLeave(state).map(({ id }) => id)
  const bases = ids.filter((id) => anyPlace(state, id) === null)
  return bases.length > 0 ? fact('findsNoPlace', false, { bases }) : null
}

/** Those who were far enough from the start. */
function staying(state: AssaultState): readonly Fact[] {
  const { moved } = assaultOf(state)
  const near = tooNearToStay(state)
  return leaving(state)
    .filter((base) => !moved.includes(base.id) && !near.includes(base))
    .map((base) => fact('needNotLeave', true, measured(state, base)))
}

const measured = (state: AssaultState, base: Base): About =>
  aboutNearest(base, nearest(base, actingBases(state)), BREAK_OFF)
