// The course of an assault from one decision to the next; what needs no decision is told on the way.
import type { Fact, Teller } from '../../../kernel/game.ts'
import { otherSide, unitOf } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { isBreakOffAsked } from '../breakOff.ts'
import { independents, leavesAgain, whyIndependents, whyLone } from '../choices.ts'
import {
  counterMade,
  type RoleChange,
  roundCap,
  standOff,
  swap,
  swappedRoles,
  unswappedRoles,
  whySwapped,
} from '../counterattack.ts'
import { someoneCanMove, whatKeeps } from '../counterCharge.ts'
import { defenders } from '../defenders.ts'
import { fire } from '../defensiveFire.ts'
import { WIN } from '../distances.ts'
import { fact } from '../facts.ts'
import { closeTeams, fight } from '../fight.ts'
import { gate, untested, whyNoTestAfterWin } from '../motivation.ts'
import { settings } from '../options.ts'
import {
  type AssaultState,
  actingPlatoons,
  assaultOf,
  type Choice,
  defendingPlatoons,
  type Flow,
  lonePlatoon,
  NOBODY_MOVED,
  nextRound,
} from '../state.ts'
import { judgeWin, measuredTeams, whyJoining } from '../win.ts'
import { afterVictory, endWithout, finish, surrender, whenGone } from './end.ts'
import { breakAway, setRole, turn } from './step.ts'

/** E-02: once all charges are made. */
export function fixDefenders(teller: Teller<Flow>): void {
  const { platoons, why } = defenders(teller.state)
  for (const { id, role, unit } of platoons) {
    const because = why.filter(({ about }) => about.enemy === unit.id)
    setRole(teller, { on: id, from: role, to: 'defending' }, because)
  }
  rule(teller, true, why)
  startFire(teller)
}

/** E-10: where nobody shoots it is over at once. */
function startFire(teller: Teller<Flow>): void {
  if (settings(teller.state).defensiveFire) {
    const { pool, why } = fire(teller.state)
    rule(teller, pool !== null, why)
    if (pool !== null) {
      turn(teller, { phase: 'fire' })
      return
    }
  }
  startFight(teller)
}

/** E-05: a fight without a die is over at once. */
export function startFight(teller: Teller<Flow>): void {
  const fresh = { ...NOBODY_MOVED, shots: [], toPlace: [], placed: [], hits: 0, test: null, choices: [] }
  turn(teller, { phase: 'fight' }, { ...fresh, close: [] })
  const { pool, why } = fight(teller.state)
  if (pool !== null) return
  rule(teller, false, why)
  fightWithoutDice(teller)
}

/** Who was close to an enemy is remembered all the same. */
export function fightWithoutDice(teller: Teller<Flow>): void {
  turn(teller, {}, { close: closeTeams(teller.state) })
  checkWin(teller)
}

/** PA-01 to PA-04, then who joins (A-02b, A-04). */
export function checkWin(teller: Teller<Flow>): void {
  if (whenGone(teller)) return
  const judged = judgeWin(teller.state)
  const { won, why, winners, joining } = judged
  const joins = won ? [] : whyJoining(teller.state, judged)
  const after = won ? [whyNoTestAfterWin(teller.state)] : joins
  const because = [...why, ...after, winZone(teller.state, won)]
  teller.tell({ is: 'ruled', ok: won, chief: true, why: because })
  if (won) {
    finish(teller, winners, 'won')
    return
  }
  for (const { id, role } of winners) setRole(teller, { on: id, from: role, to: 'won' }, [])
  for (const { id, role, unit } of joining) {
    const news = joins.filter(({ about }) => about.enemy === unit.id)
    setRole(teller, { on: id, from: role, to: 'defending' }, news)
  }
  if (joins.length > 0) rule(teller, true, joins)
  askForTest(teller)
}

/** What the win was measured round: drawn while the verdict stands. */
function winZone(state: AssaultState, won: boolean): Fact {
  const { acting: side } = assaultOf(state)
  const of = measuredTeams(state).map(({ id }) => id)
  return fact('zoneWin', won, { side, zone: { of, size: WIN } })
}

