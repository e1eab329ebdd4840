import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atGap } from './atGap.ts'
import { bodyFrom } from './bodies.ts'
import { gap } from './gap.ts'

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
