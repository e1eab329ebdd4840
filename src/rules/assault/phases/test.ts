// The Motivation test and its re-roll: PA-05 to PA-15.
import { rollOrDone, suggestRoll } from '../../../kernel/asked.ts'
import { faceAt, type Pool } from '../../../kernel/dice.ts'
import type { BaseId, Fact, Offer, Teller, Verdict } from '../../../kernel/game.ts'
import { rule } from '../../../kernel/teller.ts'
import { independents, whyIndependents } from '../choices.ts'
import { allowed, refused } from '../facts.ts'
import {
  gate,
  mayPay,
  ownRerolls,
  ratings,
  reroll as rerollOf,
  rerollPool,
  retested,
  tested,
  testingSide,
  testPool,
  turnedOn,
  whyKeep,
} from '../motivation.ts'
import { type AssaultState, assaultOf, defendingPlatoons, type Flow, type Test } from '../state.ts'
import { openChoices } from './course.ts'
import { checkRoll } from './hits.ts'
import { notNow, type Step, turn } from './step.ts'

/** The first die, or the second where the re-roll was taken. */
export const test: Step = {
  prompt: (state) => {
    const side = testingSide(state)
    const again = isSecond(state)
    const why = whyAsked(state)
    const [note] = again ? whoLets(state) : why
    const units = again
      ? rerollOf(state).covered.map(({ platoon }) => platoon)
      : defendingPlatoons(state).map(({ id }) => id)
    return {
      side,
      ask: again ? 'reroll' : 'test',
      about: { side, units },
      offers: rollOrDone(pool(state), allowed(...why)),
      // Who leaves whatever the die says is told before it is thrown (E-04).
      why: [...why, ...whyIndependents(independents(state))],
      ...(note && { note }),
    }
  },
  check: (state, action) => checkRoll(action, pool(state), whyAsked(state)),
  play: (teller, action) => {
    if (action.do === 'done') openChoices(teller)
    else playTest(teller)
  },
  suggest: (state) => suggestRoll(pool(state)),
}

/** By whose rule the die may be rolled again. */
const whoLets = (state: AssaultState): readonly Fact[] => [
  ...rerollOf(state).why.filter(({ says }) => says === 'rerollFrom'),
  ...ownRerolls(state),
]

/** Why there is a die, and what each of those needs whom it decides. */
function whyAsked(state: AssaultState): readonly Fact[] {
  const testers = defendingPlatoons(state)
  if (!isSecond(state)) return [...gate(state).why, ...ratings(testers)]
  const { covered, why } = rerollOf(state)
  return [...why, ...ratings(testers.filter(({ id }) => covered.some(({ platoon }) => platoon === id)))]
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
  const faces = teller.throw(die, before)
  const read = again ? retested : tested
  const { test: came, why } = read(teller.state, faceAt(faces, 0), ...faces.slice(1))
  turn(teller, {}, { test: came, idle: 0 })
  teller.tell({ is: 'ruled', ok: why[0]?.ok === true, chief: true, why })
  const turned = turnedOn(teller.state)
  if (turned !== null) destroy(teller, turned, turned.about.base)
  const { offered, prices } = rerollOf(teller.state)
  if (!again && (offered || prices.length > 0)) turn(teller, { phase: 'reroll' })
  else openChoices(teller)
}

function destroy(teller: Teller<Flow>, why: Fact, base: BaseId | undefined): void {
  rule(teller, why.ok, [why])
  if (base !== undefined) teller.tell({ is: 'removed', base, why: [why] })
}

/** PA-09, A-08, E-12. */
export const reroll: Step = {
  prompt: (state) => {
    const side = testingSide(state)
    const { covered, why } = rerollOf(state)
    const [note] = whoLets(state)
    return {
      side,
      ask: 'mayReroll',
      about: { side, units: covered.map(({ platoon }) => platoon) },
      offers: [...rerollOffers(state), { do: 'choose', option: 'keep', verdict: mayKeep(state) }],
      why,
      ...(note && { note }),
    }
  },
  check: (state, action) => {
    if (action.do !== 'choose') return notNow()
    if (action.option === 'keep' && action.unit === undefined) return mayKeep(state)
    const offer = rerollOffers(state).find(
      ({ option, unit }) => option === action.option && unit === action.unit,
    )
    return offer?.verdict ?? notNow()
  },
  play: (teller, action) => {
    if (action.do !== 'choose') return
    const { test: now } = assaultOf(teller.state)
    if (action.option === 'keep' || now === null) {
      rule(teller, true, whyKeep(teller.state))
      openChoices(teller)
      return
    }
    if (action.option === 'destroy') {
      pay(teller, now, action.unit)
      return
    }
    rule(teller, true, rerollOf(teller.state).why)
    turn(teller, { phase: 'test' }, { test: { ...now, rerolling: true } })
  },
  suggest: (state) => ({ do: 'choose', option: mayReroll(state).ok ? 'reroll' : 'keep' }),
}

/** One that costs nothing, unless only others are left; then one for each team that might be the price. */
function rerollOffers(state: AssaultState): readonly (Offer & { readonly do: 'choose' })[] {
  const { offered, prices } = rerollOf(state)
  const free = { do: 'choose', option: 'reroll', verdict: mayReroll(state) } as const
  return [
    ...(offered || prices.length === 0 ? [free] : []),
    ...prices.map((price) => {
      const verdict = mayPay(state, price)
      return { do: 'choose', option: 'destroy', unit: price.other.id, verdict } as const
    }),
  ]
}

/** E-12: the team is Destroyed, then the die is rolled again. */
function pay(teller: Teller<Flow>, now: Test, id: BaseId | undefined): void {
  const price = rerollOf(teller.state).prices.find(({ other }) => other.id === id)
  if (price === undefined) return
  const { why } = mayPay(teller.state, price)
  const [because] = why
  rule(teller, true, why)
  teller.tell({ is: 'removed', base: price.other.id, why: because === undefined ? [] : [because] })
  turn(teller, { phase: 'test' }, { test: { ...now, rerolling: true, by: price.base.id } })
}

/** Not offered any more only where a change by hand has taken the platoon away. */
function mayReroll(state: AssaultState): Verdict {
  const { offered, why } = rerollOf(state)
  return offered ? allowed(...why, ...ownRerolls(state)) : refused(...why)
}

const mayKeep = (state: AssaultState): Verdict => {
  const why = whyKeep(state)
  return { ok: !rerollOf(state).must, why }
}
