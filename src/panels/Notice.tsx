// What must be said at once and is no verdict: a refused file, a command that cannot be run now, a game that
// is not saved.
import { useEffect } from 'react'
import { isReminder } from '../store/notices.ts'
import { useSeat, useView } from '../store/seat.ts'
import type { Standing, Notice as Told } from '../store/view.ts'
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
  const standing = useView((view) => view.standing)
  const notice = useView((view) => view.notice)
  if (!standing && !notice) return null
  return (
    <div className="notices">
      {standing ? <Waiting standing={standing} /> : null}
      {notice ? <Passing notice={notice} /> : null}
    </div>
  )
}

function Passing({ notice }: { readonly notice: Told }) {
  const seat = useSeat()
  const speech = useSpeech()
  useEffect(() => {
    if (!isReminder(notice)) return
    const timer = setTimeout(() => seat.view.setState({ notice: null }), REMINDER_MS)
    return () => clearTimeout(timer)
  }, [notice, seat])
  return (
    <div className="notice">
      <p role="alert">{speech.say(notice.id, spoken(notice.values, speech))}</p>
      <Close onClick={() => seat.view.setState({ notice: null })} />
    </div>
  )
}

/** The live region reads it out, since it may be there before that is. */
function Waiting({ standing: { id, values, offers } }: { readonly standing: Standing }) {
  const seat = useSeat()
  const speech = useSpeech()
  const close = (): void => seat.view.setState({ standing: null })
  return (
    <div className="notice notice-standing">
      <p>{speech.say(id, values)}</p>
      {offers.map((offer) => (
        <button
          key={offer.id}
          type="button"
          className="notice-offer"
          onClick={() => {
            close()
            offer.take()
          }}
        >
          {speech.say(offer.id)}
        </button>
      ))}
      <Close onClick={close} />
    </div>
  )
}

function Close({ onClick }: { onClick(): void }) {
  const say = useSay()
  return (
    <button type="button" className="bar-button" aria-label={say('ui.close')} onClick={onClick}>
      <Icon id="close" />
    </button>
  )
}
