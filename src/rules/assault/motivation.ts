// The Motivation test: PA-05 to PA-15, A-07 to A-10, E-03, E-11, E-12. The acting side causes it, the other side takes it.

import type { Pool } from '../../kernel/dice.ts'
import { meets } from '../../kernel/dice.ts'
import type { About, Base, SideId, Verdict } from '../../kernel/game.ts'
import { otherSide } from '../../kernel/table.ts'
import { barred, named } from './choices.ts'
import { type AssaultFact, allowed, fact, refused, type Says } from './facts.ts'
import { settings } from './options.ts'
import { coveredBy, type Price, prices, type Usable, usable } from './rerolls.ts'
import {
  type AssaultState,
  actingBases,
  assaultOf,
  defendingPlatoons,
  type Platoon,
  type Test,
  type TestResult,
} from './state.ts'
import { disabled, isArmouredTank, isTank, mixedMotivation, platoonMotivation } from './teams.ts'

export interface Gate {
  /** A die is rolled; otherwise every Defending platoon passes, or every one is barred (E-03). */
  readonly test: boolean
  /** Deciding first. */
  readonly why: readonly AssaultFact[]
}

/** What a test came to, with the facts that say so. */
export interface Tested {
  readonly test: Test
  readonly why: readonly AssaultFact[]
}

export interface Reroll {
  /** Some platoon that failed may be re-rolled for nothing, and none was this round. */
  readonly offered: boolean
  /** */
  readonly must: boolean
  /** The results that the second die would decide. */
  readonly covered: readonly TestResult[]
  /** E-12: the teams of which one could be Destroyed for a re-roll; some may be too far. */
  readonly prices: readonly Price[]
  readonly why: readonly AssaultFact[]
}

/** The side that takes the test. */
export const testingSide = (state: AssaultState): SideId => otherSide(assaultOf(state).acting)

/** PA-05: why there is no test after a won round. */
export const whyNoTestAfterWin = (state: AssaultState): AssaultFact =>
  fact('noTestWon', false, { side: testingSide(state) })

/** Is there a test? Asked when the round is not won and everyone who joins has joined. */
export function gate(state: AssaultState): Gate {
  const testers = defendingPlatoons(state)
  if (testers.length === 0)
    return { test: false, why: [fact('noTesters', false, { side: testingSide(state) })] }
  const units = testers.map(({ id }) => id)
  const held = testers.map((platoon) => barred(state, platoon))
  if (held.every((each) => each !== null)) {
    return {
      test: false,
      why: [fact('noTestAllBarred', false, { units }), ...held.flatMap((each) => each ?? [])],
    }
  }
  const reasons = [...hitReasons(state), ...tankReasons(state)]
  const others = [...ignoredHits(state), ...noReasons(state)]
  if (reasons.length === 0 && !settings(state).testedWithoutHits)
    return { test: false, why: [fact('noTestNoHits', false, { units }), ...others] }
  const says = settings(state).diePerPlatoon ? 'dieEach' : 'oneDie'
  const die = fact(says, true, { side: testingSide(state), units, count: testers.length })
  return { test: true, why: [...reasons, ...onlyOnce(state, reasons), die, ...others] }
}

/** PA-06, E-11: what each of the platoons that test has to roll. */
export const ratings = (testers: readonly Platoon[]): readonly AssaultFact[] =>
  testers.flatMap((platoon) => [
    fact('ratingToReach', true, { ...named(platoon), need: platoonMotivation(platoon).need }),
    ...whyWorst(platoon),
  ])

/** PA-11, PA-12, A-09. */
function hitReasons(state: AssaultState): readonly AssaultFact[] {
  const { hits, earlierHits } = assaultOf(state)
  if (hits > 0) return [fact('testForHits', true, { count: hits })]
  const counts = settings(state).hitScope === 'wholeAssault' && earlierHits > 0
  return counts ? [fact('testForEarlierHits', true, { count: earlierHits })] : []
}

function ignoredHits(state: AssaultState): readonly AssaultFact[] {
  const { earlierHits } = assaultOf(state)
  const ignored = settings(state).hitScope === 'assaultRound' && earlierHits > 0
  return ignored ? [fact('earlierHitsIgnored', false, { count: earlierHits })] : []
}

/** PA-13, PA-15: one Armoured Tank is enough; the first is named. */
function tankReasons(state: AssaultState): readonly AssaultFact[] {
  if (settings(state).tanksNeedHits) return []
  const tank = actingBases(state).find((base) => isArmouredTank(base) && tankObjection(state, base) === null)
  if (tank === undefined) return []
  const says = assaultOf(state).round > 1 ? 'testForCounterTank' : 'testForTank'
  return [fact(says, true, { base: tank.id, unit: tank.unit })]
}

/** PA-14. */
function onlyOnce(state: AssaultState, reasons: readonly AssaultFact[]): readonly AssaultFact[] {
  const tank = reasons.find(({ about }) => about.base !== undefined)?.about.base
  if (reasons.length < 2 || tank === undefined) return []
  const { hits, earlierHits } = assaultOf(state)
  return [fact('stillOneTest', true, { base: tank, count: hits > 0 ? hits : earlierHits })]
}

