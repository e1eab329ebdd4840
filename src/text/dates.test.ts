// Days as both languages write them.
import { expect, it } from 'vitest'
import { dateText } from './dates.ts'

/** 30 November 2026, 12:05 in Greenwich. */
const NOON = 1796040300000

it('a date has its day, month, year and time', () => {
  expect(dateText('en', NOON)).toMatch(/^30 Nov 2026, \d\d:\d5$/)
  expect(dateText('ru', NOON)).toMatch(/^30 нояб\. 2026.*, \d\d:\d5$/)
})
