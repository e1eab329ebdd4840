import { expect, test } from 'vitest'
import { startOf } from '../content/scenarios/scenario.ts'
import { tanks } from '../content/scenarios/tanks.ts'
import { begin, current } from '../kernel/match.ts'
import { ruleSetOf } from '../rules/index.ts'
import { promptOf } from '../store/match.ts'
import { entryOf, moversOf } from './entry.ts'

const ids = ['1A', '1B', '3A', '3B']

test('Tab comes first to a team of the side that decides', () => {
  const rules = ruleSetOf('assault')
  if (!rules) throw new Error('There are no rules')
  const match = begin(rules, startOf(tanks, 'cm', 1))
  const { bases, units } = current(match).table
  const entry = entryOf({ ids: bases.map(({ id }) => id), mayMove: moversOf(promptOf(match)), stop: null })
  const unit = bases.find(({ id }) => id === entry)?.unit
  expect(units.find(({ id }) => id === unit)?.side).toBe('red')
})

test('Tab comes back to the team that had the focus, while it may be moved', () => {
  expect(entryOf({ ids, mayMove: ['3A', '3B'], stop: '3B' })).toBe('3B')
  expect(entryOf({ ids, mayMove: ['3A', '3B'], stop: '1B' })).toBe('3A')
})

test('where nobody is to move, Tab comes back to where it was', () => {
  expect(entryOf({ ids, mayMove: [], stop: '1B' })).toBe('1B')
  expect(entryOf({ ids, mayMove: [], stop: 'gone' })).toBe('1A')
  expect(entryOf({ ids: [], mayMove: [], stop: null })).toBeNull()
})
