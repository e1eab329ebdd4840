import { expect, test } from 'vitest'
import { begin } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { notesOf } from '../store/asides.ts'
import { mute } from './tongue.ts'

test('before a language has come nothing is said beside hits that are to be placed', () => {
  const hits = [{ die: 0, by: 'b1', targets: ['a1'] }]
  const game: typeof touchGame = {
    ...touchGame,
    prompt: (state: Parameters<typeof touchGame.prompt>[0]) => ({
      ...touchGame.prompt(state),
      offers: [{ do: 'allocate', hits }],
    }),
    suggest: () => ({ do: 'allocate', hits: [{ die: 0, base: 'a1' }] }),
  }
  expect(notesOf(begin(game, touchMatch().start), mute)).toEqual([])
})
