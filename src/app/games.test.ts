// Every game of the list has words, in both languages, for all that its rules ask, offer, name and throw.
import { beforeAll, describe, expect, it } from 'vitest'
import { citedOf } from '../content/cited.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { tableOf } from '../content/scenarios/scenario.ts'
import type { Change, RuleSet } from '../kernel/game.ts'
import { type Played, picker } from '../kernel/playout.ts'
import { ruleSets } from '../rules/index.ts'
import { playouts } from '../rules/playouts.ts'
import { referees } from '../rules/referees.ts'
import { cliEn } from '../text/cli.en.ts'
import { cliRu } from '../text/cli.ru.ts'
import { GAME_UI_IDS } from '../text/gameUi.ts'
import { loadLanguage, phrasesOf } from '../text/intl.ts'
import { languages } from '../text/language.ts'
import { manners } from '../text/manners.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

const GAMES = 24

/** Slow machines run several tests at once. */
const PATIENCE_MS = 300_000

/** Those of the ids for which some language has no message. */
const unsaid = (ids: Iterable<string>): readonly string[] =>
  [...new Set(ids)].filter((id) => languages.some((language) => phrasesOf(language).text(id) === null))

const wordsOfChange = (change: Change): readonly string[] => {
  if (change.is === 'threw') return [`pool.${change.pool.for}`]
  return change.is === 'marked' ? [`badge.${change.badge}`] : []
}

/** What a player is told by a word in a step: the question, the options, what goes on, dice and states. */
function wordsOf({ prompt, phase }: RuleSet, { before, changes }: Played): readonly string[] {
  const { ask, offers } = prompt(before)
  const going = phase(before)
  return [
    `ask.${ask}`,
    ...offers.flatMap((offer) => (offer.do === 'choose' ? [`option.${offer.option}`] : [])),
    ...(going === '' ? [] : [`phase.${going}`]),
    ...changes.flatMap(wordsOfChange),
  ]
}

const rulesOf = ({ before, verdict, changes }: Played, { prompt }: RuleSet): readonly string[] =>
  [prompt(before).why, verdict.why, ...changes.map(({ why }) => why)].flat().map(({ rule }) => rule)

/** Played at random. */
function met(id: string) {
  const words = new Set<string>()
  const cited = new Set<string>()
  for (const { rules, start, play } of playouts.filter((each) => each.rules.id === id)) {
    for (let seed = 0; seed < GAMES; seed++) {
      const pick = picker(seed)
      for (const played of play(start(pick, seed), pick)) {
        for (const word of wordsOf(rules, played)) words.add(word)
        for (const rule of rulesOf(played, rules)) cited.add(rule)
      }
    }
  }
  return { words, cited }
}

/** What stands on the tables of its scenarios, and what a hand may set there. */
function standing({ id, states, traits, profiles }: RuleSet): readonly string[] {
  const bases = scenarios.filter(({ rules }) => rules === id).flatMap((each) => tableOf(each, 'cm').bases)
  return [
    ...bases.flatMap((base) => [`kind.${base.kind}`, ...states.base(base).map((word) => `badge.${word}`)]),
    ...states.unit.map((word) => `badge.${word}`),
    ...[traits.unit, ...bases.map(traits.base)].flatMap(Object.keys).map((word) => `trait.${word}`),
    ...Object.keys(profiles).map((word) => `profile.${word}`),
  ]
}

describe.each(ruleSets)('the words of $id', (rules) => {
  const { id } = rules

  it('say on the page what each game says in its own way', () => {
    expect(unsaid(GAME_UI_IDS.map((each) => `${id}.${each}`))).toEqual([])
  })

  it('name its units and its winner, count its moves, and tell of a die with two answers', () => {
    const told = ['unit', 'units', 'ordinal', 'wonBy']
    const { moves = {}, passes = [] } = manners[id] ?? {}
    const sums = passes.length > 0 ? ['head.testedBoth'] : []
    const all = [...told, ...sums, ...Object.keys(moves).map((each) => `moves.${each}`)]
    expect(unsaid(all.map((each) => `${id}.${each}`))).toEqual([])
  })

  it('name all that stands on the tables of its scenarios and that a hand may set', () => {
    expect(unsaid(standing(rules).map((word) => `${id}.${word}`))).toEqual([])
  })

  it(
    'ask, offer and call whatever is met in its games, by rules that have a name and an origin',
    () => {
      const { words, cited } = met(id)
      expect(words.size).toBeGreaterThan(0)
      expect(unsaid([...words].map((word) => `${id}.${word}`))).toEqual([])
      expect(unsaid([...cited].map((rule) => `rule.${rule}.name`))).toEqual([])
      expect([...cited].filter((rule) => citedOf(rule) === null)).toEqual([])
    },
    PATIENCE_MS,
  )
})

it('how sentences count together is said of every game', () => {
  expect(Object.keys(manners)).toEqual(ruleSets.map(({ id }) => id))
})

it('the referee says of each of its games that nothing goes on there', () => {
  for (const { rules } of referees) {
    expect(cliEn).toHaveProperty([`cli.noFight.${rules.id}`])
    expect(cliRu).toHaveProperty([`cli.noFight.${rules.id}`])
  }
})
