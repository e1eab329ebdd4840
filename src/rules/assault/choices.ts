// Counterattack or Break Off, platoon by platoon: PA-07, PA-08, PA-34, E-03, E-04.
import type { About, Base, Verdict } from '../../kernel/game.ts'
import { aboutNear, byGap, closeBy } from '../../kernel/measure.ts'
import { otherSide } from '../../kernel/table.ts'
import { WIN } from './distances.ts'
import { type AssaultFact, allowed, fact, refused } from './facts.ts'
import { limitOf, settings } from './options.ts'
import {
  type AssaultState,
  assaultOf,
  type ChoiceOption,
  defendingPlatoons,
  loneWord,
  type Platoon,
  platoons,
  type TestResult,
  teams,
} from './state.ts'
import { isIndependent, isUnarmouredTank, pins } from './teams.ts'

/** PA-07, PA-08: both options of a Defending platoon, each with its verdict. */
export const options = (state: AssaultState, platoon: Platoon): Readonly<Record<ChoiceOption, Verdict>> => ({
  counterattack: mayCounterattack(state, platoon),
  breakOff: mayBreakOff(state, platoon),
})

function mayCounterattack(state: AssaultState, platoon: Platoon): Verdict {
  const objection =
    statusObjection(platoon) ??
    resultObjection(state, platoon) ??
    pinObjection(state, platoon) ??
    leaving(state, platoon)
  if (objection !== null) return refused(objection)
  return allowed(fact('mayCounterattack', true, aboutChoice(state, platoon)), ...whyPassed(state, platoon))
}

function mayBreakOff(state: AssaultState, platoon: Platoon): Verdict {
  const objection = statusObjection(platoon)
  if (objection !== null) return refused(objection)
  const held = barred(state, platoon)
  const failed = resultObjection(state, platoon)
  if (failed !== null && failed.says !== held?.says) return allowed({ ...failed, ok: true })
  if (held !== null) return allowed(fact('mustLeaveUnarmoured', true, held.about))
  const alone = leaving(state, platoon)
  if (alone !== null) return allowed({ ...alone, ok: true })
  return allowed(fact('mayBreakOff', true, aboutChoice(state, platoon)), ...whyPassed(state, platoon))
}

/** PA-34. */
function statusObjection({ role, ...platoon }: Platoon): AssaultFact | null {
  if (role === 'defending') return null
  const about = named({ role, ...platoon })
  return fact(role === 'brokenOff' ? 'brokenOffMayNot' : 'outsiderMayNot', false, about)
}

/** PA-08. */
function resultObjection(state: AssaultState, platoon: Platoon): AssaultFact | null {
  const result = resultOf(state, platoon)
  if (result === null || result.passed) return null
  if (result.die === null)
    return barred(state, platoon) ?? fact('noTestAllBarred', false, { units: [platoon.unit.id] })
  return fact('mustBreakOff', false, aboutChoice(state, platoon))
}

/** PA-30, misread. */
const pinObjection = (state: AssaultState, platoon: Platoon): AssaultFact | null =>
  settings(state).pinnedMayNot && pins(platoon).length > 0
    ? fact('pinnedLeaves', false, named(platoon))
    : null

/** E-03, then E-04. */
const leaving = (state: AssaultState, platoon: Platoon): AssaultFact | null =>
  barred(state, platoon) ?? onlyIndependents(state, platoon)

/** E-03, of the platoon as it may counterattack, without those who leave it first (E-04): an unarmoured tank team within 4"/10cm of any enemy team; null where nothing bars. */
export function barred(state: AssaultState, platoon: Platoon): AssaultFact | null {
  if (!settings(state).unarmouredLeave) return null
  const limit = limitOf(state, WIN)
  const enemies = teams(
    platoons(state.table).filter(({ unit }) => unit.side === otherSide(platoon.unit.side)),
  )
  const near = staying(state, platoon)
    .filter(isUnarmouredTank)
    .flatMap((base) => closeBy(base, enemies, limit).slice(0, 1))
  const nearest = near.toSorted(byGap)[0]
  return nearest === undefined
    ? null
    : fact('unarmouredNear', false, { ...aboutNear(nearest, WIN), ...loneWord(platoon) })
}

/** E-04: a platoon of such teams only breaks off as a whole. */
function onlyIndependents(state: AssaultState, platoon: Platoon): AssaultFact | null {
  if (!settings(state).independentsLeave || !platoon.bases.every(isIndependent)) return null
  if (platoon.lone) return whyLone(platoon, false)
  return fact('independentsOnly', false, { ...named(platoon), bases: platoon.bases.map(({ id }) => id) })
}

/** E-04: the Independent teams that leave their Defending platoons at Choices, whatever the die says. */
export const independents = (state: AssaultState): readonly Base[] =>
  defendingPlatoons(state).flatMap((platoon) => {
    const stay = staying(state, platoon)
    return platoon.bases.filter((base) => !stay.includes(base))
  })

/** E-04: those that left theirs before, and came back. */
export const leavesAgain = (state: AssaultState): readonly Platoon[] =>
  settings(state).independentsLeave ? defendingPlatoons(state).filter(({ lone }) => lone) : []

/** A platoon of Independent teams only leaves as a whole. */
function staying(state: AssaultState, { bases }: Platoon): readonly Base[] {
  if (!settings(state).independentsLeave || bases.every(isIndependent)) return bases
  return bases.filter((base) => !isIndependent(base))
}

/** E-04: one that left its platoon before, and came back, leaves again. */
export const whyLone = (platoon: Platoon, ok: boolean): AssaultFact =>
  fact('independentLeaves', ok, { ...named(platoon), ...loneWord(platoon) })

export const whyIndependents = (some: readonly Base[]): readonly AssaultFact[] =>
  some.map((base) => fact('independentLeaves', true, { base: base.id, unit: base.unit }))

function whyPassed(state: AssaultState, platoon: Platoon): readonly AssaultFact[] {
  const result = resultOf(state, platoon)
  if (result === null) return []
  if (result.die === null) return [fact('autoPasses', true, named(platoon))]
  const says = result.die === assaultOf(state).test?.second ? 'passesSecond' : 'passes'
  return [fact(says, true, aboutChoice(state, platoon))]
}

function aboutChoice(state: AssaultState, platoon: Platoon): About {
  const result = resultOf(state, platoon)
  if (result === null || result.die === null) return named(platoon)
  return { ...named(platoon), die: result.die, need: result.need }
}

const resultOf = (state: AssaultState, { id }: Platoon): TestResult | null =>
  assaultOf(state).test?.results.find(({ platoon }) => platoon === id) ?? null

/** A lone team (E-04) is named beside its unit. */
export const named = ({ id, lone, unit }: Platoon): About =>
  lone ? { unit: unit.id, base: id } : { unit: unit.id }
