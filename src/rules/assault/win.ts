// Has the acting side won: PA-01 to PA-04, PA-20, A-01 to.
import type { Base, BaseId } from '../../kernel/game.ts'
import { aboutNear, byGap, closeBy, type Near, nearestPair } from '../../kernel/measure.ts'
import { WIN } from './distances.ts'
import { type AssaultFact, fact, type Says } from './facts.ts'
import { limitOf, type Settings, settings } from './options.ts'
import {
  type AssaultState,
  actingBases,
  actingPlatoons,
  assaultOf,
  enemyPlatoons,
  loneWord,
  type Platoon,
  platoonOf,
  platoons,
  teams,
} from './state.ts'
import { disabled, isFoot, isTank, isTransport } from './teams.ts'

export interface WinJudgement {
  /** The acting side has won the round. */
  readonly won: boolean
  /** Deciding first; then the other denials, the nearest first; then who was excused and why. */
  readonly why: readonly AssaultFact[]
  /** The platoons that have won now. With `winPerSide: false` also where the side as a whole has not. */
  readonly winners: readonly Platoon[]
  /** A-02b, A-04: the Outside and broken-off platoons that become Defending before the test. */
  readonly joining: readonly Platoon[]
}

/** What one enemy near an acting team means for the win. */
interface Sighting {
  readonly near: Near
  readonly says: Says
  readonly denies: boolean
}

interface PlatoonWin {
  readonly platoon: Platoon
  readonly measured: readonly Base[]
  readonly sightings: readonly Sighting[]
  readonly denied: boolean
}

/** Judged at WinCheck only, after a fight (PA-36). */
export function judgeWin(state: AssaultState): WinJudgement {
  const seen = actingPlatoons(state).map((platoon) => look(state, platoon))
  const clear = seen.filter((each) => !each.denied && each.measured.length > 0)
  const measured = seen.flatMap((each) => each.measured)
  const won = measured.length > 0 && seen.every((each) => !each.denied) && enough(state, seen)
  const alone = !settings(state).winPerSide
  const told = won ? whyWon(state, seen) : [...whyNotWon(state, seen), ...apart(clear, alone)]
  return {
    won,
    why: [...drawn(measured, told), ...unmeasured(state, assaultOf(state).close)],
    winners: (won ? seen : alone ? clear : []).map(({ platoon }) => platoon),
    joining: joining(state, seen),
  }
}

/** The deciding fact carries the zone: 4"/10cm round the teams measured from. */
const drawn = (measured: readonly Base[], why: readonly AssaultFact[]): readonly AssaultFact[] =>
  why.map((each, index) => {
    if (index > 0 || measured.length === 0) return each
    return { ...each, about: { ...each.about, zone: { of: measured.map(({ id }) => id), size: WIN } } }
  })

/** judged alone, a platoon without a team to measure from has not won. */
const enough = (state: AssaultState, seen: readonly PlatoonWin[]): boolean =>
  settings(state).winPerSide || seen.every((each) => each.measured.length > 0)

/** A-01, A-24: the teams of an acting platoon that its 4"/10cm is measured from. */
export function measuredFrom(
  state: AssaultState,
  platoon: Platoon,
  close: readonly BaseId[],
): readonly Base[] {
  return platoon.bases.filter((base) => whyUnmeasured(state, base, close) === null)
}

function whyUnmeasured(state: AssaultState, base: Base, close: readonly BaseId[]): AssaultFact | null {
  const { winBubbleFrom, measureFromDisabled, fight: limit } = settings(state)
  const about = { base: base.id, unit: base.unit }
  if (winBubbleFrom !== 'allTeams' && !close.includes(base.id))
    return fact('awayUnmeasured', true, { ...about, limit })
  const word = disabled(base)
  return measureFromDisabled || word === null ? null : fact('disabledUnmeasured', true, { ...about, word })
}

/** The acting teams that nothing is measured from, each with why. */
export const unmeasured = (state: AssaultState, close: readonly BaseId[]): readonly AssaultFact[] =>
  actingBases(state).flatMap((base) => whyUnmeasured(state, base, close) ?? [])

/** All teams that the 4"/10cm of the acting side is measured from. */
export const measuredTeams = (state: AssaultState): readonly Base[] =>
  actingPlatoons(state).flatMap((platoon) => measuredFrom(state, platoon, assaultOf(state).close))