/** why this Armoured Tank is no reason to test; null when it is one. */
function tankObjection(state: AssaultState, base: Base): AssaultFact | null {
  const { tankTrigger, fight } = settings(state)
  const about = { base: base.id, unit: base.unit }
  if (tankTrigger === 'anyInPlatoon') return null
  const word = disabled(base)
  if (word !== null) return fact('disabledNoReason', false, { ...about, word })
  const away = tankTrigger === 'fought' && !assaultOf(state).close.includes(base.id)
  return away ? fact('awayNoReason', false, { ...about, limit: fight }) : null
}

/** Tanks of the acting side that are no reason to test, each with why. */
const noReasons = (state: AssaultState): readonly AssaultFact[] =>
  actingBases(state)
    .filter(isTank)
    .flatMap((base) =>
      isArmouredTank(base)
        ? (tankObjection(state, base) ?? [])
        : [fact('unarmouredNoReason', false, { base: base.id, unit: base.unit })],
    )

/** PA-05: the one die, with each rating as a cut. */
export const testPool = (state: AssaultState): Pool =>
  dice(
    state,
    'test',
    defendingPlatoons(state).map((platoon) => ({ owner: platoon.id, need: platoonMotivation(platoon).need })),
  )

/** PA-10: the second die, with the ratings of those that it decides. */
export const rerollPool = (state: AssaultState): Pool =>
  dice(
    state,
    'reroll',
    reroll(state).covered.map(({ platoon, need }) => ({ owner: platoon, need })),
  )

interface Rating {
  readonly owner: string
  readonly need: number
}

/** One for all of them; misread, one for each. */
function dice(state: AssaultState, word: 'test' | 'reroll', some: readonly Rating[]): Pool {
  const side = testingSide(state)
  const cuts = [...new Set(some.map(({ need }) => need))].toSorted((a, b) => a - b)
  const each = some.map(({ owner, need }) => ({ owner, cuts: [need] }))
  return { side, for: word, dice: settings(state).diePerPlatoon ? each : [{ owner: side, cuts }] }
}

/** PA-11, E-03: the results where no die is rolled. */
export function untested(state: AssaultState): Tested {
  const results = defendingPlatoons(state).map((platoon): TestResult => {
    const passed = barred(state, platoon) === null
    return { platoon: platoon.id, need: platoonMotivation(platoon).need, die: null, passed }
  })
  const why = defendingPlatoons(state).map(
    (platoon) => barred(state, platoon) ?? fact('autoPasses', true, named(platoon)),
  )
  return { test: { die: null, second: null, rerolling: false, results }, why }
}

/** PA-06: the die against each Defending platoon's own rating; those that pass are told first. Misread, each has its own. */
export function tested(state: AssaultState, first: number, ...more: readonly number[]): Tested {
  const testers = defendingPlatoons(state)
  const own = settings(state).diePerPlatoon ? [first, ...more] : []
  const told = testers.map((platoon, i) => {
    const { need } = platoonMotivation(platoon)
    const die = own[i] ?? first
    const passed = meets(need, die)
    const why = [
      fact(passed ? 'passes' : 'fails', passed, { ...named(platoon), die, need }),
      ...whyWorst(platoon),
    ]
    return { result: { platoon: platoon.id, need, die, passed }, passed, why }
  })
  const results = told.map(({ result }) => result)
  return { test: { die: first, second: null, rerolling: false, results }, why: passingFirst(told) }
}

/** One die, two answers: the good one decides what the verdict says. */
const passingFirst = (
  told: readonly { readonly passed: boolean; readonly why: readonly AssaultFact[] }[],
): readonly AssaultFact[] =>
  [...told.filter(({ passed }) => passed), ...told.filter(({ passed }) => !passed)].flatMap(({ why }) => why)

/** E-11. */
function whyWorst(platoon: Platoon): readonly AssaultFact[] {
  const { need, worst } = platoonMotivation(platoon)
  if (!mixedMotivation(platoon) || worst === null) return []
  return [fact('worstMotivation', true, { unit: platoon.unit.id, base: worst.id, need })]
}

/** PA-09, PA-10, A-07, A-08, E-12: may the die be rolled again, and for whom? */
export function reroll(state: AssaultState): Reroll {
  const { test } = assaultOf(state)
  const side = testingSide(state)
  if (test === null || test.die === null) return noReroll([])
  if (test.second !== null) return noReroll([fact('rerollSpent', false, { side })])
  const failed = test.results.filter(({ passed }) => !passed)
  const sources = usable(state, failed)
  if (sources.length === 0)
    return noReroll(failed.length > 0 ? [fact('noReroll', false, unitsOf(state, failed))] : [])
  const free = sources.filter(({ source }) => source.cost === null)
  const offered = free.length > 0
  const must = offered && settings(state).rerollMandatory
  const covered = settings(state).passesRerolled
    ? test.results
    : coveredBy(state, offered && test.by === undefined ? free : sources, failed)
  const why = whyReroll(state, { sources, covered, must })
  return { offered, must, covered, prices: prices(state, sources), why }
}

