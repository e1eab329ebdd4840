// The counter-charge as a step: who can still get nearer, who must, and when it may end. PA-25, A-12, A-13.
import type { Base, Fact, Verdict } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { isSamePose, noCloserThan } from '../../kernel/geometry/point.ts'
import { nearest } from '../../kernel/measure.ts'
import { onceFor } from '../../kernel/once.ts'
import { completed, NEARER_MM, nearPlaces, reachable, stepsOn } from './completion.ts'
import { eligibility, eligible } from './counterattack.ts'
import { fact } from './facts.ts'
import { settings } from './options.ts'
import { type AssaultState, actingBases, assaultOf } from './state.ts'
import { type Terms, termsOf } from './terms.ts'

/** the team has not moved and can end at least 1 mm nearer to a legal target. */
const canStillMove =
  (state: AssaultState) =>
  ({ id }: Base): boolean =>
    !assaultOf(state).moved.includes(id) && canGetNearer(termsOf(state, id))

/** it is held to move, or told that it may. */
export const mustMove =
  (state: AssaultState) =>
  (base: Base): boolean =>
    settings(state).counterCharge !== 'may' && canStillMove(state)(base)

export const someoneCanMove = (state: AssaultState): boolean =>
  eligible(state).some((base) => canStillMove(state)(base) || mayCloseUp(state, base))

/** Nearer to a target than that it need not go on, and may still go into contact. */
function mayCloseUp(state: AssaultState, { id, at }: Base): boolean {
  const { to } = completed(termsOf(state, id), at)
  return to !== null && !isSamePose(to, at)
}

/** Of each team that cannot move why: it may not (PA-26, PA-27, PA-32), or gets no nearer. */
export const whatKeeps = (state: AssaultState): readonly Fact[] =>
  actingBases(state).flatMap((base) => {
    const { ok, why } = eligibility(state, base)
    return ok ? [fact(...completed(termsOf(state, base.id), base.at).says)] : why
  })

/** Nearer to any target: a team in contact with one that broke off has to go on to another. */
const canGetNearer = onceFor((terms: Terms): boolean => {
  const { team, targets } = terms
  if (terms.partial) return stepsNearer(terms) || nearPlaces(terms, team.at.facing).next().done !== true
  const apart = targets.filter((target) => noCloserThan(gap(team, target), NEARER_MM))
  return apart.some((target) => reachable(terms, target, team.at) !== null)
})

/** The usual case, cheaply. */
function stepsNearer(terms: Terms): boolean {
  const found = nearest(terms.team, terms.targets)
  return found !== null && stepsOn(terms.walking(terms.named), terms.team.at, found.other)
}

/** Done is refused while a team that must move has not; with the switch it is only said, or not at all. */
export function mayEndCounterCharge(state: AssaultState): Verdict {
  const side = assaultOf(state).acting
  const due = eligible(state).filter(mustMove(state))
  const done = fact('allHaveMoved', true, { side })
  if (due.length === 0) return { ok: true, why: [done] }
  if (settings(state).counterCharge === 'must')
    return { ok: false, why: due.map((base) => owed(state, base, false)) }
  return { ok: true, why: due.map((base) => owed(state, base, true)) }
}

function owed(state: AssaultState, base: Base, ok: boolean): Fact {
  const { targets } = termsOf(state, base.id)
  const found = nearest(
    base,
    targets.filter((target) => noCloserThan(gap(base, target), NEARER_MM)),
  )
  const near = found === null ? {} : { other: found.other.id, gap: found.gap }
  const about = { base: base.id, unit: base.unit, ...near }
  return ok
    ? fact('mayStay', true, about)
    : fact('mustStillMove', false, { ...about, allowance: settings(state).charge })
}
