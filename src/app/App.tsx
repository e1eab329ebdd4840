// The page: the table at once, and everything round it as soon as its words are there.
import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary, type FallbackProps, useErrorBoundary } from 'react-error-boundary'
import { Board } from '../board/Board.tsx'
import { watchPresses } from '../panels/clicks.ts'
import { type Seat, SeatProvider, useMatch, useSeat, useView } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import { speak } from './speak.ts'

const UNFETCHED = 'Not all of the page has arrived'

const unfetched = (cause: unknown): never => {
  throw new Error(UNFETCHED, { cause })
}

const around = () => import('./Around.tsx').catch(unfetched)
const Header = lazy(async () => ({ default: (await around()).Header }))
const Roster = lazy(async () => ({ default: (await around()).Roster }))
const Column = lazy(async () => ({ default: (await around()).Column }))
const CrashPage = lazy(async () => ({ default: (await import('./CrashPage.tsx')).CrashPage }))

export function App({ seat }: { readonly seat: Seat }) {
  return (
    <SeatProvider value={seat}>
      <ErrorBoundary FallbackComponent={Crashed}>
        <Page />
      </ErrorBoundary>
    </SeatProvider>
  )
}

function Crashed({ error, resetErrorBoundary }: FallbackProps) {
  // That is no bug, and the crash page would have no words.
  if (error instanceof Error && error.message === UNFETCHED) throw error
  return (
    <Suspense fallback={null}>
      <CrashPage seat={useSeat()} error={error} onGoOn={resetErrorBoundary} />
    </Suspense>
  )
}

function Page() {
  const speech = useWords()
  useCrashOf()
  useEffect(watchPresses, [])
  return (
    <div className="page">
      <Suspense fallback={null}>{speech ? <Header /> : null}</Suspense>
      <main className="table" aria-label={speech?.say('ui.table')}>
        <Board speech={speech} />
        <Suspense fallback={null}>{speech ? <Roster /> : null}</Suspense>
      </main>
      <Suspense fallback={null}>{speech ? <Column /> : null}</Suspense>
    </div>
  )
}

/** The words of this window's language; null until the first have arrived. */
function useWords(): Speech | null {
  const { showBoundary } = useErrorBoundary()
  const language = useView((view) => view.language)
  const rules = useMatch((store) => store.match.rules.id)
  const [speech, setSpeech] = useState<Speech | null>(null)
  useEffect(() => {
    speak(language, rules).catch(unfetched).then(setSpeech, showBoundary)
  }, [language, rules, showBoundary])
  return speech
}

/** What breaks in a handler or a promise reaches the crash page too. */
function useCrashOf(): void {
  const { showBoundary } = useErrorBoundary()
  useEffect(() => {
    const onError = ({ error }: ErrorEvent): void => {
      if (error instanceof Error) showBoundary(error)
    }
    const onRejection = ({ reason }: PromiseRejectionEvent): void => {
      if (reason instanceof Error) showBoundary(reason)
    }
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [showBoundary])
}