function look(state: AssaultState, platoon: Platoon): PlatoonWin {
  const measured = measuredFrom(state, platoon, assaultOf(state).close)
  const enemies = teams(enemyPlatoons(state))
  const limit = limitOf(state, WIN)
  const onFoot = judgedAsInfantry(state, platoon)
  const all = measured.flatMap((base) => closeBy(base, enemies, limit)).toSorted(byGap)
  const sightings = telling(all.map((near) => sighting(state, near, onFoot)))
  return { platoon, measured, sightings, denied: sightings.some(({ denies }) => denies) }
}

/** */
const judgedAsInfantry = (state: AssaultState, platoon: Platoon): boolean =>
  settings(state).mixedPlatoon === 'anyInfantryRule' && platoon.bases.some(isFoot)

/** One sighting for each enemy: its nearest denial, else the nearest excuse. Sightings come and are answered nearest first. */
function telling(sightings: readonly Sighting[]): readonly Sighting[] {
  const best = new Map<BaseId, Sighting>()
  for (const each of sightings) {
    const known = best.get(each.near.other.id)
    if (known === undefined || (each.denies && !known.denies)) best.set(each.near.other.id, each)
  }
  return [...best.values()].toSorted((a, b) => byGap(a.near, b.near))
}

function sighting(state: AssaultState, near: Near, onFoot: boolean): Sighting {
  const options = settings(state)
  const excused = excusedByStatus(state, near.other, options) ?? excusedByKind(near, onFoot, options)
  if (excused !== null) return { near, says: excused, denies: false }
  return { near, says: denial(near, onFoot, options), denies: true }
}

/** A-02, A-02b, A-03, A-04. */
function excusedByStatus(state: AssaultState, enemy: Base, options: Settings): Says | null {
  const { role } = platoonOf(state.table, enemy)
  if (role === 'won') return 'excusedWinner'
  if (role === 'brokenOff') return options.brokenOffRejoins ? null : 'excusedBrokenOff'
  if (role !== null) return null
  if (options.winDeniedBy === 'involvedOnly') return 'excusedOutsider'
  return options.outsiderDenial === 'ignored' ? 'ignoredOutsider' : null
}

type Read = ReturnType<typeof settings>

/** PA-02, PA-04. */
function excusedByKind({ base, other }: Near, onFoot: boolean, options: Read): Says | null {
  if (!asTank(other, options)) return null
  if (!onFoot && asTank(base, options)) return options.tanksDenyTanks ? null : 'excusedTank'
  return disabled(other) === null || options.disabledDeny ? null : 'excusedDisabled'
}

/** PA-01, PA-03, A-06. */
function denial({ base, other }: Near, onFoot: boolean, options: Settings): Says {
  if (isTransport(other) && !options.transportsAsTanks) return 'deniesTransport'
  const works = disabled(other) === null
  return works && asTank(other, options) && (onFoot || !asTank(base, options)) ? 'deniesTank' : 'denies'
}

/** */
const asTank = (base: Base, options: Settings): boolean =>
  isTank(base) || (options.transportsAsTanks && isTransport(base))

const said = ({ near, says, denies }: Sighting): AssaultFact => {
  const about = aboutNear(near, WIN)
  const word = wordOf(says, near.other)
  return fact(says, !denies, word === null ? about : { ...about, word })
}

const OF_TANKS: readonly Says[] = ['deniesTank', 'excusedTank', 'excusedDisabled']

/** The state of a tank; of what is only counted as one that too. */
function wordOf(says: Says, other: Base): string | null {
  if (!OF_TANKS.includes(says)) return null
  const state = disabled(other)
  if (!isTransport(other)) return state
  return state === null ? 'transport' : `${state}Transport`
}

/** Of all acting platoons together: one fact for each enemy, denials first, the nearest first. */
function together(seen: readonly PlatoonWin[]): readonly Sighting[] {
  const all = telling(seen.flatMap((each) => each.sightings).toSorted((a, b) => byGap(a.near, b.near)))
  return [...all.filter(({ denies }) => denies), ...all.filter(({ denies }) => !denies)]
}

const mixed = (state: AssaultState, seen: readonly PlatoonWin[]): readonly AssaultFact[] =>
  seen
    .filter(({ platoon }) => judgedAsInfantry(state, platoon) && platoon.bases.some(isTank))
    .map(({ platoon }) => {
      const foot = platoon.bases.find(isFoot)
      return fact('mixedAsInfantry', true, { unit: platoon.unit.id, ...(foot && { base: foot.id }) })
    })

