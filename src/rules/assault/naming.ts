// Naming the enemy platoons that are charged without touching them (E-01).
import type { Offer, Unit, UnitId, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { isCloseTo } from '../../kernel/measure.ts'
import { basesOf, basesOfSide, otherSide, unitsOf } from '../../kernel/table.ts'
import { CLEARANCE } from './distances.ts'
import { allowed, fact, refused } from './facts.ts'
import { settings } from './options.ts'
import type { AssaultState } from './state.ts'
import { mayMove } from './terms.ts'

export function checkNaming(state: AssaultState, id: UnitId): Verdict {
  const { turn, assault } = state.flow
  const unit = state.table.units.find((each) => each.id === id)
  if (unit === undefined || unit.side === (assault?.acting ?? turn)) {
    return refused(fact('namesOwn', false, unit === undefined ? {} : { enemy: unit.id }))
  }
  if (assault?.named.includes(id)) return refused(fact('namedAlready', false, { enemy: id }))
  return allowed(fact('namesPlatoon', true, { enemy: id }))
}

/**
 * Touching names a platoon, so the question is put only where a second platoon may lie in the way: the enemy
 * platoons, two or more, that a charge may have to pass.
 */
export function namingOffers(state: AssaultState): readonly Offer[] {
  const near = passed(state)
  if (near.length < 2) return []
  const named = state.flow.assault?.named ?? []
  return near
    .filter(({ id }) => !named.includes(id))
    .map(({ id }) => ({ do: 'choose', unit: id, option: 'name', verdict: checkNaming(state, id) }))
}

function passed(state: AssaultState): readonly Unit[] {
  const { table, flow } = state
  const side = flow.assault?.acting ?? flow.turn
  const chargers = basesOfSide(table, side).filter((base) => mayMove(state, base).ok)
  const reach = inMm(settings(state).charge, table.system) + inMm(CLEARANCE, table.system)
  return unitsOf(table, otherSide(side)).filter((unit) => {
    const bases = basesOf(table, unit.id)
    return chargers.some((base) => isCloseTo(base, bases, reach))
  })
}
