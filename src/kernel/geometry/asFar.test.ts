// As far off as can be, by the shortest way: held against a raster of all places within the allowance.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asFar, FINE_MM } from './asFar.ts'
import { base, bodyFrom } from './bodies.ts'
import { gap, overlaps } from './gap.ts'
import { type Body, noCloserThan, type Point, roundPose } from './point.ts'
import { type Ground, route } from './route.ts'

const KEEP_MM = 50
const ROOMY = { size: { w: 1000, d: 1000 }, allowanceMm: 100 }

const standing = (body: Body, { x, y }: Point): Body => ({ ...body, at: { ...body.at, x, y } })

const isClear = (body: Body, foes: readonly Body[]): boolean =>
  foes.every((foe) => noCloserThan(gap(body, foe), KEEP_MM))

const off = (body: Body, foes: readonly Body[]): number => Math.min(...foes.map((foe) => gap(body, foe).mm))

/** Where it ends, how far off that is, how long the way: of the place that the search finds, or where it stands. */
function found(body: Body, foes: readonly Body[], ground: Ground) {
  const way = asFar(body, foes, KEEP_MM, ground)
  const end = standing(body, way?.points.at(-1) ?? body.at)
  return { end, off: off(end, foes), mm: way?.mm ?? 0 }
}

/** Each place of the raster that can be gone to. */
function* raster(body: Body, ground: Ground, stepMm: number) {
  const most = Math.floor(ground.allowanceMm / stepMm)
  for (let i = -most; i <= most; i++) {
    for (let j = -most; j <= most; j++) {
      const { x, y } = body.at
      const end = standing(body, roundPose({ ...body.at, x: x + i * stepMm, y: y + j * stepMm }))
      const way = route(body, end.at, ground)
      if (way !== null) yield { end, mm: way.mm }
    }
  }
}

it.each([30, 48.5, 49.2, 49.94])('an enemy straight to the left, %f mm off: straight to the right', (mm) => {
  const foe = base(500 - 50 - mm, 500)
  const { end, off: far } = found(base(500, 500), [foe], { ...ROOMY, obstacles: [{ body: foe, clear: 0 }] })
  expect(end.at.y).toBe(500)
  expect(far).toBeCloseTo(KEEP_MM + 0.01, 5)
})

it('who is far enough goes nowhere', () => {
  const foe = base(400, 500)
  const obstacles = [{ body: foe, clear: 0 }]
  expect(asFar(base(500, 500), [foe], KEEP_MM, { ...ROOMY, obstacles })).toBeNull()
})

const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat())

it('no place of the raster is farther off, nor far enough by a shorter way', () => {
  let walled = 0
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 5, maxLength: 14 }),
      fc.nat(3),
      fc.constantFrom(40, 70, 100),
      (some, foesLess, allowanceMm) => {
        const [body, ...all] = some.map(bodyFrom).map(({ at, shape }) => ({
          at: roundPose({ ...at, x: at.x * 1.3 + 300, y: at.y * 1.3 + 300 }),
          shape,
        }))
        if (body === undefined) return
        const others = all.filter((other) => !overlaps(body, other))
        const foes = others.slice(foesLess)
        if (foes.length === 0) return
        const ground = {
          ...ROOMY,
          allowanceMm,
          obstacles: others.map((other) => ({ body: other, clear: 0 })),
        }
        const best = found(body, foes, ground)
        if (best.mm > 0) expect(route(body, best.end.at, ground)?.mm).toBeCloseTo(best.mm, 1)
        if (isClear(best.end, foes)) {
          const far = [...raster(body, ground, 10)].filter(({ end }) => isClear(end, foes))
          expect(Math.min(...far.map(({ mm }) => mm))).toBeGreaterThanOrEqual(best.mm - 0.1)
        } else {
          walled++
          const farthest = Math.max(...[...raster(body, ground, 10)].map(({ end }) => off(end, foes)))
          expect(farthest).toBeLessThanOrEqual(best.off + 2 * FINE_MM)
        }
      },
    ),
    { numRuns: 100, seed: 7, endOnFailure: true },
  )
  expect(walled).toBeGreaterThan(10)
})
