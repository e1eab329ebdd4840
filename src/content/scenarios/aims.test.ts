// In the ready battles a target that a team is offered is one that it gets to.
import { describe, expect, it } from 'vitest'
import { gap } from '../../kernel/geometry/gap.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { act, begin, current } from '../../kernel/match.ts'
import { baseOf, foesOf } from '../../kernel/table.ts'
import { scenarios } from './index.ts'
import { rulesOf } from './rules.ts'
import { startOf } from './scenario.ts'
import { twoPlatoons } from './twoPlatoons.ts'

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

describe('a later team', () => {
  const rules = rulesOf(twoPlatoons)
  const begun = begin(rules, startOf(twoPlatoons, rules, { system: 'cm', seed: 1 }))
  const first = rules.aims(current(begun), '1A').find(({ target }) => target === '3A')?.verdict.moves ?? []
  const state = current(act(begun, { do: 'move', moves: first }).match)
  const aims = ['1B', '1C', '1D', '1E'].flatMap((id) => rules.aims(state, id).map((aim) => ({ id, ...aim })))

  it('is offered no target for which it would attack another one', () => {
    const offered = aims.filter(({ verdict }) => verdict.ok)
    for (const { id, target, verdict } of offered) {
      expect(verdict.why[0]?.about.other, `${id} to ${target}`).toBe(target)
      const [to] = (verdict.moves ?? []).map((move) => move.to)
      const ended = { ...baseOf(state.table, id), ...(to && { at: to }) }
      const touched = foesOf(state.table, ended).filter((foe) => touching(gap(ended, foe)))
      if (touched.length > 0)
        expect(
          touched.map((foe) => foe.id),
          `${id} to ${target}`,
        ).toContain(target)
    }
    const to = (id: string, target: string) =>
      aims.find((aim) => aim.id === id && aim.target === target)?.verdict
    expect(to('1C', '3E')).toMatchObject({ ok: false })
    expect(to('1C', '3B')?.why[0]).toMatchObject({ ok: true, says: 'chargeJoined' })
    expect(to('1D', '3E')?.why[0]).toMatchObject({ ok: true, says: 'endsAsNear' })
  })
})
