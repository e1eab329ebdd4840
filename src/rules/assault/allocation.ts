// Which teams take the hits: E-06, PA-24. As many different teams as possible take one before any takes a second.
import type { About, Base, BaseId, Fact, Hit, HitToPlace, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { takeEach, targetsOf } from '../../kernel/hits.ts'
import { isCloseTo, near } from '../../kernel/measure.ts'
import { baseOf, foesOf } from '../../kernel/table.ts'
import { type AssaultFact, fact, refused } from './facts.ts'
import { mayHit } from './fight.ts'
import { settings } from './options.ts'
import { type AssaultState, teamsOfTheFight } from './state.ts'
import { disabled, isArmouredTank, isTransport } from './teams.ts'

interface Placed {
  readonly hit: HitToPlace
  /** null: lost. */
  readonly base: BaseId | null
}

/** E-06: may the player who was hit put the hits like this? */
export const checkAllocation = (
  state: AssaultState,
  toPlace: readonly HitToPlace[],
  hits: readonly Hit[],
): Verdict =>
  checkSpread(toPlace, hits, {
    whyNot: (by, target) => whyNot(state, by, target),
    lost: (by) => fact('hitLost', true, { base: by }),
  })

/** What a fight and a fire say otherwise of their hits. */
interface Telling {
  /** Why that team may not take a hit of the other, of which it is no target. */
  readonly whyNot: (by: BaseId, target: BaseId) => AssaultFact
  readonly lost: (by: BaseId) => AssaultFact
}

/** Each hit once, on a target of its own, and as many different teams as possible. */
export function checkSpread(toPlace: readonly HitToPlace[], hits: readonly Hit[], tell: Telling): Verdict {
  const count = hits.length
  if (!eachOnce(toPlace, hits)) return refused(fact('hitsMissing', false, { count, of: toPlace.length }))
  const placed = toPlace.map((hit) => ({ hit, base: hits.find(({ die }) => die === hit.die)?.base ?? null }))
  const wrong = placed.flatMap((each) => misplaced(each, tell) ?? [])
  if (wrong.length > 0) return refused(...wrong)
  const unfair = notSpread(placed)
  return unfair === null
    ? { ok: true, why: whyAllocated(placed, tell) }
    : refused(fact('notSpread', false, unfair))
}

const eachOnce = (toPlace: readonly HitToPlace[], hits: readonly Hit[]): boolean =>
  hits.length === toPlace.length &&
  toPlace.every((hit) => hits.filter(({ die }) => die === hit.die).length === 1)

function whyAllocated(placed: readonly Placed[], { lost }: Telling): readonly AssaultFact[] {
  const taking = [...new Set(placed.flatMap(({ base }) => base ?? []))]
  const missed = placed.filter(({ base }) => base === null).map(({ hit }) => lost(hit.by))
  return [fact('allocated', true, { count: taking.length, of: placed.length, bases: taking }), ...missed]
}

/** By what hits are placed, where there is more than one way to do it. */
export const whatSpreads = (toPlace: readonly HitToPlace[]): Fact | null =>
  toPlace.length > 1 && targetsOf(toPlace).length > 1 ? fact('spread', true, {}) : null

/** Why that team may not take that hit; null when it may. */
function misplaced({ hit, base }: Placed, tell: Telling): AssaultFact | null {
  const [first] = hit.targets
  if (base === null)
    return first === undefined ? null : fact('notLost', false, { base: hit.by, other: first })
  return hit.targets.includes(base) ? null : tell.whyNot(hit.by, base)
}

function whyNot(state: AssaultState, hitter: BaseId, id: BaseId): AssaultFact {
  const about = { base: hitter, other: id }
  const target = teamsOfTheFight(state).find((each) => each.id === id)
  if (target === undefined) return fact('targetNotInFight', false, about)
  const by = baseOf(state.table, hitter)
  if (!mayHit(by, target)) return fact('targetArmoured', false, about)
  const { gap } = near(by, target)
  return fact('targetTooFar', false, { ...about, gap, limit: settings(state).fight })
}

/**
 * Hits are spread as evenly as can be when no chain of exchanges leads from a team to one that takes two fewer.
 * Answers the first such chain: the team that takes too many, and those that could take more and have the fewest.
 */
function notSpread(placed: readonly Placed[]): About | null {
  const taken = loads(placed)
  const loadOf = (team: BaseId): number => taken.get(team) ?? 0
  for (const [team, count] of taken) {
    const reached = reachedFrom(team, placed)
    const of = Math.min(...reached.map(loadOf))
    if (of <= count - 2)
      return { other: team, count, of, bases: reached.filter((each) => loadOf(each) === of) }
  }
  return null
}

const loads = (placed: readonly Placed[]): ReadonlyMap<BaseId, number> => {
  const taken = new Map<BaseId, number>()
  for (const { base } of placed) if (base !== null) taken.set(base, (taken.get(base) ?? 0) + 1)
  return taken
}

/** The teams that could take a hit more if this one took a hit less. */
function reachedFrom(team: BaseId, placed: readonly Placed[]): readonly BaseId[] {
  const reached = new Set([team])
  for (const each of reached) {
    for (const { hit, base } of placed) if (base === each) for (const next of hit.targets) reached.add(next)
  }
  return [...reached]
}

/** E-06: the automatic allocation: as even as can be, and first on the teams that are least missed. */
export function autoAllocation(state: AssaultState, toPlace: readonly HitToPlace[]): readonly Hit[] {
  const order = targetsOf(toPlace).toSorted((a, b) => worth(state, a) - worth(state, b))
  const takers = spread(toPlace, order)
  return toPlace.map(({ die }) => ({ die, base: takers.get(die) ?? null }))
}

/** Taker by die. Round after round, so that nobody takes a second hit while anybody could take a first. */
function spread(hits: readonly HitToPlace[], order: readonly BaseId[]): ReadonlyMap<number, BaseId> {
  const taker = new Map<number, BaseId>()
  const due = hits.filter(({ targets }) => targets.length > 0).length
  while (taker.size < due) takeEach(order, hits, taker)
  return taker
}

/** Who brings a re-roll (E-12) leads too. */
const isLeader = ({ traits: { independent, warrior, reroll } }: Base): boolean =>
  independent === true || warrior === true || typeof reroll === 'string'

/**
 * What the player who was hit misses least comes first: armour that may hold, transports, then
 * teams that reach nobody, then those that fight, then leaders.
 */
function worth(state: AssaultState, id: BaseId): number {
  const base = baseOf(state.table, id)
  if (isArmouredTank(base)) return disabled(base) === 'bailed' ? 2 : 0
  if (isTransport(base)) return 1
  if (isLeader(base)) return 5
  const foes = foesOf(state.table, base)
  return isCloseTo(base, foes, inMm(settings(state).fight, state.table.system)) ? 4 : 3
}
