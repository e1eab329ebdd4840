// Consolidation: the winners draw themselves up, clear of the enemy. E-09.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, Fact, Move, SideId, UnitId, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { apart, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { byGap, type Near, nearest } from '../../kernel/measure.ts'
import { baseOf, basesOfSide, foesOf, sideOfBase, unitOf } from '../../kernel/table.ts'
import { CLEARANCE, CONSOLIDATION } from './distances.ts'
import { allowed, fact, refused } from './facts.ts'
import { whyUnable } from './fight.ts'
import { type Attempt, hinderedFact, plainChanges, type Stepping } from './moving.ts'
import { settings } from './options.ts'
import { type AssaultState, assaultOf, loneWord, platoonOf } from './state.ts'
import { able } from './teams.ts'
import { type Walker, walker, wayTo, whyNoWay } from './way.ts'

/** Each able team of the platoons that have won, when its player is asked. */
export function mayConsolidate(state: AssaultState, base: Base): Verdict {
  const about = { base: base.id, unit: base.unit }
  const side = consolidatingSide(state)
  if (!isOfWinners(state, base))
    return refused(fact('notOfWinners', false, { ...about, ...loneWord(platoonOf(state.table, base)) }))
  if (!able(base)) return refused(fact('notAbleToConsolidate', false, { ...about, word: whyUnable(base) }))
  return side === sideOfBase(state.table, base)
    ? allowed(fact('consolidates', true, { ...about, allowance: CONSOLIDATION }))
    : refused(fact('othersConsolidate', false, { ...about, side }))
}

/** Whose winners are asked now. */
export function consolidatingSide(state: AssaultState): SideId {
  const { thenConsolidates: then, acting } = assaultOf(state)
  const [first] = winners(state)
  return then ?? (first === undefined ? acting : unitOf(state.table, first).side)
}

const isOfWinners = (state: AssaultState, base: Base): boolean =>
  settings(state).consolidation && !platoonOf(state.table, base).lone && winners(state).includes(base.unit)

const winners = ({ flow }: AssaultState): readonly UnitId[] => flow.last?.winners ?? []

/** The platoons of that side that have won. */
export const winnersOf = (state: AssaultState, side: SideId): readonly UnitId[] =>
  winners(state).filter((id) => unitOf(state.table, id).side === side)

/** Who is asked next for its own winners, the last to win first (A-03: both sides may have some); null: nobody. */
export function nextToConsolidate(state: AssaultState): SideId | null {
  const { table } = state
  const sides = sidesOfWinners(state)
  const asked = state.flow.phase === 'consolidate' ? sides.indexOf(consolidatingSide(state)) : -1
  const isDue = (side: SideId) =>
    basesOfSide(table, side).some((base) => able(base) && isOfWinners(state, base))
  return sides.slice(asked + 1).find(isDue) ?? null
}

/** The last to win first. */
const sidesOfWinners = (state: AssaultState): readonly SideId[] => [
  ...new Set(winners(state).map((id) => unitOf(state.table, id).side)),
]

/** Who won, of both sides where each platoon wins for itself: the last to win first. */
export const whoWon = ({ flow: { last } }: AssaultState): readonly Fact[] =>
  last === null || last.winners.length === 0
    ? []
    : [fact('assaultWon', true, { units: last.winners, word: last.reason })]

export const consolidating: Stepping = { attempt: consolidate, changes: plainChanges }

function consolidate(state: AssaultState, { base: id, to: wish }: Move): Attempt {
  const base = baseOf(state.table, id)
  const foes = foesOf(state.table, base)
  const keep = inMm(CLEARANCE, state.table.system)
  const clear = (other: Base) => (foes.includes(other) ? keep : 0)
  const walking = walker(state, base, { limit: CONSOLIDATION, clear, byEnd: true })
  const { team, limit, others } = walking
  const at = slide(team, wish, others, state.table.size)
  const move = { base: id, to: at }
  const may = mayConsolidate(state, base)
  if (!may.ok) return { ok: false, why: may.why, move }
  const way = wayTo(walking, at)
  if (way === null) return { ok: false, why: [whyNot(walking, at)], move }
  const around = nearest({ ...team, at }, foes)
  const measured = around === null ? {} : { other: around.other.id, gap: around.gap }
  const about = { base: id, unit: team.unit, ...measured, path: way.points, length: way.mm, allowance: limit }
  return { ok: true, why: [fact('consolidates', true, about)], move }
}

/**
 * The winners draw together: from the middle of each platoon outwards whoever stands apart from the others goes straight
 * to the nearest of them, until it is near enough; nobody else moves.
 */
export function proposeDrawingTogether(state: AssaultState): readonly Move[] {
  const moves: Move[] = []
  let now = state
  for (const unit of winnersOf(state, consolidatingSide(state))) {
    const joined: Base[] = []
    let left = fromMiddle(now.table.bases.filter((base) => base.unit === unit))
    while (left.length > 0) {
      const next = left.flatMap((base) => nearest(base, joined) ?? []).toSorted(byGap)[0]
      const base = next?.base ?? left[0]
      if (base === undefined) break
      const made = next && mayStillMove(now, base) ? drawnTo(now, next) : null
      if (made) {
        moves.push(made.move)
        now = ahead(now, plainChanges(now, made))
      }
      joined.push(baseOf(now.table, base.id))
      left = left.filter((each) => each !== base)
    }
  }
  return moves
}

const mayStillMove = (state: AssaultState, base: Base): boolean =>
  !assaultOf(state).moved.includes(base.id) && mayConsolidate(state, base).ok

function fromMiddle(bases: readonly Base[]): readonly Base[] {
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  const middle = { x: mean(bases.map(({ at }) => at.x)), y: mean(bases.map(({ at }) => at.y)) }
  return bases.toSorted((a, b) => apart(a.at, middle) - apart(b.at, middle))
}

/** Teams so far from one another stand together, in millimetres: a proposal, and no rule. */
const TOGETHER = 50

/** Shares of the way that are tried: what bars the whole of it may leave room for less. */
const SHARES = [1, 0.75, 0.5, 0.25] as const

/** Less is not worth a move, in millimetres. */
const LEAST = 5

/** So far towards the other that they stand together. */
function drawnTo(state: AssaultState, { base: { id, at }, gap: { from, to, mm } }: Near): Attempt | null {
  const most = Math.min(mm - TOGETHER, inMm(CONSOLIDATION, state.table.system))
  for (const share of SHARES) {
    if (most * share < LEAST) return null
    const part = (most * share) / mm
    const wish = { x: at.x + (to.x - from.x) * part, y: at.y + (to.y - from.y) * part, facing: at.facing }
    const tried = consolidate(state, { base: id, to: roundPose(wish) })
    if (tried.ok && apart(at, tried.move.to) >= LEAST) return tried
  }
  return null
}

function whyNot(walking: Walker, at: Pose): Fact {
  const why = whyNoWay(walking, at)
  if (why.is !== 'tooNear')
    return hinderedFact(walking, why, { tooFar: 'consolidatesTooFar', noWay: 'consolidatesNoWay' })
  const about = { base: walking.team.id, unit: walking.team.unit, other: why.other.id, gap: why.gap }
  return why.stood === null
    ? fact('consolidatesTooNear', false, { ...about, limit: CLEARANCE })
    : fact('consolidatesNearer', false, { ...about, stood: why.stood })
}
