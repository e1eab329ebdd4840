// How the fight ended that has just been played to its end: what its rules said last, and what decided it.
import type { Change, Fact, SideId, Table } from '../kernel/game.ts'
import { type Match, standing } from '../kernel/match.ts'
import { unitOf } from '../kernel/table.ts'
import { mannersOf } from '../text/manners.ts'

/** Who won and why, the outcome first; null unless the step we stand in ended a fight. */
export function endingOf(match: Match): readonly Fact[] | null {
  const here = standing(match)
  const step = match.steps[here]
  const byRules = step?.action.do !== 'mode' && step?.action.do !== 'correct'
  if (!byRules || !step?.changes.some((change) => change.is === 'mode' && change.mode === 'arrange'))
    return null
  const { isEnding } = mannersOf(match.rules.id)
  for (const { changes } of match.steps.slice(0, here + 1).toReversed()) {
    const found = changes.findLast((change) => change.is === 'ruled' && change.why.some(isEnding))
    if (found) return [...found.why.filter(isEnding), ...decidedBy(changes, found, isEnding)]
  }
  return null
}

/** Whose win those facts tell: judged alone, platoons of both sides may have won. */
export function winnersIn(facts: readonly Fact[], table: Table, { rules }: Match): readonly SideId[] {
  const { isEnding } = mannersOf(rules.id)
  const sides = facts
    .filter((fact) => fact.ok && isEnding(fact))
    .flatMap(({ about }) => about.side ?? (about.units ?? []).map((unit) => unitOf(table, unit).side))
  return [...new Set(sides)]
}

/** The rest of the last word, and the chief verdict of the same step. */
function decidedBy(
  changes: readonly Change[],
  last: Change,
  isEnding: (fact: Fact) => boolean,
): readonly Fact[] {
  const chief = changes.findLast((change) => change.is === 'ruled' && change.chief)
  return [
    ...(chief && chief !== last ? chief.why.slice(0, 1) : []),
    ...last.why.filter((fact) => !isEnding(fact)),
  ]
}
