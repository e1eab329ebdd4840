// Puts a ready battle on the table, with a fresh seed from the platform.
import { type Scenario, startOf } from '../content/scenarios/scenario.ts'
import type { System } from '../kernel/game.ts'
import { begin } from '../kernel/match.ts'
import type { Seat } from '../store/seat.ts'
import { useSeat } from '../store/seat.ts'

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** The rule set is the one of the game on the table: there is one so far. */
function newGame(seat: Seat, scenario: Scenario, system: System): void {
  const { rules } = seat.match.getState().match
  seat.match.getState().load(begin(rules, startOf(scenario, system, freshSeed())))
  seat.view.setState({ camera: null, why: null, lit: null, selected: null })
}

/** The same battle from its start, with other dice to come. */
export function restart({ match, view }: Seat): void {
  const { rules, start } = match.getState().match
  match.getState().load(begin(rules, { ...start, seed: freshSeed() }))
  view.setState({ camera: null, why: null, lit: null, selected: null })
}

export function useNewGame(): (scenario: Scenario, system: System) => void {
  const seat = useSeat()
  return (scenario, system) => newGame(seat, scenario, system)
}
