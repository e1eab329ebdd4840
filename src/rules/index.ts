// The only list of rule sets.
import type { RuleSet } from '../kernel/game.ts'
import { assault } from './assault/assault.ts'
import { melee } from './melee/melee.ts'

export const ruleSets: readonly RuleSet[] = [assault, melee]

export const ruleSetOf = (id: string): RuleSet | null => ruleSets.find((each) => each.id === id) ?? null
