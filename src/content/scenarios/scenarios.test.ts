import { describe, expect, test } from 'vitest'
import { gap, insideTable, overlaps } from '../../kernel/geometry/gap.ts'
import { begin, check } from '../../kernel/match.ts'
import { open } from '../../kernel/recording.ts'
import { baseOf } from '../../kernel/table.ts'
import { write } from '../../kernel/writing.ts'
import { assault } from '../../rules/assault/assault.ts'
import { scenarios } from './index.ts'
import { startOf, tableOf } from './scenario.ts'

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('scenario %s', (_, scenario) => {
  test.each(['cm', 'in'] as const)(
    'lies on its table without overlap, and makes a file that opens (%s)',
    (system) => {
      const { bases, size } = tableOf(scenario, system)
      for (const [i, base] of bases.entries()) {
        expect(insideTable(base, size)).toBe(true)
        for (const other of bases.slice(0, i))
          expect(overlaps(base, other), `${base.id} ${other.id}`).toBe(false)
      }
      const match = begin(assault, startOf(scenario, system, 5))
      expect(open(write(match), [assault])).toMatchObject({ ok: true })
    },
  )

  test('numbers its platoons on through both sides', () => {
    const numbers = scenario.platoons.map((plan) => plan.number)
    expect(numbers).toEqual(numbers.map((_n, i) => i + 1))
  })

  test('its opening drag reaches the enemy and begins an assault', () => {
    const match = begin(assault, startOf(scenario, 'cm', 5))
    const { table } = match.start
    const base = baseOf(table, scenario.opening.base)
    const target = baseOf(table, scenario.opening.target)
    expect(gap(base, target).mm).toBeGreaterThan(30)
    const way = gap(base, target)
    const to = {
      x: base.at.x + way.to.x - way.from.x,
      y: base.at.y + way.to.y - way.from.y,
      facing: base.at.facing,
    }
    expect(check(match, { do: 'move', moves: [{ base: base.id, to }] })).toMatchObject({ ok: true })
  })
})
