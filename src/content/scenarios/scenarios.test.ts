import { describe, expect, test } from 'vitest'
import { gap, insideTable, overlaps } from '../../kernel/geometry/gap.ts'
import { act, begin, check, current, type Match } from '../../kernel/match.ts'
import { open } from '../../kernel/recording.ts'
import { baseOf } from '../../kernel/table.ts'
import { write } from '../../kernel/writing.ts'
import { ruleSets } from '../../rules/index.ts'
import { scenarios } from './index.ts'
import { rulesOf, startOf, tableOf } from './scenario.ts'

/** In a game whose turn begins otherwise, on to the phase in which contact is made. */
function untilCharge(match: Match): Match {
  const prompt = match.rules.prompt(current(match))
  const isDone = prompt.ask === 'move' || prompt.ask === 'shoot'
  return isDone ? untilCharge(act(match, { do: 'done' }).match) : match
}

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
      const match = begin(rulesOf(scenario), startOf(scenario, system, 5))
      expect(open(write(match), ruleSets)).toMatchObject({ ok: true })
    },
  )

  test('numbers its units on through both sides', () => {
    const numbers = scenario.units.map((plan) => plan.number)
    expect(numbers).toEqual(numbers.map((_n, i) => i + 1))
  })

  test('its opening drag reaches the enemy and begins a fight', () => {
    const match = untilCharge(begin(rulesOf(scenario), startOf(scenario, 'cm', 5)))
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
