// As near as can be: held against a raster of all places within the allowance.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bodyFrom } from './bodies.ts'
import { gap, overlaps } from './gap.ts'
import { asNear } from './place.ts'
import { type Body, roundPose } from './point.ts'
import { type Ground, route } from './route.ts'

const STEP_MM = 5

/** The smallest gap of all places of the raster that can be gone to. */
function least(body: Body, facing: number, target: Body, ground: Ground): number {
  const { x, y } = body.at
  const steps = Array.from({ length: 41 }, (_, i) => (i - 20) * STEP_MM)
  const places = steps
    .flatMap((dx) => steps.map((dy) => roundPose({ x: x + dx, y: y + dy, facing })))
    .map((at) => ({ at, mm: gap({ ...body, at }, target).mm }))
    .toSorted((a, b) => a.mm - b.mm)
  return places.find(({ at }) => route(body, at, ground) !== null)?.mm ?? Number.POSITIVE_INFINITY
}

const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat())

it('no place of the raster is nearer by a millimetre', () => {
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 4, maxLength: 9 }),
      fc.nat(3599),
      fc.nat(60),
      (some, tenth, clear) => {
        const [body, target, ...others] = some.map(bodyFrom).map(({ at, shape }) => ({
          at: roundPose({ ...at, x: at.x * 1.5 + 300, y: at.y * 1.5 + 300 }),
          shape,
        }))
        if (body === undefined || target === undefined || overlaps(body, target)) return
        const free = others.filter((other) => !overlaps(body, other))
        const facing = tenth % 3 === 0 ? body.at.facing : tenth / 10
        const obstacles = [target, ...free].map((other, i) => ({ body: other, clear: i === 2 ? clear : 0 }))
        const ground = { obstacles, size: { w: 1000, d: 1000 }, allowanceMm: 100 }
        const found = asNear(body, facing, target, ground)
        const mm =
          found === null
            ? gap({ ...body, at: { ...body.at, facing } }, target).mm
            : gap({ ...body, at: found.pose }, target).mm
        expect(mm).toBeLessThan(least(body, facing, target, ground) + 1)
        if (found !== null) expect(route(body, found.pose, ground)).not.toBeNull()
      },
    ),
    { numRuns: 60, seed: 7, endOnFailure: true },
  )
})
