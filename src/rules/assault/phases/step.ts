// What each phase of an assault answers, and the few words in which it is told.
import type { BaseId, Fact, Offer, RuleSet, Teller, Verdict } from '../../../kernel/game.ts'
import { named } from '../choices.ts'
import type { RoleChange } from '../counterattack.ts'
import { fact, refused } from '../facts.ts'
import { settings } from '../options.ts'
import { type Assault, type AssaultState, assaultOf, type Flow, type Platoon } from '../state.ts'
import { pins } from '../teams.ts'

export type Step = Pick<RuleSet<Flow>, 'prompt' | 'check' | 'play' | 'suggest'>

export const notNow = (): Verdict => refused(fact('notAskedNow', false))

export const moveOffer = ({ flow }: AssaultState, bases: readonly BaseId[]): Offer => ({
  do: 'move',
  bases,
  moved: bases.filter((id) => flow.assault?.moved.includes(id)),
})

export const mark = (
  teller: Teller<Flow>,
  badge: { readonly on: string; readonly badge: string; readonly set: boolean },
  why: readonly Fact[] = [],
): void => teller.tell({ is: 'marked', ...badge, why })

/** Alters the flow, and what the assault remembers. */
export function turn(teller: Teller<Flow>, flow: Partial<Flow>, assault: Partial<Assault> = {}): void {
  const now = teller.state.flow
  const going = now.assault === null ? null : { ...assaultOf(teller.state), ...assault }
  teller.tell({ is: 'turned', flow: { ...now, assault: going, ...flow }, why: [] })
}

export function setRole(teller: Teller<Flow>, { on, from, to }: RoleChange, why: readonly Fact[]): void {
  if (from !== null) mark(teller, { on, badge: from, set: false }, why)
  if (to !== null) mark(teller, { on, badge: to, set: true }, why)
}

/** A platoon leaves; E-07: it becomes Pinned Down at once, a lone team by a pin of its own. */
export function breakAway(teller: Teller<Flow>, platoon: Platoon, why: readonly Fact[] = []): void {
  const { id, role, lone } = platoon
  setRole(teller, { on: id, from: role, to: 'brokenOff' }, why)
  const isPinned = pins(platoon).some(({ base }) => lone || base === undefined)
  if (isPinned || !settings(teller.state).pins) return
  mark(teller, { on: id, badge: 'pinned', set: true }, [fact('becomesPinned', true, named(platoon))])
}
