import { describe, expect, it } from 'vitest'
import {
  clamp,
  fitTable,
  holding,
  including,
  leastScale,
  MEDIUM_MM,
  showing,
  shows,
  toScreen,
  toTable,
  zoomAt,
} from './camera.ts'
import { basesOfFight, fitFight } from './fight.ts'
import { tableOf, team } from './testTable.ts'

const screen = { w: 1460, h: 960 }
const table = tableOf([
  team('1A', 600, 700),
  team('1B', 680, 700),
  team('3A', 640, 520, 180),
  team('4A', 1500, 200, 180),
])

describe('the camera', () => {
  it('shows units whole or not at all, where the least size leaves no room for every one', () => {
    const small = { w: 900, h: 690 }
    const spread = tableOf([
      team('1A', 800, 640),
      team('1B', 880, 640),
      team('3A', 820, 500, 180),
      team('3B', 960, 500, 180),
      team('4A', 330, 500, 180),
      team('4B', 1250, 300, 180),
    ])
    const camera = fitFight(spread, spread.bases, small)
    const isWhole = (id: string): boolean => {
      const { x = 0, y = 0 } = spread.bases.find((base) => base.id === id)?.at ?? {}
      const seen = toScreen(camera, small, { x, y })
      return seen.x > 40 && seen.x < small.w - 40 && seen.y > 40 && seen.y < small.h - 40
    }
    expect(['1A', '1B', '3A', '3B'].map(isWhole)).toEqual([true, true, true, true])
    expect(camera.scale * MEDIUM_MM).toBeGreaterThanOrEqual(64)
  })

  it('goes to the screen and back without losing a fraction', () => {
    const camera = { x: 612.3, y: 401.7, scale: 1.37 }
    const back = toTable(camera, screen, toScreen(camera, screen, { x: 123.456, y: 789.01 }))
    expect(back.x).toBeCloseTo(123.456, 9)
    expect(back.y).toBeCloseTo(789.01, 9)
  })

  it('shows the whole table', () => {
    const camera = fitTable(table, screen)
    for (const corner of [
      { x: 0, y: 0 },
      { x: 1800, y: 1200 },
    ]) {
      const { x, y } = toScreen(camera, screen, corner)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(screen.w)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(screen.h)
    }
  })

  it.each([
    [{ w: 1460, h: 960 }, 64],
    [{ w: 900, h: 690 }, 64],
    [{ w: 768, h: 560 }, 48],
  ])('opens so that a medium base is wide enough on %o', (size, least) => {
    const wide = tableOf([
      team('1A', 100, 1100),
      team('1B', 1700, 1100),
      team('3A', 100, 900, 180),
      team('3B', 1700, 900, 180),
    ])
    expect(fitFight(wide, wide.bases, size).scale * MEDIUM_MM).toBeGreaterThanOrEqual(least)
    expect(fitFight(table, basesOfFight(table, []), size).scale * MEDIUM_MM).toBeGreaterThanOrEqual(least)
  })

  it('moves no farther than it must for what is cut, and draws back where that is not enough', () => {
    const camera = { x: 600, y: 700, scale: 2 }
    const room = (left: number, right: number) => ({ left, right, top: 680, bottom: 720 })
    const seen = (left: number, right: number) => including(camera, screen, room(left, right))
    expect(shows(camera, screen, room(230, 300))).toBe(false)
    expect(seen(500, 700)).toEqual(camera)
    expect(seen(230, 300)).toEqual({ x: 230 + (730 - 6) / 2, y: 700, scale: 2 })
    expect(seen(100, 900)).toMatchObject({ x: 500, scale: (1460 - 12) / 800 })
    expect(seen(0, 1800).scale * MEDIUM_MM).toBeGreaterThanOrEqual(64)
  })

  it('takes those with an enemy near for the fight, and leaves out who stands far off', () => {
    expect(basesOfFight(table, []).map((base) => base.id)).toEqual(['1A', '1B', '3A'])
  })

  it('takes those with a role for the fight, however near the others are', () => {
    const playing = tableOf(table.bases, { '1': 'attacking', '4': 'defending', '3': 'pinned' })
    expect(basesOfFight(playing, ['pinned']).map((base) => base.id)).toEqual(['1A', '1B', '4A'])
  })

  it('keeps the point under the pointer when it zooms', () => {
    const camera = { x: 640, y: 600, scale: 1.3 }
    const at = { x: 200, y: 731.5 }
    const zoomed = zoomAt(camera, screen, { at, factor: 1.7, least: 0.1 })
    expect(zoomed.scale).toBeCloseTo(2.21, 9)
    const [before, after] = [toTable(camera, screen, at), toTable(zoomed, screen, at)]
    expect(after.x).toBeCloseTo(before.x, 9)
    expect(after.y).toBeCloseTo(before.y, 9)
  })

  it('does not drift when it cannot zoom out further', () => {
    const camera = { x: 900, y: 600, scale: leastScale(table, screen) }
    const again = zoomAt(camera, screen, {
      at: { x: 10, y: 10 },
      factor: 0.5,
      least: leastScale(table, screen),
    })
    expect(again.x).toBeCloseTo(camera.x, 9)
    expect(again.y).toBeCloseTo(camera.y, 9)
  })

  it('brings a point of the table under a finger', () => {
    const moved = holding({ x: 0, y: 0, scale: 2 }, screen, { mm: { x: 300, y: 400 }, px: { x: 17, y: 29 } })
    expect(toScreen(moved, screen, { x: 300, y: 400 })).toEqual({ x: 17, y: 29 })
  })

  it('follows a base that is focused off the screen, and stays where the base is seen', () => {
    const camera = { x: 600, y: 600, scale: 1.5 }
    expect(showing(camera, screen, { x: 640, y: 610 })).toBe(camera)
    const moved = toScreen(showing(camera, screen, { x: 1700, y: 20 }), screen, { x: 1700, y: 20 })
    expect(moved.x).toBeCloseTo(screen.w - 70, 6)
    expect(moved.y).toBeCloseTo(70, 6)
  })

  it('never loses the table', () => {
    expect(clamp({ x: -500, y: 5000, scale: 1 }, table, screen)).toEqual({ x: 0, y: 1200, scale: 1 })
    expect(clamp({ x: 1, y: 1, scale: 1e-6 }, table, screen).scale).toBe(leastScale(table, screen))
  })
})
