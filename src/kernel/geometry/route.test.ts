import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base, bodyFrom, FIGURE, poseFrom } from './bodies.ts'
import { gap, overlaps } from './gap.ts'
import type { Body, Point, Pose } from './point.ts'
import { apart, TOLERANCE_MM } from './point.ts'
import type { Ground, Obstacle, Route } from './route.ts'
import { route, walk } from './route.ts'
import { slide } from './slide.ts'

const anyBody = fc.array(fc.integer(), { minLength: 4, maxLength: 4 }).map(bodyFrom)
const anyPose = fc.array(fc.integer(), { minLength: 3, maxLength: 3 }).map(poseFrom)

const onTable = (obstacles: readonly Obstacle[], allowanceMm = 5000): Ground => ({
  obstacles,
  size: { w: 1200, d: 1200 },
  allowanceMm,
})
const free = (body: Body): Obstacle => ({ body, clear: 0 })
const kept =
  (clear: number) =>
  (body: Body): Obstacle => ({ body, clear })

/** Every half millimetre of the way. */
function steps(way: Route): readonly Point[] {
  return Array.from({ length: Math.ceil(way.mm * 2) + 1 }, (_, index) => walk(way, index / 2))
}

function put(body: Body, at: Point, facing: number): Body {
  return { at: { x: at.x, y: at.y, facing }, shape: body.shape }
}

function expectWay(way: Route | null): Route {
  if (way === null) throw new Error('There is no way.')
  return way
}

describe('a way', () => {
  it('is straight where nothing is in between', () => {
    const way = route(base(100, 100), { x: 160, y: 180, facing: 45 }, onTable([free(base(300, 100))]))
    expect(way).toEqual({
      points: [
        { x: 100, y: 100 },
        { x: 160, y: 180 },
      ],
      mm: 100,
    })
  })

  it('goes round the corners of a base in between', () => {
    const way = route(base(100, 500), { x: 300, y: 500, facing: 0 }, onTable([free(base(200, 500))]))
    expect(way?.points).toHaveLength(4)
    expect(way?.mm).toBeCloseTo(100 + 2 * Math.sqrt(50 ** 2 + 32 ** 2), 9)
  })

  it('follows the true arc round a round base', () => {
    const way = route(
      base(100, 500, 0, FIGURE),
      { x: 300, y: 500, facing: 0 },
      onTable([free(base(200, 500, 0, FIGURE))]),
    )
    const tangent = Math.sqrt(100 ** 2 - 32 ** 2)
    const arc = 32 * (Math.PI - 2 * Math.acos(32 / 100))
    expect(way?.mm).toBeGreaterThan(2 * tangent + arc - 0.05)
    expect(way?.mm).toBeLessThan(2 * tangent + arc + 0.05)
  })

  it('fits through a gap exactly as wide as the base, and not through a narrower one', () => {
    const wall = (opening: number) =>
      [500 - 300 - opening / 2, 500 + 350 + opening / 2].map((y, index) =>
        free(base(500, y, 0, { w: 10, d: 600 + index * 100, r: 0 })),
      )
    const goal = { x: 600, y: 500, facing: 0 }
    expect(route(base(400, 500), goal, onTable(wall(32)))?.mm).toBe(200)
    expect(route(base(400, 500), goal, onTable(wall(31.8)))).toBeNull()
    expect(route(base(400, 500), { ...goal, facing: 90 }, onTable(wall(32)))).toBeNull()
  })

  it('is measured at the final facing: a base that ends sideways needs less room', () => {
    const posts = [
      free(base(500, 440, 0, { w: 10, d: 80, r: 0 })),
      free(base(500, 560, 0, { w: 10, d: 80, r: 0 })),
    ]
    const straight = route(base(400, 500, 90), { x: 600, y: 500, facing: 0 }, onTable(posts))
    expect(straight?.mm).toBe(200)
  })

  it('does not lead off the table', () => {
    const wall = free(base(600, 170, 0, { w: 10, d: 300, r: 0 }))
    const way = route(base(500, 100), { x: 700, y: 100, facing: 0 }, onTable([wall]))
    expect(way?.points.every(({ y }) => y >= 16)).toBe(true)
    expect(way?.mm).toBeGreaterThan(2 * 236)
  })

  it('leads nowhere that overlaps something or leaves the table', () => {
    expect(route(base(100, 100), { x: 200, y: 100, facing: 0 }, onTable([free(base(240, 100))]))).toBeNull()
    expect(route(base(100, 100), { x: 24, y: 100, facing: 0 }, onTable([]))).toBeNull()
  })

  it('out of a closed ring does not exist', () => {
    const ring = Array.from({ length: 24 }, (_, index) => {
      const angle = (index * Math.PI) / 12
      return free(base(600 + 150 * Math.cos(angle), 600 + 150 * Math.sin(angle), index * 15))
    })
    expect(route(base(600, 600), { x: 900, y: 600, facing: 0 }, onTable(ring))).toBeNull()
  })

  it('may be bounded: exactly the limit is within it', () => {
    const goal = { x: 200, y: 100, facing: 0 }
    expect(route(base(100, 100), goal, onTable([], 100))?.mm).toBe(100)
    expect(route(base(100, 100), goal, onTable([], 99.9))).toBeNull()
  })

  it('of no length is lawful whatever stands near', () => {
    expect(route(base(100, 100), base(100, 100).at, onTable([kept(50)(base(140, 100))]))?.mm).toBe(0)
  })
})

