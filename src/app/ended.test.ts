// Who is told to have won, over an assault that is really played.
import { beforeAll, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import type { Action } from '../kernel/game.ts'
import { act, begin, current, type Match } from '../kernel/match.ts'
import { endingOf, winnersIn } from '../panels/ending.ts'
import { logLines } from '../panels/logLines.ts'
import { assault } from '../rules/assault/assault.ts'
import { type Scene, scene } from '../rules/assault/testing.ts'
import { spoken } from '../store/match.ts'
import { loadLanguage } from '../text/intl.ts'
import { languages } from '../text/language.ts'
import { wordsFor } from '../text/words.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

function inTheMiddle(described: Scene): Match {
  const [scenario] = scenarios
  if (!scenario) throw new Error('no battle')
  const match = begin(assault, startOf(scenario, assault, { system: 'cm', seed: 7 }))
  return { ...match, frames: [{ state: scene(described), step: -1, change: 0 }] }
}

function played(match: Match, action: Action): Match {
  const { match: next, verdict } = act(match, action)
  if (!verdict.ok) throw new Error(`refused: ${verdict.why[0]?.says}`)
  return next
}

const thrown = (...faces: readonly number[]): Action => ({ do: 'roll', from: 'chosen', faces })

/** Nobody is left whom X, which comes back, has hit. */
function toTheEnd(described: Scene): Match {
  let match = played(inTheMiddle(described), thrown(1))
  match = played(match, { do: 'choose', unit: 'X', option: 'counterattack' })
  for (let i = 0; current(match).mode === 'play' && i < 20; i += 1) {
    const state = current(match) as Parameters<typeof assault.suggest>[0]
    const sensible = assault.suggest(state) ?? { do: 'done' }
    match = played(match, sensible.do === 'roll' ? thrown(6) : sensible)
  }
  return match
}

const both: Scene = {
  acting: { P: 'P1 inf 0', 'Q pinned': 'Q1 inf 0,60' },
  defending: { X: 'X1 inf 9' },
  round: 2,
  options: { winPerSide: false },
}

/** The head of the column and the verdict on the table, in both languages. */
function told(match: Match) {
  const { table } = current(match)
  const winners = winnersIn(endingOf(match) ?? [], table, match)
  return languages.map((language) => {
    const speech = wordsFor(language, 'assault')
    const side = winners.map((each) => speech.sideName(table, each)).join()
    const verdict = spoken(match, null)
    return [
      speech.say('ui.ended.won', { count: winners.length, side }),
      verdict && speech.headline(verdict, table).line,
    ]
  })
}

it('A-03: where platoons are judged alone, both sides may have won, and neither is told as the only one', () => {
  expect(told(toTheEnd(both))).toEqual([
    ['Both sides won', 'Blue and Red won the assault'],
    ['Победили обе стороны', 'Победа: Синие и Красные'],
  ])
})

it('where one side has won it is named', () => {
  expect(told(toTheEnd({ ...both, acting: { P: 'P1 inf 0' } }))).toEqual([
    ['Blue won', 'Blue won the assault'],
    ['Победа: Синие', 'Победа: Синие'],
  ])
})

it('the log does not tell twice that both have won', () => {
  const ends = logLines(toTheEnd(both)).filter(
    (line) => line.is === 'said' && line.facts[0]?.says === 'assaultWon',
  )
  expect(ends).toHaveLength(1)
})
