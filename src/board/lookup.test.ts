import { expect, test } from 'vitest'
import type { BaseId } from '../kernel/game.ts'
import { begin } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { asideOf } from './lookup.ts'
import { tableOf, team } from './testTable.ts'

/** Units 1 and 3 fight, 2 does not; these bases may move. */
function fought(movable: readonly BaseId[]) {
  const roles = { 1: 'fights', 3: 'fights' }
  const table = tableOf([team('1A', 0, 0), team('2A', 200, 0), team('3A', 0, 40)], roles)
  const offers = [{ do: 'move', bases: movable, moved: [] } as const]
  const rules = {
    ...touchGame,
    prompt: (state: Parameters<typeof touchGame.prompt>[0]) => ({ ...touchGame.prompt(state), offers }),
  }
  return begin(rules, { ...touchMatch().start, table })
}

test('who does not fight stands aside', () => {
  expect([...asideOf(fought(['1A']))]).toEqual(['2A'])
})

test('who may move does not, though it does not fight', () => {
  expect([...asideOf(fought(['2A']))]).toEqual([])
})
