// The state of an assault: its phases, its platoons and their roles, and what a round remembers.
import type {
  About,
  Base,
  BaseId,
  Hit,
  HitToPlace,
  SideId,
  State,
  Table,
  Unit,
  UnitId,
} from '../../kernel/game.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import type { Blow } from '../../kernel/hits.ts'
import { onceFor } from '../../kernel/once.ts'
import { otherSide } from '../../kernel/table.ts'

export type Phase =
  /** No assault; the side `turn` may charge. */
  | 'ready'
  /** The first charge stands; further charges of the same platoon. */
  | 'charge'
  /** E-10: the dice of Defensive Fire are to be rolled. */
  | 'fire'
  /** The player who was shot at puts the hits on teams. */
  | 'fireAllocate'
  /** Saves against them are to be rolled. */
  | 'fireSaves'
  /** The charge was stopped: its teams fall back. */
  | 'fallBack'
  /** The hit dice are to be rolled. */
  | 'fight'
  /** The player who was hit puts the hits on teams. */
  | 'allocate'
  /** The armour dice are to be rolled. */
  | 'saves'
  /** The Motivation die is to be rolled; also the second one, while `test.rerolling`. */
  | 'test'
  /** Re-roll or keep. */
  | 'reroll'
  /** Counterattack or Break Off, platoon by platoon. */
  | 'choices'
  | 'breakOff'
  | 'counterCharge'
  | 'consolidate'

/** Badges of a unit, and of a lone team that left its unit by E-04. `won` only with `winPerSide: false`. */
export type Role = 'attacking' | 'defending' | 'counterattacking' | 'brokenOff' | 'won'

export const ROLES: readonly Role[] = ['attacking', 'defending', 'counterattacking', 'brokenOff', 'won']

/** A unit's id, or the base's id of a lone team that left its unit (E-04). */
export type PlatoonId = UnitId | BaseId

/** Those who act and test as one: a unit without the teams that left it, or one such team. */
export interface Platoon {
  readonly id: PlatoonId
  readonly unit: Unit
  /** Living teams in scenario order; may be empty. */
  readonly bases: readonly Base[]
  /** null: Outside. */
  readonly role: Role | null
  /** True for a team that left its unit by E-04. */
  readonly lone: boolean
}

export type ChoiceOption = 'counterattack' | 'breakOff'

export interface Choice {
  readonly platoon: PlatoonId
  readonly option: ChoiceOption
}

/** What the Motivation test came to for one platoon. */
export interface TestResult {
  readonly platoon: PlatoonId
  /** The rating: this and more passes. */
  readonly need: number
  /** The die that decided; null where no die was rolled (PA-11, E-03). */
  readonly die: number | null
  readonly passed: boolean
}

export interface Test {
  /** null: passed automatically (PA-11) or every platoon barred (E-03). */
  readonly die: number | null
  /** The re-rolled die (PA-10); null while there is none. */
  readonly second: number | null
  /** The re-roll was taken and its die is still to be rolled. */
  readonly rerolling: boolean
  /** E-12: the team for whose re-roll another was Destroyed; only there where that was done. */
  readonly by?: BaseId
  readonly results: readonly TestResult[]
}

export type EndReason =
  /** PA-36 (a). */
  | 'won'
  /** PA-36 (b). */
  | 'nobodyCounterattacks'
  /** PA-36 (c). */
  | 'actingGone'
  /** E-10, PA-36 (d). */
  | 'stopped'
  /** */
  | 'notMade'
  /** */
  | 'standOff'
  /** */
  | 'roundCap'

/** E-10: what stopped a charge: hits on teams on foot, and tanks Destroyed or Bailed Out. */
export interface Stopping {
  readonly hits: number
  readonly tanks: number
}

interface Outcome {
  /** Empty where nobody won. */
  readonly winners: readonly UnitId[]
  readonly reason: EndReason
}

/** What an assault remembers beside the badges on the table. */
export interface Assault {
  /** 1 for the charge's own fight; each swap of roles adds 1. */
  readonly round: number
  /** The side whose platoons are Attacking or Counterattacking. */
  readonly acting: SideId
  /** E-01: the enemy platoons named by the charge; only round 1 asks. */
  readonly named: readonly UnitId[]
  /** Bases that have moved in the present step, each once, in the order of their first move. */
  readonly moved: readonly BaseId[]
  /** Where bases in `moved` stood when the step began: lengths count from there. */
  readonly stood: Readonly<Record<BaseId, Pose>>
  /** The dice of Defensive Fire, then this round's hit dice, in the pool's order. */
  readonly shots: readonly Blow[]
  /** The hits of this round that wait for, or had, a target. */
  readonly toPlace: readonly HitToPlace[]
  /** The allocation of this round. */
  readonly placed: readonly Hit[]
  /** PA-12: hits scored in this round's fight, before allocation and saves. */
  readonly hits: number
  /** hits of the earlier rounds of this assault. */
  readonly earlierHits: number
  /** Teams within fighting distance of a team of the fight when this round's dice fell, either side. */
  readonly close: readonly BaseId[]
  /** The same of all earlier rounds. */
  readonly closeBefore: readonly BaseId[]
  readonly test: Test | null
  readonly choices: readonly Choice[]
  /** rounds running, before this one, in which nobody could move and no die could be rolled. */
  readonly idle: number
  /** E-09, A-03: the other side than that of the last to win; only there while its winners consolidate. */
  readonly thenConsolidates?: SideId
  /** Only there once Defensive Fire has stopped the charge. */
  readonly stopped?: Stopping
}

