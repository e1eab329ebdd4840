// What the rule cards print and draw is what the rules measure: the same distances, by rule.
import { describe, expect, it } from 'vitest'
import { type Base, type Distance, inMm } from '../kernel/game.ts'
import {
  BREAK_OFF,
  CLEARANCE,
  COMMAND,
  CONSOLIDATION,
  COUNTER_CHARGE,
  DEFENSIVE_FIRE,
  FALL_BACK,
  normalMove,
  WIN,
} from '../rules/assault/distances.ts'
import { DEFAULTS } from '../rules/assault/options.ts'
import { rulesEn } from '../text/rules/assault.en.ts'
import { rulesRu } from '../text/rules/assault.ru.ts'
import { pairs } from '../text/rules/cards.ts'
import { drawings } from '../text/rules/drawings.ts'

const moveOf = (kind: string): Distance =>
  normalMove({
    id: '1A',
    unit: 'p1',
    letter: 'A',
    kind,
    art: kind,
    at: { x: 0, y: 0, facing: 0 },
    shape: { w: 50, d: 32, r: 0 },
    traits: {},
    badges: [],
  } satisfies Base)

/** The distances that each rule speaks of; the zone of its drawing is the first. */
const SPOKEN: Readonly<Record<string, readonly Distance[]>> = {
  'PA-01': [WIN],
  'PA-02': [WIN],
  'PA-03': [WIN],
  'PA-04': [WIN],
  'PA-05': [WIN],
  'PA-20': [WIN],
  'PA-25': [COUNTER_CHARGE, DEFAULTS.charge],
  'PA-26': [COUNTER_CHARGE],
  'PA-28': [COUNTER_CHARGE, WIN],
  'PA-29': [CLEARANCE, DEFAULTS.charge],
  'PA-33': [DEFAULTS.fight],
  'PA-34': [WIN],
  'PA-35': [WIN],
  'PA-36': [WIN],
  'E-01': [DEFAULTS.charge, CLEARANCE],
  'E-02': [WIN],
  'E-03': [WIN],
  'E-05': [DEFAULTS.fight],
  'E-06': [DEFAULTS.fight],
  'E-08': [BREAK_OFF, moveOf('inf'), moveOf('tank'), moveOf('gun')],
  'E-09': [CLEARANCE, CONSOLIDATION],
  'E-10': [DEFENSIVE_FIRE, FALL_BACK, CLEARANCE],
  'E-12': [COMMAND],
  'E-14': [WIN],
}

/** Its card tells of the win radius without its number. */
const UNPRINTED = ['PA-04']

const key = ({ cm, in: inches }: Distance): string => `${inches ?? ''}" / ${cm} cm`

const printed = (card: object): readonly string[] => {
  const names = new Set([...JSON.stringify(card).matchAll(/\{(d\d+)\}/g)].map(([, name]) => name))
  return Object.entries(pairs).flatMap(([name, pair]) => (names.has(name) ? [key(pair)] : []))
}

describe.each([
  ['English', rulesEn],
  ['Russian', rulesRu],
])('the cards in %s', (_, rules) => {
  it.each(Object.entries(rules))('%s prints the distances that its rule measures', (id, card) => {
    const measured = new Set(UNPRINTED.includes(id) ? [] : (SPOKEN[id] ?? []).map(key))
    expect(new Set(printed(card))).toEqual(measured)
  })
})

it.each(Object.entries(drawings))(
  'the drawing of %s has the zone that its rule measures',
  (id, { zones }) => {
    const [first] = SPOKEN[id] ?? []
    for (const { mm } of zones ?? []) expect(mm).toBe(first && inMm(first, 'cm'))
  },
)
