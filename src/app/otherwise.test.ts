// The verdict that stands, by another answer to an open question: told where it would be another one, and only there.
import { describe, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import { act, begin, type Match } from '../kernel/match.ts'
import { assault } from '../rules/assault/assault.ts'
import { suggestionOf } from '../store/match.ts'
import { otherwise } from '../store/otherwise.ts'

/** The moments of the ready battles, played as is proposed. */
function moments(seed: number): readonly Match[] {
  return scenarios.flatMap((scenario) => {
    const found: Match[] = []
    let match = begin(assault, startOf(scenario, 'cm', seed))
    for (let left = 14; left > 0; left--) {
      const action = suggestionOf(match)
      if (action === null) break
      match = act(match, action).match
      found.push(match)
    }
    return found
  })
}

const all = moments(3)

describe('another answer', () => {
  it('that is the one the game is played by tells nothing else', () => {
    for (const each of assault.switches)
      for (const match of all.slice(0, 4)) {
        const now = match.start.options[each.name] ?? each.default
        expect(otherwise(match, each, now)).toBeNull()
      }
  })

  it('can be asked about any moment, and tells another verdict at some of them', () => {
    const told = assault.switches.flatMap((each) =>
      each.values.flatMap((value) => all.flatMap((match) => otherwise(match, each, value) ?? [])),
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.every(({ why }) => why.length > 0)).toBe(true)
  })
})
