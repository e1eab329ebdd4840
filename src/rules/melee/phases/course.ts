// The course of a turn from one decision to the next; what needs no decision is told on the way.

import type { Fact, Hit, HitToPlace, SideId, Table, Teller, UnitId } from '../../../kernel/game.ts'
import { type Blow, hitsLeft } from '../../../kernel/hits.ts'
import { SIDES } from '../../../kernel/side.ts'
import { otherSide } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { earned } from '../bonus.ts'
import { freeFigures } from '../closeUp.ts'
import { fact } from '../facts.ts'
import {
  asRoundBegan,
  automatic,
  fighters,
  fightsNow,
  hitsOf,
  inOrder,
  isForced,
  isOfThisTurn,
  waitingMelees,
  whyBonuses,
  whyKills,
  whyMeets,
  whyPick,
  withSurplus,
} from '../fight.ts'
import { settings } from '../options.ts'
import {
  type Flow,
  fellIn,
  livingOf,
  lostOf,
  lying,
  type Melee,
  type MeleeState,
  meleeOf,
  type Round,
  touchedBy,
  unitOfFigure,
  unitsIn,
} from '../state.ts'
import { chief, showLocked, turn } from './step.ts'

/** The Attack phase begins with closing up: the active player first. */
export function startAttack(teller: Teller<Flow>): void {
  const { flow } = teller.state
  const melees = flow.melees.map((melee) => ({ ...melee, fought: false }))
  turn(teller, { melees, stood: {}, waiting: [], volley: null })
  dropDestroyed(teller)
  closeUp(teller, flow.turn)
}

/** A hand may have taken the last figure of a unit. */
function dropDestroyed(teller: Teller<Flow>): void {
  const { table, flow } = teller.state
  const melees = flow.melees
    .map((melee) => ({ ...melee, units: melee.units.filter((unit) => livingOf(table, unit).length > 0) }))
    .filter((melee) => SIDES.every((side) => unitsIn(table, melee, side).length > 0))
  turn(teller, { melees })
  showLocked(teller, [])
}

function closeUp(teller: Teller<Flow>, side: SideId): void {
  const bases = freeFigures(teller.state, side).map(({ id }) => id)
  if (bases.length > 0) {
    turn(teller, { phase: 'closeUp', closing: { side, bases }, stood: {} })
    rule(teller, true, [fact('mustCloseUp', true, { side, bases })])
    return
  }
  afterCloseUp(teller, side)
}

export function afterCloseUp(teller: Teller<Flow>, side: SideId): void {
  if (side === teller.state.flow.turn) {
    closeUp(teller, otherSide(side))
    return
  }
  dissolve(teller)
  const melees = teller.state.flow.melees.map((melee) => ({ ...melee, closedUp: true }))
  turn(teller, { phase: 'charge', closing: null, stood: {}, melees })
}

/** where nobody touches anybody after closing up, the melee is over. */
function dissolve(teller: Teller<Flow>): void {
  const { table, flow } = teller.state
  const isOver = ({ units }: Melee): boolean =>
    units
      .flatMap((unit) => livingOf(table, unit))
      .every((base) => !touchedBy(table, base.id).some(({ unit }) => units.includes(unit)))
  const over = flow.melees.filter(isOver)
  if (over.length === 0) return
  turn(teller, { melees: flow.melees.filter((melee) => !over.includes(melee)) })
  const why = over.map(({ units }) => fact('meleeDissolves', true, { units }))
  showLocked(teller, why)
  rule(teller, true, why)
}

/** The next fight; where several wait the active player says which (IM-01). */
export function nextFight(teller: Teller<Flow>): void {
  if (battleIsOver(teller)) return
  const [only, ...more] = waitingMelees(teller.state)
  if (only === undefined) endTurn(teller)
  else if (more.length > 0) turn(teller, { phase: 'fights', round: null })
  else startRound(teller, only)
}

export function startRound(teller: Teller<Flow>, { id }: Melee): void {
  const { flow } = teller.state
  const melees = flow.melees.map((each) => (each.id === id ? { ...each, fought: true } : each))
  turn(teller, { melees, round: { melee: id, blows: {}, hits: {}, lost: {}, side: flow.turn } })
  rule(teller, true, whyMeets(teller.state, roundOf(teller.state).melee))
  goOn(teller)
}

