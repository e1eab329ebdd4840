// The first look at each ready battle: no unit's band stands on anybody.
import { expect, it } from 'vitest'
import { boxBody, onScreen } from '../board/boxes.ts'
import { layOut } from '../board/layout.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { tableOf } from '../content/scenarios/scenario.ts'
import { gap } from '../kernel/geometry/gap.ts'

const SIZES = {
  tag: () => ({ w: 26, h: 19 }),
  band: () => ({ w: 96, h: 26 }),
}

/** Of a wide window on a small fight. */
const SCALE = 1.92

it.each(scenarios)('covers nobody as $id is opened', (scenario) => {
  const table = tableOf(scenario, 'cm')
  const { bands } = layOut(table, SCALE, SIZES)
  expect(bands.size).toBe(table.units.length)
  for (const band of bands.values())
    for (const base of table.bases) {
      const body = onScreen(base, { x: 0, y: 0, scale: SCALE }, { w: 0, h: 0 })
      expect(gap(boxBody(band), body).mm).toBeGreaterThan(0)
    }
})
