// A state as it would be if some platoons had just charged and fought, for questions from a real table.
import { givenDice } from '../../kernel/dice.ts'
import type { UnitId, Verdict } from '../../kernel/game.ts'
import { otherSide, unitsOf } from '../../kernel/table.ts'
import { telling } from '../../kernel/teller.ts'
import { defenders } from './defenders.ts'
import { closeTeams } from './fight.ts'
import { mark, setRole, turn } from './phases/step.ts'
import { type AssaultState, type Flow, newAssault, ROLES } from './state.ts'
import { judgeWin } from './win.ts'

export const NO_DICE = givenDice([], 'chosen')

/** Would its side have won, everybody where they lie, if that platoon had charged and fought just now? */
export function judgeSupposed(state: AssaultState, unit: UnitId): Verdict {
  const { won, why } = judgeWin(supposed(state, [unit]))
  return { ok: won, why }
}

/** As if these had charged and fought just now, and nobody else had a part in it. */
export function supposed(state: AssaultState, acting: readonly UnitId[]): AssaultState {
  const side = state.table.units.find(({ id }) => id === acting[0])?.side ?? state.flow.turn
  const { teller } = telling<Flow>(state, NO_DICE)
  const enemies = unitsOf(state.table, otherSide(side)).map(({ id }) => id)
  turn(teller, { phase: 'test', assault: { ...newAssault(side), named: enemies }, last: null })
  for (const { id, badges } of [...state.table.units, ...state.table.bases])
    for (const badge of ROLES.filter((role) => badges.includes(role)))
      mark(teller, { on: id, badge, set: false })
  for (const id of acting) setRole(teller, { on: id, from: null, to: 'attacking' }, [])
  return fought(charged(teller.state))
}

/** E-02: with the enemies in reach Defending. */
export function charged(state: AssaultState): AssaultState {
  const { teller } = telling<Flow>(state, NO_DICE)
  for (const { id, role } of defenders(state).platoons)
    setRole(teller, { on: id, from: role, to: 'defending' }, [])
  return teller.state
}

/** As if the fight were fought where all stand now. */
export function fought(state: AssaultState): AssaultState {
  const { teller } = telling<Flow>(state, NO_DICE)
  turn(teller, {}, { close: closeTeams(state) })
  return teller.state
}
