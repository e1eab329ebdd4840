import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atGap, freeAtGap } from './atGap.ts'
import { bodyFrom } from './bodies.ts'
import { gap } from './gap.ts'
import { type Body, isSamePose } from './point.ts'
import { slide } from './slide.ts'

const aBody = fc.array(fc.integer(), { minLength: 4, maxLength: 4 }).map(bodyFrom)

describe('a base brought to a typed gap', () => {
  const base = (x: number, facing = 0) => ({ at: { x, y: 0, facing }, shape: { w: 50, d: 32, r: 0 } })

  it('moves along the line, nearer or farther, and keeps its facing', () => {
    expect(atGap(base(200), base(0), 98)).toEqual({ x: 148, y: 0, facing: 0 })
    expect(atGap(base(60), base(0), 98)).toEqual({ x: 148, y: 0, facing: 0 })
  })

  it('lies exactly so far off, wherever both lay and however they were turned', () => {
    fc.assert(
      fc.property(aBody, aBody, fc.double({ min: 0, max: 500, noNaN: true }), (mover, other, mm) => {
        const lies = { ...mover, at: atGap(mover, other, mm) }
        expect(Math.abs(gap(lies, other).mm - mm)).toBeLessThan(0.03)
      }),
    )
  })
})

describe('a base brought to a typed gap among others', () => {
  const size = { w: 1800, d: 1200 }
  const team = (x: number, y: number, facing: number): Body => ({
    at: { x, y, facing },
    shape: { w: 50, d: 32, r: 0 },
  })
  const [mover, other] = [team(1120, 540, 200), team(870, 640, 0)]
  const obstacles = [other, team(1180, 570, 206), team(1170, 505, 200)]
  const put = (body: Body, mm: number): Body => ({
    ...body,
    at: freeAtGap(body, other, mm, { obstacles, size }),
  })
  const isFree = (body: Body): boolean => isSamePose(slide(body, body.at, obstacles, size), body.at)

  it('lies exactly so far off where there is room, though not along the line', () => {
    expect(isFree({ ...mover, at: atGap(mover, other, 300) })).toBe(false)
    const lies = put(mover, 300)
    expect(gap(lies, other).mm).toBeCloseTo(300, 1)
    expect(isFree(lies)).toBe(true)
  })

  it.each([0, 20, 100, 300, 900, 1500, 99_990])('lies where it would lie a second time: %s mm', (mm) => {
    const once = put(mover, mm)
    expect(put(once, mm)).toEqual(once)
    expect(isFree(once)).toBe(true)
  })
})
