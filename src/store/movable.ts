// Which bases the question offers to be moved, and which of a unit go together.
import type { Base, BaseId, Prompt } from '../kernel/game.ts'
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

/** Of a unit that is taken as one, who goes along: who has moved already stays, as long as others are still to move. */
export function goingAsOne(match: Match, unit: readonly Base[]): readonly Base[] {
  const offers = promptOf(match)?.offers ?? []
  const moves = offers.find((offer) => offer.do === 'move')
  if (moves?.do !== 'move') return unit
  const isMoved = ({ id }: Base): boolean => moves.moved.includes(id)
  const isDue = ({ id }: Base): boolean => moves.bases.includes(id) && !moves.moved.includes(id)
  return unit.some(isDue) ? unit.filter((base) => !isMoved(base)) : unit
}
