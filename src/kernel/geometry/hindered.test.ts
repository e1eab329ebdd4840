import { expect, test } from 'vitest'
import { hindered } from './hindered.ts'
import type { Body } from './point.ts'
import type { Obstacle } from './route.ts'

const SIZE = { w: 1000, d: 1000 }
const round = (x: number, y: number): Body => ({ at: { x, y, facing: 0 }, shape: { w: 0, d: 0, r: 10 } })
const mover = round(100, 500)
const why = (x: number, allowanceMm: number, obstacles: readonly Obstacle[]) =>
  hindered(mover, { x, y: 500, facing: 0 }, { obstacles, size: SIZE, allowanceMm })

test('a straight way that is too long is told as it is, whatever lies in it', () => {
  const found = why(300, 150, [{ body: round(200, 500), clear: 0 }])
  expect(found).toMatchObject({ is: 'tooFar', route: { mm: 200 } })
})

test('a way round that is too long is told with its length', () => {
  const found = why(200, 100, [{ body: round(150, 500), clear: 0 }])
  expect(found.is).toBe('tooFar')
  expect(found.is === 'tooFar' && found.route.mm).toBeGreaterThan(100)
})

test('who has to keep clear is told whom the way comes too near to', () => {
  const body = round(200, 540)
  expect(why(300, 210, [{ body, clear: 50 }])).toMatchObject({ is: 'tooNear', other: body, stood: null })
})

test('where there is no way through, the one that lies in the straight way is told', () => {
  const wall = { at: { x: 150, y: 500, facing: 0 }, shape: { w: 10, d: 1000, r: 0 } }
  expect(why(200, 100, [{ body: wall, clear: 0 }])).toEqual({ is: 'noWay', other: wall })
})
