// Moves that a player might well make now: into contact by the shortest ways, the nearest teams first.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, BaseId, Move, UnitId } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { approach } from '../../kernel/geometry/place.ts'
import { isSamePose, type Pose, touching } from '../../kernel/geometry/point.ts'
import { closeBy, nearest } from '../../kernel/measure.ts'
import { baseOf, otherSide, sideOfBase } from '../../kernel/table.ts'
import { attempt, changesOf } from './charge.ts'
import { isNearTurned, naming, nearPlaces, reachable } from './completion.ts'
import type { Attempt } from './moving.ts'
import type { AssaultState } from './state.ts'
import { basesOfSide, mayMove, type Terms, termsOf } from './terms.ts'

/**
 * Each team of the platoon that charges, or of the one nearest to an enemy, that has not moved yet. The first goes for
 * that enemy platoon against which most of them get into contact: for the nearest among equals.
 */
export function proposeCharges(state: AssaultState): readonly Move[] {
  const plain = charges(state)
  const [first] = plain.moves
  const lead = first && baseOf(state.table, first.base)
  if (!lead || !termsOf(state, lead.id).mustTouch || plain.touching === plain.moves.length) return plain.moves
  const foes = basesOfSide(state.table, otherSide(sideOfBase(state.table, lead)))
  const others = new Set(foes.map(({ unit }) => unit).filter((unit) => !plain.named.includes(unit)))
  const all = [...others].map((onto) => charges(state, { unit: lead.unit, onto }))
  return all.reduce((best, each) => (each.touching > best.touching ? each : best), plain).moves
}

interface Charges {
  readonly moves: readonly Move[]
  /** The enemy platoons that are named by the first. */
  readonly named: readonly UnitId[]
  /** How many of them end in contact. */
  readonly touching: number
}

/** By the teams of that platoon, the first of them onto that enemy platoon; of any onto any. */
function charges(state: AssaultState, only?: { readonly unit: UnitId; readonly onto: UnitId }): Charges {
  const moves: Move[] = []
  let now = state
  let charging = only?.unit ?? null
  let named: readonly UnitId[] = []
  let touched = 0
  for (const base of inTurn(state)) {
    if (charging !== null && base.unit !== charging) continue
    const tried = proposal(now, base.id, only?.onto)
    if (tried === null) continue
    const terms = termsOf(now, base.id)
    if (terms.mustTouch) {
      charging = base.unit
      named = tried.named ?? []
    }
    if (touches(terms, tried)) touched += 1
    now = ahead(now, changesOf(now, tried))
    moves.push(tried.move)
  }
  return { moves, named, touching: touched }
}

const touches = ({ team, foes }: Terms, { move }: Attempt): boolean =>
  foes.some((foe) => touching(gap({ ...team, at: move.to }, foe)))

/** Teams that may move and have not, the nearest to an enemy first. */
function inTurn(state: AssaultState): readonly Base[] {
  const { assault, turn } = state.flow
  const side = assault?.acting ?? turn
  const foes = basesOfSide(state.table, otherSide(side))
  return basesOfSide(state.table, side)
    .filter((base) => assault?.moved.includes(base.id) !== true && mayMove(state, base).ok)
    .map((base) => ({ base, mm: nearest(base, foes)?.gap.mm ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ base }) => base)
}

/** The move that the team had best make; null where it stays. */
function proposal(state: AssaultState, id: BaseId, onto?: UnitId): Attempt | null {
  const terms = termsOf(state, id)
  if (!terms.may.ok) return null
  for (const to of terms.mustTouch ? [firstContact(terms, onto)] : laterPlaces(terms)) {
    const tried = to === null || stays(terms, to) ? null : attempt(state, { base: id, to })
    if (tried?.ok === true && !stays(terms, tried.move.to)) return tried
  }
  return null
}

/** Into contact by the shortest way; or as near as can be, one after the other: what reaches contact only turned is turned. */
function* laterPlaces(terms: Terms): Generator<Pose | null> {
  const { team, named, targets, partial } = terms
  // Who touches one that broke off may have to go on to another.
  const apart = targets.filter((target) => !touching(gap(team, target)))
  const close = apart.filter((target) => isNearTurned(terms, target))
  yield bestPlace(terms, named, close)
  if (partial) for (const { pose } of nearPlaces(terms, team.at.facing)) yield pose
  else yield* apart.map((target) => reachable(terms, target, team.at))
}

const stays = ({ team }: Terms, to: Pose): boolean => isSamePose(team.at, to)

/** The nearest platoon that can be contacted at all, or just that one. */
function firstContact(terms: Terms, onto?: UnitId): Pose | null {
  const inReach = closeBy(terms.team, terms.foes, terms.walking(terms.named).ground.allowanceMm)
  for (const unit of new Set(inReach.map(({ other }) => other.unit))) {
    if (onto !== undefined && unit !== onto) continue
    const foes = inReach.filter(({ other }) => other.unit === unit).map(({ other }) => other)
    const to = bestPlace(terms, [...new Set([...terms.named, unit])], foes)
    if (to !== null && foes.some((foe) => touching(gap({ ...terms.team, at: to }, foe)))) return to
  }
  return null
}

function bestPlace(terms: Terms, named: readonly UnitId[], targets: readonly Base[]): Pose | null {
  if (targets.length === 0) return null
  return approach(terms.team, terms.team.at.facing, targets, terms.walking(named).ground)?.pose ?? null
}

/** The place in contact with one target by the shortest way, the target's platoon named; else as near as can be. */
export const placeAt = (terms: Terms, target: Base): Pose | null =>
  bestPlace(terms, naming(terms, target), [target])
