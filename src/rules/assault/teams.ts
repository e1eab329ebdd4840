// What a team is: its kind, whether it is able, may assault, counts as a tank; ratings of teams and platoons.
import type { Base, BaseId, Unit, UnitId } from '../../kernel/game.ts'
import { has } from '../../kernel/table.ts'
import type { Platoon } from './state.ts'

/** `trk` is an unarmoured tank, `tpt` a transport. */
export const KINDS = ['inf', 'gun', 'tank', 'trk', 'tpt'] as const
export type Kind = (typeof KINDS)[number]

export const SKILLS = ['veteran', 'trained', 'conscript'] as const
export type Skill = (typeof SKILLS)[number]

/** The least face that passes a Motivation test. */
export const MOTIVATIONS = [3, 4, 5] as const
export type Motivation = (typeof MOTIVATIONS)[number]

export type Disabled = 'bailed' | 'bogged'

/** States that a hand may set on a unit. */
export const UNIT_STATES: readonly string[] = ['pinned']

export const VEHICLE_STATES: readonly string[] = ['bailed', 'bogged']

/** Bailed Out and Bogged Down happen to vehicles only, a pin of its own to a team that may leave its unit (E-04). */
export const baseStates = (base: Base): readonly string[] => [
  ...(isVehicle(base) ? VEHICLE_STATES : []),
  ...(isIndependent(base) ? UNIT_STATES : []),
]

const HIT_ON: Readonly<Record<Skill, number>> = { veteran: 3, trained: 4, conscript: 5 }

/** E-10: the target's Skill, and the face that hits it. */
const FIRED_AT_ON: Readonly<Record<Skill, number>> = { conscript: 2, trained: 3, veteran: 4 }

/** E-06: what an infantry team's hit weighs against armour unless its own rating is set. */
const TANK_ASSAULT = 2

/** E-10: the same of its fire, and how often it shoots, unless its own numbers are set. */
const ANTI_TANK = 2
const RATE_OF_FIRE = 1

export const isTank = (base: Base): boolean => base.kind === 'tank' || base.kind === 'trk'

export const isTransport = (base: Base): boolean => base.kind === 'tpt'

const isVehicle = (base: Base): boolean => isTank(base) || isTransport(base)

export const isFoot = (base: Base): boolean => base.kind === 'inf' || base.kind === 'gun'

/** PA-13, E-03, E-06: an Armoured Tank team, in whatever state; a `trk` is none, whatever its traits say. */
export const isArmouredTank = (base: Base): boolean => base.kind === 'tank' && base.traits.armoured !== false

export const isUnarmouredTank = (base: Base): boolean => isTank(base) && !isArmouredTank(base)

export const isIndependent = (base: Base): boolean =>
  base.traits.independent === true && base.traits.warrior !== true

/** E-07: Pinned Down with its unit, or alone since it left that (E-04). */
export const isPinned = (base: Base, unit: Unit): boolean => has(unit, 'pinned') || has(base, 'pinned')

interface Pin {
  readonly unit: UnitId
  /** Only there where it is this team's own. */
  readonly base?: BaseId
}

/** Each pin of the platoon: its unit's, then those that teams have of their own. */
export const pins = ({ unit, bases, lone }: Platoon): readonly Pin[] => [
  ...(has(unit, 'pinned') && !lone ? [{ unit: unit.id }] : []),
  ...bases.filter((base) => has(base, 'pinned')).map(({ id }) => ({ unit: unit.id, base: id })),
]

/** Bailed Out before Bogged Down where a team is both. */
export function disabled(base: Base): Disabled | null {
  if (has(base, 'bailed')) return 'bailed'
  return has(base, 'bogged') ? 'bogged' : null
}

/** An infantry, gun or tank team that is neither disabled nor carried; transports never are able. */
export const able = (base: Base): boolean =>
  !isTransport(base) && base.traits.passenger !== true && disabled(base) === null

export type NonAssaulting =
  | 'flag'
  | 'gun'
  | 'transport'
  | 'passenger'
  | 'unarmoured'
  | 'independent'
  | Disabled

