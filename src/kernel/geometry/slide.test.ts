import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base, bodyFrom, poseFrom } from './bodies.ts'
import { gap, insideTable, overlaps } from './gap.ts'
import type { Body, Pose } from './point.ts'
import { apart, roundPose, sameLength, touching, within } from './point.ts'
import { slide, snap } from './slide.ts'

const anyBody = fc.array(fc.integer(), { minLength: 4, maxLength: 4 }).map(bodyFrom)
const anyPose = fc.array(fc.integer(), { minLength: 3, maxLength: 3 }).map(poseFrom)

const FAR = base(-1000, -1000)
const someBodies = fc.array(anyBody, { minLength: 1, maxLength: 6 })

function put(at: Pose, like: Body): Body {
  return { at, shape: like.shape }
}

describe('slide', () => {
  it('gives a free wish, rounded', () => {
    const wish = { x: 100.004, y: 20, facing: 372.04 }
    expect(slide(base(0, 0), wish, [])).toEqual({ x: 100, y: 20, facing: 12 })
  })

  it('stops beside a base in the way, a hair short', () => {
    expect(slide(base(0, 0), { x: 110, y: 0, facing: 0 }, [base(150, 0)])).toEqual({
      x: 99.99,
      y: 0,
      facing: 0,
    })
  })

  it('slides along the edge that is in the way', () => {
    const end = slide(base(0, 0), { x: 140, y: -25, facing: 0 }, [base(150, 0)])
    expect(end).toEqual({ x: 140, y: -32.01, facing: 0 })
  })

  it('goes into the corner between two bases', () => {
    const end = slide(base(0, 0), { x: 110, y: 90, facing: 0 }, [base(150, 90), base(110, 120)])
    expect(end).toEqual({ x: 99.99, y: 87.99, facing: 0 })
  })

  it('may be lifted over a base', () => {
    const wish = { x: 300, y: 0, facing: 0 }
    expect(slide(base(0, 0), wish, [base(150, 0)])).toEqual(wish)
  })

  it('fits into a slot exactly as wide as the base', () => {
    const end = slide(base(0, 0), { x: 200, y: 0, facing: 0 }, [base(150, 0), base(250, 0)])
    expect(end).toEqual({ x: 200, y: 0, facing: 0 })
  })

  it('stays on the table when the table is given', () => {
    const size = { w: 600, d: 400 }
    expect(slide(base(100, 100), { x: -50, y: 500, facing: 0 }, [], size)).toEqual({
      x: 25,
      y: 384,
      facing: 0,
    })
    expect(slide(base(100, 100), { x: 10, y: 200, facing: 0 }, [base(25, 200)], size)).toEqual({
      x: 25,
      y: 167.99,
      facing: 0,
    })
  })

  it('leaves the base where it was when the table is full', () => {
    const size = { w: 100, d: 32 }
    const full = [base(25, 16), base(75, 16)]
    expect(slide(base(-200, 16), { x: 50, y: 16, facing: 0 }, full, size)).toEqual({
      x: -200,
      y: 16,
      facing: 0,
    })
  })

  it('never overlaps, keeps the facing, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyBody, anyPose, someBodies, (body, wish, obstacles) => {
        const end = slide(body, wish, obstacles)
        expect(end).toEqual(roundPose(end))
        expect(end.facing).toBe(roundPose(wish).facing)
        expect(obstacles.some((other) => overlaps(put(end, body), other))).toBe(false)
        expect(slide(body, end, obstacles)).toEqual(end)
      }),
    )
  })

  it('ends in contact with something when it could not have its wish', () => {
    fc.assert(
      fc.property(anyBody, anyPose, someBodies, (body, wish, obstacles) => {
        const end = slide(body, wish, obstacles)
        if (apart(end, wish) < 0.01) return
        expect(obstacles.some((other) => touching(gap(put(end, body), other)))).toBe(true)
      }),
    )
  })

  it('leaves no free place nearer to the wish', () => {
    fc.assert(
      fc.property(anyBody, anyPose, someBodies, (body, wish, obstacles) => {
        const end = slide(body, wish, obstacles)
        const far = apart(end, wish)
        for (let step = 0; step < 400; step++) {
          const angle = step * 2.399963
          const mm = (far - 0.1) * Math.sqrt(step / 400)
          const at = { ...end, x: wish.x + mm * Math.cos(angle), y: wish.y + mm * Math.sin(angle) }
          if (mm > 0) expect(obstacles.some((other) => overlaps(put(at, body), other))).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('does not tremble: a wish a tenth of a millimetre off ends hardly elsewhere', () => {
    const wall = [base(150, -32), base(150, 0), base(150, 32), base(100, 90)]
    const wish = (step: number) => ({ x: 112, y: -30 + step * 0.1, facing: 0 })
    let last = slide(FAR, wish(0), wall)
    for (let step = 1; step < 700; step++) {
      const end = slide(FAR, wish(step), wall)
      expect(apart(end, last)).toBeLessThan(0.13)
      last = end
    }
  })

  it('is always on the table when the table is given', () => {
    const size = { w: 240, d: 240 }
    fc.assert(
      fc.property(anyBody, anyPose, someBodies, (body, wish, obstacles) => {
        const end = slide(body, wish, obstacles, size)
        if (apart(end, body.at) > 0.01) expect(insideTable(put(end, body), size)).toBe(true)
      }),
    )
  })
})

describe('snap', () => {
  const target = base(150, 0)

  it('completes a wish near a target to contact and keeps the facing', () => {
    const end = snap(base(0, 0), { x: 95, y: 3, facing: 0 }, [target], { obstacles: [], catchMm: 6 })
    expect(end).toEqual({ x: 99.99, y: 3, facing: 0 })
  })

  it('leaves a wish alone that is farther than the catch distance', () => {
    expect(snap(base(0, 0), { x: 93, y: 3, facing: 0 }, [target], { obstacles: [], catchMm: 6 })).toBeNull()
  })

  it('does not push through an obstacle that keeps the target away', () => {
    expect(
      snap(base(0, 0), { x: 92, y: 0, facing: 0 }, [target], {
        obstacles: [base(120, 0, 0, { w: 6, d: 50, r: 0 })],
        catchMm: 6,
      }),
    ).toBeNull()
  })

  it('comes to rest against target and obstacle both', () => {
    const end = snap(base(0, 0), { x: 97, y: 8, facing: 0 }, [target], {
      obstacles: [base(100, 38)],
      catchMm: 6,
    })
    expect(end).toEqual({ x: 99.99, y: 5.99, facing: 0 })
  })

  it('completes to contact corner to corner', () => {
    const end = snap(base(0, 0), { x: 97, y: 36, facing: 0 }, [target], { obstacles: [], catchMm: 6 })
    expect(end).toEqual({ x: 99.99, y: 32.01, facing: 0 })
  })

  it('always touches a target and overlaps nothing', () => {
    fc.assert(
      fc.property(anyBody, anyPose, someBodies, someBodies, (body, wish, targets, obstacles) => {
        const end = snap(body, wish, targets, { obstacles, catchMm: 8 })
        const start = slide(body, wish, [...targets, ...obstacles])
        // Contact forgives the tolerance: so much farther off a target may be.
        const isClose = targets.some((other) => within(gap(put(start, body), other), 8))
        if (end === null) return
        expect(isClose).toBe(true)
        expect(end.facing).toBe(roundPose(wish).facing)
        expect(apart(end, start)).toBeLessThan(8.03)
        expect(targets.some((other) => touching(gap(put(end, body), other)))).toBe(true)
        expect([...targets, ...obstacles].some((other) => overlaps(put(end, body), other))).toBe(false)
      }),
    )
  })

  it('never fails beside a single target within reach', () => {
    fc.assert(
      fc.property(anyBody, anyPose, anyBody, (body, wish, other) => {
        const start = slide(body, wish, [other])
        const { mm } = gap(put(start, body), other)
        // Just at the limit both are right.
        fc.pre(!sameLength(mm, 8))
        expect(snap(body, wish, [other], { obstacles: [], catchMm: 8 }) !== null).toBe(mm < 8)
      }),
    )
  })
})
