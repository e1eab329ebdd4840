// The flow of infantry melee: which phase answers, and what may be done in any of them.
import { firstMoveOf, isStranger, wrongFaces } from '../../kernel/asked.ts'
import type { Action, Move, Prompt, Teller, UnitId, Verdict } from '../../kernel/game.ts'
import { onceFor } from '../../kernel/once.ts'
import { allowed, fact, refused, type Says } from './facts.ts'
import { couldFight, rollsOf } from './fight.ts'
import { medics, victory, victoryMove } from './phases/after.ts'
import { charge, closeUp } from './phases/attack.ts'
import { fights, strike } from './phases/fight.ts'
import { pick } from './phases/pick.ts'
import { losses, saves, shoot, volley } from './phases/shoot.ts'
import { lockTouching, type Step } from './phases/step.ts'
import { move } from './phases/turn.ts'
import { whyTouches, withMelees } from './shown.ts'
import { asItLies, type Flow, type MeleeState, type Phase, sideOf } from './state.ts'

const STEPS: Readonly<Record<Phase, Step>> = {
  move,
  shoot,
  losses,
  volley,
  saves,
  closeUp,
  charge,
  fights,
  strike,
  pick,
  victory,
  victoryMove,
  medics,
}

/** What players call it. */
const CALLED = {
  move: 'move',
  shoot: 'shoot',
  losses: 'shoot',
  volley: 'shoot',
  saves: 'shoot',
  closeUp: 'closeUp',
  charge: 'charge',
  fights: 'fight',
  strike: 'fight',
  pick: 'fight',
  victory: 'victory',
  victoryMove: 'victory',
  medics: 'medics',
} as const satisfies Readonly<Record<Phase, string>>

type Called = (typeof CALLED)[Phase]

export const phase = ({ flow }: MeleeState): Called =>
  flow.volley === null ? CALLED[flow.phase] : CALLED.shoot

/** How it stands to the dice of the rounds. */
const STAGES: Readonly<Record<Called, 'before' | 'during' | 'after'>> = {
  move: 'before',
  shoot: 'before',
  closeUp: 'before',
  charge: 'before',
  fight: 'during',
  victory: 'after',
  medics: 'after',
}

export const stage = (state: MeleeState) => STAGES[phase(state)]

const stepOf = (state: MeleeState): Step => STEPS[state.flow.phase]

export const prompt = onceFor((laid: MeleeState): Prompt => {
  const state = asItLies(laid)
  return withMelees(state, stepOf(state).prompt(state))
})

export function check(laid: MeleeState, action: Action): Verdict {
  const state = asItLies(laid)
  if (action.do === 'mode' && state.flow.phase !== 'move') return refused(fact('fightGoesOn', false))
  if (isStranger(state.table, action)) return refused(fact('notAskedNow', false))
  const count = wrongFaces(action, () => prompt(state))
  if (count !== null) return refused(fact('wrongFaces', false, { count }))
  return whyStill(state, action) ?? stepOf(state).check(state, action)
}

/** Why nobody moves, where nobody does. */
const STILL: Readonly<Record<string, Says>> = {
  shoot: 'chargesLater',
  fight: 'chargesOver',
  victory: 'winnerMoves',
  medics: 'chargesOver',
}

function whyStill(state: MeleeState, action: Action): Verdict | null {
  const { flow } = state
  const says = STILL[phase(state)]
  if (action.do !== 'move' || says === undefined || flow.phase === 'victoryMove') return null
  const [victor] = flow.victors
  return refused(fact(says, false, victor ? { unit: victor.unit } : { base: action.moves[0]?.base ?? '' }))
}

/** Nothing is won before a side of a melee is gone: who of the unit would fight, everybody where they lie. */
export function judge(state: MeleeState, unit: UnitId): Verdict {
  const side = sideOf(state.table, unit)
  const bases = couldFight(state, unit).map(({ id }) => id)
  if (bases.length > 0) {
    const rolls = fact(rollsOf(state), true, { side, count: bases.length, bases })
    return allowed(rolls, ...whyTouches(state, { units: state.table.units.map(({ id }) => id) }))
  }
  return refused(fact('nobodyTouches', false, { unit }))
}

export function play(teller: Teller<Flow>, action: Action): void {
  lockTouching(teller)
  stepOf(teller.state).play(teller, action)
}

export const suggest = onceFor((laid: MeleeState): Action | null => {
  const state = asItLies(laid)
  return stepOf(state).suggest(state)
})

export const firstMove = (state: MeleeState): Move | null => firstMoveOf(suggest(state))
