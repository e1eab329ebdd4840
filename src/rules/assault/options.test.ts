// The switches: defaults, profiles, values.
import { describe, expect, test } from 'vitest'
import type { Options } from '../../kernel/game.ts'
import { openQuestions } from './cites.ts'
import { DEFAULTS, PROFILES, SWITCHES, settings } from './options.ts'
import { scene } from './testing.ts'

const settingsOf = (options: Options) => settings({ ...scene({ phase: 'ready' }), options })

describe('Switches and profiles', () => {
  test('a switch is of an open question or of a rule round the pages', () => {
    for (const { id, isOpen } of SWITCHES) expect([id, isOpen]).toEqual([id, id in openQuestions])
    expect(new Set(SWITCHES.map(({ isOpen }) => isOpen)).size).toBe(2)
  })

  test('the full profile is the default', () => {
    expect(Object.keys(PROFILES)[0]).toBe('full')
    expect(settingsOf(PROFILES.full ?? {})).toMatchObject(DEFAULTS)
  })

  test('a game that names no switch has the defaults, but is older than Defensive Fire', () => {
    expect(settingsOf({})).toMatchObject({ ...DEFAULTS, defensiveFire: false })
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
    expect(settingsOf({ charge: { in: 6, cm: 15 } }).charge).toEqual({ in: 6, cm: 15 })
    expect(settingsOf({ charge: { in: 6, cm: 16 } }).charge).toEqual({ in: 4, cm: 10 })
  })
})
