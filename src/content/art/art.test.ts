// The art is complete, keeps to the true size of each base, and every ink it uses is in both palettes.

import { describe, expect, test } from 'vitest'
import { SIDES } from '../../kernel/side.ts'
import { type ArtId, art, drawing, type Look, overlay } from './art.ts'
import { badges, badgesOn } from './badges.ts'
import { ground, groundPalette } from './ground.ts'
import { leaning, light, palettes, type Shape } from './ink.ts'
import { place } from './path.ts'
import { pinned } from './pinned.ts'
import { strip } from './stand.ts'
import { type State, statesIn } from './states.ts'

const ids = Object.keys(art).filter((id): id is ArtId => id in art)
const states: readonly State[] = ['bailed', 'bogged']
const pinnable = Object.keys(pinned).filter((id): id is ArtId => id in art)
const vehicles = ids.filter((id) => overlay(id, 'bogged') !== undefined)

/** Every pair of numbers of a path; curves stay within the hull of their pairs. */
function points(path: string): readonly { readonly x: number; readonly y: number }[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

/** How far the farthest point lies outside the base, in front and anywhere else, mm. */
function overhang(
  id: ArtId,
  shapes: readonly Shape[],
): { readonly front: number; readonly elsewhere: number } {
  const { w, d, r } = art[id].size
  const all = shapes.filter((shape) => (shape.lift ?? 0) <= 0).flatMap((shape) => points(shape.path))
  const beyond = all.map(({ x, y }) => Math.max(Math.abs(x) - w / 2 - r, y - d / 2 - r))
  return {
    front: Math.max(...all.map(({ y }) => -y - d / 2 - r)),
    elsewhere: Math.max(...beyond),
  }
}

test('a path is pairs of finite numbers with absolute commands only', () => {
  const paths = [
    ...ids.flatMap((id) => drawing({ id, side: 'red', states }).map((shape) => shape.path)),
    ...ground.map((shape) => shape.path),
    ...Object.values(badges),
  ]
  for (const path of paths) expect(path).toMatch(/^(M[MLQCZ\d.,\- ]+)$/)
})

test.each(ids)('%s is drawn with shapes, each filled or stroked', (id) => {
  expect(art[id].ground.length).toBeGreaterThan(0)
  expect(art[id].shapes.length + art[id].ground.length).toBeGreaterThan(8)
  for (const shape of drawing({ id, side: 'blue', states: [] })) {
    expect(shape.fill ?? shape.stroke).toBeDefined()
    expect(shape.path.length).toBeGreaterThan(4)
    if (shape.stroke) expect(shape.width).toBeGreaterThan(0)
  }
})

test.each(ids)('%s stays on its base, only barrels reach out in front, by 25 mm at most', (id) => {
  const { front, elsewhere } = overhang(id, [...art[id].ground, ...art[id].shapes, ...art[id].crew])
  expect(front).toBeLessThanOrEqual(25)
  expect(elsewhere).toBeLessThanOrEqual(0)
})

test.each(pinnable)('a pinned %s hugs the ground on its own base', (id) => {
  const standing = drawing({ id, side: 'blue', states: [] }).map((shape) => shape.path)
  const hugging = drawing({ id, side: 'blue', states: ['pinned'] })
  expect(hugging.filter(({ path }) => !standing.includes(path)).length).toBeGreaterThan(8)
  const { front, elsewhere } = overhang(id, hugging)
  expect(front).toBeLessThanOrEqual(25)
  expect(elsewhere).toBeLessThanOrEqual(0)
})

/** Mud lies close to the hull; men who run from it are soon a step away. */
const spill: Readonly<Record<State, number>> = { bogged: 4, bailed: 7, lying: 0, pinned: 0 }

test.each(vehicles)('a bogged-down or bailed-out %s spills little over its hull', (id) => {
  for (const state of states) {
    const added = overlay(id, state)
    const shapes = [...(added?.under ?? []), ...(added?.low ?? []), ...(added?.over ?? [])]
    expect(shapes.length).toBeGreaterThan(0)
    const { front, elsewhere } = overhang(id, shapes)
    expect(Math.max(front, elsewhere)).toBeLessThanOrEqual(spill[state])
  }
})

test('mud and open hatches are drawn on vehicles alone', () => {
  expect(vehicles).toEqual(['lightTank', 'tank', 'heavyTank', 'gunTruck', 'truck'])
})

test('a vehicle that is bogged down and bailed out shows both', () => {
  expect(statesIn(['bogged', 'attacking', 'bailed'])).toEqual(states)
  const paths = drawing({ id: 'tank', side: 'blue', states }).map((shape) => shape.path)
  for (const state of states)
    for (const shape of overlay('tank', state)?.over ?? []) expect(paths).toContain(shape.path)
  for (const shape of overlay('tank', 'bogged')?.low ?? []) expect(paths).toContain(shape.path)
})

test('nobody is left in the bed of a bailed-out gun truck', () => {
  const { crew } = art.gunTruck
  const aboard = (seen: readonly State[]) => {
    const paths = drawing({ id: 'gunTruck', side: 'red', states: seen }).map((shape) => shape.path)
    return crew.filter((shape) => paths.includes(shape.path)).length
  }
  expect(crew.length).toBeGreaterThan(0)
  expect(aboard(['bogged'])).toBe(crew.length)
  expect(aboard(['bailed'])).toBe(0)
})

describe('the badges in a tag', () => {
  test('are the own ones of a base, then what has befallen its unit, each once', () => {
    expect(badgesOn({ badges: ['bailed'] }, { badges: ['pinned'] }, ['pinned'])).toEqual(['bailed', 'pinned'])
    expect(badgesOn({ badges: ['pinned'] }, { badges: ['pinned'] }, ['pinned'])).toEqual(['pinned'])
  })

  test('do not repeat what the unit does, nor words that have no drawing', () => {
    expect(badgesOn({ badges: ['unheard'] }, { badges: ['attacking'] }, ['pinned'])).toEqual([])
    expect(badgesOn({ badges: [] }, undefined, ['pinned'])).toEqual([])
  })
})

test.each(SIDES)('the %s palette has a colour for each ink that any drawing uses', (side) => {
  for (const id of ids) {
    const shapes = [
      ...drawing({ id, side, states: [] } satisfies Look),
      ...drawing({ id, side, states } satisfies Look),
    ]
    for (const { fill, stroke } of shapes) {
      if (fill) expect(palettes[side][fill], fill).toMatch(/^#[\da-f]{6}$/)
      if (stroke) expect(palettes[side][stroke], stroke).toMatch(/^#[\da-f]{6}$/)
    }
  }
})

test('the ground has a colour for each ink it uses', () => {
  for (const { fill, stroke } of ground) {
    if (fill) expect(groundPalette[fill]).toMatch(/^#[\da-f]{6}$/)
    if (stroke) expect(groundPalette[stroke]).toMatch(/^#[\da-f]{6}$/)
  }
})

describe('the rear strip', () => {
  test.each(ids)('of %s lies at the rear of the base and inside it', (id) => {
    const { w, d, r } = art[id].size
    for (const side of SIDES) {
      const all = strip(art[id].size, side).flatMap((shape) => points(shape.path))
      for (const { x, y } of all) {
        if (w === 0) expect(Math.hypot(x, y)).toBeLessThanOrEqual(r)
        else expect(Math.abs(x)).toBeLessThanOrEqual(w / 2 + r)
        expect(y).toBeLessThanOrEqual(d / 2 + r)
        expect(y).toBeGreaterThan(0)
      }
    }
  })

  test('differs between the sides in pattern, not only in colour', () => {
    const [blue, red] = SIDES.map((side) => strip(art.infantry.size, side).map((shape) => shape.path))
    expect(blue).not.toEqual(red)
  })
})

test('each side has its own strip, uniform and vehicle colours', () => {
  for (const ink of ['side', 'cloth', 'helmet', 'hull', 'canvas'] as const)
    expect(palettes.blue[ink]).not.toBe(palettes.red[ink])
})

test('shadows fall the same way on the screen however the base is turned', () => {
  for (const facing of [0, 30, 90, 180, 271.5]) {
    const { x, y } = leaning(2, facing)
    const turned = place(`M${x},${y}`, { turn: facing })
    const [end] = points(turned)
    expect(end?.x).toBeCloseTo(2 * light.x, 2)
    expect(end?.y).toBeCloseTo(2 * light.y, 2)
  }
})
