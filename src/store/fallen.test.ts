import { expect, test } from 'vitest'
import { act, begin, shown } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { fallenIn, lyingFacts, lyingIn } from './fallen.ts'

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

/** The same game, whose question speaks of b1 once it is struck, until it is arranged. */
const lying = {
  ...touchGame,
  prompt: (state: Parameters<typeof touchGame.prompt>[0]) => ({
    ...touchGame.prompt(state),
    why: state.table.lost.map(({ id }) => ({ rule: 'X', says: 'lies', ok: true, about: { base: id } })),
  }),
}

const struckAndLying = () => {
  const at = { x: 600, y: 732, facing: 0 }
  const { match } = act(begin(lying, touchMatch().start), { do: 'move', moves: [{ base: 'a1', to: at }] })
  return act(match, { do: 'roll', from: 'typed', faces: [6, 6] }).match
}

test('what the question still speaks of lies there, and is not lost yet', () => {
  expect(lyingIn(struckAndLying()).map(({ id }) => id)).toEqual(['b1'])
  expect(lyingFacts(struckAndLying()).map(({ says }) => says)).toEqual(['lies'])
  expect(fallenIn(struckAndLying())).toEqual([])
  expect(lyingIn(struck())).toEqual([])
})

test('it is lost by the step after which nobody speaks of it any more', () => {
  const { match } = act(struckAndLying(), { do: 'mode', mode: 'arrange' })
  expect(lyingIn(match)).toEqual([])
  expect(fallenIn(match).map(({ base }) => base.id)).toEqual(['b1'])
})
