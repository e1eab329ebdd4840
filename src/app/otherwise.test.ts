// The verdict that stands, by another answer to an open question: told where it would be another one, and only there.
import { expect, it } from 'vitest'
import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import { settingOf } from '../kernel/game.ts'
import { act, begin, type Match } from '../kernel/match.ts'
import { assault } from '../rules/assault/assault.ts'
import { suggestionOf } from '../store/match.ts'
import { otherwise } from '../store/otherwise.ts'

/** The decisions and rolls of a battle, each with the match after it, played as is proposed. */
function moments(): readonly Match[] {
  const found: Match[] = []
  let match = begin(assault, startOf(twoPlatoons, 'cm', 1))
  for (let left = 25; left > 0; left--) {
    const action = suggestionOf(match)
    if (action === null) break
    match = act(match, action).match
    if (action.do !== 'move') found.push(match)
  }
  return found
}

const told = moments().flatMap((match) =>
  assault.switches.flatMap((each) =>
    each.values.map((value) => ({
      id: each.id,
      isNow: settingOf(match.start.options, each) === value,
      says: otherwise(match, each, value)?.why[0]?.says ?? null,
    })),
  ),
)

it('the answer that the game is played by tells nothing else', () => {
  expect(told.filter(({ isNow, says }) => isNow && says !== null)).toEqual([])
})

it('another range of the fight gives other hits, and no other radius of the win where everybody fought', () => {
  const says = (id: string) =>
    new Set(told.filter((each) => each.id === id && !each.isNow).map((each) => each.says))
  expect(says('A-18')).toContain('hitsScored')
  expect([...says('A-20')]).toEqual([null])
})
