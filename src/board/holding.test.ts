import { expect, test } from 'vitest'
import { begin, type Match } from '../kernel/match.ts'
import { baseOf } from '../kernel/table.ts'
import { touchMatch } from '../kernel/testing.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import { createViewStore } from '../store/view.ts'
import { carry } from './holding.ts'

const { rules, start } = touchMatch()
const bases = start.table.bases.map((base) => ({ ...base, unit: 'u1' }))

/** Taken by the band of the unit, where a1 lies. */
const taken = (mode: 'play' | 'arrange', ...offered: readonly string[]) => {
  const prompt = (): ReturnType<Match['rules']['prompt']> => ({
    side: 'blue',
    ask: 'who',
    offers: [{ do: 'move', bases: offered, moved: [] }],
    about: {},
    why: [],
  })
  const table = { ...start.table, bases }
  const match = createMatchStore(begin({ ...rules, prompt }, { ...start, mode, table }))
  const seat = { match, view: createViewStore(), hand: createHand(match) }
  const on = { is: 'band', unit: 'u1' } as const
  return carry({ seat }, { on, whole: false, mm: baseOf(table, 'a1').at })?.held
}

test('a unit is held by the nearest of those that may move, else by the nearest', () => {
  expect(taken('play', 'a1', 'b1')).toEqual(['a1', 'b1'])
  expect(taken('play', 'b1')).toEqual(['b1', 'a1'])
  expect(taken('play')).toEqual(['a1', 'b1'])
  expect(taken('arrange', 'b1')).toEqual(['a1', 'b1'])
})

test('a base is carried by where it was pressed: in its ghost, or where it lies', () => {
  const match = createMatchStore(begin(rules, { ...start, mode: 'arrange' }))
  const seat = { match, view: createViewStore(), hand: createHand(match) }
  const { at } = baseOf(start.table, 'a1')
  const ghost = { ...at, y: at.y - 40 }
  seat.hand.propose([{ base: 'a1', to: ghost }])
  expect(seat.hand.lies('a1')).toEqual(ghost)
  for (const pressed of [at, ghost])
    expect(
      carry({ seat }, { on: { is: 'base', base: 'a1', at: pressed }, whole: false, mm: pressed })?.grip,
    ).toEqual({ x: 0, y: 0 })
})
