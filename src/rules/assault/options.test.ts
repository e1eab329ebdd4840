// The switches: defaults, profiles, values.
import { describe, expect, test } from 'vitest'
import { openQuestions } from './cites.ts'
import { DEFAULTS, isOffered, PROFILES, SWITCHES, settingsOf } from './options.ts'

describe('Switches and profiles', () => {
  test('every switch has its default as its first value', () => {
    for (const each of SWITCHES) expect([each.name, each.values[0]]).toEqual([each.name, each.default])
  })

  test('a switch is of an open question or of a rule round the pages', () => {
    for (const { id, isOpen } of SWITCHES) expect([id, isOpen]).toEqual([id, id in openQuestions])
    expect(new Set(SWITCHES.map(({ isOpen }) => isOpen)).size).toBe(2)
  })

  test('the full profile is the default', () => {
    expect(Object.keys(PROFILES)[0]).toBe('full')
    expect(settingsOf(PROFILES.full ?? {})).toEqual(DEFAULTS)
  })

  test('a game that names no switch has the defaults, but is older than Defensive Fire', () => {
    expect(settingsOf({})).toEqual({ ...DEFAULTS, defensiveFire: false })
  })

  test('pages only turns the E rules off that the loop can do without, and nothing else', () => {
    const pages = settingsOf(PROFILES.pagesOnly ?? {})
    const changed = SWITCHES.filter(({ name }) => PROFILES.pagesOnly?.[name] !== PROFILES.full?.[name])
    expect(changed.map(({ id }) => id)).toEqual([
      'E-03',
      'E-04',
      'E-07',
      'E-08',
      'E-09',
      'E-10',
      'E-12',
      'E-14',
    ])
    expect(pages.breakOffMove).toBe(false)
  })

  test('a value that is not offered leaves the default', () => {
    expect(settingsOf({ winBubbleFrom: 'nonsense' }).winBubbleFrom).toBe('allTeams')
    expect(settingsOf({ winBubbleFrom: 'assaultingTeams' }).winBubbleFrom).toBe('assaultingTeams')
    expect(settingsOf({ maxRounds: '50' }).maxRounds).toBe(50)
  })

  test('every switch has something to choose between', () => {
    for (const each of SWITCHES) expect([each.name, each.values.length > 1]).toEqual([each.name, true])
  })

  test('distances are offered as they are printed', () => {
    expect(isOffered('charge', { in: 6, cm: 15 })).toBe(true)
    expect(isOffered('charge', { in: 6, cm: 16 })).toBe(false)
  })
})
