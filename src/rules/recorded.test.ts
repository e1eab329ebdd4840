// Random games, written to a file's text and opened again, are the very same match.
import { expect, it } from 'vitest'
import type { Action } from '../kernel/game.ts'
import { act, begin, current, type Match, seek, undo } from '../kernel/match.ts'
import { type Playout, picker } from '../kernel/playout.ts'
import { open } from '../kernel/recording.ts'
import { view } from '../kernel/viewing.ts'
import { write } from '../kernel/writing.ts'
import { playouts } from './playouts.ts'

const GAMES = 12

/** Slow machines run several tests at once. */
const PATIENCE_MS = 120_000

function done(match: Match, action: Action): Match {
  const { verdict, match: next } = act(match, action)
  if (!verdict.ok) throw new Error(`${action.do} is refused: ${verdict.why[0]?.says}`)
  return next
}

/** Played at random, to its end or into its middle; now and then a roll is taken back and made again, and a base is taken off by hand at the end. */
function recorded({ rules, start, play }: Playout, seed: number): Match {
  const pick = picker(seed)
  const state = start(pick, seed)
  const { table, options } = state
  const title = { ru: 'Случай', en: 'Chance' }
  let match = begin(rules, { title, table, options, seed, mode: 'play', side: rules.prompt(state).side })
  for (const { action } of play(state, pick, seed % 2 === 0 ? 200 : 30)) {
    match = done(match, action)
    if (action.do === 'roll' && pick(2) === 0) match = done(undo(match), action)
  }
  const [base] = current(match).table.bases
  return base === undefined ? match : done(match, { do: 'correct', by: { is: 'removed', base: base.id } })
}

it.each(playouts)(
  'what was written of a game of $rules.id is opened as it was, to the last frame and mark',
  (playout) => {
    const games = Array.from({ length: GAMES }, (_, seed) => recorded(playout, seed))
    const marked = games.map(({ marks }) => new Set(marks.map(({ is }) => is)))
    expect(marked.some((kinds) => kinds.size === 2)).toBe(true)
    for (const match of games) {
      const opened = open(write(match), [playout.rules])
      expect(opened).toEqual({ ok: true, match })
      // Nothing that these rules tell is beyond what a game of another edition may hold.
      const later = { ...playout.rules, edition: playout.rules.edition + 1 }
      expect(view(write(match), [later])).toMatchObject({ ok: true })
    }
  },
  PATIENCE_MS,
)

it.each(playouts)(
  'one of $rules.id that stands in the middle is opened there, with what lies ahead',
  (playout) => {
    const match = recorded(playout, 3)
    const back = undo(undo(match))
    const opened = open(write(back), [playout.rules])
    expect(opened).toEqual({ ok: true, match: { ...back, looks: true } })
    expect(opened.ok && seek(opened.match, match.at)).toEqual({ ...back, at: match.at })
  },
)
