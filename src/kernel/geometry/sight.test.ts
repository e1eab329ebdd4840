import { describe, expect, it } from 'vitest'
import { base, FIGURE } from './bodies.ts'
import { sees } from './sight.ts'

const wall = (x: number, y: number, d: number) => base(x, y, 0, { w: 10, d, r: 0 })

describe('sight', () => {
  it('is open where nothing stands between', () => {
    expect(sees(base(0, 0), base(300, 0), [base(150, 200)])).toBe(true)
  })

  it('passes beside a blocker that hides only part', () => {
    expect(sees(base(0, 0), base(300, 0), [base(150, 20)])).toBe(true)
  })

  it('ends at a blocker that hides all', () => {
    expect(sees(base(0, 0), base(300, 0), [wall(150, 0, 40)])).toBe(false)
    expect(sees(base(0, 0), base(300, 0), [wall(150, 0, 30)])).toBe(true)
  })

  it('passes between two blockers three millimetres apart, askew', () => {
    expect(sees(base(0, 0), base(300, 0), [wall(150, 51.5, 100), wall(150, -51.5, 100)])).toBe(true)
    expect(sees(base(0, 0), base(300, 0), [wall(150, 50, 100), wall(150, -50, 100)])).toBe(true)
    expect(sees(base(0, 0), base(300, 0), [wall(150, 49.5, 100), wall(150, -50, 100)])).toBe(false)
  })

  it('is hidden by a round base as wide as both', () => {
    expect(sees(base(0, 0, 0, FIGURE), base(300, 0, 0, FIGURE), [base(150, 0, 0, FIGURE)])).toBe(true)
    expect(
      sees(base(0, 0, 0, FIGURE), base(300, 0, 0, FIGURE), [base(150, 0, 0, { w: 0, d: 0, r: 17 })]),
    ).toBe(false)
  })

  it('is open between bases in contact, whatever stands around', () => {
    expect(sees(base(0, 0), base(50, 0), [base(25, 32), base(25, -32)])).toBe(true)
  })
})
