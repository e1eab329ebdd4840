// What a team could go for, to be picked from a list: each enemy with what would come of it.
import { aimsAt } from '../../kernel/aims.ts'
import type { Aim, Base, BaseId, Fact, Verdict } from '../../kernel/game.ts'
import { areTouching, gap } from '../../kernel/geometry/gap.ts'
import { contactPlaces } from '../../kernel/geometry/place.ts'
import { type Measurement, type Pose, roundPose, touching } from '../../kernel/geometry/point.ts'
import { attempt, whyNot } from './charge.ts'
import { naming, placeNear } from './completion.ts'
import type { Says } from './facts.ts'
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
  const isThere = contact !== null && areTouching({ ...team, at: contact }, foe)
  const near = !isThere && !mustTouch && targets.includes(foe) ? placeNear(terms, foe) : null
  const side = isThere ? contact : nearSide(team, foe)
  const { ok, why, move } = attempt(state, { base: team.id, to: near ?? side })
  const ended = { ...team, at: move.to }
  const measured = gap(ended, foe)
  const touches = terms.foes.some((other) => areTouching(ended, other))
  // Pushing on to this one, or going as near to it as can be, may end at another: that is no charge at this one.
  if (ok && !touching(measured) && (near === null || touches)) {
    const to = roundPose(side)
    const walking = terms.walking(naming(terms, foe))
    return { ok: false, why: whyNot(terms, walking, to), moves: [{ base: team.id, to }] }
  }
  return { ok, why: why.map((each) => ofAimed(each, foe, measured)), moves: [move] }
}

/** A place may be in contact with several, or as near as can be to them: told of the one that is aimed at. */
function ofAimed(each: Fact, foe: Base, measured: Measurement): Fact {
  if (!PLACES.some((says) => says === each.says)) return each
  const about = { other: foe.id, enemy: foe.unit, ...(each.about.gap && { gap: measured }) }
  return { ...each, about: { ...each.about, ...about } }
}

const PLACES: readonly Says[] = [
  'endsAsNear',
  'counterEndsAsNear',
  'chargeMade',
  'chargeJoined',
  'counterChargeMade',
  'completedToContact',
]

/** In contact with it, on the side that is nearest to the team. */
function nearSide(team: Base, foe: Base): Pose {
  const { facing } = team.at
  const [at = foe.at] = contactPlaces(team, facing, foe, team.at)
  return { x: at.x, y: at.y, facing }
}

const CHARGES: readonly Phase[] = ['ready', 'charge', 'counterCharge']
