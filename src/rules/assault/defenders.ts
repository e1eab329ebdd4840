// Which enemy platoons defend once all charges are made: E-02.
import { aboutNear, closestPair, isCloseTo, isIn } from '../../kernel/measure.ts'
import { WIN } from './distances.ts'
import { type AssaultFact, fact } from './facts.ts'
import { limitOf, settings } from './options.ts'
import {
  type AssaultState,
  actingPlatoons,
  assaultOf,
  enemyPlatoons,
  type Platoon,
  platoonById,
  teams,
} from './state.ts'
import { measuredFrom, unitsIn, unmeasured } from './win.ts'

export interface Defenders {
  readonly platoons: readonly Platoon[]
  /** `defendersFixed`, then each that defends and each that stays out, with its measurement, and whom nothing is measured from. */
  readonly why: readonly AssaultFact[]
}

/** E-02: every enemy platoon with a team within 4"/10cm of the teams that the win is measured from (A-01). */
export function defenders(state: AssaultState): Defenders {
  const close = closeNow(state)
  const charging = actingPlatoons(state).flatMap((platoon) => measuredFrom(state, platoon, close))
  const left = unmeasured(state, close)
  const bases = left.flatMap(({ about }) => about.base ?? [])
  const limit = limitOf(state, WIN)
  const judged = enemyPlatoons(state).flatMap((platoon) => {
    const near = closestPair(charging, platoon.bases, limit)
    return near === null ? [] : [{ platoon, near, defends: isIn(near, limit) }]
  })
  const inside = judged.filter(({ defends }) => defends)
  const outside = judged.filter(({ defends }) => !defends)
  const platoons = inside.map(({ platoon }) => platoon)
  return {
    platoons,
    why: [
      fact('defendersFixed', true, {
        units: unitsIn(platoons),
        zone: { of: charging.map(({ id }) => id), size: WIN },
      }),
      ...inside.map(({ near }) => fact('isDefending', true, aboutNear(near, WIN))),
      ...outside.map(({ near }) =>
        fact('isNotDefending', false, { ...aboutNear(near, WIN), ...(bases.length > 0 && { bases }) }),
      ),
      ...left,
    ],
  }
}

/** A-01 `assaultingTeams`: nobody has fought yet, so those are meant that could fight a named platoon now. */
function closeNow(state: AssaultState): readonly string[] {
  const limit = limitOf(state, settings(state).fight)
  const named = assaultOf(state).named.flatMap((id) => teams([platoonById(state.table, id)]))
  return teams(actingPlatoons(state))
    .filter((base) => isCloseTo(base, named, limit))
    .map((base) => base.id)
}
