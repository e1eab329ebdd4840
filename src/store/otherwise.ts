// What the step we stand in would have told by another answer to an open question, everything else being the same.

import { checkByHand } from '../kernel/byHand.ts'
import { type Dice, seedDice } from '../kernel/dice.ts'
import { canonical } from '../kernel/digest.ts'
import type { Change, Setting, Switch, Verdict } from '../kernel/game.ts'
import { endOf, type Match, played, standing } from '../kernel/match.ts'
import { spokenIn } from './match.ts'

/** Null where it would have told the same, and where nothing has been done. */
export function otherwise(match: Match, each: Switch, value: Setting): Verdict | null {
  const { rules, frames, steps } = match
  const at = standing(match)
  const step = steps[at]
  const before = frames[endOf(match, at - 1)]?.state
  if (!step || !before || rules.past || checkByHand(before, step.action, rules)) return null
  const state = { ...before, options: { ...before.options, [each.name]: value } }
  const verdict = rules.check(state, step.action)
  // Only a move can be refused by a measurement; what is refused else is not asked at all.
  if (!verdict.ok && step.action.do !== 'move') return null
  const told = verdict.ok
    ? spokenIn(played(rules, state, step.action, sameFaces(step.changes)).changes)
    : verdict
  return told && !isSame(told, spokenIn(step.changes)) ? told : null
}

const isSame = ({ why }: Verdict, other: Verdict | null): boolean => canonical(why) === canonical(other?.why)

/** The faces that fell, in turn; those of the seed where more dice are thrown than were. */
function sameFaces(changes: readonly Change[]): Dice {
  const left = changes.flatMap((change) => (change.is === 'threw' ? change.faces : []))
  return (pool, state) => {
    const fallen = seedDice(pool, state)
    return { ...fallen, faces: fallen.faces.map((face) => left.shift() ?? face) }
  }
}
