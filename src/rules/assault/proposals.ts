// Moves that a player might well make now: into contact by the shortest ways, the nearest teams first.
import type { Base, BaseId, Move, UnitId } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { approach } from '../../kernel/geometry/place.ts'
import { type Pose, TOLERANCE_MM } from '../../kernel/geometry/point.ts'
import { attempt, changesOf } from './charge.ts'
import { nearest } from './measure.ts'
import { ahead } from './moving.ts'
import { settings } from './options.ts'
import type { AssaultState } from './state.ts'
import { type Terms, termsOf } from './terms.ts'

/** Each team of the platoon that charges, or of the one that had best charge, that has not moved yet. */
export function proposeCharges(state: AssaultState): readonly Move[] {
  const moves: Move[] = []
  let now = state
  for (const id of inTurn(state)) {
    const move = proposal(now, id)
    if (move === null) continue
    const tried = attempt(now, move)
    if (!tried.ok) continue
    now = ahead(now, changesOf(now, tried))
    moves.push(tried.move)
  }
  return moves
}

/** Teams that may move and have not, the nearest to an enemy first. */
function inTurn(state: AssaultState): readonly BaseId[] {
  const moved = state.flow.assault?.moved ?? []
  return state.table.bases
    .filter(({ id }) => !moved.includes(id) && termsOf(state, id).may.ok)
    .map((base) => ({
      base,
      mm: nearest(base, termsOf(state, base.id).foes)?.gap.mm ?? Number.POSITIVE_INFINITY,
    }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ base }) => base.id)
}

/** Where the team had best go; null where it stays. */
export function proposal(state: AssaultState, id: BaseId): Move | null {
  const terms = termsOf(state, id)
  if (!terms.may.ok) return null
  const to = terms.mustTouch ? firstContact(state, terms) : bestPlace(terms, terms.named, terms.targets)
  return to === null || stays(terms, to) ? null : { base: id, to }
}

const stays = ({ team }: Terms, to: Pose): boolean =>
  team.at.x === to.x && team.at.y === to.y && team.at.facing === to.facing

/** The nearest platoon that can be contacted at all. */
function firstContact(state: AssaultState, terms: Terms): Pose | null {
  const limit = inMm(settings(state).charge, state.table.system) + TOLERANCE_MM
  const inReach = terms.foes
    .map((foe) => ({ foe, mm: gap(terms.team, foe).mm }))
    .filter(({ mm }) => mm <= limit)
    .toSorted((a, b) => a.mm - b.mm)
  for (const unit of new Set(inReach.map(({ foe }) => foe.unit))) {
    const foes = inReach.filter(({ foe }) => foe.unit === unit).map(({ foe }) => foe)
    const to = bestPlace(terms, [...new Set([...terms.named, unit])], foes)
    if (to !== null && foes.some((foe) => gap({ ...terms.team, at: to }, foe).mm <= TOLERANCE_MM)) return to
  }
  return null
}

function bestPlace(terms: Terms, named: readonly UnitId[], targets: readonly Base[]): Pose | null {
  if (targets.length === 0) return null
  return approach(terms.team, terms.team.at.facing, targets, terms.walking(named).ground)?.pose ?? null
}

/** The place in contact with one target by the shortest way, the target's platoon named; else as near as can be. */
export const placeAt = (terms: Terms, target: Base): Pose | null =>
  bestPlace(terms, terms.naming ? [...new Set([...terms.named, target.unit])] : terms.named, [target])
