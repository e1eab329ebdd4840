// What a team could go for, to be picked from a list: each enemy with what would come of it.
import { aimsAt } from '../../kernel/aims.ts'
import type { Aim, Base, BaseId, Fact, Verdict } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { contactPlaces } from '../../kernel/geometry/place.ts'
import { type Pose, touching } from '../../kernel/geometry/point.ts'
import { attempt } from './charge.ts'
import { placeNear } from './completion.ts'
import { placeAt } from './proposals.ts'
import type { AssaultState, Phase } from './state.ts'
import { type Terms, termsOf } from './terms.ts'

/** The targets a team could go for, the nearest first. */
export function aims(state: AssaultState, base: BaseId): readonly Aim[] {
  if (!CHARGES.includes(state.flow.phase)) return []
  const terms = termsOf(state, base)
  return aimsAt(terms.team, terms.foes, (foe) => aimAt(state, terms, foe))
}

/** By the shortest way into contact; a later team as near to a target as it can get; else what is too much for it. */
function aimAt(state: AssaultState, terms: Terms, foe: Base): Verdict {
  const { team, mustTouch, targets } = terms
  const contact = placeAt(terms, foe)
  const isThere = contact !== null && touching(gap({ ...team, at: contact }, foe))
  const near = !isThere && !mustTouch && targets.includes(foe) ? placeNear(terms, foe) : null
  const to = isThere ? contact : (near ?? nearSide(team, foe))
  const { ok, why, move } = attempt(state, { base: team.id, to })
  const told = near === null ? why : why.map((each) => nearTo(terms, foe, { each, at: move.to }))
  return { ok, why: told, moves: [move] }
}

/** A place may be as near as can be to several: told of the one that is aimed at. */
function nearTo({ team }: Terms, foe: Base, { each, at }: { readonly each: Fact; readonly at: Pose }): Fact {
  if (each.says !== 'endsAsNear' && each.says !== 'counterEndsAsNear') return each
  const about = { other: foe.id, enemy: foe.unit, gap: gap({ ...team, at }, foe) }
  return { ...each, about: { ...each.about, ...about } }
}

/** In contact with it, on the side that is nearest to the team. */
function nearSide(team: Base, foe: Base): Pose {
  const { facing } = team.at
  const [at = foe.at] = contactPlaces(team, facing, foe, team.at)
  return { x: at.x, y: at.y, facing }
}

const CHARGES: readonly Phase[] = ['ready', 'charge', 'counterCharge']
