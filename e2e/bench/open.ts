// What it takes to open a long recording, beside playing the same actions.

import { startOf } from '../../src/content/scenarios/scenario.ts'
import { twoPlatoons } from '../../src/content/scenarios/twoPlatoons.ts'
import { act, begin, type Match } from '../../src/kernel/match.ts'
import { open } from '../../src/kernel/recording.ts'
import { write } from '../../src/kernel/writing.ts'
import { assault } from '../../src/rules/assault/assault.ts'
import { median, rounded, timed } from './figures.ts'
import { longGame } from './long.ts'

const FRAMES = 4000
const ROUNDS = 3

export function benchOpen(): { readonly frames: number; readonly ratio: number } {
  const first = begin(assault, startOf(twoPlatoons, assault, { system: 'cm', seed: 1943 }))
  const match = longGame(first, FRAMES)
  const text = write(match)
  const rounds = Array.from({ length: ROUNDS }, () => ({
    played: timed(() => void match.steps.reduce((now: Match, { action }) => act(now, action).match, first)),
    opened: timed(() => {
      const opened = open(text, [assault])
      if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
    }),
  }))
  const [played, opened] = [
    median(rounds.map((each) => each.played)),
    median(rounds.map((each) => each.opened)),
  ]
  return { frames: match.frames.length, ratio: rounded(opened / played) }
}
