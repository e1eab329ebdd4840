// Who fights whom, and what the hit dice come to: E-05, PA-24, PA-28, PA-30, PA-33, A-18, A-20.
import type { Pool } from '../../kernel/dice.ts'
import type { About, Base, BaseId, HitToPlace, SideId } from '../../kernel/game.ts'
import { sight } from '../../kernel/geometry/sight.ts'
import type { Blow } from '../../kernel/hits.ts'
import { aboutNear, aboutNearest, closeBy, isCloseTo, type Near, nearest } from '../../kernel/measure.ts'
import { targetFact } from './counterattack.ts'
import { type AssaultFact, fact, type Says } from './facts.ts'
import { limitOf, settings } from './options.ts'
import {
  type AssaultState,
  actingBases,
  actingPlatoons,
  assaultOf,
  outsiders,
  type Platoon,
  teamsOfTheFight,
} from './state.ts'
import {
  able,
  disabled,
  hitOn,
  isArmouredTank,
  isTank,
  isTransport,
  mixedSkill,
  nonAssaulting,
  pins,
  platoonSkill,
} from './teams.ts'
import { unitsIn } from './win.ts'

/** A team that rolls a die, what it needs, and whom its hit may be put on, the nearest first. */
export interface Fighter {
  readonly base: Base
  readonly platoon: Platoon
  readonly need: number
  readonly targets: readonly Near[]
}

export interface Fight {
  readonly fighters: readonly Fighter[]
  /** null where no die is to be rolled. */
  readonly pool: Pool | null
  /** How many dice first; then each acting team, why it fights or not; then skill and pins. */
  readonly why: readonly AssaultFact[]
  /** Before the roll: how many dice, what each platoon hits on, and the rest. */
  readonly asked: readonly AssaultFact[]
}

/** E-05: one die for each acting team that can fight, by platoon, then by team, all together (PA-24). */
export function fight(state: AssaultState): Fight {
  const acting = actingPlatoons(state)
  const judged = acting.flatMap((platoon) =>
    platoon.bases.map((base) => fighterOrWhyNot(state, base, platoon)),
  )
  const fighters = judged.flatMap(({ fighter }) => fighter ?? [])
  const fighting = acting.filter(({ id }) => fighters.some(({ platoon }) => platoon.id === id))
  const dice = howMany(state, fighters, fighting)
  const each = judged.flatMap(({ why }) => why)
  const ignored = fighting
    .flatMap(pins)
    .filter((pin) => pin.base === undefined || fighters.some(({ base }) => base.id === pin.base))
    .map((pin) => fact('pinIgnoredInFight', true, pin))
  return {
    fighters,
    pool: hitPool(state, fighters),
    why: [dice, ...each, ...fighting.filter(mixedSkill).map(whySkill), ...ignored],
    asked: [dice, ...fighting.map(whySkill), ...each, ...ignored],
  }
}

function howMany(
  state: AssaultState,
  fighters: readonly Fighter[],
  fighting: readonly Platoon[],
): AssaultFact {
  const side = assaultOf(state).acting
  if (fighters.length === 0) return fact('noHitDice', false, { side })
  const units = unitsIn(fighting)
  const zone = { of: fighters.map(({ base }) => base.id), size: settings(state).fight }
  const about = { side, count: fighters.length, units, zone }
  return fact(units.length > 1 ? 'hitDiceTogether' : 'hitDice', true, about)
}

/** E-05, E-11. */
const whySkill = (platoon: Platoon): AssaultFact =>
  fact(mixedSkill(platoon) ? 'worstSkill' : 'hitsOn', true, {
    unit: platoon.unit.id,
    word: platoonSkill(platoon),
    need: hitOn(platoon),
  })

function hitPool(state: AssaultState, fighters: readonly Fighter[]): Pool | null {
  if (fighters.length === 0) return null
  const dice = fighters.map(({ base, need }) => ({ owner: base.id, cuts: [need] }))
  return { side: assaultOf(state).acting, for: 'hit', dice }
}

interface Judged {
  readonly fighter: Fighter | null
  readonly why: readonly AssaultFact[]
}

