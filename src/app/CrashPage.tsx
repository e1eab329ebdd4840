// The page after a bug: the game can be saved to a file and gone on with.
import { useState } from 'react'
import { write } from '../kernel/writing.ts'
import { restart } from '../panels/newGame.ts'
import type { Seat } from '../store/seat.ts'
import { phrasesOf } from '../text/intl.ts'
import type { Language } from '../text/language.ts'
import type { UiId } from '../text/ui.en.ts'
import { fileName } from './files.ts'

interface CrashPageProps {
  readonly seat: Seat
  readonly error: unknown
  onGoOn(): void
}

/** Shows nothing that may have broken: no board, no panels. Only a fresh game asks the rules again, and that is chosen twice. */
export function CrashPage({ seat, error, onGoOn }: CrashPageProps) {
  const [isAsked, setAsked] = useState(false)
  const say = sayIn(seat.view.getState().language)
  const store = seat.match.getState()
  const goOn = (mend: () => void) => () => {
    seat.hand.cancel()
    mend()
    onGoOn()
    focusOn('.prompt-place')
  }
  return (
    <main className="crash">
      <h1>{say('ui.crash.title')}</h1>
      <p>{say('ui.crash.text')}</p>
      <div className="row">
        <button type="button" className="offer offer-main" onClick={() => download(seat)}>
          {say('ui.crash.save')}
        </button>
        <button type="button" className="offer" onClick={goOn(store.undo)}>
          {say('ui.crash.back')}
        </button>
        <button type="button" className="offer" onClick={goOn(() => {})}>
          {say('ui.crash.goOn')}
        </button>
        {isAsked ? null : (
          <button type="button" className="offer" onClick={() => setAsked(true)}>
            {say('ui.crash.fresh')}
          </button>
        )}
      </div>
      {isAsked ? (
        <div role="alert">
          <p>{say('ui.crash.giveUp')}</p>
          <button type="button" className="offer" onClick={goOn(() => restart(seat))}>
            {say('ui.giveUp.start')}
          </button>
        </div>
      ) : null}
      <details>
        <summary>{say('ui.crash.detail')}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </main>
  )
}

/** As soon as that is there, unless the focus has found another place by then. */
function focusOn(place: string): void {
  const look = (): void => {
    const found = document.querySelector<HTMLElement>(place)
    if (!found) return
    arrival.disconnect()
    if (document.activeElement === document.body) found.focus({ preventScroll: true })
  }
  const arrival = new MutationObserver(look)
  arrival.observe(document.body, { childList: true, subtree: true })
}

const sayIn =
  (language: Language) =>
  (id: UiId): string =>
    phrasesOf(language).say(id)

/** By the platform's own means, since anything else may be what broke. */
function download({ match }: Seat): void {
  const now = match.getState().match
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([write(now)], { type: 'application/json' }))
  link.download = `${fileName(now.start.title.en)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
