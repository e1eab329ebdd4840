// The referee of infantry melee: judges a case from a file, or a state of a match.
import type { State, UnitId } from '../../kernel/game.ts'
import {
  faultOfActing,
  type Judged,
  judgeAsked,
  judgeState,
  type Referee,
  refuse,
} from '../../kernel/referee.ts'
import { caseSchema, stateOf } from './case.ts'
import { stage } from './flow.ts'
import { judge, meleesOf } from './judge.ts'
import { melee } from './melee.ts'
import { lockedByContact, type MeleeState, sideOf } from './state.ts'

export const referee: Referee = {
  rules: melee,
  caseSchema,
  judgeCase: (read) => judgeAsked(read, { caseSchema, stateOf, judge }),
  judgeState: judgeShown,
}

/** Who would fight, everybody where they stand; once dice have fallen, in what goes on. */
function judgeShown(shown: State, acting: readonly UnitId[]): Judged {
  const unable = (goesOn: boolean) => faultOfActing(shown.table, acting, goesOn)
  const stranger = unable(true)
  if (stranger !== null) return refuse(stranger)
  const state = ready(shown as MeleeState, acting)
  const nobody = unable(meleesOf(state).length > 0)
  if (nobody !== null) return refuse(nobody)
  return judgeState(state, { judge: ['fighters'], dice: [] }, judge)
}

/** As if all charges were made, these units' beside those that were. */
function ready(state: MeleeState, acting: readonly UnitId[]): MeleeState {
  const { table, flow } = state
  const [first] = acting
  if (first === undefined && stage(state) !== 'before') return state
  const turn = first === undefined ? flow.turn : sideOf(table, first)
  const now = lockedByContact(flow, table, turn)
  const melees = now.melees.map((each) => ({ ...each, fought: false }))
  const charged = flow.turn === turn ? [...new Set([...flow.charged, ...acting])] : acting
  return { ...state, flow: { ...now, phase: 'charge', turn, melees, charged, round: null } }
}
