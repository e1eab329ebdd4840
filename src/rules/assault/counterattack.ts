// The counterattack: who takes part, who may charge back, whom; and when it counts as not made. PA-20 to PA-34.
import { type About, type Base, inMm, type Verdict, type Zone } from '../../kernel/game.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { aboutNear, closest, closestPair, isIn } from '../../kernel/measure.ts'
import { COUNTER_CHARGE, WIN } from './distances.ts'
import { type AssaultFact, fact } from './facts.ts'
import { limitOf, type Settings, settings } from './options.ts'
import {
  type AssaultState,
  actingBases,
  actingPlatoons,
  assaultOf,
  defendingBases,
  defendingPlatoons,
  loneWord,
  type Platoon,
  type PlatoonId,
  platoonOf,
  platoonsOfTheFight,
  type Role,
  teamsOfTheFight,
} from './state.ts'
import { disabled, nonAssaulting, pins } from './teams.ts'
import { unitsIn } from './win.ts'

/** PA-25 to PA-27, PA-30, PA-32, PA-34, A-15, A-19: may this team move in the counter-charge? */
export function eligibility(state: AssaultState, base: Base): Verdict {
  const platoon = platoonOf(state.table, base)
  const bar = roleBar(base, platoon) ?? typeBar(base) ?? priorBar(state, base)
  const decided = bar ?? distances(state, base)
  const pinned = pins({ ...platoon, bases: [base] }).map((pin) => fact('pinIgnored', true, pin))
  return { ok: decided.ok, why: decided.ok ? [decided, ...pinned] : [decided] }
}

/** PA-34. */
const roleBar = (base: Base, platoon: Platoon): AssaultFact | null =>
  platoon.role === 'counterattacking'
    ? null
    : fact('notCounterattacking', false, { base: base.id, unit: base.unit, ...loneWord(platoon) })

/** PA-32. */
function typeBar(base: Base): AssaultFact | null {
  const word = nonAssaulting(base)
  if (word === null) return null
  const says = disabled(base) === null ? 'mayNeverCharge' : 'disabledNoCharge'
  return fact(says, false, { base: base.id, unit: base.unit, word })
}

/** */
function priorBar(state: AssaultState, base: Base): AssaultFact | null {
  const { onlyPriorFighters, fight } = settings(state)
  if (!onlyPriorFighters || assaultOf(state).closeBefore.includes(base.id)) return null
  return fact('noPriorFighter', false, { base: base.id, unit: base.unit, limit: fight })
}

/** PA-25 to PA-27, A-15; of a team that has moved, also while that is made again, from where it stood. */
function distances(state: AssaultState, base: Base): AssaultFact {
  const stood = base.id in assaultOf(state).stood ? { word: 'stood' } : {}
  const limit = limitOf(state, COUNTER_CHARGE)
  const touched = closest(base, defendingBases(state), inMm(COUNTER_CHARGE, state.table.system))
  if (touched !== null && touching(touched.gap)) {
    const { limit: _, ...about } = aboutNear(touched, COUNTER_CHARGE)
    return fact('inContactStays', false, about)
  }
  const defending = closest(base, defendingBases(state), limit)
  if (defending !== null && isIn(defending, limit)) {
    return fact('mayCounterCharge', true, { ...aboutNear(defending, COUNTER_CHARGE), ...stood })
  }
  const any = closest(base, gateTeams(state, settings(state)), limit)
  if (any === null)
    return fact('beyondGate', false, { base: base.id, unit: base.unit, limit: COUNTER_CHARGE })
  const about = aboutNear(any, COUNTER_CHARGE)
  if (isIn(any, limit)) return fact('gateByBrokenOff', true, { ...about, ...stood })
  const isGone = any.other.id !== defending?.other.id
  return fact('beyondGate', false, { ...about, ...(isGone && { word: 'brokenOff' }) })
}

/** The teams that may move in the counter-charge. */
export const eligible = (state: AssaultState): readonly Base[] =>
  actingBases(state).filter((base) => eligibility(state, base).ok)

/** PA-25: the gate as a zone round the Defending teams; with A-15 round the broken-off ones too. */
export const gateZone = (state: AssaultState): Zone => ({
  of: gateTeams(state, settings(state)).map(({ id }) => id),
  size: COUNTER_CHARGE,
})

const gateTeams = (state: AssaultState, { gateIncludesBrokenOff }: Settings): readonly Base[] =>
  gateIncludesBrokenOff ? teamsOfTheFight(state) : defendingBases(state)