export function roundOf({ flow }: MeleeState): { readonly round: Round; readonly melee: Melee } {
  const { round } = flow
  const melee = flow.melees.find(({ id }) => id === round?.melee)
  if (round === null || melee === undefined) throw new Error('No round is being fought')
  return { round, melee }
}

/** What the round still lacks, in its order: the dice of a side, or the figures that it loses. */
function lacking(state: MeleeState): { readonly what: 'blows' | 'lost'; readonly side: SideId } | null {
  const { round } = roundOf(state)
  const [first, second] = inOrder(state)
  const order = [
    { what: 'blows', side: first },
    ...(settings(state).meleeOrder === 'attackerFirst'
      ? ([
          { what: 'lost', side: second },
          { what: 'blows', side: second },
        ] as const)
      : ([
          { what: 'blows', side: second },
          { what: 'lost', side: second },
        ] as const)),
    { what: 'lost', side: first },
  ] as const
  return order.find(({ what, side }) => round[what][side] === undefined) ?? null
}

/** To the next decision of the round. */
export function goOn(teller: Teller<Flow>): void {
  for (;;) {
    const next = lacking(teller.state)
    if (next === null) {
      resolve(teller)
      return
    }
    const { round, melee } = roundOf(teller.state)
    const { what, side } = next
    if (what === 'blows') {
      if (fighters(teller.state, melee, side).length > 0) {
        turn(teller, { phase: 'strike', round: { ...round, side } })
        return
      }
      struck(teller, side, [])
      continue
    }
    const hits = hitsLeft(teller.state.table, round.hits[side] ?? [])
    if (settings(teller.state).casualtyPick === 'owner' && !isForced(teller.state, hits)) {
      turn(teller, { phase: 'pick', round: { ...round, side } })
      rule(teller, true, whyPick(teller.state))
      return
    }
    fallen(
      teller,
      side,
      [...automatic(teller.state, hits)].map(([die, base]) => ({ die, base })),
    )
  }
}

/** The dice of a side are known. */
export function struck(teller: Teller<Flow>, side: SideId, faces: readonly Blow[]): void {
  const { round, melee } = roundOf(teller.state)
  const began = { ...teller.state, table: asRoundBegan(teller.state) }
  const hits = withSurplus(teller.state, hitsOf(fighters(began, melee, side), faces))
  turn(teller, {
    round: {
      ...round,
      blows: { ...round.blows, [side]: faces },
      hits: { ...round.hits, [otherSide(side)]: hits },
    },
  })
  if (faces.length > 0)
    rule(teller, hits.length > 0, [
      whyKills(side, faces),
      ...whySurplus(side, automatic(teller.state, hits).size, hits),
      ...whyBonuses(teller.state, melee, side),
    ])
}

/** IM-05: of the kills of that side only so many fell anybody. */
const whySurplus = (side: SideId, count: number, hits: readonly HitToPlace[] = []): readonly Fact[] =>
  hits.length > count ? [fact('surplusLost', false, { side, count, of: hits.length })] : []

const surplusOf = (round: Round, side: SideId): readonly Fact[] =>
  whySurplus(otherSide(side), lostOf(round, side).length, round.hits[side])

/** The figures that a side loses are known: they lie wounded, and strike no more where the other side struck first. */
export function fallen(teller: Teller<Flow>, side: SideId, placed: readonly Hit[]): void {
  const { round } = roundOf(teller.state)
  const now = { ...round, lost: { ...round.lost, [side]: placed } }
  turn(teller, { round: now })
  for (const base of lostOf(now, side))
    teller.tell({ is: 'removed', base, why: [fact('falls', false, { base })] })
  const surplus = surplusOf(now, side)
  if (surplus.length > 0) rule(teller, false, surplus)
}

/** IM-12: losses on both sides count together; then what comes of the melee. */
function resolve(teller: Teller<Flow>): void {
  const { round, melee } = roundOf(teller.state)
  if (SIDES.every((side) => unitsIn(teller.state.table, melee, side).length > 0)) {
    keepFighting(teller, melee, round)
    nextFight(teller)
  } else finishMelee(teller, melee, round)
}

/** IM-05, IM-12: kills beyond those in contact are lost; those who fell have struck as well. */
function whyFell(round: Round): readonly Fact[] {
  const struck = SIDES.flatMap((side) => round.blows[side] ?? []).map(({ by }) => by)
  const bases = fellIn(round).filter((id) => struck.includes(id))
  return [
    ...SIDES.flatMap((side) => surplusOf(round, side)),
    ...(bases.length > 0 ? [fact('fellStriking', true, { bases })] : []),
  ]
}

