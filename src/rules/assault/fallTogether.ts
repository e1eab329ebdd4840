// Teams of a charge that was stopped fall back together: those behind make room for those in front. E-10.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, Fact, Move } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { insideTable, overlapDepth, overlaps } from '../../kernel/geometry/gap.ts'
import { apart, isSamePose, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { cosine, sine } from '../../kernel/geometry/turn.ts'
import { byGap, isClear, nearest } from '../../kernel/measure.ts'
import { baseOf, foesOf } from '../../kernel/table.ts'
import { CLEARANCE, FALL_BACK } from './distances.ts'
import { fact } from './facts.ts'
import { AS_GOOD_MM, fallBack, fallingBack, hasToFall, retreating, walkerOf, whyFalls } from './fallBack.ts'
import { type Attempt, plainChanges, type Sequence, sequence } from './moving.ts'
import { type AssaultState, actingBases, assaultOf } from './state.ts'
import { disabled } from './teams.ts'
import { standing, wayTo } from './way.ts'

/**
 * Several moves: each by its own shortest way, if so all get clear and it is no longer than all together the way they
 * are drawn. Who need not move stays.
 */
export function fallBackTogether(state: AssaultState, moves: readonly Move[]): Sequence {
  const due = moves.filter(({ base }) => isAble(state, base) && hasToFall(state, baseOf(state.table, base)))
  const inTurn = sequence(state, due.length > 0 ? due : moves, retreating)
  const { ok, moves: ends = [] } = inTurn.verdict
  const isAsWished = due.every(({ base, to }) => {
    const end = ends.find((each) => each.base === base)
    return end !== undefined && isSamePose(roundPose(to), end.to)
  })
  if (moves.length === 1 || (ok && isAsWished && due.length === moves.length)) return inTurn
  const all = together(state, moves)
  if (!all.verdict.ok) return ok && due.length === moves.length ? inTurn : all
  const isShorter = getClear(inTurn.attempts) && lengthOf(inTurn.attempts) <= lengthOf(all.attempts)
  return ok && isShorter ? inTurn : all
}

const getClear = (attempts: readonly Attempt[]): boolean =>
  attempts.every(({ why }) => why.every(({ says }) => says !== 'fallsAsFar'))

/**
 * Each goes the way it is drawn, those nearest to the enemy first, no farther than it need to stand clear of the enemy
 * and of those before it. Who need not move stays.
 */
function together(state: AssaultState, moves: readonly Move[]): Sequence {
  const going = moves.filter(({ base }) => isAble(state, base))
  const ids = new Set(going.map(({ base }) => base))
  const around = state.table.bases.filter(({ id }) => !ids.has(id))
  const placed: Base[] = []
  for (const { base, to } of nearestFirst(state, going)) {
    const at = endOf(state, { base, to }, [...around, ...placed])
    if (at === null) return { verdict: { ok: false, why: [nowhere(state, base)], moves }, attempts: [] }
    placed.push({ ...baseOf(state.table, base), at })
  }
  const ends = placed
    .filter(({ id, at }) => !isSamePose(at, baseOf(state.table, id).at))
    .map(({ id, at }) => ({ base: id, to: at }))
  return sequence(state, ends.toReversed(), { attempt: goes, changes: plainChanges, asOne: true })
}

const isAble = (state: AssaultState, id: string): boolean =>
  actingBases(state).some((base) => base.id === id && disabled(base) === null)

const nearestFirst = (state: AssaultState, moves: readonly Move[]): readonly Move[] =>
  moves
    .map((move) => {
      const team = standing(state, baseOf(state.table, move.base))
      return { move, mm: nearest(team, foesOf(state.table, team))?.gap.mm ?? 0 }
    })
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ move }) => move)

/** Where it ends in the direction of its move: as soon as it is clear. */
function endOf(state: AssaultState, { base, to }: Move, others: readonly Base[]): Pose | null {
  const team = standing(state, baseOf(state.table, base))
  const wish = roundPose(to)
  const mm = apart(team.at, wish)
  const along = (far: number): Pose => {
    const share = mm === 0 ? 0 : far / mm
    const [x, y] = [team.at.x + (wish.x - team.at.x) * share, team.at.y + (wish.y - team.at.y) * share]
    return roundPose({ x, y, facing: wish.facing })
  }
  const lacks = (at: Pose): number => lacking(state, { ...team, at }, others)
  const most = mm === 0 ? 0 : inMm(FALL_BACK, state.table.system)
  for (let far = 0; far <= most; ) {
    const less = lacks(along(far))
    if (less === 0) return Math.abs(far - mm) <= AS_GOOD_MM && lacks(wish) === 0 ? wish : along(far)
    far += Math.max(1, Math.floor(less))
  }
  return null
}

