// Where it is proposed that those go who break off: straight back from the enemy, together, clear by more than they must. E-08.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, BaseId, Fact, Move } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { barrier, clearance } from '../../kernel/geometry/barrier.ts'
import { insideTable, overlaps } from '../../kernel/geometry/gap.ts'
import { isSamePose, type Point, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { turnedBy } from '../../kernel/geometry/turn.ts'
import { closeBy, isCloseTo, nearest } from '../../kernel/measure.ts'
import {
  anyPlace,
  dueToLeave,
  hasWayOff,
  leave,
  leaving,
  lostFact,
  mayLeave,
  tooNearToStay,
} from './breakOff.ts'
import { BREAK_OFF, normalMove } from './distances.ts'
import { plainChanges, turnOf } from './moving.ts'
import { type AssaultState, actingBases, platoonOf } from './state.ts'
import { standing } from './way.ts'

/** Who leaves and where to, everybody before standing there already. */
type Placing = (state: AssaultState, base: Base) => Pose | null

/** So much farther than it must be nothing is a close call; less where the move allows no more. */
const MARGINS_MM = [10, 3, 0.1] as const

/** In degrees from straight back: the least first. */
const ASIDE = [0, 10, -10, 20, -20, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90] as const

/** Who must leave and can go with its platoon does; the others, or all where so more get away, each as it finds a place. */
export function proposeLeaving(state: AssaultState): readonly Move[] {
  const due = dueToLeave(state)
  const together: Move[] = []
  let now = state
  for (let before = -1; together.length > before; ) {
    before = together.length
    for (const platoon of new Set(dueToLeave(now).map((base) => platoonOf(now.table, base).id))) {
      const moves = goingBack(now, platoon)
      together.push(...moves)
      now = after(now, moves)
    }
  }
  const all = [...together, ...eachAlone(now)]
  const going = due.filter(({ id }) => all.some(({ base }) => base === id))
  if (going.length === due.length || now === state) return all
  const alone = eachAlone(state)
  return alone.length > going.length ? alone : all
}

/** Who will not get away: disabled too near, or left by the proposal without a place. */
export function whoIsLost(state: AssaultState): readonly Fact[] {
  const due = dueToLeave(state)
  const stuck = due.some(({ id }) => anyPlace(state, id) === null)
  const goes = stuck ? proposeLeaving(state).map(({ base }) => base) : due.map(({ id }) => id)
  return tooNearToStay(state)
    .filter(({ id }) => !goes.includes(id))
    .map((base) => lostFact(state, base, 'wouldSurrender'))
}

function after(state: AssaultState, moves: readonly Move[]): AssaultState {
  return moves.reduce((now, move) => ahead(now, plainChanges(now, leave(now, move))), state)
}

const without = (state: AssaultState, some: readonly Base[], own: BaseId): AssaultState => ({
  ...state,
  table: {
    ...state.table,
    bases: state.table.bases.filter((base) => base.id === own || !some.includes(base)),
  },
})

/** The platoon goes back as one, in one direction; empty where not all can. */
function goingBack(state: AssaultState, platoon: string): readonly Move[] {
  const isOfIt = (base: Base): boolean => platoonOf(state.table, base).id === platoon
  const due = dueToLeave(state).filter(isOfIt)
  const mates = leaving(state).filter((base) => isOfIt(base) && mayLeave(state, base).ok)
  const back = awayFrom(state, due)
  if (back === null) return []
  for (const marginMm of MARGINS_MM) {
    for (const degrees of ASIDE) {
      const shift = { direction: turnedBy(back, degrees), marginMm }
      const moves = goingSo(state, { due, mates }, shift)
      if (moves.length > 0) return moves
    }
  }
  return []
}

interface Company {
  readonly due: readonly Base[]
  /** Who of its platoon may move, those due among them. */
  readonly mates: readonly Base[]
}

function goingSo(state: AssaultState, { due, mates }: Company, shift: Shift): readonly Move[] {
  const needs = due.map((base) => needed(state, base, shift))
  if (needs.includes(null)) return []
  const going = { ...shift, farMm: Math.max(...needs.map((mm) => mm ?? 0)) }
  const all = withOvertaken(state, { due, mates }, going)
  for (const some of all.length > due.length ? [all, due] : [due]) {
    const order = rearFirst(some, going.direction)
    const moves = inTurn(state, order, (now, base) => shifted(now, base, going))
    if (moves.length === some.length) return moves
  }
  return []
}

/** With those who need not leave, but whom they would come up with or run into. */
function withOvertaken(
  state: AssaultState,
  { due, mates }: Company,
  { direction, farMm }: Going,
): readonly Base[] {
  const isNear = (mate: Base): boolean => isCloseTo(mate, actingBases(state), farMm + keptMm(state))
  let going = due
  for (;;) {
    const ends = going.map((base) => ({ ...base, at: along(base, direction, farMm) }))
    const more = mates.filter(
      (mate) => !going.includes(mate) && (isNear(mate) || ends.some((end) => overlaps(end, mate))),
    )
    if (more.length === 0) return going
    going = [...going, ...more]
  }
}

const keptMm = (state: AssaultState): number => inMm(BREAK_OFF, state.table.system)

/** Straight away from the enemies near those teams, the nearest first of all; null where they are on all sides. */
function awayFrom(state: AssaultState, due: readonly Base[]): Point | null {
  let x = 0
  let y = 0
  for (const base of due) {
    for (const { other, gap } of closeBy(base, actingBases(state), keptMm(state))) {
      const around = barrier(base, other, 0)
      const slope = (dx: number, dy: number): number =>
        clearance(around, { x: base.at.x + dx, y: base.at.y + dy }) -
        clearance(around, { x: base.at.x - dx, y: base.at.y - dy })
      const near = NEAR_MM / (NEAR_MM + gap.mm)
      // Products are the same everywhere; powers need not be.
      const weight = near * near * near * near
      x += slope(1, 0) * weight
      y += slope(0, 1) * weight
    }
  }
  const length = Math.sqrt(x * x + y * y)
  return length < NOTHING ? null : { x: x / length, y: y / length }
}

/** Who is so far off counts a sixteenth of who is in contact. */
const NEAR_MM = 10

const NOTHING = 1e-3

const rearFirst = (some: readonly Base[], { x, y }: Point): readonly Base[] =>
  some.toSorted((a, b) => b.at.x * x + b.at.y * y - (a.at.x * x + a.at.y * y))

interface Shift {
  readonly direction: Point
  readonly marginMm: number
}

interface Going extends Shift {
  /** As far as all go together. */
  readonly farMm: number
}

const along = ({ at }: Base, { x, y }: Point, mm: number): Pose =>
  roundPose({ ...at, x: at.x + x * mm, y: at.y + y * mm })

/** So many mm it has to go in that direction to be clear by the margin; null where its move does not take it there. */
function needed(state: AssaultState, base: Base, { direction, marginMm }: Shift): number | null {
  const team = standing(state, base)
  const keepMm = keptMm(state) + marginMm
  const most = inMm(normalMove(base), state.table.system)
  for (let mm = 0; mm <= most; ) {
    const near = nearest({ ...team, at: along(team, direction, mm) }, actingBases(state))
    const lacks = near === null ? 0 : keepMm - near.gap.mm
    if (lacks <= 0) return mm
    mm += Math.max(0.5, lacks)
  }
  return null
}

/** As far as all go, or as far as its own move takes it; farther than that where somebody else stands there. */
function shifted(state: AssaultState, base: Base, shift: Going): Pose | null {
  const most = inMm(normalMove(base), state.table.system)
  const least = needed(state, base, shift)
  if (least === null) return null
  for (let mm = Math.min(shift.farMm, most); mm <= most; mm += STEP_MM) {
    const to = along(base, shift.direction, mm)
    const wish = { base: base.id, to }
    if (!isFreeFor(state, { ...base, at: to }) || !hasWayOff(state, wish)) continue
    const { ok, move } = leave(state, wish)
    if (ok && isSamePose(move.to, to)) return to
  }
  return null
}

const STEP_MM = 5

/** Nobody stands there: to look for the nearest free place beside it would cost much. */
const isFreeFor = ({ table: { bases, size } }: AssaultState, there: Base): boolean =>
  insideTable(there, size) && bases.every((other) => other.id === there.id || !overlaps(there, other))

/** To leave room to others a team goes so many mm farther than it must. */
const SPARE_MM = [10, 0, 30, 60] as const

/** Of those who must leave as many as find a place: whoever finds none goes before the others; then all go farther. */
function eachAlone(state: AssaultState): readonly Move[] {
  const due = dueToLeave(state)
  const most = due.filter((base) => anyPlace(without(state, due, base.id), base.id) !== null).length
  let best: readonly Move[] = []
  for (const spareMm of SPARE_MM) {
    let order = due
    const seen = new Set<string>()
    while (seen.size < due.length && best.length < most && !seen.has(orderKey(order))) {
      seen.add(orderKey(order))
      const moves = inTurn(state, order, (now, { id }) => anyPlace(now, id, spareMm))
      if (moves.length > best.length) best = moves
      const isLost = ({ id }: Base): boolean => moves.every(({ base }) => base !== id)
      order = [...order.filter(isLost), ...order.filter((base) => !isLost(base))]
    }
  }
  return best
}

const orderKey = (bases: readonly Base[]): string => bases.map(({ id }) => id).join(' ')

/**
 * Each knows where those before it went; who has moved already keeps its old turn, and who finds no place tries again
 * when others have gone.
 */
function inTurn(state: AssaultState, order: readonly Base[], placing: Placing): readonly Move[] {
  const moves: Move[] = []
  let now = state
  let left = order.toSorted((a, b) => turnOf(state, a.id) - turnOf(state, b.id))
  for (let before = left.length + 1; left.length < before; ) {
    before = left.length
    left = left.filter((base) => {
      const to = placing(now, base)
      const tried = to && leave(now, { base: base.id, to })
      if (tried?.ok !== true) return true
      moves.push(tried.move)
      now = ahead(now, plainChanges(now, tried))
      return false
    })
  }
  return moves
}
