// What the rule cards print and draw is what the rules measure: the same distances, by rule.
import { describe, expect, it } from 'vitest'
import { type Base, type Distance, inMm } from '../kernel/game.ts'
import { apart, lengthWithin, noCloserThan, within } from '../kernel/geometry/point.ts'
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
import { REACH } from '../rules/melee/state.ts'
import { rulesEn } from '../text/rules/assault.en.ts'
import { rulesRu } from '../text/rules/assault.ru.ts'
import { pairs } from '../text/rules/cards.ts'
import type { Drawing } from '../text/rules/drawing.ts'
import { drawings } from '../text/rules/drawings.ts'
import { endOf, lineOf } from '../text/rules/lettered.ts'

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

/** Who leaves ends out of the zone round the first base. */
const LEFT: readonly string[] = ['E-03', 'E-08', 'E-14']

/** How far a base may go there; a victory move as far as the die that is drawn says. */
const FARTHEST: Readonly<Record<string, Distance>> = {
  'PA-22': DEFAULTS.charge,
  'PA-24': DEFAULTS.charge,
  'PA-25': DEFAULTS.charge,
  'PA-29': DEFAULTS.charge,
  'PA-30': DEFAULTS.charge,
  'E-01': DEFAULTS.charge,
  'E-08': moveOf('inf'),
  'E-09': CONSOLIDATION,
  'E-14': moveOf('tank'),
  'IM-01': REACH,
  'IM-02': REACH,
  'IM-06': REACH,
  'IM-08': REACH,
  'IM-15': REACH,
  'IM-16': { cm: drawings['IM-16'].throws?.[0]?.faces[0] ?? 0 },
  'IM-17': { cm: drawings['IM-17'].throws?.[0]?.faces[0] ?? 0 },
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

const drawn: readonly (readonly [string, Drawing])[] = Object.entries(drawings)

/** The first distance that the rule of a drawing speaks of. */
const limitOf = (id: string): number => {
  const [first] = SPOKEN[id] ?? []
  if (first === undefined) throw new Error(`No distance is known of ${id}`)
  return inMm(first, 'cm')
}

describe('the drawing of a rule', () => {
  it.each(drawn.filter(([, { zones }]) => zones))(
    '%s has the zone that it measures',
    (id, { zones = [] }) => {
      expect(zones.map(({ mm }) => mm)).toEqual([limitOf(id)])
    },
  )

  /** What decides in its lines is a distance, and not who stands at their ends. */
  const byDistance = drawn.filter(
    ([id, { lines }]) => lines && (SPOKEN[id] ?? []).length > 0 && id !== 'PA-28',
  )

  it.each(byDistance)(
    '%s begins with a line that it reaches, and reaches none of another sign',
    (id, scene) => {
      const [first, ...others] = (scene.lines ?? []).map((line) => ({
        ...line,
        measured: lineOf(scene, line),
      }))
      const reached = (line = first) => line?.measured && within(line.measured, limitOf(id))
      expect(reached()).toBe(true)
      for (const line of others)
        expect([line.to, reached(line)]).toEqual([line.to, line.sign === first?.sign])
    },
  )

  const moves = drawn.flatMap(([id, scene]) => (scene.moves ?? []).map((move) => ({ id, scene, ...move })))

  it.each(moves.filter(({ near }) => near !== undefined))(
    '$id keeps away from base $near as far as it asks, exactly where base $base may go',
    ({ id, scene, sign, ...move }) => {
      const kept = endOf(scene, { ...move, sign })
      expect(kept && noCloserThan(kept, limitOf(id))).toBe(sign === 'yes')
    },
  )

  it.each(moves.filter(({ id }) => LEFT.includes(id)))(
    '$id lets base $base end out of its zone',
    ({ id, scene, ...move }) => {
      const left = endOf(scene, { ...move, near: 0 })
      expect(left && within(left, limitOf(id))).toBe(false)
    },
  )

  it.each(moves.filter(({ id }) => id in FARTHEST))(
    '$id lets base $base go no farther than it may',
    ({ id, scene, sign, base, ...to }) => {
      const from = scene.bases[base]
      const isAllowed = lengthWithin(apart(from ?? to, to), inMm(FARTHEST[id] ?? WIN, 'cm'))
      // The others are refused for what they end at, not for the way.
      expect(isAllowed).toBe(sign === 'yes' || id !== 'IM-16')
    },
  )
})