/** So many mm more it has to go at least, to be clear of every enemy and lie over nobody. */
function lacking(state: AssaultState, ended: Base, others: readonly Base[]): number {
  const { size, system } = state.table
  if (!insideTable(ended, size)) return Number.POSITIVE_INFINITY
  const near = nearest(ended, foesOf(state.table, ended))
  const keepMm = inMm(CLEARANCE, system)
  const tooNear = near === null || isClear(near, keepMm) ? 0 : Math.max(1, keepMm - near.gap.mm)
  const under = others.filter((other) => overlaps(ended, other))
  return Math.max(tooNear, ...under.map((other) => overlapDepth(ended, other)))
}

function goes(state: AssaultState, move: Move): Attempt {
  const walking = walkerOf(state, move.base)
  if (wayTo(walking, move.to) === null) return { ok: false, why: [nowhere(state, move.base)], move }
  const why = whyFalls(state, walking, move.to)
  const isFarther = (why.about.gap?.mm ?? 0) > inMm(CLEARANCE, state.table.system) + AS_GOOD_MM
  return { ok: true, why: [isFarther ? fact('makesRoom', true, why.about) : why], move }
}

function nowhere(state: AssaultState, id: string): Fact {
  const { unit } = baseOf(state.table, id)
  return fact('fallsNowhere', false, { base: id, unit, limit: CLEARANCE, allowance: FALL_BACK })
}

/** Each by its own shortest way; where one does not get clear so, or not by a short one, all together in one direction. */
export function proposeFallBack(state: AssaultState): readonly Move[] {
  const alone = inTurn(state)
  const getsClear = getClear(alone)
  const shortMm = inMm(CLEARANCE, state.table.system) + AS_GOOD_MM
  if (getsClear && alone.every((each) => lengthOf([each]) <= shortMm)) return movesOf(alone)
  const still = actingBases(state).filter(({ id }) => !assaultOf(state).moved.includes(id))
  const all = DIRECTIONS.map((degree) => together(state, still.map(pulled(degree))))
    .filter(({ verdict }) => verdict.ok)
    .map(({ attempts }) => attempts)
  const best = [...all, ...(getsClear ? [alone] : [])].toSorted((a, b) => lengthOf(a) - lengthOf(b))
  return movesOf(best[0] ?? alone)
}

const STEP_DEGREES = 10

const DIRECTIONS = Array.from({ length: 360 / STEP_DEGREES }, (_, index) => index * STEP_DEGREES)

const pulled =
  (degree: number) =>
  ({ id, at }: Base): Move => ({
    base: id,
    to: { ...at, x: at.x + PULL_MM * sine(degree), y: at.y - PULL_MM * cosine(degree) },
  })

/** Only its direction counts. */
const PULL_MM = 100

const movesOf = (attempts: readonly Attempt[]): readonly Move[] => attempts.map(({ move }) => move)

const lengthOf = (attempts: readonly Attempt[]): number =>
  attempts.flatMap(({ why }) => why).reduce((sum, { about }) => sum + (about.length ?? 0), 0)

/** Each team that has to fall back, those in the rear first, each knowing where those before it went. */
function inTurn(state: AssaultState): readonly Attempt[] {
  const made: Attempt[] = []
  let now = state
  for (;;) {
    const due = fallingBack(now)
      .filter(({ id }) => !assaultOf(now).moved.includes(id))
      .flatMap((base) => nearest(base, foesOf(now.table, base)) ?? [])
      .toSorted((a, b) => byGap(b, a))[0]
    if (due === undefined) return made
    const { base } = due
    const tried = fallBack(now, { base: base.id, to: base.at })
    if (!tried.ok) return made
    made.push(tried)
    now = ahead(now, plainChanges(now, tried))
  }
}