/** PA-32, A-17: why the team may never charge; null when it may. Its own flag beats its type, not its disablement. */
export function nonAssaulting(base: Base): NonAssaulting | null {
  const hurt = disabled(base)
  if (hurt !== null) return hurt
  if (base.traits.nonAssaulting === true) return typeBars(base) ?? 'flag'
  return base.traits.nonAssaulting === false ? null : typeBars(base)
}

function typeBars(base: Base): NonAssaulting | null {
  if (base.traits.passenger === true) return 'passenger'
  if (base.kind === 'gun') return 'gun'
  if (isTransport(base)) return 'transport'
  if (isUnarmouredTank(base)) return 'unarmoured'
  return isIndependent(base) ? 'independent' : null
}

/** A team's own rating, else its unit's, else Confident. */
const motivationOf = (base: Base, unit: Unit): Motivation =>
  rating(base.traits.motivation) ?? rating(unit.traits.motivation) ?? 4

/** A team's own skill, else its unit's, else Trained. */
const skillOf = (base: Base, unit: Unit): Skill =>
  skill(base.traits.skill) ?? skill(unit.traits.skill) ?? 'trained'

/** E-11: the worst, that is the highest, rating of the platoon's living teams; and a team that has it. */
export function platoonMotivation(platoon: Platoon): {
  readonly need: Motivation
  readonly worst: Base | null
} {
  const need = worst(MOTIVATIONS, (each) =>
    platoon.bases.some((base) => motivationOf(base, platoon.unit) === each),
  )
  const found = need ?? rating(platoon.unit.traits.motivation) ?? 4
  return {
    need: found,
    worst: platoon.bases.find((base) => motivationOf(base, platoon.unit) === found) ?? null,
  }
}

/** E-11: the worst skill of the platoon's living teams. */
export function platoonSkill(platoon: Platoon): Skill {
  const found = worst(SKILLS, (each) => platoon.bases.some((base) => skillOf(base, platoon.unit) === each))
  return found ?? skill(platoon.unit.traits.skill) ?? 'trained'
}

/** E-05: this face and more is a hit. */
export const hitOn = (platoon: Platoon): number => HIT_ON[platoonSkill(platoon)]

/** E-10: this face and more hits a team of the platoon. */
export const firedAtOn = (platoon: Platoon): number => FIRED_AT_ON[platoonSkill(platoon)]

/** True where the platoon's living teams differ in Motivation. */
export const mixedMotivation = (platoon: Platoon): boolean =>
  new Set(platoon.bases.map((base) => motivationOf(base, platoon.unit))).size > 1

/** True where the platoon's living teams differ in Skill. */
export const mixedSkill = (platoon: Platoon): boolean =>
  new Set(platoon.bases.map((base) => skillOf(base, platoon.unit))).size > 1

const number = (trait: unknown, usual: number): number => (typeof trait === 'number' ? trait : usual)

/** E-06: what this team's hit weighs against armour. */
export const tankAssault = ({ traits }: Base): number => number(traits.assault, TANK_ASSAULT)

/** E-06: what an Armoured Tank adds to its save. */
export const topArmour = ({ traits }: Base): number => number(traits.top, 0)

/** E-10: what this team's fire weighs against armour. */
export const antiTank = ({ traits }: Base): number => number(traits.antiTank, ANTI_TANK)

/** E-10: what an Armoured Tank adds to its save under fire. */
export const frontArmour = ({ traits }: Base): number => number(traits.front, 0)

/** E-10: how many dice the team rolls. */
export const rateOfFire = ({ traits }: Base): number => number(traits.rate, RATE_OF_FIRE)

const rating = (trait: unknown): Motivation | null => MOTIVATIONS.find((each) => each === trait) ?? null

const skill = (trait: unknown): Skill | null => SKILLS.find((each) => each === trait) ?? null

/** The last of the listed values, from good to bad, that occurs. */
const worst = <T>(fromBest: readonly T[], occurs: (each: T) => boolean): T | null =>
  fromBest.toReversed().find(occurs) ?? null
