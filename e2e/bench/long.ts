// A long game: one assault after the other on the same table, set up anew by hand between them.
import type { Action, Table } from '../../src/kernel/game.ts'
import { act, current, type Match } from '../../src/kernel/match.ts'
import { suggestionOf } from '../../src/store/match.ts'

/** The match played on as is proposed, until it has so many frames. Throws where nothing is proposed any more. */
export function longGame(first: Match, frames: number): Match {
  let match = first
  while (match.frames.length < frames) {
    const action = current(match).mode === 'arrange' ? null : suggestionOf(match)
    match = action ? done(match, action) : setUp(match, first.start.table)
  }
  return match
}

/** Everybody is back where the game began, without a state, and Play begins. */
function setUp(match: Match, start: Table): Match {
  const { table, mode } = current(match)
  if (mode === 'play') throw new Error('Nothing is proposed in Play')
  const pins: Action[] = table.units.flatMap((unit) =>
    unit.badges.map(
      (badge): Action => ({ do: 'correct', by: { is: 'marked', on: unit.id, badge, set: false } }),
    ),
  )
  const moves = start.bases.map((base) => ({ base: base.id, to: base.at }))
  const aside = moves.map(({ base, to }, i) => ({
    base,
    to: { ...to, x: 60 + 75 * (i % 14), y: table.size.d - 60 - 75 * Math.floor(i / 14) },
  }))
  const back = table.lost.flatMap(({ id }): readonly Action[] => [
    { do: 'correct', by: { is: 'restored', base: id } },
    { do: 'move', moves: aside.filter(({ base }) => base === id) },
  ])
  const actions: readonly Action[] = [
    { do: 'move', moves: aside.filter(({ base }) => table.bases.some(({ id }) => id === base)) },
    ...back,
    { do: 'move', moves },
    ...pins,
    { do: 'mode', mode: 'play' },
  ]
  return actions.reduce(done, match)
}

function done(match: Match, action: Action): Match {
  const { verdict, match: next } = act(match, action)
  if (!verdict.ok) throw new Error(`A proposed ${action.do} is refused: ${verdict.why[0]?.says}`)
  return next
}
