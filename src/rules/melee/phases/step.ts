// What each phase answers, and the few words in which it is told.
import type { BaseId, Fact, Offer, RuleSet, Teller, Verdict } from '../../../kernel/game.ts'
import { rule } from '../../../kernel/teller.ts'
import { fact, refused } from '../facts.ts'
import { asItLies, type Flow, type MeleeState, pairsToLock } from '../state.ts'

export type Step = Pick<RuleSet<Flow>, 'prompt' | 'check' | 'play' | 'suggest'>

export const notNow = (): Verdict => refused(fact('notAskedNow', false))

export const moveOffer = ({ flow }: MeleeState, bases: readonly BaseId[]): Offer => ({
  do: 'move',
  bases,
  moved: bases.filter((id) => flow.stood[id] !== undefined),
})

/** The one that stands on the table, whatever is spoken after it. */
export const chief = (teller: Teller<Flow>, ok: boolean, why: readonly Fact[]): void =>
  teller.tell({ is: 'ruled', ok, why, chief: true })

export const turn = (teller: Teller<Flow>, flow: Partial<Flow>): void =>
  teller.tell({ is: 'turned', flow: { ...teller.state.flow, ...flow }, why: [] })

/** IM-03: who has been brought into contact by hand is locked as well. */
export function lockTouching(teller: Teller<Flow>): void {
  const { state } = teller
  const lies = asItLies(state)
  if (lies === state) return
  const why = pairsToLock(state.flow, state.table).map(([unit, enemy]) =>
    fact('locks', true, { unit, enemy }),
  )
  turn(teller, lies.flow)
  showLocked(teller, why)
  rule(teller, true, why)
}

/** The badges of units say what the flow knows: who is locked. */
export function showLocked(teller: Teller<Flow>, why: readonly Fact[]): void {
  const { table, flow } = teller.state
  for (const { id, badges } of table.units) {
    const set = flow.melees.some(({ units }) => units.includes(id))
    if (badges.includes('locked') !== set) teller.tell({ is: 'marked', on: id, badge: 'locked', set, why })
  }
}
