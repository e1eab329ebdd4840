import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { leastGap } from './barrier.ts'
import { base, bodyFrom, edge, FIGURE, holds, poseFrom } from './bodies.ts'
import { gap, insideTable, overlapDepth, overlaps } from './gap.ts'
import type { Body } from './point.ts'
import { apart, TOLERANCE_MM, touching, within } from './point.ts'
import { cosine, sine } from './turn.ts'

const anyBody = fc.array(fc.integer(), { minLength: 4, maxLength: 4 }).map(bodyFrom)
const anyPose = fc.array(fc.integer(), { minLength: 3, maxLength: 3 }).map(poseFrom)

describe('win radius vectors', () => {
  test.each([
    ['PA-01 a', base(150, 0), 100, true],
    ['PA-01 b', base(151, 0), 101, false],
    ['PA-01 c: corner to corner, 6-8-10', base(110, 112), 100, true],
    ['PA-01 c: a millimetre lower', base(110, 113), 100.8018, false],
    ['PA-01 d: turned 90 degrees', base(141, 0, 90), 100, true],
    ['PA-01 d: a millimetre farther', base(142, 0, 90), 101, false],
    ['PA-01 e: turned 45 degrees', base(153.9, 0, 45), 99.9086, true],
    ['PA-01 e: 0.2 mm farther', base(154.1, 0, 45), 100.1086, false],
  ])('%s', (_, enemy, mm, denies) => {
    const measured = gap(base(0, 0), enemy)
    expect(measured.mm).toBeCloseTo(mm, 4)
    expect(within(measured, 100)).toBe(denies)
    expect(apart(measured.from, measured.to)).toBeCloseTo(measured.mm, 9)
  })

  it('measures whole millimetres between bases that stand straight without any error', () => {
    expect(gap(base(0, 0), base(150, 0)).mm).toBe(100)
    expect(gap(base(0, 0), base(110, 112)).mm).toBe(100)
    expect(gap(base(0, 0), base(141, 0, 90)).mm).toBe(100)
  })
})

describe('shapes', () => {
  it('measures round bases from edge to edge', () => {
    const measured = gap(base(0, 0, 0, FIGURE), base(182, 0, 77, FIGURE))
    expect(measured.mm).toBe(150)
    expect(measured.from).toEqual({ x: 16, y: 0 })
    expect(measured.to).toEqual({ x: 166, y: 0 })
  })

  it('measures from a round base to the corner of a box', () => {
    const measured = gap(base(0, 0, 0, FIGURE), base(55, 56))
    expect(measured.mm).toBeCloseTo(50 - 16, 9)
    expect(measured.to).toEqual({ x: 30, y: 40 })
  })

  it('takes the rounding of both boxes off', () => {
    const soft = { w: 40, d: 20, r: 5 }
    expect(gap(base(0, 0, 0, soft), base(100, 0, 0, soft)).mm).toBe(50)
  })

  it('draws the line between facing edges in the middle of what faces', () => {
    expect(gap(base(0, 0), base(20, 100))).toEqual({ from: { x: 10, y: 16 }, to: { x: 10, y: 84 }, mm: 68 })
  })
})

describe('contact and overlap', () => {
  it('finds 0 between bases edge to edge, with a shared point on the common edge', () => {
    expect(gap(base(0, 0), base(50, 10))).toEqual({ from: { x: 25, y: 5 }, to: { x: 25, y: 5 }, mm: 0 })
    expect(overlaps(base(0, 0), base(50, 10))).toBe(false)
  })

  it('calls bases overlapping only when deeper than the tolerance', () => {
    expect(overlapDepth(base(0, 0), base(49, 0))).toBeCloseTo(1, 9)
    expect(overlaps(base(0, 0), base(49.96, 0))).toBe(false)
    expect(overlaps(base(0, 0), base(49.94, 0))).toBe(true)
  })

  it('finds bases that cross like swords overlapping though no corner is inside the other', () => {
    const sword = { w: 100, d: 4, r: 0 }
    const measured = gap(base(0, 0, 0, sword), base(0, 0, 60, sword))
    expect(measured.mm).toBe(0)
    expect(overlaps(base(0, 0, 0, sword), base(0, 0, 60, sword))).toBe(true)
  })

  it('needs the whole depth to free a round base from the middle of another', () => {
    expect(overlapDepth(base(0, 0, 0, FIGURE), base(0, 0, 0, FIGURE))).toBe(32)
  })
})