/** the acting transports that no tank denies. */
function asTanks(seen: readonly PlatoonWin[]): readonly AssaultFact[] {
  const excused = together(seen).filter(({ says, near }) => says === 'excusedTank' && isTransport(near.base))
  return [...new Set(excused.map(({ near }) => near.base))].map((base) =>
    fact('countsAsTank', true, { base: base.id, unit: base.unit }),
  )
}

const HEADLINES: Readonly<Partial<Record<Says, Says>>> = {
  excusedTank: 'wonAgainstTanks',
  excusedDisabled: 'wonAgainstDisabled',
  excusedOutsider: 'wonDespiteOutsider',
  ignoredOutsider: 'wonDespiteIgnored',
  excusedBrokenOff: 'wonDespiteBrokenOff',
  excusedWinner: 'wonBesideWinner',
}

function whyWon(state: AssaultState, seen: readonly PlatoonWin[]): readonly AssaultFact[] {
  const units = unitsIn(seen.map(({ platoon }) => platoon))
  const bases = unmeasured(state, assaultOf(state).close).flatMap(({ about }) => about.base ?? [])
  const whose = { units, ...(bases.length > 0 && { bases }) }
  const excused = together(seen).map(said)
  const first = excused[0]
  const headline = first && HEADLINES[first.says]
  if (first && headline) {
    const { limit: _, ...about } = first.about
    return [fact(headline, true, { ...about, ...whose }), ...excused, ...asTanks(seen), ...mixed(state, seen)]
  }
  const measured = seen.flatMap((each) => each.measured)
  const near = nearestPair(measured, teams(enemyPlatoons(state)), limitOf(state, WIN))
  const decided = near
    ? fact('won', true, { ...aboutNear(near, WIN), ...whose })
    : fact('wonNobodyLeft', true, { units, limit: WIN })
  return near ? [decided, ...noSurvivors(state)] : [decided]
}

/** PA-20: of those who defended nobody is left who could come back. */
function noSurvivors(state: AssaultState): readonly AssaultFact[] {
  const defended = platoons(state.table).filter(({ role }) => role === 'defending')
  return defended.length > 0 && defended.every(({ bases }) => bases.length === 0)
    ? [fact('noSurvivors', true, { units: unitsIn(defended) })]
    : []
}

function whyNotWon(state: AssaultState, seen: readonly PlatoonWin[]): readonly AssaultFact[] {
  const facts = together(seen).map(said)
  const blind = seen.filter((each) => each.measured.length === 0).map(({ platoon }) => platoon)
  const decided = facts.some((each) => !each.ok)
    ? []
    : [fact('nobodyMeasures', false, { units: unitsIn(blind) })]
  return [...decided, ...facts, ...asTanks(seen), ...mixed(state, seen)]
}

/** platoons that have nobody within the limit while another has. */
const apart = (clear: readonly PlatoonWin[], alone: boolean): readonly AssaultFact[] =>
  clear.map(({ platoon }) =>
    fact(alone ? 'wonAlone' : 'clearButShared', alone, { unit: platoon.unit.id, limit: WIN }),
  )

/** A-02b, A-04: in scenario order. */
function joining(state: AssaultState, seen: readonly PlatoonWin[]): readonly Platoon[] {
  const denying = together(seen).filter(({ denies }) => denies)
  const homes = new Set(denying.map(({ near }) => platoonOf(state.table, near.other).id))
  return enemyPlatoons(state).filter(
    ({ id, role }) => homes.has(id) && (role === null || role === 'brokenOff'),
  )
}

/** The facts that tell who joins, one for each, by its nearest denying team. */
export const whyJoining = (state: AssaultState, judged: WinJudgement): readonly AssaultFact[] =>
  judged.joining.flatMap((platoon) => {
    const ids = platoon.bases.map((base) => base.id)
    const denied = judged.why.find(
      ({ ok, about }) => !ok && about.other !== undefined && ids.includes(about.other),
    )
    const says = platoon.role === 'brokenOff' ? 'rejoins' : 'joins'
    const about = { ...denied?.about, ...loneWord(platoon) }
    return denied && state.flow.assault ? [fact(says, true, about)] : []
  })

export const unitsIn = (some: readonly Platoon[]): readonly string[] => [
  ...new Set(some.map(({ unit }) => unit.id)),
]
