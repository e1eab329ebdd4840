// How fast an assault is played: actions drawn at random beforehand, and then done one after the other in a real match.
import type { Action } from '../../src/kernel/game.ts'
import { act, begin, type Match, type Start } from '../../src/kernel/match.ts'
import { picker } from '../../src/kernel/playout.ts'
import { assault } from '../../src/rules/assault/assault.ts'
import { playout } from '../../src/rules/assault/playout.ts'
import { median, timed } from './figures.ts'

const GAMES = 24
const ROUNDS = 5

interface Game {
  readonly start: Start
  readonly actions: readonly Action[]
}

function drawn(seed: number): Game {
  const pick = picker(seed)
  const state = playout.start(pick, seed)
  const { table, options, mode, flow } = state
  const actions = [...playout.play(state, pick)].map(({ action }) => action)
  const title = { ru: `${seed}`, en: `${seed}` }
  return { start: { title, table, options, seed, mode, side: flow.turn }, actions }
}

function play({ start, actions }: Game): void {
  let match: Match = begin(assault, start)
  for (const action of actions) {
    const { verdict, match: next } = act(match, action)
    if (!verdict.ok) throw new Error(`Seed ${start.seed}: a drawn ${action.do} is refused in the match.`)
    match = next
  }
}

export function benchActions(): { readonly actionsPerSecond: number } {
  const games = Array.from({ length: GAMES }, (_, seed) => drawn(seed))
  const count = games.reduce((sum, { actions }) => sum + actions.length, 0)
  const rounds = Array.from({ length: ROUNDS }, () =>
    timed(() => {
      for (const game of games) play(game)
    }),
  )
  return { actionsPerSecond: Math.round((count * 1000) / median(rounds)) }
}
