// Who shoots at a charge, what the dice and the saves come to, and whether the charge is stopped: E-10, E-11.

import type { Die, Pool } from '../../kernel/dice.ts'
import { meets } from '../../kernel/dice.ts'
import type { Base, BaseId, Hit, HitToPlace, Verdict } from '../../kernel/game.ts'
import type { Blow } from '../../kernel/hits.ts'
import { aboutNear, closeBy, closest, isIn, near } from '../../kernel/measure.ts'
import { baseOf, has, otherSide } from '../../kernel/table.ts'
import { checkSpread } from './allocation.ts'
import { DEFENSIVE_FIRE } from './distances.ts'
import { type AssaultFact, fact } from './facts.ts'
import { type Fighter, rolled, whyUnable } from './fight.ts'
import { limitOf } from './options.ts'
import {
  aboutLanded,
  armourCuts,
  armourDie,
  armourOutcome,
  type Losses,
  landed,
  lossesBy,
  type Saves,
  type Saving,
} from './saves.ts'
import {
  type AssaultState,
  actingBases,
  actingPlatoons,
  assaultOf,
  defendingPlatoons,
  type Platoon,
  type Stopping,
} from './state.ts'
import {
  able,
  antiTank,
  firedAtOn,
  frontArmour,
  isArmouredTank,
  isFoot,
  isPinned,
  isTank,
  mixedSkill,
  platoonSkill,
  rateOfFire,
} from './teams.ts'

export interface Fire {
  /** One entry for each die: a team that shoots more than once stands here more than once. */
  readonly shots: readonly Fighter[]
  /** null where nobody shoots. */
  readonly pool: Pool | null
  /** How many dice first; then each Defending team, why it shoots or not; then what the target's Skill makes of it. */
  readonly why: readonly AssaultFact[]
}

/** E-10: the teams of the charging platoon that moved to charge. */
export const chargers = (state: AssaultState): readonly Base[] =>
  actingBases(state).filter(({ id }) => assaultOf(state).moved.includes(id))

/** E-10: every able Defending team near enough to a team that charged. */
export function fire(state: AssaultState): Fire {
  const [target] = actingPlatoons(state)
  const need = target === undefined ? 0 : firedAtOn(target)
  const judged = defendingPlatoons(state).flatMap((platoon) =>
    platoon.bases.map((base) => shooter(state, { base, platoon, need })),
  )
  const shots = judged.flatMap((each) => each.shots)
  const side = otherSide(assaultOf(state).acting)
  const dice = shots.map(({ base }): Die => ({ owner: base.id, cuts: [need] }))
  return {
    shots,
    pool: shots.length === 0 ? null : { side, for: 'fire', dice },
    why: [
      howMany(state, shots),
      ...judged.map(({ why }) => why),
      ...(target === undefined || shots.length === 0 ? [] : whySkill(target, need)),
    ],
  }
}

function howMany(state: AssaultState, shots: readonly Fighter[]): AssaultFact {
  const side = otherSide(assaultOf(state).acting)
  if (shots.length === 0) return fact('noFire', false, { side })
  const bases = [...new Set(shots.map(({ base }) => base.id))]
  return fact('fireDice', true, { side, count: shots.length, bases })
}

/** E-11. */
function whySkill(target: Platoon, need: number): readonly AssaultFact[] {
  const says = mixedSkill(target) ? 'firedAtWorst' : 'firedAtOn'
  return [fact(says, true, { unit: target.unit.id, word: platoonSkill(target), need })]
}

interface Judged {
  readonly shots: readonly Fighter[]
  readonly why: AssaultFact
}

function shooter(state: AssaultState, team: Omit<Fighter, 'targets'>): Judged {
  const { base, platoon, need } = team
  const about = { base: base.id, unit: base.unit }
  const none = (why: AssaultFact): Judged => ({ shots: [], why })
  if (!able(base)) return none(fact('mayNotShoot', false, { ...about, word: whyUnable(base) }))
  const rate = rateOfFire(base)
  if (rate === 0) return none(fact('neverShoots', false, about))
  const limit = limitOf(state, DEFENSIVE_FIRE)
  const first = closest(base, chargers(state), limit)
  if (first === null) return none(fact('tooFarToShoot', false, { ...about, limit: DEFENSIVE_FIRE }))
  if (!isIn(first, limit)) return none(fact('tooFarToShoot', false, aboutNear(first, DEFENSIVE_FIRE)))
  const pinned = isPinned(base, platoon.unit)
  const count = pinned ? 1 : rate
  const shot = { ...team, targets: closeBy(base, actingBases(state), limit) }
  const measured = aboutNear(near(first.other, base, limit), DEFENSIVE_FIRE)
  return {
    shots: Array.from({ length: count }, () => shot),
    why: fact(pinned ? 'shootsPinned' : 'shoots', true, { ...measured, count, need }),
  }
}

/** What the roll came to. */
export const whyFireHits = (state: AssaultState, some: readonly Blow[]): AssaultFact =>
  rolled(some, otherSide(assaultOf(state).acting), ['fireHits', 'noFireHits'])

