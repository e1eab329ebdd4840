// What is printed never contradicts what was decided.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inMm, type System } from '../kernel/game.ts'
import { TOLERANCE_MM, within } from '../kernel/geometry/point.ts'
import {
  held,
  isClose,
  type Printed,
  printedAgainst,
  printedLength,
  printedLimit,
  printedMargin,
} from './lengths.ts'
import { FIVE, gapOf, TEN, TWENTY } from './speaking.ts'

/** As it stands on the table, without its unit. */
const printed = ({ value, digits }: { value: number; digits: number }) => value.toFixed(digits)

/** The printed number in the units of the table. */
const inUnits = (length: Printed): number => Number(printed(length)) / (length.unit === 'mm' ? 10 : 1)

/** Near contact as often as anywhere else. */
const lengths = fc.oneof(
  fc.double({ min: 0, max: 400, noNaN: true }),
  fc.double({ min: 0, max: 2, noNaN: true }),
)
const limits = fc.constantFrom(FIVE, TEN, TWENTY)
const systems = fc.constantFrom<System>('cm', 'in')

describe('a length beside its limit of 10 cm', () => {
  it.each([
    [98.34, '9.83', 'a close call shows its second decimal'],
    [96.2, '9.6', 'a clear one does not'],
    [99.6, '9.96', 'under the limit it is not rounded onto it'],
    [99.94, '9.99', 'nor when a hundredth would be'],
    [99.96, '10.0', 'within the tolerance it is the limit'],
    [100, '10.0', 'exactly at the limit'],
    [100.05, '10.0', 'still within the tolerance'],
    [100.05000000000001, '10.0', 'and by a hair of adding decimals more'],
    [100.06, '10.01', 'beyond it, it is printed beyond it'],
    [100.4, '10.04', 'never 10.0 cm beside "outside"'],
    [104, '10.4', 'a clear one outside'],
    [0, '0.0', 'contact'],
  ])('%s mm is printed as %s: %s', (mm, text) => {
    expect(printed(printedAgainst(mm, TEN, 'cm'))).toBe(text)
  })

  it.each([
    [101.6, '4.0'],
    [101.7, '4.01'],
    [101.5, '3.99'],
    [99, '3.9'],
    [104.2, '4.1'],
  ])('of 4 inches: %s mm is printed as %s', (mm, text) => {
    expect(printed(printedAgainst(mm, TEN, 'in'))).toBe(text)
  })

  it('is printed on the side on which it was decided, whatever it is', () => {
    fc.assert(
      fc.property(lengths, limits, systems, (mm, limit, system) => {
        const limitMm = inMm(limit, system)
        const text = inUnits(printedAgainst(mm, limit, system))
        const edge = printedLimit(limit, system).value
        expect(text <= edge).toBe(within(gapOf(mm), limitMm))
        if (mm < limitMm - TOLERANCE_MM) expect(text).toBeLessThan(edge)
      }),
    )
  })

  it('is never off by more than half a step', () => {
    fc.assert(
      fc.property(lengths, limits, (mm, limit) => {
        expect(Math.abs(inUnits(printedAgainst(mm, limit, 'cm')) * 10 - mm)).toBeLessThanOrEqual(0.501)
      }),
    )
  })
})

describe('a margin', () => {
  it.each([
    [98, '2', 'mm'],
    [98.34, '1.7', 'mm'],
    [100.4, '0.4', 'mm'],
    [100.06, '0.1', 'mm'],
    [95.7, '4', 'mm'],
    [63, '3.7', 'cm'],
    [50, '5.0', 'cm'],
    [100, '0', 'mm'],
    [0.3, '9.97', 'cm'],
  ])('%s mm of 10 cm is %s %s from it', (mm, text, unit) => {
    const margin = printedMargin(mm, 100, 'cm')
    expect([printed(margin), margin.unit]).toEqual([text, unit])
  })

  it('in inches has at most two decimals', () => {
    expect(printed(printedMargin(99, 101.6, 'in'))).toBe('0.1')
    expect(printed(printedMargin(101.7, 101.6, 'in'))).toBe('0.01')
  })

  it('and the length that is printed make the limit together', () => {
    fc.assert(
      fc.property(lengths, limits, (mm, limit) => {
        const length = inUnits(printedAgainst(mm, limit, 'cm')) * 10
        const { unit, ...margin } = printedMargin(mm, inMm(limit, 'cm'), 'cm')
        const by = Number(printed(margin)) * (unit === 'mm' ? 1 : 10)
        expect(Math.abs(Math.abs(length - inMm(limit, 'cm')) - by)).toBeLessThan(0.06)
      }),
    )
  })

  it('under 2 mm is a close call, on either side', () => {
    expect([98, 98.1, 100, 101.9, 102].map((mm) => isClose(mm, 100))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('a length beside nothing', () => {
  it('is 0 in contact alone', () => {
    expect(printed(printedLength(0.04, 'cm'))).toBe('0.0')
    expect(printed(printedLength(3, 'cm'))).toBe('0.3')
    expect(printed(printedLength(0.06, 'in'))).toBe('0.01')
  })

  it('is printed as a round number, as limits are, only where it is one', () => {
    const texts = [99.6, 99.97, 100, 100.3, 98.4, 80.1].map((mm) => printed(printedLength(mm, 'cm')))
    expect(texts).toEqual(['9.96', '10.0', '10.0', '10.03', '9.8', '8.0'])
  })

  it('is in millimetres when it is all but contact', () => {
    expect(printedLength(0.3, 'cm')).toEqual({ value: 0.3, digits: 1, unit: 'mm' })
    expect(printedLength(1.96, 'cm')).toEqual({ value: 2, digits: 0, unit: 'mm' })
  })

  it('is in millimetres too beside a limit that is far', () => {
    expect(printedAgainst(1.2, TEN, 'cm')).toEqual({ value: 1.2, digits: 1, unit: 'mm' })
    expect(printedAgainst(1.2, TEN, 'in').unit).toBe('in')
  })

  it('held against another that is nearly as long differs from it in print', () => {
    expect(printed(held(39.6, 40, 'cm'))).toBe('3.96')
    const tiny = [held(0.1, 0.6, 'in'), held(0.06, 0.2, 'in'), held(0.06, 0.2, 'cm'), held(0.04, 0.6, 'in')]
    expect(tiny.map(printed)).toEqual(['0.004', '0.002', '0.01', '0.0'])
  })
})

describe('a limit', () => {
  it('is printed as the book prints it', () => {
    expect(printed(printedLimit(TEN, 'cm'))).toBe('10')
    expect(printed(printedLimit(TEN, 'in'))).toBe('4')
    expect(printed(printedLimit({ in: 1, cm: 2.5 }, 'cm'))).toBe('2.5')
  })

  it('is in centimetres where the book prints no inches', () => {
    expect(printedLimit({ cm: 15 }, 'in')).toEqual({ value: 15, digits: 0, unit: 'cm' })
    expect(printed(printedAgainst(150.4, { cm: 15 }, 'in'))).toBe('15.04')
  })
})