interface Rerolling extends Pick<Reroll, 'covered' | 'must'> {
  readonly sources: readonly Usable[]
}

function whyReroll(state: AssaultState, { sources, covered, must }: Rerolling): readonly AssaultFact[] {
  const results = assaultOf(state).test?.results ?? []
  const failed = results.filter(({ passed }) => !passed)
  const owners = failed.filter((result) => sources.some(({ helps }) => helps.includes(result)))
  const tell = (says: Says, ok: boolean) => (result: TestResult) => fact(says, ok, aboutResult(state, result))
  return [
    ...owners.map(tell(must ? 'mustReroll' : 'mayReroll', true)),
    ...sources.flatMap(({ by }) => (by === null ? [] : rerollFrom(by))),
    ...covered.filter((each) => each.passed).map(tell('passRerolled', true)),
    ...covered.filter((each) => !each.passed && !owners.includes(each)).map(tell('rerolled', true)),
    ...failed.filter((each) => !covered.includes(each)).map(tell('notRerolled', false)),
    ...results.filter((each) => each.passed && !covered.includes(each)).map(tell('passLocked', true)),
  ]
}

const rerollFrom = ({ base, name }: NonNullable<Usable['by']>): AssaultFact =>
  fact('rerollFrom', true, { base: base.id, unit: base.unit, word: name })

/** PA-09: whom a special rule of their own lets re-roll; told where that is offered. */
export const ownRerolls = (state: AssaultState): readonly AssaultFact[] =>
  usable(state, assaultOf(state).test?.results.filter((each) => !each.passed) ?? [])
    .filter(({ by }) => by === null)
    .flatMap(({ helps }) => helps.map(({ platoon }) => fact('rerollOwn', true, { unit: platoon })))

const noReroll = (why: readonly AssaultFact[]): Reroll => ({
  offered: false,
  must: false,
  covered: [],
  prices: [],
  why,
})

/** E-12: may that team be Destroyed for a re-roll? */
export function mayPay(state: AssaultState, { base, other, gap, limit, close }: Price): Verdict {
  const about = { base: base.id, other: other.id, unit: base.unit, gap, limit }
  if (!close) return refused(fact('priceTooFar', false, about))
  return allowed(fact('rerollCosts', true, about), ...reroll(state).why)
}

/** E-12: the team that asked for the second die, which came out a 1; null where there is none. */
export function turnedOn(state: AssaultState): AssaultFact | null {
  const { test } = assaultOf(state)
  const base = state.table.bases.find(({ id }) => id === test?.by)
  if (base === undefined || test?.second !== 1) return null
  return fact('rerollTurns', false, { base: base.id, unit: base.unit, die: test.second })
}

/** keeping the first die. */
export function whyKeep(state: AssaultState): readonly AssaultFact[] {
  const { must, covered } = reroll(state)
  if (!must) return [fact('rerollKept', true, { side: testingSide(state) })]
  return covered.map((result) => fact('keepRefused', false, aboutResult(state, result)))
}

/** PA-10: the second die decides for all that are re-rolled, and is the last. */
export function retested(state: AssaultState, second: number, ...more: readonly number[]): Tested {
  const { test } = assaultOf(state)
  if (test === null) throw new Error('There is no test to roll again')
  const { covered } = reroll(state)
  const own = settings(state).diePerPlatoon ? [second, ...more] : []
  const again = (result: TestResult): TestResult => {
    const die = own[covered.indexOf(result)] ?? second
    return { ...result, die, passed: meets(result.need, die) }
  }
  const results = test.results.map((result) => (covered.includes(result) ? again(result) : result))
  const told = covered.map((before) => {
    const { passed, ...rest } = again(before)
    const says = passed ? 'passesSecond' : before.passed ? 'fails' : 'failsSecond'
    return { passed, why: [fact(says, passed, aboutResult(state, { passed, ...rest }))] }
  })
  const locked = test.results
    .filter((each) => each.passed && !covered.includes(each))
    .map((each) => fact('passLocked', true, aboutResult(state, each)))
  const spent = fact('rerollSpent', true, { side: testingSide(state) })
  return {
    test: { ...test, second, rerolling: false, results },
    why: [...passingFirst(told), ...locked, spent],
  }
}

function aboutResult(state: AssaultState, { platoon, die, need }: TestResult): About {
  const found = defendingPlatoons(state).find(({ id }) => id === platoon)
  const whose = found === undefined ? { unit: platoon } : named(found)
  return die === null ? { ...whose, need } : { ...whose, die, need }
}

const unitsOf = (state: AssaultState, results: readonly TestResult[]): About => ({
  units: defendingPlatoons(state)
    .map(({ id }) => id)
    .filter((id) => results.some(({ platoon }) => platoon === id)),
})
