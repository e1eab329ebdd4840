// Between them the ready scenarios let a player meet every rule of the assault: played at random until each was a fact.
import { expect, test } from 'vitest'
import { seeded } from '../../kernel/dice.ts'
import type { Fact, Offer } from '../../kernel/game.ts'
import { type Pick, type Played, picker } from '../../kernel/playout.ts'
import { cites } from '../../rules/assault/cites.ts'
import { check, prompt } from '../../rules/assault/flow.ts'
import { playout } from '../../rules/assault/playout.ts'
import { type AssaultState, type Flow, noAssault } from '../../rules/assault/state.ts'
import { scenarios as all } from './index.ts'
import { type Scenario, startOf } from './scenario.ts'

const scenarios = all.filter(({ rules }) => rules === 'assault')

const wanted: readonly string[] = cites.map(({ id }) => id).filter((id) => !id.startsWith('T-'))

/** Of each scenario. */
const MOST_GAMES = 60

/** A table is fought over so often, with what is left on it. */
const ASSAULTS = 2

/** Slow machines run several tests at once. */
const PATIENCE_MS = 120_000

function begun(scenario: Scenario, seed: number): AssaultState {
  const { table, options } = startOf(scenario, seed % 2 === 0 ? 'cm' : 'in', seed)
  return { table, mode: 'play', flow: noAssault(scenario.first), dice: seeded(seed), options }
}

/** One assault after the other, the sides taking turns. */
function* game(scenario: Scenario, seed: number): Generator<Played<Flow>> {
  const pick = picker(seed)
  let state = begun(scenario, seed)
  for (let count = 0; count < ASSAULTS; count++) {
    for (const played of playout.play(state, pick)) {
      yield played
      state = played.after
    }
    const flow = noAssault(pick(2) === 0 ? 'blue' : 'red')
    state = { ...state, mode: 'play', flow }
  }
}

/** A drag that need not be lawful: any base, onto any other. */
function dragged(state: AssaultState, pick: Pick): readonly Fact[] {
  const { bases } = state.table
  const [base, onto] = [bases[pick(bases.length)], bases[pick(bases.length)]]
  if (!base || !onto || base === onto) return []
  return check(state, { do: 'move', moves: [{ base: base.id, to: { ...onto.at, facing: base.at.facing } }] })
    .why
}

const factsOfOffer = (offer: Offer): readonly Fact[] => ('verdict' in offer ? offer.verdict.why : [])

/** What a player is told round an action: what is asked and offered before it, what it is answered, what it does. */
function factsOf({ before, verdict, changes }: Played<Flow>): readonly Fact[] {
  const { why, offers } = prompt(before)
  return [...why, ...offers.flatMap(factsOfOffer), ...verdict.why, ...changes.flatMap((change) => change.why)]
}

function missing(): readonly string[] {
  const left = new Set(wanted)
  for (let seed = 0; seed < MOST_GAMES && left.size > 0; seed++) {
    const pick = picker(seed + 1)
    for (const scenario of scenarios)
      for (const played of game(scenario, seed))
        for (const { rule } of [...factsOf(played), ...dragged(played.before, pick)]) left.delete(rule)
  }
  return [...left]
}

test(
  'every rule that can occur is met in one of the five ready scenarios',
  () => {
    expect(scenarios).toHaveLength(5)
    expect(wanted.length).toBeGreaterThanOrEqual(46)
    expect(missing(), 'rules that random play never met').toEqual([])
  },
  PATIENCE_MS,
)
