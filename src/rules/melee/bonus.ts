// What a round earns for the next one: the winner's +1, by sides or by units, and how it is told (IM-13, IM-14, A-37, A-44).

import type { Fact, SideId, UnitId } from '../../kernel/game.ts'
import { SIDES } from '../../kernel/side.ts'
import { otherSide } from '../../kernel/table.ts'
import { fact } from './facts.ts'
import { settings } from './options.ts'
import {
  fellIn,
  livingOf,
  lostOf,
  type Melee,
  type MeleeState,
  type Round,
  sideOf,
  unitOfFigure,
} from './state.ts'

const SAYS = {
  side: { now: 'winnerBonus', next: 'nextBonus' },
  unit: { now: 'unitBonus', next: 'nextUnitBonus' },
} as const

/** The +1 that the unit has, or will have in the next round. */
export function whyWinner(state: MeleeState, unit: UnitId, when: 'now' | 'next'): Fact {
  const { winnerBonus, evenBonus } = settings(state)
  const isEven = winnerBonus === 'side' && evenBonus === true
  return fact(SAYS[winnerBonus][when], true, { unit, count: 1, ...(isEven && { word: 'even' }) })
}

interface Earned {
  readonly bonus: readonly UnitId[]
  readonly why: readonly Fact[]
}

export const earned = (state: MeleeState, melee: Melee, round: Round): Earned =>
  settings(state).winnerBonus === 'unit' ? byUnit(state, melee, round) : bySide(state, melee, round)

function bySide(state: MeleeState, melee: Melee, round: Round): Earned {
  const [blue, red] = [lostOf(round, 'blue').length, lostOf(round, 'red').length]
  if (blue === red) {
    return settings(state).evenBonus === true
      ? { bonus: rolling(state, round, SIDES), why: [fact('evenBonus', true, { count: blue })] }
      : { bonus: [], why: [fact('evenRound', false, { count: blue })] }
  }
  const side = blue < red ? 'blue' : 'red'
  if (isLapsed(state, melee, side)) return { bonus: [], why: [fact('bonusLapses', false, { side })] }
  const why = fact('winsRound', true, { side, count: Math.max(blue, red), of: Math.min(blue, red) })
  return { bonus: rolling(state, round, [side]), why: [why] }
}

/** Those that rolled in it and have a figure left. */
const rolling = ({ table }: MeleeState, { blows }: Round, sides: readonly SideId[]): readonly UnitId[] =>
  [...new Set(sides.flatMap((side) => blows[side] ?? []).map(({ by }) => unitOfFigure(table, by)))].filter(
    (unit) => livingOf(table, unit).length > 0,
  )

/** an enemy unit of that side is destroyed, where the bonus lapses with any. */
const isLapsed = (state: MeleeState, { units }: Melee, side: SideId): boolean =>
  settings(state).bonusLapses === 'anyUnitDestroyed' &&
  units.some((unit) => sideOf(state.table, unit) !== side && livingOf(state.table, unit).length === 0)

/** each unit by itself: more fell to it than it lost. */
function byUnit(state: MeleeState, melee: Melee, round: Round): Earned {
  const { table } = state
  const killers = SIDES.flatMap((side) => killersOf(round, side))
  const of = (figures: readonly string[], unit: UnitId): number =>
    figures.filter((id) => unitOfFigure(table, id) === unit).length
  const won = rolling(state, round, SIDES)
    .map((unit) => ({ unit, count: of(killers, unit), of: of(fellIn(round), unit) }))
    .filter((each) => each.count > each.of)
  const lapsed = SIDES.filter((side) => isLapsed(state, melee, side))
  const kept = won.filter(({ unit }) => !lapsed.includes(sideOf(table, unit)))
  const lost = lapsed.filter((side) => won.some(({ unit }) => sideOf(table, unit) === side))
  const why = [
    ...kept.map((about) => fact('unitWinsRound', true, about)),
    ...lost.map((side) => fact('bonusLapses', false, { side })),
  ]
  return { bonus: kept.map(({ unit }) => unit), why: why.length > 0 ? why : [fact('noUnitWins', false)] }
}

/** By whose blows figures of that side fell. */
const killersOf = ({ lost, blows }: Round, side: SideId): readonly string[] =>
  (lost[side] ?? []).flatMap(({ die, base }) =>
    base === null ? [] : (blows[otherSide(side)]?.[die]?.by ?? []),
  )
