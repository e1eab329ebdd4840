// What has just been lost: the bases that the step we stand in has taken off the table, and why.
import type { Base, Fact } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'

export interface Fallen {
  /** As it lay when it was taken off. */
  readonly base: Base
  readonly why: readonly Fact[]
}

/** In the order in which they were lost, as far as we stand; what a hand has taken off is no loss. */
export const fallenIn = onceFor((match: Match): readonly Fallen[] => {
  const frame = match.frames[match.at]
  const step = frame && match.steps[frame.step]
  if (!frame || !step || step.action.do === 'correct') return []
  const { lost } = frame.state.table
  return step.changes.slice(0, frame.change + 1).flatMap((change) => {
    if (change.is !== 'removed') return []
    const base = lost.findLast(({ id }) => id === change.base)
    return base ? [{ base, why: change.why }] : []
  })
})
