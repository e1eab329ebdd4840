// Puts a ready battle on the table, with a fresh seed from the platform.
import { rulesOf } from '../content/scenarios/rules.ts'
import { type Scenario, startOf } from '../content/scenarios/scenario.ts'
import { faultOfStart } from '../kernel/fault.ts'
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

/**
 * What was played before is not gone, and that is said. What these rules do not know, or no table may look like, could
 * not be opened again once it is saved: such a battle is not begun, and why is said.
 */
function put(seat: Seat, rules: RuleSet, start: Start): void {
  const fault = faultOfStart(start, rules, undefined)
  if (fault) {
    const { field, value, says } = fault
    const notice = { id: 'ui.notice.notBegun', values: { field, value, reason: `ui.fault.${says}` } }
    seat.view.setState({ notice, dialog: null })
    return
  }
  const notice = isPlayed(seat) && !wouldLose(seat) ? { id: 'ui.notice.before', values: {} } : null
  seat.match.getState().load(begin(rules, start))
  seat.view.setState({ notice, dialog: null })
}

/** Of a game that can only be looked at the rules of today. */
const rulesToday = ({ rules }: Match): RuleSet => rules.today ?? rules

function newGame(seat: Seat, scenario: Scenario, system: System): void {
  const rules = rulesOf(scenario)
  put(seat, rules, startOf(scenario, rules, { system, seed: freshSeed() }))
}

/** The same battle from its start, with other dice to come. */
export function restart(seat: Seat): void {
  const { match } = seat.match.getState()
  put(seat, rulesToday(match), { ...match.start, seed: freshSeed() })
}

/** The same battle as it was last arranged, with something of it changed: that makes it another game. */
export function restartWith(seat: Seat, changed: (start: Start) => Start): void {
  const { match } = seat.match.getState()
  put(seat, rulesToday(match), { ...changed(arranged(match)), seed: freshSeed() })
}

export function useNewGame(): (scenario: Scenario, system: System) => void {
  const seat = useSeat()
  return (scenario, system) => newGame(seat, scenario, system)
}
