// In the ready battles a target that a team is offered is one that it gets to.
import { describe, expect, it } from 'vitest'
import { gap } from '../../kernel/geometry/gap.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { begin, current } from '../../kernel/match.ts'
import { baseOf } from '../../kernel/table.ts'
import { scenarios } from './index.ts'
import { rulesOf } from './rules.ts'
import { startOf } from './scenario.ts'

const assaults = scenarios.filter(({ rules }) => rules === 'assault').map((each) => [each.id, each] as const)

describe('the first team to charge', () => {
  it.each(assaults)('%s: touches whom it is offered, and is told so', (_id, scenario) => {
    const rules = rulesOf(scenario)
    const state = current(begin(rules, startOf(scenario, rules, { system: 'cm', seed: 1 })))
    const offered = state.table.bases.flatMap(({ id }) =>
      rules.aims(state, id).flatMap(({ target, verdict }) => (verdict.ok ? [{ id, target, verdict }] : [])),
    )
    expect(offered.length).toBeGreaterThan(0)
    for (const { id, target, verdict } of offered) {
      const [to] = (verdict.moves ?? []).map((move) => move.to)
      const ended = { ...baseOf(state.table, id), ...(to && { at: to }) }
      expect(touching(gap(ended, baseOf(state.table, target))), `${id} to ${target}`).toBe(true)
      expect(verdict.why[0]?.about.other, `${id} to ${target}`).toBe(target)
    }
  })
})