/** Whom each shooter's hits may be put on. */
export const mayTakeFire = (state: AssaultState, hits: readonly HitToPlace[]): readonly AssaultFact[] =>
  hits
    .filter(({ by }, i) => hits.findIndex((each) => each.by === by) === i)
    .flatMap(({ by, targets }) => targets.map((id) => near(baseOf(state.table, by), baseOf(state.table, id))))
    .map(({ base, other, gap }) =>
      fact('mayTakeFire', true, { base: base.id, other: other.id, gap, limit: DEFENSIVE_FIRE }),
    )

/** May the player who was shot at put the hits like this? */
export const checkFireAllocation = (
  state: AssaultState,
  toPlace: readonly HitToPlace[],
  hits: readonly Hit[],
): Verdict =>
  checkSpread(toPlace, hits, {
    whyNot: (by, target) => whyNotOn(state, by, target),
    lost: (by) => fact('fireLost', true, { base: by }),
  })

function whyNotOn(state: AssaultState, by: BaseId, id: BaseId): AssaultFact {
  const target = actingBases(state).find((base) => base.id === id)
  if (target === undefined) return fact('notFiredAt', false, { base: by, other: id })
  const { gap } = near(baseOf(state.table, by), target)
  return fact('fireTooFar', false, { base: by, other: id, gap, limit: DEFENSIVE_FIRE })
}

/** On this and more a team on foot is saved. */
const FOOT_SAVE = 3

const rolls = (target: Base): boolean => isFoot(target) || isArmouredTank(target)

/** One die for each hit on a team that has a save, in the order of the hit dice. */
export function fireSaves(state: AssaultState): Saves {
  const rolling = landed(state).filter(({ target }) => rolls(target))
  if (rolling.length === 0) return { pool: null, why: [], each: [] }
  const side = assaultOf(state).acting
  const dice = rolling.map(({ target, by }): Die => {
    const cuts = isFoot(target) ? [FOOT_SAVE] : armourCuts(antiTank(by) - frontArmour(target))
    return { owner: target.id, cuts }
  })
  return {
    pool: { side, for: 'fireSave', dice },
    why: [fact('fireSaveDice', true, { side, count: dice.length })],
    each: rolling.map((hit) =>
      isFoot(hit.target)
        ? fact('footDie', true, { ...aboutLanded(hit), need: FOOT_SAVE })
        : armourDie('frontDie', hit, [frontArmour(hit.target), antiTank(hit.by)]),
    ),
  }
}

/** What all hits come to, from the faces of the saves; nothing is removed before. */
export const fireLosses = (state: AssaultState, faces: readonly number[]): Losses =>
  lossesBy(state, faces, { rolls, outcome })

const outcome: Saving['outcome'] = (hit, face, out) => {
  const on = aboutLanded(hit)
  if (face === undefined) return ['destroyed', 'fireDestroys', on]
  const { target, by } = hit
  if (!isFoot(target))
    return armourOutcome(
      ['frontHolds', 'frontPierced', 'frontBailsOut', 'frontBailedAgain'],
      { ...on, die: face, count: frontArmour(target), need: antiTank(by) },
      out,
    )
  const about = { ...on, die: face, need: FOOT_SAVE }
  return meets(FOOT_SAVE, face) ? ['held', 'saved', about] : ['destroyed', 'notSaved', about]
}

/** So many hits on teams on foot, or tanks lost, stop the charge. */
const STOPPING: Stopping = { hits: 5, tanks: 2 }

/** What the charging platoon has taken; asked before its casualties are removed. */
export function taken(state: AssaultState, { destroyed, bailed }: Losses): Stopping {
  const hits = landed(state).filter(({ target }) => isFoot(target)).length
  const tanks = [...destroyed, ...bailed].filter((id) => isTank(baseOf(state.table, id))).length
  return { hits, tanks }
}

/** Is it stopped? Each count that stops it is told, else each that the platoon can have. */
export function stopping(platoon: Platoon, { hits, tanks }: Stopping): Verdict {
  const unit = platoon.unit.id
  const byHits = hits >= STOPPING.hits
  const byTanks = tanks >= STOPPING.tanks
  const onFoot = fact(byHits ? 'stoppedByHits' : 'hitsDoNotStop', !byHits, {
    unit,
    count: hits,
    need: STOPPING.hits,
  })
  const onTracks = fact(byTanks ? 'stoppedByTanks' : 'tanksDoNotStop', !byTanks, {
    unit,
    count: tanks,
    need: STOPPING.tanks,
  })
  const told = [
    ...(hits > 0 || platoon.bases.some(isFoot) ? [onFoot] : []),
    ...(tanks > 0 || platoon.bases.some(isTank) ? [onTracks] : []),
  ]
  const ok = !(byHits || byTanks)
  return { ok, why: told.filter((each) => each.ok === ok) }
}

/** A platoon on foot that is stopped becomes Pinned Down. */
export const isPinnedByFire = ({ bases, unit }: Platoon): boolean =>
  bases.some(isFoot) && !has(unit, 'pinned')
