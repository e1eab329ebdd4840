import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base, bodyFrom, edge, FIGURE, holds } from './bodies.ts'
import { gap, overlapDepth, overlaps } from './gap.ts'
import type { Body, Point } from './point.ts'
import { sight } from './sight.ts'

const sees = (a: Body, b: Body, blockers: readonly Body[]) => 'line' in sight(a, b, blockers)
const hiders = (a: Body, b: Body, blockers: readonly Body[]) => {
  const seen = sight(a, b, blockers)
  return 'line' in seen ? [] : seen.hiders
}
const wall = (x: number, y: number, d: number) => base(x, y, 0, { w: 10, d, r: 0 })
const figure = (x: number, y: number) => base(x, y, 0, FIGURE)

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
    expect(sees(base(0, 0), base(300, 0), [wall(150, 50.1, 100), wall(150, -50, 100)])).toBe(true)
    expect(sees(base(0, 0), base(300, 0), [wall(150, 49.5, 100), wall(150, -50, 100)])).toBe(false)
  })

  it('passes by the one line that two slits leave, however narrow they are', () => {
    const screen = (x: number, y: number, mm: number) => [
      wall(x, y + 100 + mm / 2, 200),
      wall(x, y - 100 - mm / 2, 200),
    ]
    const slits = (mm: number, offset: number) => [...screen(100, -3, mm), ...screen(200, offset, mm)]
    expect(sees(figure(0, 0), figure(300, 0), slits(0.4, -0.2))).toBe(true)
    expect(sees(figure(0, 0), figure(300, 0), slits(0.4, 3))).toBe(false)
  })

  it('passes between figures that stand in two ranks, not between those that close the gaps', () => {
    const rank = (x: number, shift: number) => [-2, -1, 0, 1, 2].map((at) => figure(x, at * 36 + shift))
    expect(sees(figure(0, 0), figure(300, 0), rank(150, 0))).toBe(true)
    expect(sees(figure(0, 0), figure(300, 0), [...rank(150, 0), ...rank(185, 18)])).toBe(false)
  })

  it('is hidden by a round base wider than both, and that one is named', () => {
    const [same, wider] = [figure(150, 0), base(150, 0, 0, { w: 0, d: 0, r: 17 })]
    expect(hiders(figure(0, 0), figure(300, 0), [same])).toEqual([])
    expect(hiders(figure(0, 0), figure(300, 0), [figure(100, 200), wider])).toEqual([wider])
  })

  it('passes no closed rank: not between bases that touch one another', () => {
    const rank = (apart: number) => [-2, -1, 0, 1, 2].map((at) => figure(80, at * apart))
    const [one, other] = [figure(0, 5), figure(200, 7)]
    expect(sees(one, other, rank(32))).toBe(false)
    expect(sees(one, other, rank(32.04))).toBe(false)
    expect(sees(one, other, rank(32.2))).toBe(true)
    expect(sees(figure(0, 16), figure(200, 16), rank(32))).toBe(false)
    expect(hiders(figure(0, 16), figure(200, 16), rank(32))).toEqual([figure(80, 0), figure(80, 32)])
    const boxes = [wall(80, 50, 100), wall(80, -50, 100)]
    expect(sees(figure(0, 0), figure(200, 0), boxes)).toBe(false)
    expect(sees(figure(0, 0), figure(200, 0), [wall(80, 50.1, 100), wall(80, -50.1, 100)])).toBe(true)
  })

  it('passes along the front of a closed rank, and past its end', () => {
    const flush = [wall(60, 0, 20), wall(70, 0, 20), wall(80, 0, 20)]
    const thin = (x: number, y: number) => base(x, y, 0, { w: 0, d: 0, r: 0 })
    expect(sees(thin(0, 10), thin(200, 10), flush)).toBe(true)
    expect(sees(thin(0, 9), thin(200, 9), flush)).toBe(false)
    expect(sees(figure(0, 0), figure(200, 0), [figure(80, 16), figure(80, 48), figure(80, -16.4)])).toBe(true)
  })

  it('tells a line that is open, from the one edge to the other', () => {
    const blocker = figure(150, 4)
    const seen = sight(figure(0, 0), figure(300, 0), [blocker])
    const line = 'line' in seen ? seen.line : { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
    expect(line.from).toMatchObject({ y: expect.closeTo(line.to.y, 0) })
    expect([holds(figure(0, 0), line.from, 0), holds(figure(300, 0), line.to, 0)]).toEqual([true, true])
    expect(overlaps(lineBody(line), blocker)).toBe(false)
    const straight = sight(figure(0, 0), figure(300, 0), [])
    expect(straight).toEqual({ line: { from: { x: 16, y: 0 }, to: { x: 284, y: 0 } } })
  })

  it('is open between bases in contact, whatever stands around', () => {
    expect(sees(base(0, 0), base(50, 0), [base(25, 32), base(25, -32)])).toBe(true)
  })

  it('is mutual where it grazes to a hair', () => {
    const [a, b] = [base(-93.46, 0, 0, { w: 40, d: 20, r: 5 }), base(0, -53.86, 0, { w: 60, d: 0, r: 12 })]
    const blocker = base(-36.67, -18.56, 300.2, { w: 33, d: 50, r: 0 })
    expect(sees(a, b, [blocker])).toBe(sees(b, a, [blocker]))
  })

  it('is mutual, and open wherever one of many lines passes', () => {
    const numbers = fc.array(fc.integer(), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(numbers, numbers, fc.array(numbers, { maxLength: 5 }), (one, other, some) => {
        const [a, b] = [bodyFrom(one), bodyFrom(other)]
        const blockers = some.map(bodyFrom).filter((each) => !overlaps(each, a) && !overlaps(each, b))
        if (overlaps(a, b)) return
        const open = sees(a, b, blockers)
        expect(sees(b, a, blockers)).toBe(open)
        const seen = sight(a, b, blockers)
        if ('line' in seen) {
          const line = lineBody(seen.line)
          expect(blockers.filter((each) => overlapDepth(line, each) > 0.2)).toEqual([])
          expect([holds(a, seen.line.from, 0.01), holds(b, seen.line.to, 0.01)]).toEqual([true, true])
        }
        if (!open) expect(lines(a, b).filter((line) => isFree(line, blockers))).toEqual([])
      }),
      {
        numRuns: 300,
        // Open by a line alone that leaves one round corner on its left and another on its right.
        examples: [
          [
            [290373000, 0, 0, -303641398],
            [-1021992048, 1611824620, -1073397949, -714193541],
            [[-1202477659, 1103242435, 0, -572144210]],
          ],
        ],
      },
    )
  })
})

/** From points of the one edge to points of the other, as bodies without width. */
const lines = (a: Body, b: Body): readonly Body[] =>
  edge(a, 12).flatMap((from) => edge(b, 12).map((to) => lineBody({ from, to })))

function lineBody({ from, to }: { readonly from: Point; readonly to: Point }): Body {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const facing = (Math.atan2(y, x) * 180) / Math.PI
  return base((from.x + to.x) / 2, (from.y + to.y) / 2, facing, { w: Math.hypot(x, y), d: 0, r: 0 })
}

const isFree = (line: Body, blockers: readonly Body[]): boolean =>
  blockers.every((each) => gap(line, each).mm > 0)