export interface Flow {
  readonly phase: Phase
  /** Whose turn it is to charge between assaults. */
  readonly turn: SideId
  readonly assault: Assault | null
  /** How the last assault ended. */
  readonly last: Outcome | null
}

export type AssaultState = State<Flow>

export const noAssault = (turn: SideId): Flow => ({ phase: 'ready', turn, assault: null, last: null })

/** At the beginning of every step in which teams move. */
export const NOBODY_MOVED: Pick<Assault, 'moved' | 'stood'> = { moved: [], stood: {} }

/** An assault at its first charge. */
export const newAssault = (acting: SideId): Assault => ({
  round: 1,
  acting,
  named: [],
  ...NOBODY_MOVED,
  shots: [],
  toPlace: [],
  placed: [],
  hits: 0,
  earlierHits: 0,
  close: [],
  closeBefore: [],
  test: null,
  choices: [],
  idle: 0,
})

/** PA-22, PA-12: the next round, with the other side acting; everything of this round is folded away. */
export const nextRound = (assault: Assault): Assault => ({
  ...newAssault(otherSide(assault.acting)),
  round: assault.round + 1,
  earlierHits: assault.earlierHits + assault.hits,
  closeBefore: [...new Set([...assault.closeBefore, ...assault.close])],
  idle: assault.idle,
})

/** The assault that is going on. Throws in `ready`: ask only where there is one. */
export function assaultOf(state: AssaultState): Assault {
  if (state.flow.assault === null) throw new Error('No assault is going on')
  return state.flow.assault
}

const roleIn = (badges: readonly string[]): Role | null => ROLES.find((role) => badges.includes(role)) ?? null

/** Every platoon of the table, in scenario order; a lone team stands right after its unit. */
export const platoons = onceFor((table: Table): readonly Platoon[] => {
  const byUnit = new Map<UnitId, Base[]>()
  const alone = new Map<UnitId, Base[]>()
  for (const base of table.bases) {
    const shelf = roleIn(base.badges) === null ? byUnit : alone
    const there = shelf.get(base.unit)
    if (there === undefined) shelf.set(base.unit, [base])
    else there.push(base)
  }
  return table.units.flatMap((unit) => [
    { id: unit.id, unit, bases: byUnit.get(unit.id) ?? [], role: roleIn(unit.badges), lone: false },
    ...(alone.get(unit.id) ?? []).map((base) => lonePlatoon(unit, base)),
  ])
})

/** A team by itself, as it is from the moment on in which it leaves its unit (E-04). */
export const lonePlatoon = (unit: Unit, base: Base): Platoon => ({
  id: base.id,
  unit,
  bases: [base],
  role: roleIn(base.badges),
  lone: true,
})

/** Of a lone team the sentence speaks by itself, not by its unit. */
export const loneWord = ({ lone }: Platoon): Pick<About, 'word'> => (lone ? { word: 'lone' } : {})

export function platoonOf(table: Table, base: Base): Platoon {
  const id = roleIn(base.badges) === null ? base.unit : base.id
  return platoonById(table, id)
}

export function platoonById(table: Table, id: PlatoonId): Platoon {
  const found = platoons(table).find((platoon) => platoon.id === id)
  if (found === undefined) throw new Error(`No platoon is called ${id}`)
  return found
}

const acts = (platoon: Platoon): boolean =>
  platoon.role === 'attacking' || platoon.role === 'counterattacking'

/** Attacking or Counterattacking platoons that have a living team. */
export const actingPlatoons = (state: AssaultState): readonly Platoon[] =>
  platoons(state.table).filter((platoon) => acts(platoon) && platoon.bases.length > 0)

/** Defending platoons that have a living team; those without one are out of the assault (PA-05). */
export const defendingPlatoons = (state: AssaultState): readonly Platoon[] =>
  platoons(state.table).filter((platoon) => platoon.role === 'defending' && platoon.bases.length > 0)

export const actingBases = (state: AssaultState): readonly Base[] => teams(actingPlatoons(state))

export const defendingBases = (state: AssaultState): readonly Base[] => teams(defendingPlatoons(state))

/** The platoons of the other side than the acting one, whatever their role. */
export const enemyPlatoons = (state: AssaultState): readonly Platoon[] => {
  const { acting } = assaultOf(state)
  return platoons(state.table).filter((platoon) => platoon.unit.side !== acting && platoon.bases.length > 0)
}

/** PA-28: the platoons that acting teams may charge, fight and hit: Defending, or broken off in this assault. */
export const platoonsOfTheFight = (state: AssaultState): readonly Platoon[] =>
  enemyPlatoons(state).filter((platoon) => platoon.role === 'defending' || platoon.role === 'brokenOff')

/** PA-28: the teams of the fight. */
export const teamsOfTheFight = (state: AssaultState): readonly Base[] => teams(platoonsOfTheFight(state))

/** PA-29: enemies of the acting side that take no part (A-03: nor does a platoon that has won already). */
export const outsiders = (state: AssaultState): readonly Base[] =>
  teams(enemyPlatoons(state).filter((platoon) => platoon.role === null || platoon.role === 'won'))

export const teams = (some: readonly Platoon[]): readonly Base[] => some.flatMap((platoon) => platoon.bases)
