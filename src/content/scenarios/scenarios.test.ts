import { describe, expect, test } from 'vitest'
import type { Base } from '../../kernel/game.ts'
import { gap, insideTable, overlaps } from '../../kernel/geometry/gap.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { act, begin, check, current, type Match } from '../../kernel/match.ts'
import { open } from '../../kernel/recording.ts'
import { baseOf, indexOf } from '../../kernel/table.ts'
import { write } from '../../kernel/writing.ts'
import { ruleSets } from '../../rules/index.ts'
import { scenarios } from './index.ts'
import { rulesOf } from './rules.ts'
import { startOf, tableOf } from './scenario.ts'
import { tanks } from './tanks.ts'

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
      const match = begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system, seed: 5 }))
      expect(open(write(match), ruleSets)).toMatchObject({ ok: true })
    },
  )

  test('numbers its units on through both sides', () => {
    const numbers = scenario.units.map((plan) => plan.number)
    expect(numbers).toEqual(numbers.map((_n, i) => i + 1))
  })

  test('what is proposed first, the ghost of the first minute, reaches an enemy and may be done', () => {
    const match = untilCharge(
      begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system: 'cm', seed: 5 })),
    )
    const action = match.rules.suggest(current(match))
    const move = action?.do === 'move' ? action.moves[0] : undefined
    if (!action || !move) throw new Error('No move is proposed')
    expect(check(match, action)).toMatchObject({ ok: true })
    const { table } = current(act(match, action).match)
    const { side } = indexOf(table)
    const isFoe = (base: Base): boolean => side.get(base.id) !== side.get(move.base)
    const moved = baseOf(table, move.base)
    expect(table.bases.some((base) => isFoe(base) && touching(gap(base, moved)))).toBe(true)
  })
})

test('the tanks are proposed against those whom all of them can contact, not the nearest one against a wreck', () => {
  const match = begin(rulesOf(tanks), startOf(tanks, rulesOf(tanks), { system: 'cm', seed: 5 }))
  const action = match.rules.suggest(current(match))
  const verdict = action && check(match, action)
  expect(verdict?.why.map(({ says }) => says)).not.toContain('endsAsNear')
  expect(verdict?.moves).toHaveLength(4)
})
