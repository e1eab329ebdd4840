// Centimetres or inches: a game uses one, so the other one begins it anew.

import { scenarios } from '../../content/scenarios/index.ts'
import type { System } from '../../kernel/game.ts'
import { useMatch, useSeat } from '../../store/seat.ts'
import { useNewGame } from '../newGame.ts'
import { useSay } from '../speech.ts'

export function Units() {
  const seat = useSeat()
  const say = useSay()
  const start = useMatch((store) => store.match.start)
  const newGame = useNewGame()
  const other: System = start.table.system === 'cm' ? 'in' : 'cm'
  const scenario = scenarios.find((each) => each.title.en === start.title.en) ?? scenarios[0]
  return (
    <>
      <p>
        <b>{say('ui.units.now', { units: start.table.system })}</b>
      </p>
      <p>{say('ui.units.text')}</p>
      {scenario === undefined ? null : (
        <button
          type="button"
          className="offer offer-main"
          onClick={() => {
            seat.view.setState({ dialog: null })
            newGame(scenario, other)
          }}
        >
          {say('ui.units.start', { units: other })}
        </button>
      )}
    </>
  )
}
