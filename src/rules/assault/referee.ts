// The referee of the platoon assault: judges a case from a file, or a state of a match.
import * as v from 'valibot'
import type { Fault } from '../../kernel/fault.ts'
import type { State, UnitId } from '../../kernel/game.ts'
import { faultOf } from '../../kernel/recording.ts'
import { faultOfActing, type Judged, type Referee } from '../../kernel/referee.ts'
import { assault } from './assault.ts'
import { caseSchema, stateOf } from './case.ts'
import { type Asks, asksOf, judge } from './judge.ts'
import type { AssaultState, Phase } from './state.ts'
import { charged, fought, supposed } from './supposing.ts'

export const referee: Referee = { rules: assault, caseSchema, judgeCase, judgeState }

function judgeCase(read: unknown): Judged {
  const shaped = v.safeParse(caseSchema, read)
  if (!shaped.success) return refuse(faultOf(shaped.issues[0]))
  const { judge: asks, dice } = shaped.output
  const state = stateOf(shaped.output)
  return 'says' in state ? refuse(state) : judged(state, asks, dice)
}

function judged(state: AssaultState, asks: readonly Asks[], dice: readonly number[]): Judged {
  const rulings = asks.flatMap((each) => judge(state, each, dice) ?? [])
  return rulings.length === asks.length
    ? { ok: true, table: state.table, rulings }
    : refuse({ field: 'dice', value: `[${dice.join(',')}]`, says: 'badValue' })
}

const refuse = (fault: Fault): Judged => ({ ok: false, fault })

function judgeState(shown: State, acting: readonly UnitId[]): Judged {
  const state = shown as AssaultState
  const fault = faultOfActing(state.table, acting, state.flow.assault !== null)
  if (fault !== null) return refuse(fault)
  const asked = acting.length > 0 ? supposed(state, acting) : going(state)
  return judged(asked, asksOf(asked), [])
}

/** Before the dice of the fight fall. */
const TO_FIGHT: readonly Phase[] = ['charge', 'fire', 'fireAllocate', 'fireSaves', 'fight']

function going(state: AssaultState): AssaultState {
  const { phase } = state.flow
  if (!TO_FIGHT.includes(phase)) return state
  return fought(phase === 'charge' ? charged(state) : state)
}
