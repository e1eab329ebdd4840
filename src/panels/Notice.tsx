// What must be said at once and is no verdict: a refused file, a command that cannot be run now.
import { useEffect } from 'react'
import { useSeat, useView } from '../store/seat.ts'
import type { Values } from '../text/phrases.ts'
import type { Speech } from '../text/words.ts'
import { Icon } from './icons.tsx'
import { useSay, useSpeech } from './speech.ts'

/** A reminder that a command is idle goes by itself; a refused file stays until it is closed. */
const REMINDER_MS = 5000

/** The reason is a message itself; whatever else a file says is said as it stands. */
const spoken = (values: Values, speech: Speech): Values =>
  typeof values.reason === 'string' ? { ...values, reason: speech.say(values.reason) } : values

export function Notice() {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const notice = useView((view) => view.notice)
  useEffect(() => {
    if (!notice?.id.startsWith('ui.not.')) return
    const timer = setTimeout(() => seat.view.setState({ notice: null }), REMINDER_MS)
    return () => clearTimeout(timer)
  }, [notice, seat])
  if (!notice) return null
  const { offer } = notice
  const answer = (then: (() => void) | undefined) => () => {
    seat.view.setState({ notice: null })
    then?.()
  }
  return (
    <div className="notice">
      <p role="alert">{speech.say(notice.id, spoken(notice.values, speech))}</p>
      {offer ? (
        <button type="button" className="notice-offer" onClick={answer(offer.take)}>
          {speech.say(offer.id)}
        </button>
      ) : null}
      <button
        type="button"
        className="bar-button"
        aria-label={say('ui.close')}
        onClick={answer(offer?.leave)}
      >
        <Icon id="close" />
      </button>
    </div>
  )
}