describe('any two bodies', () => {
  it('measure the same both ways, to the last bit', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        const there = gap(a, b)
        const back = gap(b, a)
        expect(back).toEqual({ from: there.to, to: there.from, mm: there.mm })
      }),
    )
  })

  it('are never nearer than the cheap bound, whatever their size', () => {
    const large = { at: { x: 0, y: 0, facing: 0 }, shape: { w: 150, d: 150, r: 75 } }
    const beside = { ...large, at: { x: 255, y: 255, facing: 0 } }
    expect([touching(gap(large, beside)), leastGap(large, beside) < 1]).toEqual([true, true])
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        expect(leastGap(a, b)).toBeLessThanOrEqual(gap(a, b).mm + 1e-9)
      }),
    )
  })

  it('measure the same when both are moved and turned together', () => {
    fc.assert(
      fc.property(anyBody, anyBody, anyPose, (a, b, by) => {
        expect(gap(carried(a, by), carried(b, by)).mm).toBeCloseTo(gap(a, b).mm, 8)
      }),
    )
  })

  it('have no two edge points nearer than the gap, and some hardly farther', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        const { mm } = gap(a, b)
        const ends = edge(b, 2)
        const sampled = Math.min(...edge(a, 2).flatMap((from) => ends.map((to) => apart(from, to))))
        expect(sampled).toBeGreaterThanOrEqual(mm - 1e-9)
        if (mm > 0) expect(sampled).toBeLessThan(mm + 1.5)
      }),
      { numRuns: 60 },
    )
  })

  it('have both ends of the line on their edges', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        const { from, to, mm } = gap(a, b)
        expect(apart(from, to)).toBeCloseTo(mm, 8)
        expect(holds(a, from, 1e-7)).toBe(true)
        expect(holds(b, to, 1e-7)).toBe(true)
      }),
    )
  })

  it('are as near to a point as their grown shape says', () => {
    fc.assert(
      fc.property(anyBody, anyPose, fc.integer({ min: 0, max: 100 }), (body, at, mm) => {
        const measured = gap(body, { at, shape: { w: 0, d: 0, r: 0 } }).mm
        if (Math.abs(measured - mm) < 1e-9) return
        expect(holds(body, at, mm)).toBe(measured < mm)
      }),
    )
  })

  it('are either apart or overlapping, and touch when moved by the gap or the depth', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        const measured = gap(a, b)
        const depth = overlapDepth(a, b)
        expect(measured.mm === 0 || depth === 0).toBe(true)
        expect(overlaps(a, b)).toBe(depth > TOLERANCE_MM)
        if (measured.mm === 0) return
        const at = {
          ...a.at,
          x: a.at.x + measured.to.x - measured.from.x,
          y: a.at.y + measured.to.y - measured.from.y,
        }
        const moved = { ...a, at }
        expect(touching(gap(moved, b))).toBe(true)
        expect(overlaps(moved, b)).toBe(false)
      }),
    )
  })
})

describe('the table', () => {
  const size = { w: 600, d: 400 }

  it('holds a base whose edge lies on its edge', () => {
    expect(insideTable(base(25, 16), size)).toBe(true)
    expect(insideTable(base(575, 384), size)).toBe(true)
  })

  it('does not hold a base that sticks out', () => {
    expect(insideTable(base(24.9, 16), size)).toBe(false)
    expect(insideTable(base(25, 384.1), size)).toBe(false)
    expect(insideTable(base(25, 16, 90), size)).toBe(false)
  })
})

function carried(body: Body, by: { x: number; y: number; facing: number }): Body {
  const cos = cosine(by.facing)
  const sin = sine(by.facing)
  const { x, y, facing } = body.at
  return {
    at: { x: by.x + x * cos - y * sin, y: by.y + x * sin + y * cos, facing: facing + by.facing },
    shape: body.shape,
  }
}
