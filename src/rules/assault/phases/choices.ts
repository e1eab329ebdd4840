// Counterattack or Break Off, platoon by platoon: PA-07, PA-08, PA-21, A-23.
import type { Action, Offer, Prompt, Teller, Verdict } from '../../../kernel/game.ts'
import { rule } from '../../../kernel/teller.ts'
import { leavesAgain, named, options } from '../choices.ts'
import { allowed, fact, refused } from '../facts.ts'
import { gate, testingSide } from '../motivation.ts'
import { prospects } from '../prospects.ts'
import {
  type AssaultState,
  assaultOf,
  type ChoiceOption,
  defendingPlatoons,
  type Flow,
  type Platoon,
  platoons,
} from '../state.ts'
import { afterChoices } from './course.ts'
import { notNow, type Step, turn } from './step.ts'

const BOTH: readonly ChoiceOption[] = ['counterattack', 'breakOff']

export const choices: Step = {
  prompt: (state) => {
    const side = testingSide(state)
    const free = open(state).filter((platoon) => options(state, platoon).counterattack.ok)
    const ask = free.length > 0 || open(state).length === 0 ? 'choices' : 'mustBreakOff'
    const units = (free.length > 0 ? free : open(state)).map(({ unit }) => unit.id)
    return { side, ask, about: { side, units }, offers: offers(state), why: [], ...whyUntested(state) }
  },
  check: (state, action) => {
    if (action.do === 'done') return open(state).length === 0 ? allowed() : notNow()
    if (action.do !== 'choose') return notNow()
    const option = BOTH.find((each) => each === action.option)
    const platoon = platoons(state.table).find(({ id }) => id === action.unit)
    return option === undefined || platoon === undefined ? notNow() : verdict(state, platoon, option)
  },
  play: (teller, action) => {
    if (action.do === 'choose') choose(teller, action)
    if (open(teller.state).length === 0) afterChoices(teller)
  },
  suggest: (state) => {
    const [next] = open(state)
    if (next === undefined) return { do: 'done' }
    const { counterattack } = options(state, next)
    return { do: 'choose', unit: next.id, option: counterattack.ok ? 'counterattack' : 'breakOff' }
  },
}

/** PA-11: who passed or leaves without a die is told why there was none. */
function whyUntested(state: AssaultState): Pick<Prompt, 'note'> {
  const [note] = assaultOf(state).test?.die === null ? gate(state).why : []
  return note?.ok === false ? { note } : {}
}

/** Defending platoons that have not chosen. */
const open = (state: AssaultState): readonly Platoon[] =>
  defendingPlatoons(state).filter(({ id }) => !chosen(state, id))

const chosen = (state: AssaultState, id: string) =>
  assaultOf(state).choices.find(({ platoon }) => platoon === id)

/** Both options of every platoon, those of the platoons that have chosen with what they chose. */
function offers(state: AssaultState): readonly Offer[] {
  const listed = defendingPlatoons(state).flatMap((platoon) =>
    BOTH.map(
      (option): Offer => ({
        do: 'choose',
        unit: platoon.id,
        option,
        verdict: offered(state, platoon, option),
      }),
    ),
  )
  return open(state).length > 0 ? listed : [{ do: 'done', verdict: allowed() }]
}

/** With what would come of it at once. */
function offered(state: AssaultState, platoon: Platoon, option: ChoiceOption): Verdict {
  const may = verdict(state, platoon, option)
  return may.ok ? { ...may, also: prospects[option](state, platoon) } : may
}

function verdict(state: AssaultState, platoon: Platoon, option: ChoiceOption): Verdict {
  const made = chosen(state, platoon.id)
  if (made === undefined) return options(state, platoon)[option]
  if (leavesAgain(state).some(({ id }) => id === platoon.id))
    return refused(fact('independentLeaves', false, { base: platoon.id, unit: platoon.unit.id }))
  return refused(fact('chosenAlready', false, { ...named(platoon), word: made.option }))
}

function choose(teller: Teller<Flow>, { unit, option }: Action & { readonly do: 'choose' }): void {
  const platoon = defendingPlatoons(teller.state).find(({ id }) => id === unit)
  const taken = BOTH.find((each) => each === option)
  if (platoon === undefined || taken === undefined) return
  const { why } = verdict(teller.state, platoon, taken)
  const before = assaultOf(teller.state).choices
  turn(teller, {}, { choices: [...before, { platoon: platoon.id, option: taken }] })
  rule(teller, true, why)
}
