// The only list of rule sets.
import type { RuleSet } from '../kernel/game.ts'
import { assault } from './assault/assault.ts'
import { melee } from './melee/melee.ts'

export const ruleSets: readonly RuleSet[] = [assault, melee]

/** Throws where there is none of that name. */
export function ruleSetOf(id: string): RuleSet {
  const found = ruleSets.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}