/** PA-11, PA-13, E-03: is a die to be rolled? */
function askForTest(teller: Teller<Flow>): void {
  if (defendingPlatoons(teller.state).length === 0) {
    afterChoices(teller)
    return
  }
  const { test, why } = gate(teller.state)
  if (test) {
    rule(teller, true, why)
    turn(teller, { phase: 'test' }, { test: null })
    return
  }
  const passed = untested(teller.state)
  turn(teller, {}, { test: passed.test })
  rule(teller, false, [...why, ...passed.why])
  openChoices(teller)
}

/** E-04 first; then the players choose, platoon by platoon. */
export function openChoices(teller: Teller<Flow>): void {
  const alone = independents(teller.state)
  const again = leavesAgain(teller.state)
  const why = [...whyIndependents(alone), ...again.map((platoon) => whyLone(platoon, true))]
  for (const base of alone) breakAway(teller, lonePlatoon(unitOf(teller.state.table, base.unit), base), why)
  if (why.length > 0) rule(teller, true, why)
  const gone = [...alone, ...again].map(({ id }): Choice => ({ platoon: id, option: 'breakOff' }))
  turn(teller, { phase: 'choices' }, { choices: gone })
  if (again.length === defendingPlatoons(teller.state).length) afterChoices(teller)
}

/** Once all have chosen: those who leave leave, before the sides change roles (E-08). */
export function afterChoices(teller: Teller<Flow>): void {
  if (whenGone(teller)) return
  for (const platoon of swap(teller.state).leaving) breakAway(teller, platoon)
  if (isBreakOffAsked(teller.state)) {
    turn(teller, { phase: 'breakOff' }, NOBODY_MOVED)
    return
  }
  afterBreakOff(teller)
}

/** E-08: who is still too near surrenders; then the roles are swapped, or the acting side has won (PA-21). */
export function afterBreakOff(teller: Teller<Flow>): void {
  surrender(teller)
  if (teller.state.flow.last !== null) afterVictory(teller)
  else if (defendingPlatoons(teller.state).length > 0) swapRoles(teller)
  else {
    teller.tell({ is: 'ruled', ok: true, chief: true, why: swap(teller.state).why })
    finish(teller, actingPlatoons(teller.state), 'nobodyCounterattacks')
  }
}

/** PA-22. */
function swapRoles(teller: Teller<Flow>): void {
  const cap = roundCap(teller.state)
  if (cap !== null) {
    endWithout(teller, 'roundCap', cap)
    return
  }
  const why = whySwapped(teller.state)
  setRoles(teller, swappedRoles(teller.state))
  const next = nextRound(assaultOf(teller.state))
  turn(teller, { phase: 'counterCharge', assault: next })
  rule(teller, true, [...why, fact('nextRound', true, { count: next.round })])
  if (someoneCanMove(teller.state)) return
  rule(teller, false, [fact('nobodyCanMove', false, { side: next.acting }), ...whatKeeps(teller.state)])
  afterCounterCharge(teller, false)
}

const setRoles = (teller: Teller<Flow>, changes: readonly RoleChange[]): void => {
  for (const change of changes) setRole(teller, change, [])
}

/** then the fight. */
export function afterCounterCharge(teller: Teller<Flow>, couldMove: boolean): void {
  if (whenGone(teller)) return
  if (defendingPlatoons(teller.state).length === 0) {
    startFight(teller)
    return
  }
  const { made, why } = counterMade(teller.state)
  if (!made) {
    rule(teller, false, why)
    undoSwap(teller)
    return
  }
  const idle = couldMove || fight(teller.state).pool !== null ? 0 : assaultOf(teller.state).idle + 1
  turn(teller, {}, { idle })
  const stuck = gate(teller.state).test ? null : standOff(idle)
  if (stuck !== null) endWithout(teller, 'standOff', stuck)
  else startFight(teller)
}

/** those who acted before act again, and have won. */
function undoSwap(teller: Teller<Flow>): void {
  const { round, acting } = assaultOf(teller.state)
  setRoles(teller, unswappedRoles(teller.state, round === 2 ? 'attacking' : 'counterattacking'))
  turn(teller, {}, { acting: otherSide(acting) })
  finish(teller, actingPlatoons(teller.state), 'notMade')
}
