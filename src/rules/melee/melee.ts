// The rule set of infantry melee.
import type { RuleSet } from '../../kernel/game.ts'
import { check, firstMove, judge, phase, play, prompt, suggest } from './flow.ts'
import { MISREADINGS } from './misreadings.ts'
import { PROFILES, SWITCHES } from './options.ts'
import { aims } from './proposals.ts'
import { asItLies, type Flow, startOf } from './state.ts'
import { KINDS, UNIT_TRAITS } from './traits.ts'

/** Who is locked is decided by contact, neither by hand nor by a file. */
const NO_STATES = { unit: [], base: () => [] }

export const melee: RuleSet<Flow> = {
  id: 'melee',
  edition: 3,
  switches: SWITCHES,
  misreadings: MISREADINGS,
  profiles: PROFILES,
  states: NO_STATES,
  traits: { unit: UNIT_TRAITS, base: () => ({}) },
  known: { kinds: KINDS, traits: { unit: UNIT_TRAITS, base: {} }, states: NO_STATES },
  start: startOf,
  phase,
  prompt,
  check,
  play,
  judge,
  suggest,
  firstMove,
  aims: (state, base) => aims(asItLies(state), base),
}
