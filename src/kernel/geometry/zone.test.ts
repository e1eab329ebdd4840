import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base, bodyFrom, FIGURE, poseFrom } from './bodies.ts'
import { gap } from './gap.ts'
import { contains, grow } from './zone.ts'

const anyBody = fc.array(fc.integer(), { minLength: 4, maxLength: 4 }).map(bodyFrom)
const anyPose = fc.array(fc.integer(), { minLength: 3, maxLength: 3 }).map(poseFrom)

describe('a zone', () => {
  it('of 10 cm round a team base measures 250 by 232 mm', () => {
    expect(grow(base(0, 0).shape, 100)).toEqual({ w: 50, d: 32, r: 100 })
    const zone = { ...base(0, 0), shape: grow(base(0, 0).shape, 100) }
    expect(contains(zone, { x: 125, y: 0 })).toBe(true)
    expect(contains(zone, { x: 0, y: 116 })).toBe(true)
    expect(contains(zone, { x: 125.01, y: 0 })).toBe(false)
    expect(contains(zone, { x: 125, y: 116 })).toBe(false)
  })

  it('holds exactly the points that are so near by the one distance', () => {
    fc.assert(
      fc.property(anyBody, anyPose, fc.integer({ min: 0, max: 100 }), (body, at, mm) => {
        const point = { at, shape: { w: 0, d: 0, r: 0 } }
        const measured = gap(body, point).mm
        if (Math.abs(measured - mm) < 1e-9) return
        expect(contains({ at: body.at, shape: grow(body.shape, mm) }, at)).toBe(measured < mm)
      }),
    )
  })
})

describe('a body', () => {
  it('holds the points of its turned box and not those beside', () => {
    expect(contains(base(0, 0, 90), { x: 16, y: 25 })).toBe(true)
    expect(contains(base(0, 0, 90), { x: 17, y: 0 })).toBe(false)
    expect(contains(base(0, 0, 45), { x: 25, y: 0 })).toBe(false)
  })

  it('that is round holds what lies within its radius', () => {
    expect(contains(base(0, 0, 0, FIGURE), { x: 16, y: 0 })).toBe(true)
    expect(contains(base(0, 0, 0, FIGURE), { x: 12, y: 12 })).toBe(false)
  })
})
