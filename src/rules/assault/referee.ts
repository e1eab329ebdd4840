// The referee of the platoon assault: judges a case from a file, or a state of a match.
import type { State, UnitId } from '../../kernel/game.ts'
import {
  faultOfActing,
  type Judged,
  judgeAsked,
  judgeState,
  type Referee,
  refuse,
} from '../../kernel/referee.ts'
import { assault } from './assault.ts'
import { caseSchema, stateOf } from './case.ts'
import { asksOf, judge } from './judge.ts'
import type { AssaultState, Phase } from './state.ts'
import { charged, fought, supposed } from './supposing.ts'

export const referee: Referee = {
  rules: assault,
  caseSchema,
  judgeCase: (read) => judgeAsked(read, { caseSchema, stateOf, judge }),
  judgeState: judgeShown,
}

function judgeShown(shown: State, acting: readonly UnitId[]): Judged {
  const state = shown as AssaultState
  const fault = faultOfActing(state.table, acting, state.flow.assault !== null)
  if (fault !== null) return refuse(fault)
  const asked = acting.length > 0 ? supposed(state, acting) : going(state)
  return judgeState(asked, { judge: asksOf(asked), dice: [] }, judge)
}

/** Before the dice of the fight fall. */
const TO_FIGHT: readonly Phase[] = ['charge', 'fire', 'fireAllocate', 'fireSaves', 'fight']

function going(state: AssaultState): AssaultState {
  const { phase } = state.flow
  if (!TO_FIGHT.includes(phase)) return state
  return fought(phase === 'charge' ? charged(state) : state)
}
