// Centimetres or inches: a game uses one, so the other one begins it anew.

import { useState } from 'react'
import { scenarios } from '../../content/scenarios/index.ts'
import type { System } from '../../kernel/game.ts'
import { useMatch, useSeat } from '../../store/seat.ts'
import { useNewGame, wouldLose } from '../newGame.ts'
import { useSay } from '../speech.ts'
import { GiveUp } from './GiveUp.tsx'

export function Units() {
  const seat = useSeat()
  const say = useSay()
  const start = useMatch((store) => store.match.start)
  const newGame = useNewGame()
  const [asked, setAsked] = useState(false)
  const other: System = start.table.system === 'cm' ? 'in' : 'cm'
  const scenario = scenarios.find((each) => each.title.en === start.title.en) ?? scenarios[0]
  const begin = (): void => {
    seat.view.setState({ dialog: null })
    if (scenario) newGame(scenario, other)
  }
  return (
    <>
      <p>
        <b>{say('ui.units.now', { units: start.table.system })}</b>
      </p>
      <p>{say('ui.units.text')}</p>
      {scenario === undefined || scenario.only !== undefined ? null : (
        <button
          type="button"
          className="offer offer-main"
          onClick={() => (wouldLose(seat) ? setAsked(true) : begin())}
        >
          {say('ui.units.start', { units: other })}
        </button>
      )}
      {asked ? <GiveUp onStart={begin} /> : null}
    </>
  )
}
