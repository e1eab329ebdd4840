// Which bases the question offers to be moved, and which of a unit go together.
import type { Base, BaseId, Prompt } from '../kernel/game.ts'
import { areTouching } from '../kernel/geometry/gap.ts'
import { type Match, shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { promptOf } from './match.ts'
import { roundOf } from './steady.ts'

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

/**
 * Whom a hand takes by one of a unit that is moved as one, that one first: who has gone into contact already stays, as
 * long as another may still go.
 */
export function goingWith(match: Match, lead: Base, unit: readonly Base[]): readonly BaseId[] {
  return [...new Set([lead, ...going(match, unit)])].map(({ id }) => id)
}

export function going(match: Match, unit: readonly Base[]): readonly Base[] {
  const offered = promptOf(match)?.offers.find((offer) => offer.do === 'move')
  if (offered?.do !== 'move') return unit
  const round = roundOf(shown(match).table)
  const isThere = (base: Base): boolean =>
    offered.moved.includes(base.id) && round(base.id).foes.some((foe) => areTouching(base, foe))
  return unit.some((base) => offered.bases.includes(base.id) && !isThere(base))
    ? unit.filter((base) => !isThere(base))
    : unit
}