/** IM-13, IM-21: the bonus of the next round; the wounded are lost. */
function keepFighting(teller: Teller<Flow>, melee: Melee, round: Round): void {
  const { bonus, why } = earned(teller.state, melee, round)
  const { table, flow } = teller.state
  const units = melee.units.filter((unit) => livingOf(table, unit).length > 0)
  const melees = flow.melees.map((each) => (each.id === melee.id ? { ...each, units, bonus } : each))
  turn(teller, { melees, round: null })
  showLocked(teller, [])
  const wounded = fellIn(round)
  const gone = wounded.length > 0 ? [fact('woundedLost', false, { bases: wounded })] : []
  const [first = fact('meleeGoesOn', true, { units })] = why
  const rest = [...why.slice(1), ...whyFell(round), ...gone, fact('meleeGoesOn', true, { units })]
  chief(teller, first.ok, [first, ...rest])
}

/** IM-14, IM-16, A-45: a side of the melee is gone. */
function finishMelee(teller: Teller<Flow>, melee: Melee, round: Round): void {
  const { table, flow } = teller.state
  const winner = SIDES.find((side) => unitsIn(table, melee, side).length > 0) ?? null
  const melees = flow.melees.filter(({ id }) => id !== melee.id)
  const units = winner === null ? [] : unitsIn(table, melee, winner)
  const wounded = fellIn(round).filter((id) => units.includes(unitOfFigure(table, id)))
  // who came by a victory move of its own has not fought yet.
  const victors = units.filter((unit) => fightsNow(teller.state, unit)).map((unit) => ({ unit, die: null }))
  turn(teller, { melees, round: null, victors, wounded, stood: {} })
  const why = winner === null ? fact('bothGone', false) : fact('meleeWon', true, { side: winner, units })
  showLocked(teller, [why])
  const bonus = winner === null ? [] : [fact('nothingCarriedOn', true, { side: winner })]
  chief(teller, why.ok, [why, ...whyFell(round), ...bonus])
  afterMelee(teller)
}

/** IM-16, then IM-20. */
export function afterMelee(teller: Teller<Flow>): void {
  const { victors, wounded } = teller.state.flow
  const table = teller.state.table
  // IM-16: with no enemy left on the table the battle is over, and nobody moves on.
  const isOver = aliveIn(table).length < 2
  const left = isOver ? [] : victors.filter(({ unit }) => livingOf(table, unit).length > 0)
  const treated = lying(table, wounded)
  if (left.length > 0) turn(teller, { phase: 'victory', victors: left, stood: {} })
  else if (treated.length > 0) turn(teller, { phase: 'medics', victors: [], wounded: treated })
  else {
    turn(teller, { victors: [], wounded: [] })
    nextFight(teller)
  }
}

/** Not one that has fought and then moved on after a victory (IM-17). */
function isStillToFight(state: MeleeState, unit: UnitId): boolean {
  const melee = meleeOf(state, unit)
  return melee !== null && !melee.fought && !isOfThisTurn(state, melee) && fightsNow(state, unit)
}

function endTurn(teller: Teller<Flow>): void {
  const { flow } = teller.state
  const side = otherSide(flow.turn)
  turn(teller, {
    phase: 'move',
    turn: side,
    number: flow.number + 1,
    stood: {},
    movedUnits: [],
    shot: [],
    // Who came where no dice are rolled has its first round still to come.
    charged: flow.charged.filter((unit) => isStillToFight(teller.state, unit)),
    waiting: [],
    round: null,
  })
  rule(teller, true, [fact('turnBegins', true, { side })])
}

const aliveIn = (table: Table): readonly SideId[] =>
  SIDES.filter((side) =>
    table.units.some((unit) => unit.side === side && livingOf(table, unit.id).length > 0),
  )

/** With one side gone there is nothing to play for: the table lies open for arranging. */
export function battleIsOver(teller: Teller<Flow>): boolean {
  const { table } = teller.state
  const alive = aliveIn(table)
  if (alive.length === 2) return false
  const [side] = alive
  const why = side === undefined ? fact('nobodyLeft', false) : fact('battleWon', true, { side })
  turn(teller, { phase: 'move', melees: [], charged: [], waiting: [], round: null, victors: [], wounded: [] })
  showLocked(teller, [])
  chief(teller, why.ok, [why])
  teller.tell({ is: 'mode', mode: 'arrange', why: [fact('mayArrange', true)] })
  return true
}
