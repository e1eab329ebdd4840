// Who fights in a melee, with which bonuses, and what the dice come to: IM-04, IM-05, IM-07 to IM-13.

import type { Pool } from '../../kernel/dice.ts'
import type { Base, BaseId, Fact, HitToPlace, SideId, Table, UnitId } from '../../kernel/game.ts'
import { type Blow, hitsLeft, takeEach, targetsOf } from '../../kernel/hits.ts'
import { SIDES } from '../../kernel/side.ts'
import { indexOf, otherSide } from '../../kernel/table.ts'
import { whyWinner } from './bonus.ts'
import { fact } from './facts.ts'
import { settings } from './options.ts'
import { fellIn, livingOf, type Melee, type MeleeState, sideOf, touchedBy, unitsIn } from './state.ts'

/** A figure that rolls a die: what it needs, and the enemies that it touches, or may shoot at. */
export interface Fighter {
  readonly base: Base
  readonly need: number
  readonly targets: readonly Base[]
}

interface Bonus {
  readonly by: number
  readonly why: Fact
}

/** IM-10. */
const KILLS = 4

/** units that a victory move brought in neither strike nor are struck until the next Attack phase. */
export const fightsNow = ({ flow }: MeleeState, unit: UnitId): boolean => !flow.waiting.includes(unit)

/** The enemies of the melee that a figure touches and may strike now. */
function touchedIn(state: MeleeState, melee: Melee, base: Base): readonly Base[] {
  if (!fightsNow(state, base.unit)) return []
  return strikes(state, base).flatMap((id) =>
    touchedBy(state.table, id).filter(({ unit }) => melee.units.includes(unit) && fightsNow(state, unit)),
  )
}

/** Whose contact lets the figure fight: its own; misread, that of any figure of its unit. */
const strikes = (state: MeleeState, base: Base): readonly BaseId[] =>
  settings(state).everybodyFights && !touches(state, base.id)
    ? livingOf(state.table, base.unit).map(({ id }) => id)
    : [base.id]

const touches = ({ table }: MeleeState, id: BaseId): boolean => touchedBy(table, id).length > 0

/** The figures of a unit that would fight where they lie. */
export const couldFight = (state: MeleeState, unit: UnitId): readonly Base[] =>
  livingOf(state.table, unit).filter((base) => strikes(state, base).some((id) => touches(state, id)))

/** IM-04: in scenario order. */
export const fighters = (state: MeleeState, melee: Melee, side: SideId): readonly Fighter[] =>
  state.table.bases
    .filter(({ unit }) => melee.units.includes(unit) && sideOf(state.table, unit) === side)
    .map((base) => ({ base, targets: touchedIn(state, melee, base), need: needOf(state, melee, base.unit) }))
    .filter(({ targets }) => targets.length > 0)

export const modifier = (state: MeleeState, melee: Melee, unit: UnitId): number => {
  const each = bonuses(state, melee, unit).map(({ by }) => by)
  return settings(state).stacking === 'sum' ? each.reduce((sum, by) => sum + by, 0) : Math.max(0, ...each)
}

/** The face that kills; never below 1, nor below 2 where a natural one misses. */
function needOf(state: MeleeState, melee: Melee, unit: UnitId): number {
  const least = settings(state).naturalOneMisses ? 2 : 1
  return Math.max(least, KILLS - modifier(state, melee, unit))
}

function bonuses(state: MeleeState, melee: Melee, unit: UnitId): readonly Bonus[] {
  const { bonusLasts, helpedBonus } = settings(state)
  const isNew = state.flow.charged.includes(unit)
  const charged = isNew || (bonusLasts === true && melee.began === sideOf(state.table, unit))
  const helped = helpedBonus === true && !isNew && isHelped(state, melee, unit)
  const elite = indexOf(state.table).unit.get(unit)?.traits.elite === true
  const counts = settings(state).eliteBonus === 'always' || charged
  const says = isNew && isReinforcing(state, melee, unit) ? 'joinBonus' : 'attackBonus'
  const about = { unit, count: 1, ...(!isNew && { word: 'before' }) }
  return [
    ...(charged ? [{ by: 1, why: fact(says, true, about) }] : []),
    ...(helped ? [{ by: 1, why: fact('helpedBonus', true, { unit, count: 1 }) }] : []),
    ...(elite && counts ? [{ by: 2, why: fact('eliteBonus', true, { unit, count: 2 }) }] : []),
    ...(melee.bonus.includes(unit) ? [{ by: 1, why: whyWinner(state, unit, 'now') }] : []),
  ]
}

