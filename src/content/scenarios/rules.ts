// The rules of a ready scenario. Beside it, so that the first page carries the rules of its own battle alone.
import type { RuleSet } from '../../kernel/game.ts'
import { ruleSetOf } from '../../rules/index.ts'
import type { Scenario } from './scenario.ts'

/** Throws where there are none of that name. */
export const rulesOf = ({ rules }: Scenario): RuleSet => ruleSetOf(rules)
