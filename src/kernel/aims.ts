// The enemies that a base could go for, to be picked from a list.
import type { Aim, Base, Verdict } from './game.ts'
import { byGap, near } from './measure.ts'

/** A list to pick from by keys is not longer than this. */
const MOST = 12

/** The nearest first, each with what would come of it. */
export const aimsAt = (base: Base, foes: readonly Base[], verdict: (foe: Base) => Verdict): readonly Aim[] =>
  foes
    .map((foe) => near(base, foe))
    .toSorted(byGap)
    .slice(0, MOST)
    .map(({ other }) => ({ target: other.id, verdict: verdict(other) }))
