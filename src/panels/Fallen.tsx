// Who lies with an open fate, and what has just been lost, under the head of the question; the reasons are one press away.
import { current, standing } from '../kernel/match.ts'
import { fallenIn, lyingFacts } from '../store/fallen.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import { tagsFallen } from './says.ts'
import { showWhy } from './showWhy.ts'
import { useSpeech } from './speech.ts'

export function Fallen() {
  const seat = useSeat()
  const speech = useSpeech()
  const match = useMatch((store) => store.match)
  const fallen = fallenIn(match)
  const [lie] = lyingFacts(match)
  const why = fallen.flatMap((each) => each.why)
  return (
    <>
      {lie ? <p className="fallen">{speech.sentence(lie, current(match).table)}</p> : null}
      {fallen.length === 0 ? null : (
        <p className="fallen">
          <b>{speech.say('ui.fallen', { bases: tagsFallen(match, speech) })}</b>
          {why.length === 0 ? null : (
            <button
              type="button"
              className="link"
              onClick={() => showWhy(seat, `step ${standing(match) + 1}, lost`, why)}
            >
              {speech.say('ui.why')}
            </button>
          )}
        </p>
      )}
    </>
  )
}
