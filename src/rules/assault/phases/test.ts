// The Motivation test and its re-roll: PA-05 to PA-15.
import type { Pool } from '../../../kernel/dice.ts'
import type { Teller, Verdict } from '../../../kernel/game.ts'
import { allowed, refused } from '../facts.ts'
import {
  gate,
  ratings,
  reroll as rerollOf,
  rerollPool,
  retested,
  tested,
  testingSide,
  testPool,
  whyKeep,
} from '../motivation.ts'
import { type AssaultState, assaultOf, defendingPlatoons, type Flow } from '../state.ts'
import { openChoices } from './course.ts'
import { checkRoll, rollOrDone, suggestRoll } from './fight.ts'
import { notNow, rule, type Step, turn } from './step.ts'

/** The first die, or the second where the re-roll was taken. */
export const test: Step = {
  prompt: (state) => {
    const side = testingSide(state)
    const again = isSecond(state)
    const why = again ? rerollOf(state).why : [...gate(state).why, ...ratings(state)]
    const units = again
      ? rerollOf(state).covered.map(({ platoon }) => platoon)
      : defendingPlatoons(state).map(({ unit }) => unit.id)
    return {
      side,
      ask: again ? 'reroll' : 'test',
      about: { side, units },
      offers: rollOrDone(pool(state), why),
      why,
    }
  },
  check: (state, action) => checkRoll(action, pool(state), gate(state).why),
  play: (teller, action) => {
    if (action.do === 'done') openChoices(teller)
    else playTest(teller)
  },
  suggest: (state) => suggestRoll(pool(state)),
}

const isSecond = (state: AssaultState): boolean => assaultOf(state).test?.rerolling === true

/** null where a change by hand has left nobody to test. */
function pool(state: AssaultState): Pool | null {
  if (defendingPlatoons(state).length === 0) return null
  return isSecond(state) ? rerollPool(state) : testPool(state)
}

function playTest(teller: Teller<Flow>): void {
  const die = pool(teller.state)
  if (die === null) return
  const again = isSecond(teller.state)
  const before = again ? rerollOf(teller.state).why : gate(teller.state).why
  const face = teller.throw(die, before)[0] ?? 1
  const { test: came, why } = again ? retested(teller.state, face) : tested(teller.state, face)
  turn(teller, {}, { test: came })
  teller.tell({ is: 'ruled', ok: why[0]?.ok === true, chief: true, why })
  if (!again && rerollOf(teller.state).offered) turn(teller, { phase: 'reroll' })
  else openChoices(teller)
}

/** PA-09, A-08. */
export const reroll: Step = {
  prompt: (state) => {
    const side = testingSide(state)
    const { covered, why } = rerollOf(state)
    return {
      side,
      ask: 'mayReroll',
      about: { side, units: covered.map(({ platoon }) => platoon) },
      offers: [
        { do: 'choose', option: 'reroll', verdict: mayReroll(state) },
        { do: 'choose', option: 'keep', verdict: mayKeep(state) },
      ],
      why,
    }
  },
  check: (state, action) => {
    if (action.do !== 'choose' || action.unit !== undefined) return notNow()
    if (action.option === 'reroll') return mayReroll(state)
    return action.option === 'keep' ? mayKeep(state) : notNow()
  },
  play: (teller, action) => {
    if (action.do !== 'choose') return
    const { test: now } = assaultOf(teller.state)
    if (action.option === 'keep' || now === null) {
      rule(teller, true, whyKeep(teller.state))
      openChoices(teller)
      return
    }
    rule(teller, true, rerollOf(teller.state).why)
    turn(teller, { phase: 'test' }, { test: { ...now, rerolling: true } })
  },
  suggest: (state) => ({ do: 'choose', option: mayReroll(state).ok ? 'reroll' : 'keep' }),
}

/** Not offered any more only where a change by hand has taken the platoon away. */
function mayReroll(state: AssaultState): Verdict {
  const { offered, why } = rerollOf(state)
  return offered ? allowed(...why) : refused(...why)
}

const mayKeep = (state: AssaultState): Verdict => {
  const why = whyKeep(state)
  return { ok: !rerollOf(state).must, why }
}
