// In which order reasons are read.
import type { Fact } from '../kernel/game.ts'
import type { Judging } from '../text/manners.ts'

/** The one that decided, what says the same of others, what does not count, and all else; each as the rules told it. */
export function inOrder(facts: readonly Fact[], { isAlike }: Pick<Judging, 'isAlike'>): readonly Fact[] {
  const [deciding] = facts
  if (!deciding) return []
  const rank = (fact: Fact): number => (fact.excused ? 1 : isAlike(deciding, fact) ? 0 : 2)
  return [deciding, ...facts.slice(1).toSorted((one, other) => rank(one) - rank(other))]
}
