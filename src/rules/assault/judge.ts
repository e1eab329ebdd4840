// The referee's questions about a state of an assault, each answered by what the rules do in play.
import { givenDice } from '../../kernel/dice.ts'
import type { Action, BaseId, Change, Fact } from '../../kernel/game.ts'
import { onceFor } from '../../kernel/once.ts'
import type { Ruling } from '../../kernel/referee.ts'
import { type Told, telling } from '../../kernel/teller.ts'
import { options } from './choices.ts'
import { whoWon } from './consolidate.ts'
import { eligibility } from './counterattack.ts'
import { allowed, fact, refused } from './facts.ts'
import { fight } from './fight.ts'
import { check, play, prompt } from './flow.ts'
import { ratings, whyNoTestAfterWin } from './motivation.ts'
import { checkWin } from './phases/course.ts'
import { leaves, swapped } from './prospects.ts'
import {
  type AssaultState,
  actingBases,
  actingPlatoons,
  assaultOf,
  defendingPlatoons,
  type Flow,
  type Phase,
  type Platoon,
  teams,
} from './state.ts'
import { NO_DICE } from './supposing.ts'
import { judgeWin, whyJoining } from './win.ts'

export const ASKS = ['win', 'fight', 'test', 'testIfHit', 'choices', 'counterCharge'] as const
export type Asks = (typeof ASKS)[number]

type Answer = Omit<Ruling, 'asks'>

/** A number: so many dice have to be thrown at least, and there are fewer. */
export function judge(state: AssaultState, asks: Asks, dice: readonly number[]): Ruling | number {
  const answer = asks === 'choices' ? choosing(state, dice) : ANSWERS[asks](state)
  return answer === null ? dice.length + 1 : { asks, ...answer }
}

const ANSWERS: Readonly<Record<Exclude<Asks, 'choices'>, (state: AssaultState) => Answer>> = {
  win,
  fight: fighting,
  test: testing,
  testIfHit: (state) => testing(withHit(state)),
  counterCharge: counterCharging,
}

/** What there is to ask without dice, in the order of play. */
export function asksOf(state: AssaultState): readonly Asks[] {
  const { phase, last } = state.flow
  if (last !== null) return ['win']
  if (phase === 'choices') return ['win', 'fight', 'choices', 'counterCharge']
  if (CHOSEN.includes(phase)) return ['win', 'fight', 'counterCharge']
  const isDecided = assaultOf(state).shots.length > 0 || isWon(state)
  return isDecided
    ? ['win', 'fight', 'test', 'counterCharge']
    : ['win', 'fight', 'test', 'testIfHit', 'counterCharge']
}

/** Nothing is left to test. */
const CHOSEN: readonly Phase[] = ['choices', 'breakOff', 'consolidate']

/** PA-36: in these the win of the round is read, or was. */
const JUDGED: readonly Phase[] = ['test', 'reroll', 'choices']

function win(state: AssaultState): Answer {
  const { phase, last } = state.flow
  const acting = idsOf(actingPlatoons(state))
  if (last !== null) {
    const { winners, reason: word } = last
    const verdict =
      winners.length > 0 ? allowed(...whoWon(state)) : refused(fact('assaultOver', false, { word }))
    return { verdict, yes: winners, no: acting.filter((id) => !winners.includes(id)) }
  }
  if (!JUDGED.includes(phase)) {
    const verdict = refused(fact('notFought', false, { side: assaultOf(state).acting }))
    return { verdict, yes: [], no: acting }
  }
  const { won, why, winners } = wonIn(state)
  const yes = idsOf(winners)
  const denies = why.filter(({ ok, about }) => !ok && about.gap !== undefined)
  return { verdict: { ok: won, why }, yes, no: acting.filter((id) => !yes.includes(id)), denies }
}

function fighting(state: AssaultState): Answer {
  const { fighters, why } = fight(state)
  const yes = fighters.map(({ base }) => base.id)
  const no = actingBases(state).flatMap(({ id }) => (yes.includes(id) ? [] : [id]))
  return { verdict: { ok: yes.length > 0, why }, yes, no }
}

/** Who must test; those who join do so first (A-02b, A-04). */
function testing(state: AssaultState): Answer {
  const judged = wonIn(state)
  if (judged.won) return nobody(whyNoTestAfterWin(state))
  const { changes, teller } = winChecked(state)
  const joins = whyJoining(state, judged)
  const gated = ruled(changes).slice(joins.length)
  const after = teller.state
  return after.flow.phase === 'test'
    ? {
        verdict: allowed(...gated, ...ratings(defendingPlatoons(after)), ...joins),
        yes: idsOf(defendingPlatoons(after)),
        no: [],
      }
    : { verdict: refused(...gated, ...joins), yes: [], no: tested(changes) }
}

function withHit(state: AssaultState): AssaultState {
  const assault = assaultOf(state)
  return { ...state, flow: { ...state.flow, assault: { ...assault, hits: Math.max(1, assault.hits) } } }
}

/** PA-07, PA-08: who may counterattack with these dice, and who must break off. */
function choosing(state: AssaultState, dice: readonly number[]): Answer | null {
  if (isWon(state)) return { ...nobody(whyNoTestAfterWin(state)), used: 0 }
  const chosen = untilChoices(state, dice)
  if (chosen === null) return null
  const { after, changes, used } = chosen
  const counters = after.flow.phase === 'choices' ? countering(after) : []
  const yes = counters.flatMap(({ unit, verdict }) => (verdict.ok ? [unit] : []))
  const alone = after.flow.assault?.choices.map(({ platoon }) => platoon) ?? []
  const all = new Set([...tested(changes), ...counters.map(({ unit }) => unit), ...alone])
  const told = ruled(changes)
  const alike = ({ about }: Fact) => counters.some(({ unit }) => unit === about.base)
  const why = [
    ...counters.flatMap(({ verdict }) => verdict.why.slice(0, 1)),
    ...told.filter((each) => leavesAlone(each) && !alike(each)),
    ...told.filter((each) => !leavesAlone(each)),
  ]
  return { verdict: { ok: yes.length > 0, why }, yes, no: [...all].filter((id) => !yes.includes(id)), used }
}

