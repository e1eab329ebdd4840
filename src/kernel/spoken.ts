// What was said aloud in one step: the verdict that stands after its changes.
import { canonical } from './digest.ts'
import type { Change, Fact, Verdict } from './game.ts'

/** The verdict that stands after those changes of one step, with all that was spoken beside it. */
export function spokenIn(told: readonly Change[]): Verdict | null {
  const ruled = told.filter((change) => change.is === 'ruled')
  const stands = ruled.findLast((change) => change.chief) ?? ruled.at(-1)
  if (stands === undefined) return firstReason(told)
  const { ok, why } = stands
  return { ok, why, also: once(ruled.flatMap((change) => (change === stands ? [] : change.why))) }
}

/** Each thing that is told once. */
export const once = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [canonical(fact), fact])).values(),
]

const firstReason = (told: readonly Change[]): Verdict | null => {
  const change = told.find((each) => each.why.length > 0)
  return change ? { ok: true, why: change.why } : null
}
