// What lies on the table and is of it no more: what the question still speaks of, and what has just been lost, and why.
import type { Base, BaseId, Fact, RuleSet, State } from '../kernel/game.ts'
import { current, endOf, type Match, shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { promptAt } from './match.ts'

export interface Fallen {
  /** As it lay when it was taken off. */
  readonly base: Base
  readonly why: readonly Fact[]
}

/** What the question says of bases that are off the table: their fate is open, and they lie where they were. */
export const lyingFacts = onceFor((match: Match): readonly Fact[] => {
  const lying = new Set(lyingIn(match).map(({ id }) => id))
  const why = lying.size === 0 ? [] : (promptAt(match.rules, current(match))?.why ?? [])
  return why.filter((fact) => namedBy(fact).some((id) => lying.has(id)))
})

export const lyingIn = onceFor((match: Match): readonly Base[] => {
  const { lost } = shown(match).table
  return lyingAt(match.rules, current(match)).filter((base) => lost.includes(base))
})

/** All who are seen lying on the table. */
export const lainIn = onceFor((match: Match): readonly Base[] => [
  ...lyingIn(match),
  ...fallenIn(match).map(({ base }) => base),
])

const lyingAt = (rules: RuleSet, state: State): readonly Base[] => {
  const named = new Set(promptAt(rules, state)?.why.flatMap(namedBy))
  return state.table.lost.filter(({ id }) => named.has(id))
}

const namedBy = ({ about: { base, bases = [] } }: Fact): readonly BaseId[] =>
  base === undefined ? bases : [base, ...bases]

/**
 * What the step we stand in has taken off the table for good, as far as we stand; what lay there before it first. What
 * a hand has taken off is no loss.
 */
export const fallenIn = onceFor((match: Match): readonly Fallen[] => {
  const frame = match.frames[match.at]
  const step = frame && match.steps[frame.step]
  if (!frame || !step || step.action.do === 'correct') return []
  const { lost } = frame.state.table
  const told = step.changes.slice(0, frame.change + 1)
  const removed = told.flatMap((change) =>
    change.is === 'removed' ? [[change.base, change.why] as const] : [],
  )
  const before = match.frames[endOf(match, frame.step - 1)]?.state
  const lay = before === undefined ? [] : lyingAt(match.rules, before)
  const reasons = (id: BaseId): readonly Fact[] =>
    told.flatMap(({ why }) => why).filter((fact) => namedBy(fact).includes(id))
  const gone = new Map([...lay.map(({ id }) => [id, reasons(id)] as const), ...removed])
  const lying = new Set(lyingIn(match).map((base) => base.id))
  return [...gone].flatMap(([id, why]) => {
    const base = lost.findLast((each) => each.id === id)
    return base && !lying.has(id) ? [{ base, why }] : []
  })
})
