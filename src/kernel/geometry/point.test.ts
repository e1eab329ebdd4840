import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthWithin, noCloserThan, roundPose, sameLength, touching, within } from './point.ts'
import { cosine, sine } from './turn.ts'

const line = (mm: number) => ({ from: { x: 0, y: 0 }, to: { x: mm, y: 0 }, mm })

describe('the tolerance', () => {
  it('counts exactly at the limit as within', () => {
    expect(within(line(100), 100)).toBe(true)
    expect(within(line(100.04), 100)).toBe(true)
    expect(within(line(100.06), 100)).toBe(false)
  })

  it('counts for lengths as for gaps', () => {
    expect([lengthWithin(100.04, 100), lengthWithin(100.06, 100)]).toEqual([true, false])
    expect([sameLength(99.96, 100), sameLength(100, 99.96), sameLength(99.94, 100)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('calls 0.05 mm contact, and a millimetre not', () => {
    expect(touching(line(0.05))).toBe(true)
    expect(touching(line(1))).toBe(false)
  })

  it('counts exactly at the limit as far enough', () => {
    expect(noCloserThan(line(50), 50)).toBe(true)
    expect(noCloserThan(line(49.96), 50)).toBe(true)
    expect(noCloserThan(line(49.94), 50)).toBe(false)
  })
})

describe('rounding', () => {
  it('keeps hundredths of a millimetre and tenths of a degree', () => {
    expect(roundPose({ x: 1.23456, y: -1.23456, facing: 12.345 })).toEqual({
      x: 1.23,
      y: -1.23,
      facing: 12.3,
    })
  })

  it('brings a facing into one turn', () => {
    expect(roundPose({ x: 0, y: 0, facing: 360 }).facing).toBe(0)
    expect(roundPose({ x: 0, y: 0, facing: 359.97 }).facing).toBe(0)
    expect(roundPose({ x: 0, y: 0, facing: -90 }).facing).toBe(270)
    expect(roundPose({ x: 0, y: 0, facing: -0.01 }).facing).toBe(0)
  })

  it('never yields a negative zero, which a digest would tell from zero', () => {
    const { x, y, facing } = roundPose({ x: -0.001, y: -0, facing: -0 })
    expect([x, y, facing].every((value) => Object.is(value, 0))).toBe(true)
  })

  it('changes nothing the second time', () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true })
    fc.assert(
      fc.property(fc.record({ x: number, y: number, facing: number }), (pose) => {
        expect(roundPose(roundPose(pose))).toEqual(roundPose(pose))
      }),
    )
  })
})

describe('sine and cosine', () => {
  it('are exact for the four straight facings', () => {
    expect([0, 90, 180, 270].map(sine)).toEqual([0, 1, 0, -1])
    expect([0, 90, 180, 270].map(cosine)).toEqual([1, 0, -1, 0])
  })

  it('agree with those of the engine for every tenth of a degree', () => {
    for (let tenth = -3600; tenth < 7200; tenth++) {
      const angle = (tenth * Math.PI) / 1800
      expect(Math.abs(sine(tenth / 10) - Math.sin(angle))).toBeLessThan(1e-14)
      expect(Math.abs(cosine(tenth / 10) - Math.cos(angle))).toBeLessThan(1e-14)
    }
  })
})
