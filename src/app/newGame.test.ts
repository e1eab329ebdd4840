// After a game that can only be looked at, the next one is played by the rules of today.
import { expect, it } from 'vitest'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { view } from '../kernel/viewing.ts'
import { write } from '../kernel/writing.ts'
import { restart } from '../panels/newGame.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import { createViewStore } from '../store/view.ts'

it('the battle of another edition begins again by the rules of today', () => {
  const opened = view(write(touchMatch()), [{ ...touchGame, edition: 2 }])
  if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
  const match = createMatchStore(opened.match)
  restart({ match, view: createViewStore(), hand: createHand(match) })
  const { rules } = match.getState().match
  expect([opened.match.rules.edition, rules.edition, rules.past]).toEqual([1, 2, undefined])
})
