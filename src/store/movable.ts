// Which bases the question offers to be moved.
import type { BaseId, Prompt } from '../kernel/game.ts'
import { type Match, shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { promptOf } from './match.ts'

const offered = onceFor(
  (prompt: Prompt): ReadonlySet<BaseId> =>
    new Set(prompt.offers.flatMap((offer) => (offer.do === 'move' ? offer.bases : []))),
)

const NONE: ReadonlySet<BaseId> = new Set()

/** The bases that the prompt offers to be moved; in Arrange all of them. */
export function movable(match: Match): ReadonlySet<BaseId> | 'all' {
  if (shown(match).mode === 'arrange') return 'all'
  const prompt = promptOf(match)
  return prompt ? offered(prompt) : NONE
}

export const mayMove = (match: Match, id: BaseId): boolean => {
  const some = movable(match)
  return some === 'all' || some.has(id)
}
