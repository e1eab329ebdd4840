// What the fight and Defensive Fire have in common: dice, who takes the hits, saves, losses. E-05, E-06, E-10.
import { isRollOrDone, rollOrDone, suggestRoll } from '../../../kernel/asked.ts'
import type { Pool } from '../../../kernel/dice.ts'
import type { Action, Fact, Hit, HitToPlace, Offer, SideId, Teller, Verdict } from '../../../kernel/game.ts'
import { hitsLeft } from '../../../kernel/hits.ts'
import { indexOf, otherSide } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { autoAllocation, whatSpreads } from '../allocation.ts'
import { allowed } from '../facts.ts'
import { asked, bearing, type Losses, type Saves } from '../saves.ts'
import { type AssaultState, assaultOf, type Flow, type Phase } from '../state.ts'
import { mark, notNow, type Step, turn } from './step.ts'

export const attacker = (state: AssaultState): SideId => assaultOf(state).acting
export const defender = (state: AssaultState): SideId => otherSide(attacker(state))

/** A roll, or Done where a change by hand has left nothing to roll for. */
export const checkRoll = (action: Action, pool: Pool | null, why: readonly Fact[]): Verdict =>
  isRollOrDone(pool, action) ? allowed(...why) : notNow()

interface Rolling {
  readonly ask: Phase
  readonly side: (state: AssaultState) => SideId
  readonly dice: (state: AssaultState) => { readonly pool: Pool | null; readonly why: readonly Fact[] }
  /** What is told beside the dice while they are asked. */
  readonly beside: (state: AssaultState) => readonly Fact[]
  readonly play: Step['play']
}

export const rolling = ({ ask, side: sideOf, dice, beside, play }: Rolling): Step => ({
  prompt: (state) => {
    const { pool, why } = dice(state)
    const side = sideOf(state)
    const about = { side, count: pool?.dice.length ?? 0 }
    const offers = rollOrDone(pool, allowed(...why))
    return { side, ask, about, offers, why: [...why, ...beside(state)] }
  },
  check: (state, action) => {
    const { pool, why } = dice(state)
    return checkRoll(action, pool, why)
  },
  play,
  suggest: (state) => suggestRoll(dice(state).pool),
})

/** How the hits are saved, and what becomes of them then. */
interface Saving {
  readonly ask: Phase
  readonly side: (state: AssaultState) => SideId
  readonly saves: (state: AssaultState) => Saves
  readonly take: (teller: Teller<Flow>, faces: readonly number[]) => void
}

export const saving = ({ ask, side, saves, take }: Saving): Step =>
  rolling({
    ask,
    side,
    dice: (state) => {
      const all = saves(state)
      return { pool: asked(all), why: [...all.why, ...all.each] }
    },
    beside: bearing,
    play: (teller) => {
      const { pool, why } = saves(teller.state)
      take(teller, pool === null ? [] : teller.throw(pool, why))
    },
  })

interface Allocating {
  readonly ask: Phase
  readonly why: (state: AssaultState, hits: readonly HitToPlace[]) => readonly Fact[]
  readonly check: (state: AssaultState, toPlace: readonly HitToPlace[], hits: readonly Hit[]) => Verdict
  readonly after: Saving
}

/** Whoever saves the hits says who takes them. */
export const allocating = ({ ask, why, check, after }: Allocating): Step => ({
  prompt: (state) => {
    const hits = waiting(state)
    const side = after.side(state)
    const about = { side, count: hits.length }
    const note = whatSpreads(hits)
    const offers: readonly Offer[] = [{ do: 'allocate', hits }]
    return { side, ask, about, ...(note && { note }), offers, why: why(state, hits) }
  },
  check: (state, action) => (action.do === 'allocate' ? check(state, waiting(state), action.hits) : notNow()),
  play: (teller, action) => {
    if (action.do !== 'allocate') return
    const toPlace = waiting(teller.state)
    const verdict = check(teller.state, toPlace, action.hits)
    turn(teller, {}, { toPlace, placed: action.hits })
    rule(teller, true, verdict.why)
    if (after.saves(teller.state).pool === null) after.take(teller, [])
    else turn(teller, { phase: after.ask })
  },
  suggest: (state) => ({ do: 'allocate', hits: autoAllocation(state, waiting(state)) }),
})

/** The hits that wait, without teams that a hand has taken off the table meanwhile. */
const waiting = (state: AssaultState): readonly HitToPlace[] =>
  hitsLeft(state.table, assaultOf(state).toPlace).filter(({ by }) => indexOf(state.table).base.has(by))

/** Everything at once: nobody is removed before all is known (PA-24). */
export function tellLosses(teller: Teller<Flow>, { why, destroyed, bailed }: Losses): void {
  const of = (id: string) => why.filter(({ about }) => about.base === id)
  for (const id of bailed) mark(teller, { on: id, badge: 'bailed', set: true }, of(id))
  for (const id of destroyed) teller.tell({ is: 'removed', base: id, why: of(id) })
  const bad = why.filter(({ ok }) => !ok)
  if (why.length > 0) rule(teller, bad.length === 0, [...bad, ...why.filter(({ ok }) => ok)])
}
