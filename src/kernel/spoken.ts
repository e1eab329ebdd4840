// What was said aloud in one step: the verdict that stands after its changes.
import type { Change, Verdict } from './game.ts'

/** The verdict that stands after those changes of one step. */
export function spokenIn(told: readonly Change[]): Verdict | null {
  const ruled = told.filter((change) => change.is === 'ruled')
  return ruled.findLast((change) => change.chief) ?? ruled.at(-1) ?? firstReason(told)
}

const firstReason = (told: readonly Change[]): Verdict | null => {
  const change = told.find((each) => each.why.length > 0)
  return change ? { ok: true, why: change.why } : null
}
