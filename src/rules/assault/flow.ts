// The flow of an assault: which phase answers, and what may be done in any of them.
import { firstMoveOf, isStranger, wrongFaces } from '../../kernel/asked.ts'
import type { Action, Move, Prompt, Teller, Verdict } from '../../kernel/game.ts'
import { onceFor } from '../../kernel/once.ts'
import { fact, refused } from './facts.ts'
import { charge, ready } from './phases/charge.ts'
import { choices } from './phases/choices.ts'
import { fallBack, fire, fireAllocate, fireSaves } from './phases/defensiveFire.ts'
import { allocate, fight, saves } from './phases/fight.ts'
import { breakOff, consolidate, counterCharge } from './phases/moves.ts'
import type { Step } from './phases/step.ts'
import { reroll, test } from './phases/test.ts'
import { firstCharge } from './proposals.ts'
import type { AssaultState, Flow, Phase } from './state.ts'

const STEPS: Readonly<Record<Phase, Step>> = {
  ready,
  charge,
  fire,
  fireAllocate,
  fireSaves,
  fallBack,
  fight,
  allocate,
  saves,
  test,
  reroll,
  choices,
  breakOff,
  counterCharge,
  consolidate,
}

/** What players call it: the phases of one heading go by one word. */
const CALLED: Readonly<Record<Phase, string>> = {
  ready: '',
  charge: 'charge',
  fire: 'defensiveFire',
  fireAllocate: 'defensiveFire',
  fireSaves: 'defensiveFire',
  fallBack: 'defensiveFire',
  fight: 'fight',
  allocate: 'fight',
  saves: 'fight',
  test: 'motivation',
  reroll: 'motivation',
  choices: 'choices',
  breakOff: 'breakOff',
  counterCharge: 'counterCharge',
  consolidate: 'consolidation',
}

export const phase = ({ flow }: AssaultState): string => CALLED[flow.phase]

const stepOf = (state: AssaultState): Step => STEPS[state.flow.phase]

export const prompt = onceFor((state: AssaultState): Prompt => stepOf(state).prompt(state))

export function check(state: AssaultState, action: Action): Verdict {
  if (action.do === 'mode' && state.flow.phase !== 'ready') return refused(fact('assaultGoesOn', false))
  if (isStranger(state.table, action)) return refused(fact('notAskedNow', false))
  const count = wrongFaces(action, () => prompt(state))
  return count === null ? stepOf(state).check(state, action) : refused(fact('wrongFaces', false, { count }))
}

export const play = (teller: Teller<Flow>, action: Action): void => stepOf(teller.state).play(teller, action)

export const suggest = onceFor((state: AssaultState): Action | null => stepOf(state).suggest(state))

/** Who charges first is known before all who follow are. */
export const firstMove = onceFor((state: AssaultState): Move | null =>
  state.flow.phase === 'ready' ? firstCharge(state) : firstMoveOf(suggest(state)),
)