/** IM-15: a comrade was in this melee before. */
const isReinforcing = (state: MeleeState, melee: Melee, unit: UnitId): boolean =>
  unitsIn(state.table, melee, sideOf(state.table, unit)).some((each) => !state.flow.charged.includes(each))

/** A comrade has come into this melee in this phase. */
const isHelped = (state: MeleeState, melee: Melee, unit: UnitId): boolean =>
  unitsIn(state.table, melee, sideOf(state.table, unit)).some((each) => state.flow.charged.includes(each))

export function whyBonuses(state: MeleeState, melee: Melee, side: SideId): readonly Fact[] {
  const rolling = new Set(fighters(state, melee, side).map(({ base }) => base.unit))
  return [...rolling].flatMap((unit) => bonusesOf(state, melee, unit))
}

/** Each bonus of a unit with its reason, and that only the highest counts where it is played so. */
export function bonusesOf(state: MeleeState, melee: Melee, unit: UnitId): readonly Fact[] {
  const each = bonuses(state, melee, unit)
  const isCut = settings(state).stacking === 'highest' && each.length > 1
  const cut = fact('highestOnly', true, { unit, count: modifier(state, melee, unit) })
  return [...each.map(({ why }) => why), ...(isCut ? [cut] : [])]
}

/** How many dice either side has; then why, side by side, the bonuses first. */
export function whyMeets(state: MeleeState, melee: Melee): readonly Fact[] {
  const sides = inOrder(state).map((side) => whyRolls(state, melee, side))
  const [count = 0, of = 0] = sides.map(([rolls]) => rolls?.about.count ?? 0)
  const isOfFigure = ({ about }: Fact): boolean => about.base !== undefined
  const why = sides.flat()
  return [
    fact('meets', true, { units: melee.units, count, of }),
    ...why.filter((each) => !isOfFigure(each)),
    ...why.filter(isOfFigure),
  ]
}

/** IM-07: one die for each fighter; null where nobody of that side fights. */
export function poolOf(state: MeleeState, melee: Melee, side: SideId): Pool | null {
  const some = fighters(state, melee, side)
  if (some.length === 0) return null
  return { side, for: 'melee', dice: some.map(({ base, need }) => ({ owner: base.id, cuts: [need] })) }
}

/** One for each that touches; misread, for each of the units. */
export const rollsOf = (state: MeleeState): 'rolls' | 'rollsUnit' =>
  settings(state).everybodyFights ? 'rollsUnit' : 'rolls'

/** How many dice; then each figure of that side in the melee, why it fights or not; then the bonuses. */
export function whyRolls(state: MeleeState, melee: Melee, side: SideId): readonly Fact[] {
  const some = fighters(state, melee, side)
  const own = unitsIn(state.table, melee, side)
  const idle = own
    .flatMap((unit) => livingOf(state.table, unit))
    .filter((base) => !some.some((each) => each.base.id === base.id))
  return [
    fact(rollsOf(state), some.length > 0, {
      side,
      count: some.length,
      bases: some.map(({ base }) => base.id),
    }),
    ...whyBonuses(state, melee, side),
    ...some.map(({ base, need, targets }) =>
      touches(state, base.id)
        ? fact('fights', true, { base: base.id, need, ...(targets[0] && { other: targets[0].id }) })
        : fact('fightsBehind', true, { base: base.id, need }),
    ),
    ...own.filter((unit) => !fightsNow(state, unit)).map((unit) => fact('waits', false, { unit })),
    ...idle.filter(({ unit }) => fightsNow(state, unit)).map((base) => whyIdle(state, base)),
  ]
}