function fighterOrWhyNot(state: AssaultState, base: Base, platoon: Platoon): Judged {
  if (!able(base))
    return not(fact('notAble', false, { base: base.id, unit: base.unit, word: whyUnable(base) }))
  const { fight: limit } = settings(state)
  const around = inReach(state, base)
  const first = around[0]
  if (first === undefined) return not(whyTooFar(state, base))
  const fair = around.filter(({ other }) => mayHit(base, other))
  if (fair.length === 0)
    return not(fact('onlyArmourNear', false, aboutNear(first, limit)), ...besides(state, base))
  const targets = fair.filter((near) => canSee(state, near))
  const target = targets[0]
  if (target === undefined) return not(fact('noLineOfSight', false, aboutNear(fair[0] ?? first, limit)))
  const need = hitOn(platoon)
  return {
    fighter: { base, platoon, need, targets },
    why: [whyFights(target, { ...aboutNear(target, limit), need })],
  }
}

const not = (...why: readonly AssaultFact[]): Judged => ({ fighter: null, why })

/** PA-28: an enemy that takes no part is no target, however near. */
const besides = (state: AssaultState, base: Base): readonly AssaultFact[] =>
  outsidersNear(state, base)
    .slice(0, 1)
    .map(({ other }) => targetFact(state, other))

const outsidersNear = (state: AssaultState, base: Base): readonly Near[] =>
  closeBy(base, outsiders(state), limitOf(state, settings(state).fight))

/** PA-33. */
function whyFights({ base }: Near, about: About): AssaultFact {
  const word = nonAssaulting(base)
  return word === null
    ? fact('fights', true, about)
    : fact('fightsThoughNonAssaulting', true, { ...about, word })
}

export const whyUnable = (base: Base): string =>
  disabled(base) ?? (isTransport(base) ? 'transport' : 'passenger')

function whyTooFar(state: AssaultState, base: Base): AssaultFact {
  const { fight: limit } = settings(state)
  const [outsider] = outsidersNear(state, base)
  if (outsider !== undefined) return fact('onlyOutsidersNear', false, aboutNear(outsider, limit))
  const near = nearest(base, teamsOfTheFight(state), limitOf(state, limit))
  const about = aboutNearest(base, near, limit)
  const word = nonAssaulting(base)
  return word === null
    ? fact('tooFarToFight', false, about)
    : fact('nonAssaultingTooFar', false, { ...about, word })
}

/** the teams of the fight within fighting distance, whether or not they may be hit. */
const inReach = (state: AssaultState, base: Base): readonly Near[] =>
  closeBy(base, teamsOfTheFight(state), limitOf(state, settings(state).fight))

/** E-06: tanks, armoured or not, may not hit Armoured Tanks. */
export const mayHit = (by: Base, target: Base): boolean => !(isTank(by) && isArmouredTank(target))

/** only bases of a third unit stand in the way. */
function canSee(state: AssaultState, { base, other }: Near): boolean {
  if (!settings(state).fightNeedsLos) return true
  const third = state.table.bases.filter(({ unit }) => unit !== base.unit && unit !== other.unit)
  return 'line' in sight(base, other, third)
}

/** teams within fighting distance of an enemy team of this fight, acting ones first. */
export function closeTeams(state: AssaultState): readonly BaseId[] {
  const limit = limitOf(state, settings(state).fight)
  const acting = actingBases(state)
  const reacting = teamsOfTheFight(state)
  return [
    ...acting.filter((base) => isCloseTo(base, reacting, limit)),
    ...reacting.filter((base) => isCloseTo(base, acting, limit)),
  ].map(({ id }) => id)
}

/** PA-12: counted on the roll, before allocation and saves. */
export const hitsOf = (some: readonly Blow[]): number => some.filter(({ hit }) => hit).length

/** E-05: what the roll came to. */
export const whyHits = (state: AssaultState, some: readonly Blow[]): AssaultFact =>
  rolled(some, assaultOf(state).acting, ['hitsScored', 'noHitsScored'])

export function rolled(
  some: readonly Blow[],
  side: SideId,
  [says, none]: readonly [some: Says, none: Says],
): AssaultFact {
  const count = hitsOf(some)
  const about: About = {
    side,
    of: some.length,
    dice: some.map(({ face }) => face),
    bases: [...new Set(some.filter(({ hit }) => hit).map(({ by }) => by))],
  }
  return count > 0 ? fact(says, true, { ...about, count }) : fact(none, false, about)
}

/** E-06: each hit with the teams that may take it; judged before any casualty is removed. */
export const hitsToPlace = (fighters: readonly Fighter[], some: readonly Blow[]): readonly HitToPlace[] =>
  some.flatMap(({ by, hit }, die) => {
    const fighter = fighters.find(({ base }) => base.id === by)
    return hit && fighter ? [{ die, by, targets: fighter.targets.map(({ other }) => other.id) }] : []
  })
