import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base, bodyFrom, FIGURE, poseFrom } from './bodies.ts'
import { gap, overlaps } from './gap.ts'
import { approach, contactPlaces, reach } from './place.ts'
import type { Body, Point } from './point.ts'
import { apart, touching, within } from './point.ts'
import { route } from './route.ts'

const anyBody = fc.array(fc.integer(), { minLength: 4, maxLength: 4 }).map(bodyFrom)
const anyPose = fc.array(fc.integer(), { minLength: 3, maxLength: 3 }).map(poseFrom)

const size = { w: 1200, d: 900 }
const free = (body: Body) => ({ body, clear: 0 })

function put(body: Body, at: Point, facing: number): Body {
  return { at: { x: at.x, y: at.y, facing }, shape: body.shape }
}

describe('places in contact', () => {
  it('all touch and none overlaps', () => {
    fc.assert(
      fc.property(anyBody, anyBody, anyPose, (body, target, near) => {
        const places = contactPlaces(body, near.facing, target, near)
        expect(places.length).toBeGreaterThan(20)
        for (const at of places) {
          expect(touching(gap(put(body, at, near.facing), target))).toBe(true)
          expect(overlaps(put(body, at, near.facing), target)).toBe(false)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('come nearest first, and the first is as near as can be', () => {
    const places = contactPlaces(base(0, 0), 0, base(300, 300), { x: 200, y: 310 })
    expect(places[0]).toEqual({ x: 249.99, y: 310 })
    const distances = places.map((at) => apart(at, { x: 200, y: 310 }))
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  it('go all the way round in small steps', () => {
    const places = contactPlaces(base(0, 0), 0, base(300, 300, 0, FIGURE), { x: 0, y: 0 })
    const angle = ({ x, y }: Point): number => Math.atan2(y - 300, x - 300)
    const round = [...places].sort((a, b) => angle(a) - angle(b))
    const steps = round.map((at, index) => apart(at, round[(index + 1) % round.length] ?? at))
    expect(steps.length).toBeGreaterThan(20)
    expect(Math.max(...steps)).toBeLessThan(3.1)
  })
})

describe('reach', () => {
  const ground = { obstacles: [], size, allowanceMm: 100 }

  it('makes contact over a gap of exactly the allowance, and not a millimetre more', () => {
    const wish = { x: 400, y: 300 }
    expect(reach(base(300, 300), 0, base(450, 300), { ...ground, wish })).toEqual({
      x: 399.99,
      y: 300,
      facing: 0,
    })
    expect(reach(base(300, 300), 0, base(451, 300), { ...ground, wish })).toBeNull()
  })

  it('takes the place nearest to the wish that the allowance pays for', () => {
    const end = reach(base(300, 300), 0, base(420, 300), { ...ground, wish: { x: 420, y: 200 } })
    expect(end?.y).toBeCloseTo(267.99, 1)
    const toCorner = Math.sqrt(70 ** 2 + 32 ** 2)
    expect(end?.x).toBeCloseTo(370 + 100 - toCorner, 0)
  })

  it('goes round an obstacle, if the allowance pays for the way', () => {
    const between = free(base(370, 300, 0, { w: 10, d: 20, r: 0 }))
    const wish = { x: 400, y: 300 }
    expect(reach(base(300, 300), 0, base(440, 300), { ...ground, obstacles: [between], wish })).not.toBeNull()
    const wall = free(base(340, 300, 0, { w: 10, d: 300, r: 0 }))
    expect(reach(base(300, 300), 0, base(440, 300), { ...ground, obstacles: [wall], wish })).toBeNull()
  })

  it('keeps clear of those to be kept clear of', () => {
    const outsider = { body: base(400, 380), clear: 50 }
    const end = reach(base(300, 300), 0, base(440, 300), {
      ...ground,
      obstacles: [outsider],
      wish: { x: 390, y: 320 },
    })
    expect(end).toEqual({ x: 389.99, y: 297.99, facing: 0 })
  })

  it('squeezes between two friends already in contact', () => {
    const friends = [free(base(400, 268)), free(base(400, 332))]
    const end = reach(base(320, 300), 0, base(450, 300), {
      ...ground,
      obstacles: friends,
      wish: { x: 400, y: 310 },
    })
    expect(end).toEqual({ x: 399.99, y: 300.01, facing: 0 })
  })

  it('is always lawful and in contact', () => {
    let found = 0
    fc.assert(
      fc.property(
        anyBody,
        anyBody,
        fc.array(anyBody, { maxLength: 5 }),
        anyPose,
        (body, target, others, wish) => {
          const middle = (each: Body) => put(each, { x: each.at.x + 500, y: each.at.y + 400 }, each.at.facing)
          const mover = put(body, { x: body.at.x + 300, y: body.at.y + 400 }, body.at.facing)
          const obstacles = others.map(middle).map(free)
          const end = reach(mover, wish.facing, middle(target), { size, obstacles, allowanceMm: 150, wish })
          if (end === null) return
          found += 1
          const moved = put(mover, end, end.facing)
          expect(end.facing).toBe(wish.facing)
          expect(touching(gap(moved, middle(target)))).toBe(true)
          expect(obstacles.some((other) => overlaps(moved, other.body))).toBe(false)
          expect(
            route(mover, end, { size, obstacles: [...obstacles, free(middle(target))], allowanceMm: 150 }),
          ).not.toBeNull()
        },
      ),
      { numRuns: 60 },
    )
    expect(found).toBeGreaterThan(0)
  })
})

describe('approach', () => {
  const ground = { obstacles: [], size, allowanceMm: 100 }

  it('makes contact over a gap of exactly the allowance', () => {
    const end = approach(base(300, 300), 0, [base(450, 310)], ground)
    expect(end?.pose).toEqual({ x: 399.99, y: 300, facing: 0 })
    expect(end?.route.mm).toBeCloseTo(99.99, 9)
  })

  it('ends short by what the allowance does not pay for', () => {
    const end = approach(base(300, 300), 0, [base(500, 300)], ground)
    expect(end?.pose).toEqual({ x: 400, y: 300, facing: 0 })
    expect(gap(put(base(0, 0), end?.pose ?? { x: 0, y: 0 }, 0), base(500, 300)).mm).toBe(50)
  })

  it('takes the nearest of several targets', () => {
    const end = approach(base(300, 300), 0, [base(600, 300), base(300, 390)], ground)
    expect(end?.pose).toEqual({ x: 300, y: 357.99, facing: 0 })
  })

  it('cuts the way round an obstacle at the allowance', () => {
    const wall = free(base(370, 300, 0, { w: 10, d: 140, r: 0 }))
    const end = approach(base(300, 300), 0, [base(450, 300)], { ...ground, obstacles: [wall] })
    expect(end?.route.mm).toBeGreaterThan(99.9)
    expect(within({ from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, mm: end?.route.mm ?? 0 }, 100)).toBe(true)
  })

  it('stands before those who shield the target from all sides', () => {
    const shield = [-64, -32, 0, 32, 64].map((dy) => base(440, 300 + dy))
    const all = [...shield, ...shield.map((each) => base(560, each.at.y)), base(500, 204), base(500, 396)]
    const end = approach(base(330, 300), 0, [base(500, 300, 0, { w: 20, d: 20, r: 0 })], {
      ...ground,
      obstacles: all.map(free),
    })
    expect(end?.pose.x).toBeCloseTo(389.5, 0)
    expect(end?.pose.y).toBeCloseTo(300, -1)
  })

  it('finds the gap between two bodies that is narrower than its steps', () => {
    const mover: Body = { at: { x: 388.34, y: 385.47, facing: 0 }, shape: { w: 60, d: 0, r: 12 } }
    const goal: Body = { at: { x: 399.45, y: 364.8, facing: 111.1 }, shape: { w: 25, d: 25, r: 0 } }
    const other: Body = { at: { x: 433.32, y: 405.13, facing: 193.3 }, shape: { w: 50, d: 32, r: 0 } }
    const terms = { size: { w: 1000, d: 800 }, obstacles: [free(other)], allowanceMm: 150 }
    expect(reach(mover, 151.1, goal, { ...terms, wish: goal.at })).not.toBeNull()
    const end = approach(mover, 151.1, [goal], terms)
    expect(end && touching(gap(put(mover, end.pose, end.pose.facing), goal))).toBe(true)
  })

  it('is always lawful, and in contact if reach says so', () => {
    let [ended, met] = [0, 0]
    fc.assert(
      fc.property(
        anyBody,
        anyBody,
        fc.array(anyBody, { maxLength: 5 }),
        anyPose,
        (body, target, others, wish) => {
          const middle = (each: Body) => put(each, { x: each.at.x + 500, y: each.at.y + 400 }, each.at.facing)
          const mover = put(body, { x: body.at.x + 300, y: body.at.y + 400 }, body.at.facing)
          const obstacles = others.map(middle).map(free)
          const goal = middle(target)
          const terms = { size, obstacles, allowanceMm: 150 }
          const end = approach(mover, wish.facing, [goal], terms)
          const contact = reach(mover, wish.facing, goal, { ...terms, wish: goal.at })
          if (contact !== null) {
            met += 1
            expect(end !== null && touching(gap(put(mover, end.pose, end.pose.facing), goal))).toBe(true)
          }
          if (end === null) return
          ended += 1
          const moved = put(mover, end.pose, end.pose.facing)
          expect([...obstacles, free(goal)].some((other) => overlaps(moved, other.body))).toBe(false)
          expect(end.route.mm).toBeLessThanOrEqual(150.05)
          expect(end.route.points.at(-1)).toEqual({ x: end.pose.x, y: end.pose.y })
        },
      ),
      { numRuns: 60 },
    )
    expect(met).toBeGreaterThan(0)
    expect(ended).toBeGreaterThan(0)
  })
})