/** It touches nobody, or only who waits. */
export function whyIdle({ table }: MeleeState, { id, unit }: Base): Fact {
  const [other] = touchedBy(table, id)
  return other === undefined
    ? fact('doesNotFight', false, { base: id })
    : fact('touchesWaiting', false, { base: id, unit, other: other.id })
}

export function whyKills(side: SideId, blows: readonly Blow[]): Fact {
  const count = blows.filter(({ hit }) => hit).length
  const about = { side, of: blows.length, dice: blows.map(({ face }) => face) }
  return count > 0 ? fact('kills', true, { ...about, count }) : fact('noKills', false, about)
}

/** a success kills only a figure that touches the unit which struck; so it is with shooting and those that are seen. */
export const hitsOf = (some: readonly Fighter[], blows: readonly Blow[]): readonly HitToPlace[] =>
  blows.flatMap(({ by, hit }, die) => {
    const unit = some.find(({ base }) => base.id === by)?.base.unit
    const reached = some.filter(({ base }) => base.unit === unit).flatMap(({ targets }) => targets)
    return hit ? [{ die, by, targets: [...new Set(reached.map(({ id }) => id))] }] : []
  })

/** IM-05, misread: the figures behind fall too. */
export const withSurplus = (state: MeleeState, hits: readonly HitToPlace[]): readonly HitToPlace[] =>
  settings(state).surplusKills ? hits.map((hit) => ({ ...hit, targets: behind(state, hit.targets) })) : hits

function behind({ table }: MeleeState, targets: readonly BaseId[]): readonly BaseId[] {
  const { base } = indexOf(table)
  const units = new Set(targets.flatMap((id) => base.get(id)?.unit ?? []))
  return [...units].flatMap((unit) => livingOf(table, unit)).map(({ id }) => id)
}

/**
 * as many as can fall fall, first those that touch fewest enemies. Each figure in that order is given a hit of
 * its own, moving earlier ones to other hits where that makes room.
 */
export function automatic(state: MeleeState, hits: readonly HitToPlace[]): ReadonlyMap<number, BaseId> {
  const table = asRoundBegan(state)
  const touches = (id: BaseId): number => touchedBy(table, id).length
  const given = new Map<number, BaseId>()
  takeEach(
    targetsOf(hits).toSorted((a, b) => touches(a) - touches(b)),
    hits,
    given,
  )
  return given
}

/** IM-12: losses count together, so those who fell in this round still count as touched. */
export function asRoundBegan({ table, flow }: MeleeState): Table {
  const fell = flow.round === null ? [] : fellIn(flow.round)
  const back = table.lost.filter(({ id }) => fell.includes(id))
  return back.length === 0 ? table : { ...table, bases: [...table.bases, ...back] }
}

/** There is nothing to choose: nobody falls, or all fall that can. */
export const isForced = (state: MeleeState, hits: readonly HitToPlace[]): boolean =>
  automatic(state, hits).size === targetsOf(hits).length

/** who says who falls; what the other side rolled. */
export function whyPick(state: MeleeState): readonly Fact[] {
  const { round } = state.flow
  if (round === null) return []
  const { side, blows } = round
  const due = hitsLeft(state.table, round.hits[side] ?? [])
  const targets = new Set(due.flatMap((hit) => hit.targets))
  const about = { side, count: automatic(state, due).size, of: targets.size }
  const other = otherSide(side)
  return [fact('picks', true, about), whyKills(other, blows[other] ?? [])]
}

/** The two sides of a turn in the order in which they strike. */
export const inOrder = ({ flow }: MeleeState): readonly [SideId, SideId] => [flow.turn, otherSide(flow.turn)]

/** whether dice are rolled in that melee in the turn of that player. */
export const isOfThisTurn = (state: MeleeState, melee: Melee): boolean =>
  settings(state).meleeEvery === 'playerTurn' || melee.began === state.flow.turn

/** Those that are still to be fought in this Attack phase. */
export const waitingMelees = (state: MeleeState): readonly Melee[] =>
  state.flow.melees.filter(
    (melee) =>
      !melee.fought &&
      isOfThisTurn(state, melee) &&
      SIDES.some((side) => fighters(state, melee, side).length > 0),
  )
