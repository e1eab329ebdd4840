// What has just been lost, under the head of the question; the reasons are one press away.
import type { Fact } from '../kernel/game.ts'
import { standing } from '../kernel/match.ts'
import { fallenIn } from '../store/fallen.ts'
import { type Seat, useMatch, useSeat } from '../store/seat.ts'
import { tagsFallen } from './says.ts'
import { useSpeech } from './speech.ts'

export function Fallen() {
  const seat = useSeat()
  const speech = useSpeech()
  const match = useMatch((store) => store.match)
  const fallen = fallenIn(match)
  if (fallen.length === 0) return null
  const why = fallen.flatMap((each) => each.why)
  return (
    <p className="fallen">
      <b>{speech.say('ui.fallen', { bases: tagsFallen(match, speech) })}</b>
      {why.length === 0 ? null : (
        <button type="button" className="link" onClick={() => ask(seat, why)}>
          {speech.say('ui.why')}
        </button>
      )}
    </p>
  )
}

/** As a line of the log is asked about. */
const ask = ({ match, view }: Seat, facts: readonly Fact[]): void =>
  view.setState(({ folded }) => ({
    why: { key: `step ${standing(match.getState().match) + 1}, lost`, facts },
    lit: null,
    folded: folded.filter((panel) => panel !== 'why'),
  }))
