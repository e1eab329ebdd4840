// A battle begins anew: by the rules of today, as it was arranged, and in the other system of units.
import { expect, it } from 'vitest'
import { otherSystem, startOf, tableOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import type { Action } from '../kernel/game.ts'
import { act, begin, type Match } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { view } from '../kernel/viewing.ts'
import { write } from '../kernel/writing.ts'
import { restart, restartWith } from '../panels/newGame.ts'
import { assault } from '../rules/assault/assault.ts'
import { openKnown } from '../storage/known.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import { createViewStore } from '../store/view.ts'
import { known } from './files.ts'

const seatOf = (opened: Match) => {
  const match = createMatchStore(opened)
  return { match, view: createViewStore(), hand: createHand(match) }
}

it('the battle of another edition begins again by the rules of today', () => {
  const opened = view(write(touchMatch()), [{ ...touchGame, edition: 2 }])
  if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
  const seat = seatOf(opened.match)
  restart(seat)
  const { rules } = seat.match.getState().match
  expect([opened.match.rules.edition, rules.edition, rules.past]).toEqual([1, 2, undefined])
})

it('a battle that was arranged by hand keeps its position under other settings, and its settings in the other system', () => {
  const begun = begin(assault, startOf(twoPlatoons, assault, { system: 'cm', seed: 7 }))
  const base = begun.start.table.bases[0]
  if (!base) throw new Error('nobody is there')
  const to = { ...base.at, x: base.at.x - 30 }
  const deeds: readonly Action[] = [
    { do: 'mode', mode: 'arrange' },
    { do: 'move', moves: [{ base: base.id, to }] },
  ]
  const seat = seatOf(deeds.reduce((match, deed) => act(match, deed).match, begun))
  const options = { ...begun.start.options, winPerSide: true }
  restartWith(seat, (start) => ({ ...start, options }))
  restartWith(seat, (start) => ({ ...start, table: otherSystem(start.table) }))
  const { start } = seat.match.getState().match
  expect(start.table.bases[0]?.at).toEqual(to)
  expect(start.options).toEqual(options)
  expect([start.table.system, start.table.size]).toEqual(['in', { w: 1828.8, d: 1219.2 }])
})

it('a battle arranged after the players had ruled is saved and opened again, and nothing is ruled in it', () => {
  const begun = begin(assault, startOf(twoPlatoons, assault, { system: 'cm', seed: 7 }))
  const [base, other] = begun.start.table.bases
  if (!base || !other) throw new Error('nobody is there')
  const limit = { in: 8, cm: 20 }
  const deeds: readonly Action[] = [
    { do: 'overrule', ruling: { base: base.id, other: other.id, limit, within: false } },
    { do: 'mode', mode: 'arrange' },
    { do: 'correct', by: { is: 'marked', on: other.unit, badge: 'pinned', set: true } },
  ]
  const played = deeds.reduce((match, deed) => act(match, deed).match, begun)
  expect(played.steps).toHaveLength(deeds.length)
  const seat = seatOf(played)
  restartWith(seat, (start) => ({ ...start, options: { ...start.options, winPerSide: true } }))
  const { match } = seat.match.getState()
  expect(match.start.table.units.find(({ id }) => id === other.unit)?.badges).toEqual(['pinned'])
  expect(openKnown(write(match), known)).toMatchObject({ ok: true, match: { start: match.start } })
})

it('a battle with an option that today’s rules do not know does not begin again, and that is said', () => {
  const opened = view(write(touchMatch()), [{ ...touchGame, edition: 2, switches: [] }])
  if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
  const seat = seatOf(opened.match)
  restart(seat)
  expect(seat.match.getState().match).toBe(opened.match)
  expect(seat.view.getState().notice).toEqual({
    id: 'ui.notice.notBegun',
    values: { field: 'start.options.loud', value: 'false', reason: 'ui.fault.unknownOption' },
  })
})

it('a table whose bases do not find room on that of the other system keeps its size', () => {
  const table = tableOf(twoPlatoons, 'in')
  const [first, ...rest] = table.bases
  if (!first) throw new Error('nobody is there')
  const atEdge = { ...table, bases: [{ ...first, at: { ...first.at, x: 1790 } }, ...rest] }
  expect([otherSystem(table).size.w, otherSystem(atEdge).size.w]).toEqual([1800, 1828.8])
})