/** E-04. */
const leavesAlone = ({ says }: Fact): boolean => says === 'independentLeaves'

const countering = (state: AssaultState) =>
  prompt(state).offers.flatMap((offer) =>
    offer.do === 'choose' && offer.option === 'counterattack'
      ? [{ unit: offer.unit ?? '', verdict: offer.verdict }]
      : [],
  )

/** PA-25 to PA-27: of the Counterattacking platoons; before there are any, of all that could become so. */
function counterCharging(state: AssaultState): Answer {
  if (state.flow.phase === 'counterCharge') return charging(state, [], [])
  if (isWon(state)) return nobody(whyNoTestAfterWin(state))
  const chosen = untilChoices(state, [BEST])
  if (chosen === null || chosen.after.flow.assault === null) return nobody(...ruled(chosen?.changes ?? []))
  const { after, changes } = chosen
  const gone = defendingPlatoons(after).filter((each) => leaves(after, each))
  const alone = ruled(changes).filter(
    (each) => leavesAlone(each) && !gone.some(({ id }) => id === each.about.base),
  )
  const others = [...teams(gone).map(({ id }) => id), ...alone.flatMap(({ about }) => about.base ?? [])]
  const why = gone.flatMap((each) => options(after, each).counterattack.why.filter(({ ok }) => !ok))
  return charging(swapped(after), others, [...why, ...alone])
}

/** Whoever is asked to test passes with it. */
const BEST = 6

/** `others`: teams that could not, because their platoon does not counterattack or they leave it (E-03, E-04). */
function charging(state: AssaultState, others: readonly BaseId[], whyOthers: readonly Fact[]): Answer {
  const judged = actingBases(state).map((base) => ({ id: base.id, ...eligibility(state, base) }))
  const of = (may: boolean) => judged.flatMap(({ id, ok }) => (ok === may ? [id] : []))
  const why = [...judged.flatMap((each) => each.why), ...whyOthers]
  return { verdict: { ok: of(true).length > 0, why }, yes: of(true), no: [...of(false), ...others] }
}

interface Chosen {
  readonly after: AssaultState
  readonly changes: readonly Change<Flow>[]
  readonly used: number
}

/** Plays the test: the dice in turn; a re-roll is taken where there is a die for it. Null: a die is missing. */
function untilChoices(state: AssaultState, dice: readonly number[]): Chosen | null {
  if (CHOSEN.includes(state.flow.phase)) return { after: state, changes: [], used: 0 }
  const checked = winChecked(state)
  let now: Chosen = { after: checked.teller.state, changes: checked.changes, used: 0 }
  for (;;) {
    const left = dice.slice(now.used)
    const action = nextOf(now.after, left)
    if (action === null) return now
    if (!check(now.after, action).ok) return null
    const told = telling<Flow>(now.after, givenDice(left, 'chosen'))
    play(told.teller, action)
    const used = now.used + (action.do === 'roll' ? 1 : 0)
    now = { after: told.teller.state, changes: [...now.changes, ...told.changes], used }
  }
}

function nextOf(state: AssaultState, left: readonly number[]): Action | null {
  const { phase } = state.flow
  if (phase === 'test') return { do: 'roll', from: 'chosen', faces: left.slice(0, 1) }
  if (phase !== 'reroll') return null
  // Of teams that might be the price of one (E-12) the first: a case names none.
  const offers = prompt(state).offers.flatMap((offer) =>
    offer.do === 'choose' && offer.option !== 'keep' && offer.verdict.ok ? [offer] : [],
  )
  const [taken] = left.length > 0 ? offers : []
  return taken === undefined
    ? { do: 'choose', option: 'keep' }
    : { do: 'choose', option: taken.option, ...(taken.unit !== undefined && { unit: taken.unit }) }
}

/** Several questions lead through the same win check. */
const wonIn = onceFor(judgeWin)

/** PA-01, then who joins, then whether there is a test. */
const winChecked = onceFor((state: AssaultState): Told<Flow> => {
  const told = telling<Flow>(state, NO_DICE)
  checkWin(told.teller)
  return told
})

const isWon = (state: AssaultState): boolean =>
  state.flow.last !== null || (!CHOSEN.includes(state.flow.phase) && wonIn(state).won)

/** What was spoken aloud after the win check. */
const ruled = (changes: readonly Change[]): readonly Fact[] =>
  changes
    .filter((change) => change.is === 'ruled')
    .slice(1)
    .flatMap(({ why }) => why)

/** The platoons of the test, whatever came of it. */
function tested(changes: readonly Change<Flow>[]): readonly string[] {
  const tests = changes.flatMap((change) => (change.is === 'turned' ? (change.flow.assault?.test ?? []) : []))
  return tests.at(-1)?.results.map(({ platoon }) => platoon) ?? []
}

const idsOf = (some: readonly Platoon[]): readonly string[] => some.map(({ id }) => id)

const nobody = (...why: readonly Fact[]): Answer => ({ verdict: refused(...why), yes: [], no: [] })
