import { expect, test } from 'vitest'
import { entryOf } from './entry.ts'

const ids = ['1A', '1B', '3A', '3B']

test('Tab comes back to the team that had the focus, while it may be moved', () => {
  expect(entryOf({ ids, mayMove: ['3A', '3B'], stop: '3B' })).toBe('3B')
  expect(entryOf({ ids, mayMove: ['3A', '3B'], stop: '1B' })).toBe('3A')
})

test('where nobody is to move, Tab comes back to where it was', () => {
  expect(entryOf({ ids, mayMove: [], stop: '1B' })).toBe('1B')
  expect(entryOf({ ids, mayMove: [], stop: 'gone' })).toBe('1A')
  expect(entryOf({ ids: [], mayMove: [], stop: null })).toBeNull()
})
