// How an assault ends: the winners are told, the enemies beside them leave, the roles are laid down. PA-36, E-07, E-14.
import type { Fact, Teller } from '../../../kernel/game.ts'
import { aboutNear, closestPair, isIn, type Near } from '../../../kernel/measure.ts'
import { rule } from '../../../kernel/teller.ts'
import { isBreakOffAsked, surrendering } from '../breakOff.ts'
import { consolidatingSide, nextToConsolidate, whoWon } from '../consolidate.ts'
import { WIN } from '../distances.ts'
import { fact } from '../facts.ts'
import { limitOf, settings } from '../options.ts'
import {
  type AssaultState,
  actingPlatoons,
  type Choice,
  defendingPlatoons,
  type EndReason,
  type Flow,
  loneWord,
  NOBODY_MOVED,
  type Platoon,
  platoons,
  ROLES,
} from '../state.ts'
import { pins } from '../teams.ts'
import { measuredTeams, unitsIn } from '../win.ts'
import { breakAway, mark, turn } from './step.ts'

/** PA-36 (c): true when nobody of the acting side is left, and the assault has ended therefore. */
export function whenGone(teller: Teller<Flow>): boolean {
  if (actingPlatoons(teller.state).length > 0) return false
  const winners = defendingPlatoons(teller.state)
  rule(teller, false, [fact('actingGone', false, { units: unitsIn(winners) })])
  finish(teller, winners, 'actingGone')
  return true
}

/** PA-36; E-07 for those who acted; E-14 for the excused beside them; then consolidation. */
export function finish(teller: Teller<Flow>, winners: readonly Platoon[], reason: EndReason): void {
  const apart = platoons(teller.state.table).filter(({ role }) => role === 'won')
  const units = unitsIn([...winners, ...apart])
  turn(teller, { last: { winners: units, reason } })
  const unpinned = unpin(teller, reason === 'actingGone' ? apart : [...winners, ...apart])
  rule(teller, true, [...whoWon(teller.state), ...unpinned])
  if (reason === 'won' && sendAway(teller)) return
  afterVictory(teller)
}

/** E-07: a counterattack alone does not unpin (PA-31), its victory does. */
function unpin(teller: Teller<Flow>, winners: readonly Platoon[]): readonly Fact[] {
  const pinned = winners.flatMap(pins)
  if (!settings(teller.state).pins) return pinned.map((about) => fact('staysPinned', true, about))
  return pinned.map((about) => {
    const why = fact('unpinned', true, about)
    mark(teller, { on: about.base ?? about.unit, badge: 'pinned', set: false }, [why])
    return why
  })
}

/** E-14: true where somebody has to be moved away first. */
function sendAway(teller: Teller<Flow>): boolean {
  const near = excused(teller.state)
  const gone = near.map(({ platoon }): Choice => ({ platoon: platoon.id, option: 'breakOff' }))
  turn(teller, {}, { choices: gone, ...NOBODY_MOVED })
  for (const { platoon } of near) breakAway(teller, platoon)
  const why = near.map(({ near: pair, platoon }) =>
    fact('excusedBreaksOff', true, { ...aboutNear(pair, WIN), unit: platoon.unit.id, ...loneWord(platoon) }),
  )
  if (why.length > 0) rule(teller, true, why)
  if (isBreakOffAsked(teller.state)) {
    turn(teller, { phase: 'breakOff' })
    return true
  }
  surrender(teller)
  return false
}

/** The Defending platoons that still have a team within 4"/10cm of a team that the win was measured from. */
function excused(state: AssaultState): readonly { readonly platoon: Platoon; readonly near: Near }[] {
  if (!settings(state).excusedLeave) return []
  const limit = limitOf(state, WIN)
  const measured = measuredTeams(state)
  return defendingPlatoons(state).flatMap((platoon) => {
    const near = closestPair(platoon.bases, measured, limit)
    return near !== null && isIn(near, limit) ? [{ platoon, near }] : []
  })
}

/** E-08: who could not get away. */
export function surrender(teller: Teller<Flow>): void {
  const why = surrendering(teller.state)
  for (const each of why) {
    if (each.about.base !== undefined) teller.tell({ is: 'removed', base: each.about.base, why: [each] })
  }
  if (why.length > 0) rule(teller, false, why)
}

/** E-09: the winners of each side in turn, asked of their own player. */
export function afterVictory(teller: Teller<Flow>): void {
  const next = nextToConsolidate(teller.state)
  if (next === null) {
    over(teller)
    return
  }
  const isFirst = next === consolidatingSide(teller.state)
  const later = isFirst ? {} : { thenConsolidates: next }
  turn(teller, { phase: 'consolidate' }, { ...later, ...NOBODY_MOVED })
}

/** E-10: nobody wins, nobody is unpinned, nobody consolidates. */
export function endWithout(teller: Teller<Flow>, reason: EndReason, ...because: readonly Fact[]): void {
  turn(teller, { last: { winners: [], reason } })
  rule(teller, false, [...because, fact('assaultOver', false, { word: reason })])
  over(teller)
}

/** The roles are laid down; pins and damage stay. The table may be arranged. */
function over(teller: Teller<Flow>): void {
  const { units, bases } = teller.state.table
  for (const { id, badges } of [...units, ...bases]) {
    for (const badge of ROLES.filter((role) => badges.includes(role))) {
      mark(teller, { on: id, badge, set: false })
    }
  }
  turn(teller, { phase: 'ready', assault: null })
  teller.tell({ is: 'mode', mode: 'arrange', why: [fact('mayArrange', true)] })
}
