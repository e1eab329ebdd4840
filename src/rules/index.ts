// The only list of rule sets.
import type { RuleSet } from '../kernel/game.ts'
import { assault } from './assault/assault.ts'

export const ruleSets: readonly RuleSet[] = [assault]

export const ruleSetOf = (id: string): RuleSet | null => ruleSets.find((each) => each.id === id) ?? null
