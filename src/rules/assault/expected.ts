// The fight that would come if nobody moved on: E-02, E-05.
import type { Fact, Verdict } from '../../kernel/game.ts'
import { telling } from '../../kernel/teller.ts'
import { defenders } from './defenders.ts'
import { type Fight, fight } from './fight.ts'
import { setRole } from './phases/step.ts'
import { type AssaultState, type Flow, platoonsOfTheFight } from './state.ts'
import { NO_DICE } from './supposing.ts'

/** Before the charge is over nobody defends yet: those would that are near enough now. */
export const expectedFight = (state: AssaultState): Fight =>
  fight(platoonsOfTheFight(state).length > 0 ? state : defended(state))

function defended(state: AssaultState): AssaultState {
  const { teller } = telling<Flow>(state, NO_DICE)
  for (const { id, role } of defenders(state).platoons)
    setRole(teller, { on: id, from: role, to: 'defending' }, [])
  return teller.state
}

/** Moves may be ended, and what it costs: that nobody would roll a die is said before. */
export function withoutDice(state: AssaultState, done: Verdict): Verdict {
  const also: readonly Fact[] = done.ok ? whyNoDice(expectedFight(state)) : []
  return also.length > 0 ? { ...done, also } : done
}

const whyNoDice = ({ pool, why }: Fight): readonly Fact[] => (pool === null ? why : [])
