// A melee scenario leads by ordinary play to what it is named for: its proposals are taken, and the dice are chosen.
import { expect, test } from 'vitest'
import type { Action, Fact, SideId } from '../../kernel/game.ts'
import { act, begin, current, type Match } from '../../kernel/match.ts'
import { open } from '../../kernel/recording.ts'
import { write } from '../../kernel/writing.ts'
import { ruleSets } from '../../rules/index.ts'
import { breakthrough } from './breakthrough.ts'
import { rulesOf } from './rules.ts'
import { type Scenario, startOf } from './scenario.ts'
import { trench } from './trench.ts'

const opened = (scenario: Scenario): Match =>
  begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system: 'cm', seed: 1 }))

function doing(match: Match, action: Action): Match {
  const { verdict, match: next } = act(match, action)
  if (!verdict.ok) throw new Error(`${action.do} is refused: ${verdict.why[0]?.says}`)
  return next
}

const asked = (match: Match) => match.rules.prompt(current(match))

/** So many of its dice are sixes, the others ones. */
type Kills = (side: SideId, turn: number) => number

function next(match: Match, kills: Kills, turn: number): Match {
  const { side, offers } = asked(match)
  const roll = offers.find((offer) => offer.do === 'roll')
  const wise = match.rules.suggest(current(match))
  if (roll?.do !== 'roll' || wise?.do !== 'roll') return doing(match, wise ?? { do: 'done' })
  const count = kills(side, turn)
  const faces = roll.pool.dice.map((_, i) => (i < count ? 6 : 1))
  return doing(match, { do: 'roll', from: 'chosen', faces })
}

const says = ({ steps }: Match): readonly Fact[] =>
  steps.flatMap(({ changes }) => changes.flatMap(({ why }) => why))

const turnsIn = (match: Match): number => 1 + says(match).filter((fact) => fact.says === 'turnBegins').length

const throwsIn = ({ steps }: Match): number =>
  steps.flatMap(({ changes }) => changes).filter((change) => change.is === 'threw').length

/** Plays on by what is proposed until something is asked. */
function until(from: Match, ask: string, kills: Kills): Match {
  let match = from
  for (let left = 200; left > 0; left--) {
    if (current(match).mode === 'play' && asked(match).ask === ask) return match
    match = next(match, kills, turnsIn(match))
  }
  throw new Error(`Never asked: ${ask}`)
}

const told = (match: Match, word: string): readonly Fact[] => says(match).filter((fact) => fact.says === word)

test('“breakthrough”: the outpost falls to the charge, and a victory move locks the unit behind it (IM-17)', () => {
  const won = until(opened(breakthrough), 'victory', (side) => (side === 'red' ? 9 : 0))
  expect(turnsIn(won)).toBe(1)
  const moving = doing(won, { do: 'roll', from: 'chosen', faces: [6] })
  const [step] = asked(moving).offers
  const able = step?.do === 'move' ? step.bases : []
  const into = able
    .flatMap((base) => moving.rules.aims(current(moving), base))
    .find(({ verdict }) => verdict.ok && verdict.why[0]?.says === 'movesIntoFight')
  const locked = doing(moving, { do: 'move', moves: into?.verdict.moves ?? [] })
  expect(told(locked, 'locks').at(-1)?.about).toEqual({ unit: 'p3', enemy: 'p2' })
  const throws = throwsIn(locked)
  const later = until(locked, 'strike', () => 0)
  expect([turnsIn(later), throwsIn(later)]).toEqual([2, throws])
  const bonuses = told(locked, 'attackBonus').length
  expect(bonuses).toBeGreaterThan(0)
  expect(
    told(
      until(later, 'move', () => 0),
      'attackBonus',
    ),
  ).toHaveLength(bonuses)
})

test('“trench”: the melee lasts over four player turns, and the winner’s wounded wait for its end (IM-20)', () => {
  const kills: Kills = (side, turn) => (side === 'blue' ? ([2, 2, 3, 9][turn - 1] ?? 9) : 1)
  const over = until(opened(trench), 'medics', kills)
  expect(turnsIn(over)).toBe(4)
  expect(told(over, 'winsRound')).toHaveLength(3)
  expect(told(over, 'woundedLost')).toHaveLength(3)
  const [healed, lost, ...more] = asked(over).offers.flatMap((offer) =>
    offer.do === 'choose' && offer.unit !== undefined ? [offer] : [],
  )
  expect([healed?.option, lost?.option, more]).toEqual(['healed', 'notHealed', []])
  const treated = doing(over, { do: 'choose', unit: healed?.unit ?? '', option: 'healed' })
  expect(told(treated, 'battleWon')).toHaveLength(1)
  const again = open(write(treated), ruleSets)
  expect(again.ok && write(again.match)).toBe(write(treated))
})
