// Puts a ready battle on the table, with a fresh seed from the platform.
import { rulesOf } from '../content/scenarios/rules.ts'
import { type Scenario, startOf } from '../content/scenarios/scenario.ts'
import type { RuleSet, System } from '../kernel/game.ts'
import { arranged, begin, type Match, type Start } from '../kernel/match.ts'
import type { Seat } from '../store/seat.ts'
import { useSeat } from '../store/seat.ts'
import { freshSeed } from './freshSeed.ts'

const isPlayed = ({ match }: Seat): boolean => match.getState().match.steps.length > 0

/** Another game in its place would be the end of the one on the table: it is not among the saved ones. */
export const wouldLose = (seat: Seat): boolean => {
  const { saving } = seat.view.getState()
  return isPlayed(seat) && saving !== 'saved' && saving !== 'saving'
}

/** What was played before is not gone, and that is said. */
function put(seat: Seat, next: Match): void {
  const notice = isPlayed(seat) && !wouldLose(seat) ? { id: 'ui.notice.before', values: {} } : null
  seat.match.getState().load(next)
  seat.view.setState({ notice, dialog: null })
}

/** Of a game that can only be looked at the rules of today. */
const rulesToday = ({ rules }: Match): RuleSet => rules.today ?? rules

function newGame(seat: Seat, scenario: Scenario, system: System): void {
  put(seat, begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system, seed: freshSeed() })))
}

/** The same battle from its start, with other dice to come. */
export function restart(seat: Seat): void {
  const { match } = seat.match.getState()
  put(seat, begin(rulesToday(match), { ...match.start, seed: freshSeed() }))
}

/** The same battle as it was last arranged, with something of it changed: that makes it another game. */
export function restartWith(seat: Seat, changed: (start: Start) => Start): void {
  const { match } = seat.match.getState()
  put(seat, begin(rulesToday(match), { ...changed(arranged(match)), seed: freshSeed() }))
}

export function useNewGame(): (scenario: Scenario, system: System) => void {
  const seat = useSeat()
  return (scenario, system) => newGame(seat, scenario, system)
}
