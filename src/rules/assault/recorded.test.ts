// Random assaults, written to a file's text and opened again, are the very same match.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, it } from 'vitest'
import type { Action } from '../../kernel/game.ts'
import { act, begin, current, type Match, seek, undo } from '../../kernel/match.ts'
import { open } from '../../kernel/recording.ts'
import { write } from '../../kernel/writing.ts'
import { assault } from './assault.ts'
import { type Pick, playout, randomState } from './playout.ts'

const GAMES = 12

/** Slow machines run several tests at once. */
const PATIENCE_MS = 120_000

function picker(seed: number): Pick {
  const generator = xoroshiro128plus(seed)
  return (n) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1))
}

function done(match: Match, action: Action): Match {
  const { verdict, match: next } = act(match, action)
  if (!verdict.ok) throw new Error(`${action.do} is refused: ${verdict.why[0]?.says}`)
  return next
}

/** Played at random, to its end or into the middle of an assault; now and then a roll is taken back and made again, and a state is set by hand at the end. */
function recorded(seed: number): Match {
  const pick = picker(seed)
  const state = randomState(pick, seed)
  const { table, options, flow } = state
  const title = { ru: 'Случай', en: 'Chance' }
  let match = begin(assault, { title, table, options, seed, mode: 'play', side: flow.turn })
  for (const { action } of playout(state, pick, seed % 2 === 0 ? 200 : 12)) {
    match = done(match, action)
    if (action.do === 'roll' && pick(2) === 0) match = done(undo(match), action)
  }
  const [unit] = current(match).table.units
  if (unit === undefined) throw new Error('A table without units')
  const set = !unit.badges.includes('pinned')
  return done(match, { do: 'correct', by: { is: 'marked', on: unit.id, badge: 'pinned', set } })
}

it(
  'what was written is opened as it was, to the last frame and mark',
  () => {
    const games = Array.from({ length: GAMES }, (_, seed) => recorded(seed))
    const marked = games.map(({ marks }) => new Set(marks.map(({ is }) => is)))
    expect(marked.some((kinds) => kinds.size === 2)).toBe(true)
    for (const match of games) {
      const opened = open(write(match), [assault])
      expect(opened).toEqual({ ok: true, match })
    }
  },
  PATIENCE_MS,
)

it('one that stands in the middle is opened there, with what lies ahead', () => {
  const match = recorded(3)
  const back = undo(undo(match))
  const opened = open(write(back), [assault])
  expect(opened).toEqual({ ok: true, match: { ...back, looks: true } })
  expect(opened.ok && seek(opened.match, match.at)).toEqual({ ...back, at: match.at })
})
