// The referee's questions about one round of melee, each answered by what the rules do in play.
import { givenDice } from '../../kernel/dice.ts'
import type { Action, Change, Fact } from '../../kernel/game.ts'
import type { Ruling } from '../../kernel/referee.ts'
import { telling } from '../../kernel/teller.ts'
import { allowed, refused, type Says } from './facts.ts'
import { fighters, inOrder, waitingMelees, whyRolls } from './fight.ts'
import { play, stage, suggest } from './flow.ts'
import { whyNobody } from './shown.ts'
import { type Flow, livingOf, type Melee, type MeleeState } from './state.ts'

export const ASKS = ['fighters', 'losses', 'nextBonus'] as const
export type Asks = (typeof ASKS)[number]

/** A number: so many dice have to be thrown at least, and there are fewer. */
export function judge(state: MeleeState, asks: Asks, dice: readonly number[]): Ruling | number {
  if (asks === 'fighters') return whoFights(state)
  const round = played(state, dice)
  if (typeof round === 'number') return round
  return { asks, used: round.used, ...(asks === 'losses' ? losses : nextBonus)(state, round) }
}

/** Those that are to be fought in this phase, and the one that is being fought. */
export const meleesOf = (state: MeleeState): readonly Melee[] => {
  const going = state.flow.melees.filter(({ id }) => id === state.flow.round?.melee)
  return [...going, ...waitingMelees(state)]
}

/** IM-04, IM-07 to IM-09: who rolls a die, and with which bonuses. */
function whoFights(state: MeleeState): Ruling {
  const each = meleesOf(state).flatMap((melee) => inOrder(state).map((side) => ({ melee, side })))
  const yes = each.flatMap(({ melee, side }) => fighters(state, melee, side).map(({ base }) => base.id))
  const why = each.flatMap(({ melee, side }) => whyRolls(state, melee, side))
  const { charged } = state.flow
  const idle = charged.filter((unit) => livingOf(state.table, unit).every(({ id }) => !yes.includes(id)))
  const verdict =
    yes.length > 0
      ? allowed(...why, ...idle.map((unit) => whyNobody(state, unit)))
      : refused(...whyNobodyFights(state))
  return { asks: 'fighters', verdict, yes, no: figuresIn(state).filter((id) => !yes.includes(id)) }
}

/** Of those that charged, else of all. */
function whyNobodyFights(state: MeleeState): readonly Fact[] {
  const { charged } = state.flow
  const units = charged.length > 0 ? charged : state.table.units.map(({ id }) => id)
  return units.map((unit) => whyNobody(state, unit))
}

const figuresIn = (state: MeleeState): readonly string[] =>
  state.flow.melees
    .flatMap(({ units }) => units)
    .flatMap((unit) => livingOf(state.table, unit))
    .map(({ id }) => id)

/** What came of the rounds. */
interface Result {
  readonly after: MeleeState
  readonly changes: readonly Change<Flow>[]
  readonly used: number
}

type Answer = Pick<Ruling, 'verdict' | 'yes' | 'no'>

/** IM-05, IM-10 to IM-12: who falls. Where the owner may pick, those fall who would be suggested. */
function losses(state: MeleeState, { changes }: Result): Answer {
  const yes = changes.flatMap((change) => (change.is === 'removed' ? [change.base] : []))
  const fell = changes.flatMap((change) => (change.is === 'removed' ? change.why : []))
  const ok = yes.length > 0
  const told = ruled(changes, false).toSorted((a, b) => Number(b.ok === ok) - Number(a.ok === ok))
  const no = figuresIn(state).filter((id) => !yes.includes(id))
  return { verdict: { ok, why: whyOr(state, [...told.flatMap(({ why }) => why), ...fell]) }, yes, no }
}

const whyOr = (state: MeleeState, why: readonly Fact[]): readonly Fact[] =>
  why.length > 0 ? why : whyNobodyFights(state)

/** IM-13, IM-14: who has the +1 in the round after. */
function nextBonus(state: MeleeState, { after, changes }: Result): Answer {
  const yes = after.flow.melees.flatMap(({ bonus }) => bonus)
  const all = meleesOf(state).flatMap(({ units }) => units)
  return {
    verdict: {
      ok: yes.length > 0,
      why: whyOr(
        state,
        ruled(changes, true).flatMap(({ why }) => why),
      ),
    },
    yes,
    no: all.filter((unit) => !yes.includes(unit) && livingOf(after.table, unit).length > 0),
  }
}

const ruled = (changes: readonly Change<Flow>[], chief: boolean) =>
  changes.flatMap((change) => (change.is === 'ruled' && (change.chief === true) === chief ? [change] : []))

/** All rounds of the phase, one after the other. */
function played(state: MeleeState, dice: readonly number[]): Result | number {
  let now: Result = { after: state, changes: [], used: 0 }
  for (;;) {
    const { after, changes, used } = now
    const action = nextOf(after)
    if (action === null) return now
    const left = dice.slice(used)
    const told = telling<Flow>(after, givenDice(left, 'chosen'))
    const taken = action.do === 'roll' ? needed(after) : 0
    if (left.length < taken) return used + taken
    play(told.teller, action)
    // Only what comes of the dice: nobody asks what is over before or after them, or begins.
    const fresh = told.changes.filter((change) => action.do !== 'done' && change.why.every(isOfRound))
    now = { after: told.teller.state, changes: [...changes, ...fresh], used: used + taken }
  }
}

const BESIDE: readonly string[] = ['turnBegins', 'fightsNext', 'meets', 'picks'] satisfies Says[]

const isOfRound = ({ says }: Fact): boolean => !BESIDE.includes(says)

/** The charges are made; after a round nobody moves on, and nobody is treated. */
function nextOf(state: MeleeState): Action | null {
  if (state.mode !== 'play') return null
  if (stage(state) === 'during') return suggest(state)
  return stage(state) === 'after' || state.flow.phase === 'charge' ? { do: 'done' } : null
}

function needed(state: MeleeState): number {
  const { round, melees } = state.flow
  const melee = melees.find(({ id }) => id === round?.melee)
  return round === null || melee === undefined ? 0 : fighters(state, melee, round.side).length
}
