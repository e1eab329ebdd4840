// The rule set of the platoon assault.
import type { RuleSet } from '../../kernel/game.ts'
import { aims } from './aims.ts'
import { check, firstMove, phase, play, prompt, suggest } from './flow.ts'
import { MISREADINGS } from './misreadings.ts'
import { PROFILES, SWITCHES } from './options.ts'
import { type Flow, noAssault, type Role } from './state.ts'
import { judgeSupposed } from './supposing.ts'
import { baseStates, KINDS, UNIT_STATES } from './teams.ts'
import { BASE_TRAITS, baseTraits, UNIT_TRAITS } from './traits.ts'

const states = { unit: UNIT_STATES, base: baseStates }

export const assault: RuleSet<Flow> = {
  id: 'assault',
  edition: 8,
  switches: SWITCHES,
  misreadings: MISREADINGS,
  handsOver: 'handOver',
  profiles: PROFILES,
  states,
  left: 'brokenOff' satisfies Role,
  traits: { unit: UNIT_TRAITS, base: baseTraits },
  known: { kinds: KINDS, traits: { unit: UNIT_TRAITS, base: BASE_TRAITS }, states },
  start: (_, side) => noAssault(side),
  phase,
  prompt,
  check,
  play,
  judge: judgeSupposed,
  suggest,
  firstMove,
  aims,
}