/** PA-23, PA-28: may this enemy team be charged, fought and hit? */
export function targetFact(state: AssaultState, enemy: Base): AssaultFact {
  const home = platoonsOfTheFight(state).find(({ bases }) => bases.some(({ id }) => id === enemy.id))
  const about = { other: enemy.id, enemy: enemy.unit }
  if (home === undefined) return fact('targetOutside', false, about)
  return fact(home.role === 'defending' ? 'targetDefending' : 'targetBrokenOff', true, {
    ...about,
    ...loneWord(home),
  })
}

/** A role taken from a platoon (null: none was there) and the one given to it. */
export interface RoleChange {
  readonly on: PlatoonId
  readonly from: Role | null
  readonly to: Role | null
}

export interface Swap {
  /** The Defending platoons that break off. */
  readonly leaving: readonly Platoon[]
  readonly why: readonly AssaultFact[]
}

/** PA-21, PA-36 (b): what the choices come to, once all are made. */
export function swap(state: AssaultState): Swap {
  const { choices } = assaultOf(state)
  const counters = (id: PlatoonId) =>
    choices.some((each) => each.platoon === id && each.option === 'counterattack')
  const counterattacking = defendingPlatoons(state).filter(({ id }) => counters(id))
  const leaving = defendingPlatoons(state).filter(({ id }) => !counters(id))
  const decided =
    counterattacking.length > 0
      ? fact('rolesSwap', true, { units: unitsIn(counterattacking) })
      : fact('nobodyCounterattacks', true, {
          side: assaultOf(state).acting,
          units: unitsIn(platoonsOfTheFight(state).filter(({ lone }) => !lone)),
        })
  return { leaving, why: [decided] }
}

/** PA-22: roles change hands once those who leave have left (and are Defending no more). */
export const swappedRoles = (state: AssaultState): readonly RoleChange[] => [
  ...actingPlatoons(state).map(({ id, role }): RoleChange => ({ on: id, from: role, to: 'defending' })),
  ...defendingPlatoons(state).map(
    ({ id, role }): RoleChange => ({ on: id, from: role, to: 'counterattacking' }),
  ),
]

/** The facts of the swap, before the roles are changed. */
export const whySwapped = (state: AssaultState): readonly AssaultFact[] => [
  fact('rolesSwap', true, { units: unitsIn(defendingPlatoons(state)) }),
  ...defendingPlatoons(state).map(({ unit }) => fact('nowCounterattacking', true, { unit: unit.id })),
  ...actingPlatoons(state).map(({ unit }) => fact('nowDefending', true, { unit: unit.id })),
  ...defendingPlatoons(state)
    .flatMap(pins)
    .map((pin) => fact('staysPinned', true, pin)),
]

export interface Made {
  readonly made: boolean
  readonly why: readonly AssaultFact[]
}

/** asked after the counter-charge; kinds and states excuse nobody here. */
export function counterMade(state: AssaultState): Made {
  const limit = limitOf(state, WIN)
  const near = closestPair(actingBases(state), teamsOfTheFight(state), limit)
  const about: About = near === null ? { limit: WIN } : aboutNear(near, WIN)
  if (near !== null && isIn(near, limit)) {
    return { made: true, why: [fact('counterMade', true, about)] }
  }
  const units = unitsIn(actingPlatoons(state))
  if (settings(state).emptyCounterattack === 'wins') {
    return { made: true, why: [fact('emptyCounts', true, { ...about, units })] }
  }
  const why = [
    fact('counterNotMade', false, { ...about, units }),
    fact('notMadeWinners', true, { units: unitsIn(defendingPlatoons(state)) }),
  ]
  return { made: false, why }
}

/** the swap undone; `before` is the role that those who acted before had. */
export const unswappedRoles = (state: AssaultState, before: Role): readonly RoleChange[] => [
  ...actingPlatoons(state).map(({ id, role }): RoleChange => ({ on: id, from: role, to: 'defending' })),
  ...defendingPlatoons(state).map(({ id, role }): RoleChange => ({ on: id, from: role, to: before })),
]

/** Rounds running without a move or a die after which nobody wins. */
const IDLE_ROUNDS = 2

/** `idle` counts this round too. */
export const standOff = (idle: number): AssaultFact | null =>
  idle >= IDLE_ROUNDS ? fact('standOff', false, { count: idle }) : null

/** asked before a round beyond the cap would begin; `round` is the one that has just ended. */
export const roundCap = (state: AssaultState): AssaultFact | null => {
  const { maxRounds } = settings(state)
  return assaultOf(state).round >= maxRounds ? fact('roundCap', false, { count: maxRounds }) : null
}
