// Between them the ready scenarios let a player meet every rule of their game: played at random until each was a fact.
import { describe, expect, test } from 'vitest'
import type { Fact, Offer, State } from '../../kernel/game.ts'
import { begin, current } from '../../kernel/match.ts'
import { type Pick, type Played, picker } from '../../kernel/playout.ts'
import { cites as assault } from '../../rules/assault/cites.ts'
import { ruleSets } from '../../rules/index.ts'
import { cites as melee } from '../../rules/melee/cites.ts'
import { playouts } from '../../rules/playouts.ts'
import { scenarios } from './index.ts'
import { rulesOf } from './rules.ts'
import { type Scenario, startOf } from './scenario.ts'

const GAMES = [
  { game: 'assault', battles: 5, rules: 46, cites: assault },
  { game: 'melee', battles: 4, rules: 22, cites: melee },
] as const

/** Of each scenario. */
const MOST_GAMES = 60

/** A table is fought over so often, with what is left on it. */
const FIGHTS = 2

/** Slow machines run several tests at once. */
const PATIENCE_MS = 300_000

function begun(scenario: Scenario, seed: number): State {
  const system = seed % 2 === 0 ? 'cm' : 'in'
  return current(begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system, seed })))
}

/** One fight after the other, the sides taking turns. */
function* game(scenario: Scenario, seed: number): Generator<Played> {
  const pick = picker(seed)
  const rules = rulesOf(scenario)
  const playout = playouts.find((each) => each.rules.id === rules.id)
  if (playout === undefined) throw new Error(`Nobody plays ${rules.id} out`)
  let state = begun(scenario, seed)
  for (let count = 0; count < FIGHTS; count++) {
    for (const played of playout.play(state, pick)) {
      yield played
      state = played.after
    }
    const flow = rules.start(state.table, pick(2) === 0 ? 'blue' : 'red')
    state = { ...state, mode: 'play', flow }
  }
}

/** A drag that need not be lawful: any base, onto any other. */
function dragged(scenario: Scenario, state: State, pick: Pick): readonly Fact[] {
  const { bases } = state.table
  const [base, onto] = [bases[pick(bases.length)], bases[pick(bases.length)]]
  if (!base || !onto || base === onto) return []
  const to = { ...onto.at, facing: base.at.facing }
  return rulesOf(scenario).check(state, { do: 'move', moves: [{ base: base.id, to }] }).why
}

const factsOfOffer = (offer: Offer): readonly Fact[] => ('verdict' in offer ? offer.verdict.why : [])

/** What a player is told round an action: what is asked and offered before it, what it is answered, what it does. */
function factsOf(scenario: Scenario, { before, verdict, changes }: Played): readonly Fact[] {
  const { why, offers } = rulesOf(scenario).prompt(before)
  return [...why, ...offers.flatMap(factsOfOffer), ...verdict.why, ...changes.flatMap((change) => change.why)]
}

function missing(some: readonly Scenario[], wanted: readonly string[]): readonly string[] {
  const left = new Set(wanted)
  for (let seed = 0; seed < MOST_GAMES && left.size > 0; seed++) {
    const pick = picker(seed + 1)
    for (const scenario of some) {
      for (const played of game(scenario, seed)) {
        for (const { rule } of [...factsOf(scenario, played), ...dragged(scenario, played.before, pick)])
          left.delete(rule)
        if (left.size === 0) return []
      }
    }
  }
  return [...left]
}

test('the scenarios of every game are counted', () => {
  expect(GAMES.map(({ game }) => game)).toEqual(ruleSets.map(({ id }) => id))
})

describe.each(GAMES)('the ready scenarios of $game', ({ game: id, battles, rules, cites }) => {
  test(
    'let every rule that can occur be met',
    () => {
      const some = scenarios.filter((each) => each.rules === id)
      const wanted = cites.map((each) => each.id).filter((each) => !each.startsWith('T-'))
      expect(some).toHaveLength(battles)
      expect(wanted.length).toBeGreaterThanOrEqual(rules)
      expect(missing(some, wanted), 'rules that random play never met').toEqual([])
    },
    PATIENCE_MS,
  )
})
