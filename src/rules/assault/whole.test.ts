// A whole assault, played with what is suggested.
import { expect, test } from 'vitest'
import { ask, done, game, until } from './playing.ts'
import { scene } from './testing.ts'

test('a whole assault from the first charge to the end, seven teams against seven, in few actions', () => {
  const seven = (id: string, y: number) =>
    Array.from({ length: 7 }, (_, i) => `${id}${i + 1} inf ${(i - 3) * 5.4},${y}`).join('; ')
  const start = game(
    scene({ phase: 'ready', acting: { A: seven('A', 0) }, defending: { P: seven('P', -9) } }),
    [4, 4, 4, 4, 1, 1, 1, 2],
  )
  const made = until(start, 'charge')
  expect(made.state.flow.assault?.moved).toHaveLength(7)
  const charged = done(made)
  const won = until(charged, 'ready')
  expect([won.queue, won.state.mode, won.state.flow.last?.winners]).toEqual([[], 'arrange', ['A']])
  expect(ask(charged)).toBe('fight')
})
