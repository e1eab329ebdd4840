// The flow of an assault: which phase answers, and what may be done in any of them.
import { fits } from '../../kernel/dice.ts'
import type { Action, Aim, Base, BaseId, Prompt, Teller, Verdict } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { attempt } from './charge.ts'
import { fact, refused } from './facts.ts'
import { charge, ready } from './phases/charge.ts'
import { choices } from './phases/choices.ts'
import { allocate, fight, saves } from './phases/fight.ts'
import { breakOff, consolidate, counterCharge } from './phases/moves.ts'
import type { Step } from './phases/step.ts'
import { reroll, test } from './phases/test.ts'
import { placeAt } from './proposals.ts'
import type { AssaultState, Flow, Phase } from './state.ts'
import { type Terms, termsOf } from './terms.ts'

const STEPS: Readonly<Record<Phase, Step>> = {
  ready,
  charge,
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

const stepOf = (state: AssaultState): Step => STEPS[state.flow.phase]

export const prompt = (state: AssaultState): Prompt => stepOf(state).prompt(state)

export function check(state: AssaultState, action: Action): Verdict {
  if (action.do === 'mode' && state.flow.phase !== 'ready') return refused(fact('assaultGoesOn', false))
  const stranger = unknownBase(state, action)
  if (stranger !== null) return refused(fact('notAskedNow', false))
  return wrongFaces(state, action) ?? stepOf(state).check(state, action)
}

export const play = (teller: Teller<Flow>, action: Action): void => stepOf(teller.state).play(teller, action)

export const suggest = (state: AssaultState): Action | null => stepOf(state).suggest(state)

function unknownBase(state: AssaultState, action: Action): BaseId | null {
  if (action.do !== 'move') return null
  return action.moves.find(({ base }) => !state.table.bases.some(({ id }) => id === base))?.base ?? null
}

function wrongFaces(state: AssaultState, action: Action): Verdict | null {
  if (action.do !== 'roll' || action.from === 'seed') return null
  const offer = prompt(state).offers.find((each) => each.do === 'roll')
  if (offer?.do !== 'roll' || fits(action.faces ?? [], offer.pool)) return null
  return refused(fact('wrongFaces', false, { count: offer.pool.dice.length }))
}

/** The targets a team could go for, the nearest first. */
export function aims(state: AssaultState, base: BaseId): readonly Aim[] {
  if (!CHARGES.includes(state.flow.phase)) return []
  const terms = termsOf(state, base)
  return terms.foes
    .map((foe) => ({ foe, mm: gap(terms.team, foe).mm }))
    .toSorted((a, b) => a.mm - b.mm)
    .slice(0, MOST_AIMS)
    .map(({ foe }) => ({ target: foe.id, verdict: aimAt(state, terms, foe) }))
}

/** By the shortest way into contact, or as near as can be; the first team must touch. */
function aimAt(state: AssaultState, terms: Terms, foe: Base): Verdict {
  const { team, mustTouch } = terms
  const place = placeAt(terms, foe)
  const isThere = place !== null && (!mustTouch || touching(gap({ ...team, at: place }, foe)))
  const to = isThere ? place : { ...foe.at, facing: team.at.facing }
  const { ok, why, move } = attempt(state, { base: team.id, to })
  return { ok, why, moves: [move] }
}

const CHARGES: readonly Phase[] = ['ready', 'charge', 'counterCharge']

/** A list to pick from by keys is not longer than this. */
const MOST_AIMS = 12
