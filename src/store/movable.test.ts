import { expect, test } from 'vitest'
import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import type { Move } from '../kernel/game.ts'
import { act, begin, type Match, shown } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import { assault } from '../rules/assault/assault.ts'
import { suggestionOf } from './match.ts'
import { going, goingWith } from './movable.ts'

const start = startOf(twoPlatoons, assault, { system: 'cm', seed: 1 })

const unitOf = (match: Match, id: string) => {
  const { of, base } = indexOf(shown(match).table)
  return of.get(base.get(id)?.unit ?? '') ?? []
}

/** The moves that the rules propose first: those into contact, then the others. */
const proposed = (match: Match): readonly Move[] => {
  const action = suggestionOf(match)
  return action?.do === 'move' ? action.moves : []
}

test('of a platoon that is moved as one who has charged into contact stays, others go once more', () => {
  const before = begin(assault, start)
  const moves = proposed(before)
  const [first, last] = [moves[0], moves.at(-1)]
  if (!first || !last) throw new Error('Nothing is proposed')
  const ids = (match: Match) => going(match, unitOf(match, first.base)).map(({ id }) => id)
  expect(ids(before)).toContain(first.base)
  const one = act(before, { do: 'move', moves: [first] }).match
  expect(ids(one)).toEqual(ids(before).filter((id) => id !== first.base))
  const two = act(one, { do: 'move', moves: [last] }).match
  expect(shown(two).flow).toMatchObject({ assault: { moved: [first.base, last.base] } })
  expect(ids(two)).toContain(last.base)
})

test('whoever is taken leads, also one that has charged', () => {
  const before = begin(assault, start)
  const [first] = proposed(before)
  if (!first) throw new Error('Nothing is proposed')
  const { match } = act(before, { do: 'move', moves: [first] })
  const unit = unitOf(match, first.base)
  const [lead] = unit.filter(({ id }) => id === first.base)
  if (!lead) throw new Error('It is not on the table')
  expect(goingWith(match, lead, unit)[0]).toBe(first.base)
  expect(goingWith(match, lead, unit)).toHaveLength(unit.length)
})

test('of a platoon of which all are in contact all go', () => {
  const before = begin(assault, start)
  const moved = act(before, { do: 'move', moves: proposed(before) }).match
  const there = unitOf(moved, proposed(before)[0]?.base ?? '').filter(
    ({ id }) => !going(moved, unitOf(moved, id)).some((base) => base.id === id),
  )
  expect(there.length).toBeGreaterThan(1)
  expect(going(moved, there)).toEqual(there)
})
