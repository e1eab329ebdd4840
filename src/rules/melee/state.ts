// The state of infantry melee: whose turn, which phase, which units are locked, and what a round of dice remembers.

import type { Base, BaseId, Hit, HitToPlace, SideId, State, Table, UnitId } from '../../kernel/game.ts'
import { areTouching } from '../../kernel/geometry/gap.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import type { Blow } from '../../kernel/hits.ts'
import { onceFor } from '../../kernel/once.ts'
import { SIDES } from '../../kernel/side.ts'
import { foesOf, indexOf, unitOf } from '../../kernel/table.ts'

export type Phase =
  | 'move'
  | 'shoot'
  /** A-47: the players' losses are entered; or the dice and the saves. */
  | 'losses'
  | 'volley'
  | 'saves'
  /** IM-06: figures of locked units that touch nobody move up. */
  | 'closeUp'
  /** IM-02, IM-15: charges and reinforcements. */
  | 'charge'
  /** Several melees wait: which is fought next. */
  | 'fights'
  /** One side's dice are to be rolled. */
  | 'strike'
  /** one side picks which of its figures that can fall do. */
  | 'pick'
  /** IM-16: the die of the victory move, or none. */
  | 'victory'
  | 'victoryMove'
  /** IM-20: what became of each wounded figure. */
  | 'medics'

/** units that share a fight, on both sides. */
export interface Melee {
  readonly id: number
  readonly units: readonly UnitId[]
  /** whose unit began it. */
  readonly began: SideId
  /** IM-13: units with the winner's +1 in the next round. */
  readonly bonus: readonly UnitId[]
  readonly fought: boolean
  /** it has been closed up since the last unit came into it. */
  readonly closedUp: boolean
}

/** One round of one melee; a side without an entry has not come so far. */
export interface Round {
  readonly melee: number
  readonly blows: Partial<Readonly<Record<SideId, readonly Blow[]>>>
  /** What that side has to take. */
  readonly hits: Partial<Readonly<Record<SideId, readonly HitToPlace[]>>>
  /** Who of that side falls to which of the hits. */
  readonly lost: Partial<Readonly<Record<SideId, readonly Hit[]>>>
  /** Who decides now: rolls, or picks. */
  readonly side: SideId
}

/** A unit that has won, and its die once rolled. */
export interface Victor {
  readonly unit: UnitId
  readonly die: number | null
}

/** one unit shooting at another; null while its target is chosen. */
export interface Volley {
  readonly unit: UnitId
  readonly enemy: UnitId | null
  /** What the target still has to take, where dice decide. */
  readonly hits: readonly HitToPlace[]
  /** How many figures it had. */
  readonly stood: number
}

export interface Flow {
  readonly phase: Phase
  readonly turn: SideId
  /** Counts the turns of both players, from 1. */
  readonly number: number
  readonly melees: readonly Melee[]
  readonly nextMelee: number
  /** Where figures stood when the phase began: ways count from there. */
  readonly stood: Readonly<Record<BaseId, Pose>>
  /** units that moved in the Move phase of this turn. */
  readonly movedUnits: readonly UnitId[]
  /** IM-08, IM-15: units that charged in this Attack phase, or wait for their first round since. */
  readonly charged: readonly UnitId[]
  /** units that a victory move has locked: they fight from the next Attack phase on. */
  readonly waiting: readonly UnitId[]
  /** The side that closes up, and its figures that touched nobody when that began. */
  readonly closing: { readonly side: SideId; readonly bases: readonly BaseId[] } | null
  readonly round: Round | null
  /** Those whose victory move is still to come, the next one first. */
  readonly victors: readonly Victor[]
  /** The winners' figures wounded in the last round of a melee that is over. */
  readonly wounded: readonly BaseId[]
  readonly volley: Volley | null
  /** The units that have shot in this turn. */
  readonly shot: readonly UnitId[]
}

export type MeleeState = State<Flow>

/** How far a figure charges, joins and moves on, where nothing else is said. */
export const REACH = { cm: 15 } as const

/** For each base the enemy bases that it touches. */
const contacts = onceFor((table: Table): ReadonlyMap<BaseId, readonly Base[]> => {
  const foes = (base: Base) => foesOf(table, base).filter((foe) => areTouching(base, foe))
  return new Map(table.bases.map((base) => [base.id, foes(base)]))
})

export const touchedBy = (table: Table, base: BaseId): readonly Base[] => contacts(table).get(base) ?? []

export const livingOf = (table: Table, unit: UnitId): readonly Base[] => indexOf(table).of.get(unit) ?? []

export const sideOf = (table: Table, unit: UnitId): SideId => unitOf(table, unit).side

