// Consolidation: the winners draw themselves up, clear of the enemy. E-09.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, BaseId, Fact, Move, SideId, UnitId, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { apart, noCloserThan, type Point, roundPose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { aboutNear, isClear, near, nearest } from '../../kernel/measure.ts'
import { baseOf, otherSide, sideOfBase, unitOf } from '../../kernel/table.ts'
import { CLEARANCE, CONSOLIDATION } from './distances.ts'
import { allowed, fact, refused } from './facts.ts'
import { type Attempt, hinderedBy, plainChanges, type Stepping } from './moving.ts'
import { settings } from './options.ts'
import { type AssaultState, assaultOf, platoonOf } from './state.ts'
import { able, disabled, isTransport } from './teams.ts'
import { basesOfSide } from './terms.ts'
import { walker, wayTo } from './way.ts'

/** Each able team of the platoons that have won, when its player is asked. */
export function mayConsolidate(state: AssaultState, base: Base): Verdict {
  const about = { base: base.id, unit: base.unit }
  const side = consolidatingSide(state)
  if (!isOfWinners(state, base)) return refused(fact('notOfWinners', false, about))
  if (!able(base)) {
    const word = disabled(base) ?? (isTransport(base) ? 'transport' : 'passenger')
    return refused(fact('notAbleToConsolidate', false, { ...about, word }))
  }
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

/** Who won, each side by itself, the last to win first and with the reason. */
export const whoWon = (state: AssaultState): readonly Fact[] =>
  sidesOfWinners(state).map((side, at) =>
    fact('assaultWon', true, {
      units: winnersOf(state, side),
      ...(at === 0 && { word: state.flow.last?.reason ?? 'won' }),
    }),
  )

export const consolidating: Stepping = { attempt: consolidate, changes: plainChanges }

function consolidate(state: AssaultState, { base: id, to: wish }: Move): Attempt {
  const base = baseOf(state.table, id)
  const walking = walker(state, base, { limit: CONSOLIDATION, clear: () => 0 })
  const { team, limit, others } = walking
  const at = slide(team, wish, others, state.table.size)
  const move = { base: id, to: at }
  const may = mayConsolidate(state, base)
  if (!may.ok) return { ok: false, why: may.why, move }
  const way = wayTo(walking, at)
  const hindered =
    way === null
      ? [hinderedBy(walking, at, { tooFar: 'consolidatesTooFar', noWay: 'consolidatesNoWay' })]
      : []
  const foes = enemiesOf(state, base)
  const tooNear = nearness(state, team, { ...team, at }, foes)
  const why = [...tooNear, ...hindered]
  if (way === null || why.length > 0) return { ok: false, why, move }
  const around = nearest({ ...team, at }, foes)
  const measured = around === null ? {} : { other: around.other.id, gap: around.gap }
  const about = { base: id, unit: team.unit, ...measured, path: way.points, length: way.mm, allowance: limit }
  return { ok: true, why: [fact('consolidates', true, about)], move }
}

/** The winners draw together: each team that has not moved goes to its platoon's middle, the nearest first. */
export function proposeDrawingTogether(state: AssaultState): readonly Move[] {
  const moves: Move[] = []
  let now = state
  for (const { id, middle } of scattered(state)) {
    const made = nearer(now, baseOf(now.table, id), middle)
    if (made === null) continue
    moves.push(made.move)
    now = ahead(now, plainChanges(now, made))
  }
  return moves
}

/** The teams that may still move, with the middle of their platoon. */
function scattered(state: AssaultState): readonly { readonly id: BaseId; readonly middle: Point }[] {
  const { bases } = state.table
  return bases
    .filter(({ id }) => state.flow.assault?.moved.includes(id) !== true)
    .filter((base) => mayConsolidate(state, base).ok)
    .map(({ id, unit, at }) => {
      const middle = middleOf(bases.filter((each) => each.unit === unit))
      return { id, middle, mm: apart(at, middle) }
    })
    .toSorted((a, b) => a.mm - b.mm)
}

const middleOf = (bases: readonly Base[]): Point => ({
  x: bases.reduce((sum, { at }) => sum + at.x, 0) / bases.length,
  y: bases.reduce((sum, { at }) => sum + at.y, 0) / bases.length,
})

/** Shares of the way that are tried: what bars the whole of it may leave room for less. */
const SHARES = [1, 0.75, 0.5, 0.25] as const

/** Less is not worth a move, in millimetres. */
const LEAST = 5

function nearer(state: AssaultState, { id, at }: Base, middle: Point): Attempt | null {
  const whole = apart(at, middle)
  const most = Math.min(whole, inMm(CONSOLIDATION, state.table.system))
  for (const share of SHARES) {
    if (most * share < LEAST) return null
    const part = (most * share) / whole
    const to = { x: at.x + (middle.x - at.x) * part, y: at.y + (middle.y - at.y) * part, facing: at.facing }
    const tried = consolidate(state, { base: id, to: roundPose(to) })
    if (tried.ok && apart(at, tried.move.to) >= LEAST) return tried
  }
  return null
}

const enemiesOf = ({ table }: AssaultState, base: Base): readonly Base[] =>
  basesOfSide(table, otherSide(sideOfBase(table, base)))

/** No closer than 2"/5cm to an enemy team, or, if it began closer, no closer than it began. */
function nearness(state: AssaultState, team: Base, ended: Base, foes: readonly Base[]): readonly Fact[] {
  const keep = inMm(CLEARANCE, state.table.system)
  const bad = foes.flatMap((foe) => {
    const end = near(ended, foe)
    if (isClear(end, keep)) return []
    const began = gap(team, foe)
    if (noCloserThan(began, keep))
      return [{ mm: end.gap.mm, why: fact('consolidatesTooNear', false, aboutNear(end, CLEARANCE)) }]
    if (noCloserThan(end.gap, began.mm)) return []
    const { limit: _, ...about } = aboutNear(end, CLEARANCE)
    return [{ mm: end.gap.mm, why: fact('consolidatesNearer', false, { ...about, stood: began.mm }) }]
  })
  return bad.toSorted((a, b) => a.mm - b.mm).map(({ why }) => why)
}
