// Centimetres or inches: a game uses one, so the other one begins it anew.

import { games } from '../../content/samples.ts'
import { otherSystem } from '../../content/scenarios/scenario.ts'
import type { System } from '../../kernel/game.ts'
import { useMatch, useSeat } from '../../store/seat.ts'
import { restartWith } from '../newGame.ts'
import { useSay } from '../speech.ts'
import { useLeaving } from './GiveUp.tsx'

export function Units() {
  const seat = useSeat()
  const say = useSay()
  const { rules, start } = useMatch((store) => store.match)
  const other: System = start.table.system === 'cm' ? 'in' : 'cm'
  const isChosen = !games.some((game) => game.rules === rules.id && 'only' in game)
  const { leave, asked } = useLeaving(() =>
    restartWith(seat, (begun) => ({ ...begun, table: otherSystem(begun.table) })),
  )
  return (
    <>
      <p>
        <b>{say('ui.units.now', { units: start.table.system })}</b>
      </p>
      <p>{say('ui.units.text')}</p>
      {isChosen ? (
        <button type="button" className="offer offer-main" onClick={leave}>
          {say('ui.units.start', { units: other })}
        </button>
      ) : null}
      {asked}
    </>
  )
}
