import { expect, test } from 'vitest'
import { act, begin, shown } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { fallenIn } from './fallen.ts'

/** b1 is struck where it lies. */
const struck = () => {
  const at = { x: 600, y: 732, facing: 0 }
  const { match } = act(touchMatch(), { do: 'move', moves: [{ base: 'a1', to: at }] })
  return act(match, { do: 'roll', from: 'typed', faces: [6, 6] }).match
}

test('what the step we stand in has taken off is just lost, where it lay and why', () => {
  const match = struck()
  const before = shown(touchMatch()).table.bases.find(({ id }) => id === 'b1')
  expect(fallenIn(match).map(({ base }) => base)).toEqual([before])
  expect(fallenIn(match)[0]?.why[0]?.says).toBe('struck')
})

test('it is no news any more once the game goes on', () => {
  const on = act(struck(), { do: 'mode', mode: 'arrange' }).match
  expect(fallenIn(on)).toEqual([])
})

test('what a hand takes off is no loss, and where nothing was done nothing is lost', () => {
  const { match, verdict } = act(touchMatch(), { do: 'correct', by: { is: 'removed', base: 'b1' } })
  expect(verdict.ok).toBe(true)
  expect(fallenIn(match)).toEqual([])
  expect(fallenIn(begin(touchGame, touchMatch().start))).toEqual([])
})