describe('starting in contact', () => {
  it('may leave straight away and along the edge', () => {
    const neighbours = [free(base(150, 100)), free(base(50, 100))]
    expect(route(base(100, 100), { x: 100, y: 200, facing: 0 }, onTable(neighbours))?.mm).toBe(100)
    expect(route(base(100, 132), { x: 180, y: 132, facing: 0 }, onTable(neighbours))?.mm).toBe(80)
  })

  it('may turn though the turned base overlaps its neighbour where it starts', () => {
    const way = route(base(100, 100), { x: 100, y: 200, facing: 90 }, onTable([free(base(100, 68))]))
    expect(way?.mm).toBe(100)
  })

  it('may not go through the neighbour that it starts beside', () => {
    const way = expectWay(route(base(100, 100), { x: 100, y: 20, facing: 0 }, onTable([free(base(100, 68))])))
    expect(way.mm).toBeGreaterThan(100)
  })

  it('cannot use the overlap of a turned start to squeeze past', () => {
    const neighbour = base(300, 268)
    const way = expectWay(route(base(300, 300), { x: 300, y: 200, facing: 90 }, onTable([free(neighbour)])))
    const inside = steps(way).filter((at) => overlaps(put(base(0, 0), at, 90), neighbour))
    expect(Math.max(...inside.map((at) => apart(at, { x: 300, y: 300 })))).toBeLessThan(60)
    expect(way.points.slice(1).every((at) => !overlaps(put(base(0, 0), at, 90), neighbour))).toBe(true)
  })
})

describe('A-16: keeping clear', () => {
  const outsider = base(300, 300)

  it('lets a way pass at exactly the distance to keep', () => {
    const goal = { x: 400, y: 382, facing: 0 }
    expect(route(base(200, 382), goal, onTable([kept(50)(outsider)]))?.mm).toBe(200)
  })

  it('leads round where a straight way would come too near', () => {
    const way = expectWay(route(base(200, 381), { x: 400, y: 381, facing: 0 }, onTable([kept(50)(outsider)])))
    expect(way.mm).toBeGreaterThan(200)
    for (const at of steps(way)) expect(gap(put(outsider, at, 0), outsider).mm).toBeGreaterThanOrEqual(49.95)
  })

  it('refuses an end that is too near', () => {
    expect(route(base(300, 500), { x: 300, y: 381, facing: 0 }, onTable([kept(50)(outsider)]))).toBeNull()
    expect(route(base(300, 500), { x: 300, y: 382, facing: 0 }, onTable([kept(50)(outsider)]))?.mm).toBe(118)
  })

  it('PA-29 c: a base that started at 4.0 cm may end at 4.9 cm', () => {
    const start = base(300, 372)
    expect(gap(start, outsider).mm).toBe(40)
    expect(route(start, { x: 300, y: 381, facing: 0 }, onTable([kept(50)(outsider)]))?.mm).toBe(9)
  })

  it('but may not come nearer than it started, at the end or on the way', () => {
    const start = base(300, 372)
    expect(route(start, { x: 300, y: 371, facing: 0 }, onTable([kept(50)(outsider)]))).toBeNull()
    const way = expectWay(route(start, { x: 300, y: 220, facing: 0 }, onTable([kept(50)(outsider)])))
    for (const at of steps(way)) expect(gap(put(outsider, at, 0), outsider).mm).toBeGreaterThanOrEqual(39.94)
  })
})

