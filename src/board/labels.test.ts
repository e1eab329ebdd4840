import { describe, expect, it } from 'vitest'
import { gap } from '../kernel/geometry/gap.ts'
import { boxBody, distanceTo, edgeTowards, lineBody, onScreen } from './boxes.ts'
import { costOf, type Obstacle, place, raster, rings, wholeOf } from './labels.ts'
import { team } from './testTable.ts'

const screen = { w: 800, h: 600 }
const room = wholeOf(screen)
const size = { w: 120, h: 30 }

describe('placing a label', () => {
  it('stands beside its anchor when nothing is in the way', () => {
    const anchor = { x: 400, y: 300 }
    const box = place(size, rings(anchor, size, [10, 40]), { anchor, obstacles: [], room })
    expect(distanceTo(box, anchor)).toBeLessThanOrEqual(10 + 1e-9)
  })

  it('keeps off a base', () => {
    const anchor = { x: 400, y: 300 }
    const body = onScreen(team('1A', 0, 0, 30), { x: 0, y: 30, scale: 1.5 }, screen)
    const obstacles = [{ body, cost: 500 }]
    const box = place(size, rings(anchor, size, [10, 40, 80]), { anchor, obstacles, room })
    expect(gap(boxBody(box), body).mm).toBeGreaterThan(0)
  })

  it('stays inside the board', () => {
    const anchor = { x: 2, y: 598 }
    const box = place(size, rings(anchor, size, [10, 40]), { anchor, obstacles: [], room })
    expect(box.x - size.w / 2).toBeGreaterThanOrEqual(0)
    expect(box.y + size.h / 2).toBeLessThanOrEqual(screen.h)
  })

  it('takes the first spot when it belongs to none more than to another', () => {
    const spots = [
      { x: 300, y: 300 },
      { x: 100, y: 100 },
    ]
    expect(place(size, spots, { anchor: null, obstacles: [], room })).toMatchObject({ x: 300, y: 300 })
  })

  it('covers the cheapest thing where it must cover something', () => {
    const anchor = { x: 400, y: 300 }
    const wall = (x: number, cost: number) => ({ body: boxBody({ x, y: 300, w: 400, h: 600 }), cost })
    const box = place(size, raster(screen, 16), {
      anchor,
      obstacles: [wall(200, 900), wall(600, 5000)],
      room,
    })
    expect(box.x).toBeLessThan(400)
  })

  it('counts covering, coming near and being far off', () => {
    const anchor = { x: 0, y: 0 }
    const body = boxBody({ x: 0, y: 100, w: 10, h: 10 })
    const around = { anchor, obstacles: [{ body, cost: 500 }], room: null }
    const at = (y: number) => costOf({ x: 0, y, w: 10, h: 10 }, around)
    expect(at(95)).toBeGreaterThan(500)
    expect(at(87)).toBeLessThan(200)
    expect(at(87)).toBeGreaterThan(at(80))
    expect(at(50)).toBe(45)
  })

  it('leads its line from the edge that faces the subject', () => {
    expect(edgeTowards({ x: 0, y: 0, w: 20, h: 10 }, { x: 100, y: 3 })).toEqual({ x: 10, y: 3 })
  })

  it('takes a line for an obstacle of its own length', () => {
    const body = lineBody({ x: 0, y: 0 }, { x: 30, y: 40 }, 4)
    expect(gap(body, boxBody({ x: 15, y: 20, w: 2, h: 2 })).mm).toBe(0)
    expect(gap(body, boxBody({ x: 30, y: 0, w: 2, h: 2 })).mm).toBeGreaterThan(15)
  })
})

describe('what a label costs', () => {
  const spin = (i: number, n: number): number => (i * 7919) % n
  const bodies = Array.from({ length: 400 }, (_, i): Obstacle => {
    const at = { x: spin(i, 401), y: spin(i, 307), facing: spin(i, 3600) / 10 }
    const shape = i % 3 === 0 ? { w: 0, d: 0, r: 20 } : { w: 20 + spin(i, 90), d: 10 + spin(i, 41), r: 0 }
    return { body: { at, shape }, cost: 10 }
  })

  it('is that of the exact gap to each obstacle', () => {
    for (const [i, obstacle] of bodies.entries()) {
      const box = { x: 200, y: 150, w: 60 + spin(i, 120), h: 24 }
      const px = gap(boxBody(box), obstacle.body).mm
      const exact = px <= 0 ? 10 : px < 6 ? 10 * (1 - px / 6) : 0
      expect(costOf(box, { anchor: null, obstacles: [obstacle], room: null })).toBeCloseTo(exact, 9)
    }
  })
})