/** A number that the unit has of its own. */
export function own({ table }: MeleeState, unit: UnitId, name: string): number | null {
  const value = indexOf(table).unit.get(unit)?.traits[name]
  return typeof value === 'number' ? value : null
}

/** Of one that stands, or has fallen. */
export function unitOfFigure({ bases, lost }: Table, id: BaseId): UnitId {
  const figure = [...bases, ...lost].find((base) => base.id === id)
  if (figure === undefined) throw new Error(`No figure is called ${id}`)
  return figure.unit
}

/** Those that no hand has put back, nor a medic. */
export const lying = ({ lost }: Table, some: readonly BaseId[]): readonly BaseId[] =>
  some.filter((id) => lost.some((base) => base.id === id))

/** The figures of that side that fell in the round. */
export const lostOf = ({ lost }: Round, side: SideId): readonly BaseId[] =>
  (lost[side] ?? []).flatMap(({ base }) => base ?? [])

export const fellIn = (round: Round): readonly BaseId[] => SIDES.flatMap((side) => lostOf(round, side))

export const meleeOf = ({ flow }: MeleeState, unit: UnitId): Melee | null =>
  flow.melees.find(({ units }) => units.includes(unit)) ?? null

/** Whose victory move it is. */
export function victorOf({ flow }: MeleeState): Victor {
  const [first] = flow.victors
  if (first === undefined) throw new Error('Nobody has won')
  return first
}

export const isLocked = (state: MeleeState, unit: UnitId): boolean => meleeOf(state, unit) !== null

/** Its units of that side that have a figure left. */
export const unitsIn = (table: Table, melee: Melee, side: SideId): readonly UnitId[] =>
  melee.units.filter((unit) => sideOf(table, unit) === side && livingOf(table, unit).length > 0)

/** these units fight from now on; melees that share one of them become one. */
export function locked(flow: Flow, units: readonly UnitId[], began: SideId): Flow {
  const shared = flow.melees.filter((melee) => melee.units.some((unit) => units.includes(unit)))
  const [first] = shared
  const melee: Melee = {
    id: first?.id ?? flow.nextMelee,
    units: [...new Set([...shared.flatMap((each) => each.units), ...units])],
    began: first?.began ?? began,
    bonus: shared.flatMap(({ bonus }) => bonus),
    fought: shared.some(({ fought }) => fought),
    closedUp: false,
  }
  const others = flow.melees.filter((each) => !shared.includes(each))
  const nextMelee = first === undefined ? flow.nextMelee + 1 : flow.nextMelee
  return { ...flow, melees: [...others, melee].toSorted((a, b) => a.id - b.id), nextMelee }
}

/** Every contact between enemies locks their units (IM-03). */
export function lockedByContact(flow: Flow, table: Table, began: SideId): Flow {
  let now = flow
  for (const units of pairsToLock(flow, table)) now = locked(now, units, began)
  return now
}

/** Pairs of units in contact that are not of one melee. */
export function pairsToLock({ melees }: Flow, table: Table): readonly (readonly [UnitId, UnitId])[] {
  const found = new Map<string, readonly [UnitId, UnitId]>()
  for (const base of table.bases) {
    for (const other of touchedBy(table, base.id)) {
      const isKnown = melees.some(({ units }) => units.includes(base.unit) && units.includes(other.unit))
      // A contact is found from either end.
      const pair = [base.unit, other.unit].toSorted().join(' ')
      if (!isKnown && !found.has(pair)) found.set(pair, [base.unit, other.unit])
    }
  }
  return [...found.values()]
}

/** As hands have laid it: contact locks, whoever made it (IM-03). While a round is fought its melee stays as it is. */
export const asItLies = onceFor((state: MeleeState): MeleeState => {
  const { flow, table } = state
  if (flow.round !== null || pairsToLock(flow, table).length === 0) return state
  return { ...state, flow: lockedByContact(flow, table, flow.turn) }
})

export function startOf(table: Table, turn: SideId): Flow {
  const flow: Flow = {
    phase: 'move',
    turn,
    number: 1,
    melees: [],
    nextMelee: 1,
    stood: {},
    movedUnits: [],
    charged: [],
    waiting: [],
    closing: null,
    round: null,
    victors: [],
    wounded: [],
    volley: null,
    shot: [],
  }
  return lockedByContact(flow, table, turn)
}

/** Those who lie wounded: of the round that is fought, and of the winners of a melee that is over. */
export const wounded = ({ table, flow: { round, wounded: winners } }: MeleeState): readonly BaseId[] =>
  lying(table, [...(round === null ? [] : fellIn(round)), ...winners]).toSorted()