describe('walking a way', () => {
  const way = {
    points: [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 40 },
    ],
    mm: 70,
  }

  it('stops after so many millimetres', () => {
    expect(walk(way, 10)).toEqual({ x: 10, y: 0 })
    expect(walk(way, 50)).toEqual({ x: 30, y: 20 })
  })

  it('never leaves its ends', () => {
    expect(walk(way, -5)).toEqual({ x: 0, y: 0 })
    expect(walk(way, 500)).toEqual({ x: 30, y: 40 })
  })
})

describe('any way', () => {
  const crowd = fc.array(anyBody, { minLength: 1, maxLength: 9 })

  /** Around the middle of the table, start and end beside the obstacles and not in them. */
  function scene(body: Body, wish: Pose, others: readonly Body[]) {
    const shifted = (each: Body): Body => ({
      ...each,
      at: { ...each.at, x: each.at.x + 600, y: each.at.y + 600 },
    })
    const obstacles = others.map(shifted)
    const facing = wish.facing
    const start = slide(body, { x: 420, y: wish.y + 600, facing }, obstacles)
    const end = slide(body, { x: 780, y: body.at.y + 600, facing }, obstacles)
    return { mover: { at: start, shape: body.shape }, end, obstacles }
  }

  it('starts and ends where it should, is no shorter than straight, and never overlaps on the way', () => {
    fc.assert(
      fc.property(anyBody, anyPose, crowd, (body, wish, others) => {
        const { mover, end, obstacles } = scene(body, wish, others)
        const way = expectWay(route(mover, end, onTable(obstacles.map(free))))
        expect(way.points[0]).toEqual({ x: mover.at.x, y: mover.at.y })
        expect(way.points.at(-1)).toEqual({ x: end.x, y: end.y })
        expect(way.mm).toBeGreaterThanOrEqual(apart(mover.at, end) - 1e-9)
        for (const at of steps(way)) {
          expect(obstacles.some((other) => overlaps(put(mover, at, end.facing), other))).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is hardly longer backwards, and no shorter with one more base in the way', () => {
    fc.assert(
      fc.property(anyBody, anyPose, crowd, (body, wish, others) => {
        const { mover, end, obstacles } = scene(body, wish, others)
        const there = expectWay(route(mover, end, onTable(obstacles.map(free))))
        const back = expectWay(route({ ...mover, at: end }, mover.at, onTable(obstacles.map(free))))
        expect(Math.abs(back.mm - there.mm)).toBeLessThan(0.15)
        const fewer = expectWay(route(mover, end, onTable(obstacles.slice(1).map(free))))
        expect(fewer.mm).toBeLessThan(there.mm + TOLERANCE_MM)
      }),
      { numRuns: 60 },
    )
  })

  it('cannot be shortened by cutting a corner', () => {
    fc.assert(
      fc.property(anyBody, anyPose, crowd, (body, wish, others) => {
        const { mover, end, obstacles } = scene(body, wish, others)
        const way = expectWay(route(mover, end, onTable(obstacles.map(free))))
        way.points.forEach((from, index) => {
          const corner = way.points[index + 1]
          const to = way.points[index + 2]
          if (corner === undefined || to === undefined) return
          if (apart(from, corner) + apart(corner, to) - apart(from, to) < 0.5) return
          const shortcut = { points: [from, to], mm: apart(from, to) }
          const deepest = steps(shortcut).some((at) =>
            obstacles.some((other) => overlaps(put(mover, at, end.facing), other)),
          )
          expect(deepest).toBe(true)
        })
      }),
      { numRuns: 60 },
    )
  })
})
