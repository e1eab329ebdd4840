import { describe, expect, test } from 'vitest'
import type { Action, Base, BaseId } from '../../kernel/game.ts'
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

  test('what is proposed first, and the ghost of the first minute, reach an enemy and may be done', () => {
    const match = untilCharge(
      begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system: 'cm', seed: 5 })),
    )
    const action = match.rules.suggest(current(match))
    const ghost = match.rules.firstMove(current(match))
    const first = action?.do === 'move' ? action.moves[0] : undefined
    if (!action || !first || !ghost) throw new Error('No move is proposed')
    expect(ghost).toEqual(first)
    expect(check(match, action)).toMatchObject({ ok: true })
    expect(touchesFoe(match, action, first.base)).toBe(true)
    expect(check(match, { do: 'move', moves: [ghost] })).toMatchObject({ ok: true })
  })
})

function touchesFoe(match: Match, action: Action, id: BaseId): boolean {
  const { table } = current(act(match, action).match)
  const { side } = indexOf(table)
  const moved = baseOf(table, id)
  const isFoe = (base: Base): boolean => side.get(base.id) !== side.get(id)
  return table.bases.some((base) => isFoe(base) && touching(gap(base, moved)))
}

test('the tanks are proposed against those whom all of them can contact, not the nearest one against a wreck', () => {
  const match = begin(rulesOf(tanks), startOf(tanks, rulesOf(tanks), { system: 'cm', seed: 5 }))
  const action = match.rules.suggest(current(match))
  const verdict = action && check(match, action)
  expect(verdict?.why.map(({ says }) => says)).not.toContain('endsAsNear')
  expect(verdict?.moves).toHaveLength(4)
})
