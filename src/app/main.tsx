// Starts the page: tokens, language, stores, and then everything that is seen.
import '@fontsource-variable/onest/wght.css'
import '@fontsource-variable/roboto-condensed/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { variables } from '../content/tokens.ts'
import type { Seat } from '../store/seat.ts'
import { languageFor, systemFor } from '../text/language.ts'
import { App } from './App.tsx'
import './app.css'
import '../panels/bars.css'
import '../panels/column.css'
import '../panels/dice.css'
import '../panels/log.css'
import '../panels/roster.css'
import './narrow.css'
import './low.css'
import { firstSeat } from './game.ts'
import { keep } from './keep.ts'
import { keptLanguage } from './kept.ts'

async function start(): Promise<void> {
  const root = document.documentElement
  for (const [name, value] of variables) root.style.setProperty(name, value)
  const language = languageFor([...keptLanguage(), ...navigator.languages])
  root.lang = language
  const place = document.getElementById('root')
  if (!place) throw new Error('No place')
  const seat = firstSeat(language, systemFor(navigator.languages))
  const first = [...place.childNodes]
  createRoot(place, { onUncaughtError: () => queueMicrotask(() => putBack(place, first)) }).render(
    <StrictMode>
      <App seat={seat} />
    </StrictMode>,
  )
  await keep(seat)
  if (import.meta.env.PROD && import.meta.env.MODE !== 'single') await install(seat)
}

/** What stood there at first, and that not all has arrived: what could not be fetched may be the crash page itself. */
function putBack(place: HTMLElement, first: readonly ChildNode[]): void {
  place.replaceChildren(...first)
  place.querySelector<HTMLElement>('.late')?.style.setProperty('animation', 'none')
}

/** For use without a network, from a server alone; what cannot be fetched now is asked for with the next visit. */
const install = (seat: Seat): Promise<void> =>
  import('./update.ts').then(
    ({ keepUpToDate }) => keepUpToDate(seat, import.meta.url),
    () => {},
  )

void start()
