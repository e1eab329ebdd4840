// The page: the table with its roster, the column, the bars above and below, and the dialogs when they are asked for.
import { lazy, Suspense, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps, useErrorBoundary } from 'react-error-boundary'
import { Board } from '../board/Board.tsx'
import { current } from '../kernel/match.ts'
import { ByHandPanel } from '../panels/ByHandPanel.tsx'
import { CommandsProvider } from '../panels/command.tsx'
import { Dice } from '../panels/Dice.tsx'
import { Header } from '../panels/Header.tsx'
import { LiveRegion } from '../panels/LiveRegion.tsx'
import { Log } from '../panels/Log.tsx'
import { fetchLater } from '../panels/lazy.tsx'
import { Notice } from '../panels/Notice.tsx'
import { Prompt } from '../panels/Prompt.tsx'
import { Roster } from '../panels/Roster.tsx'
import { useSay } from '../panels/speech.ts'
import { Timeline } from '../panels/Timeline.tsx'
import { Why } from '../panels/Why.tsx'
import { type Seat, SeatProvider, useMatch, useSeat, useView } from '../store/seat.ts'
import { CrashPage } from './CrashPage.tsx'
import { commands } from './commands.ts'
import { useKeys } from './useKeys.ts'

const Dialogs = lazy(async () => ({ default: (await import('../panels/dialogs/Dialogs.tsx')).Dialogs }))

export function App({ seat }: { readonly seat: Seat }) {
  return (
    <SeatProvider value={seat}>
      <CommandsProvider value={commands}>
        <ErrorBoundary FallbackComponent={Crashed}>
          <Page />
        </ErrorBoundary>
      </CommandsProvider>
    </SeatProvider>
  )
}

function Crashed({ error, resetErrorBoundary }: FallbackProps) {
  return <CrashPage seat={useSeat()} error={error} onGoOn={resetErrorBoundary} />
}

function Page() {
  const say = useSay()
  const playing = useMatch((store) => current(store.match).mode === 'play')
  const asked = useView((view) => view.dialog !== null || view.card !== null)
  useKeys()
  useCrashOf()
  useFirstTouch()
  useTitle()
  return (
    <div className="page">
      <Header />
      <main className="table" aria-label={say('ui.table')}>
        <Board />
        <Roster />
      </main>
      <aside className="column" aria-label={say('ui.column')}>
        <Notice />
        <Prompt />
        <div className="column-more">
          <Why />
          <Dice />
          {playing ? <ByHandPanel /> : null}
        </div>
        <Log />
      </aside>
      <Timeline />
      <LiveRegion />
      {asked ? (
        <Suspense fallback={null}>
          <Dialogs />
        </Suspense>
      ) : null}
    </div>
  )
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

/** What is needed after the first deed is fetched while that is being done. */
function useFirstTouch(): void {
  useEffect(() => {
    const touched = new AbortController()
    const fetch = (): void => {
      touched.abort()
      void fetchLater()
    }
    for (const touch of ['pointerdown', 'keydown', 'focusin'])
      window.addEventListener(touch, fetch, { signal: touched.signal })
    return () => touched.abort()
  }, [])
}

function useTitle(): void {
  const say = useSay()
  const language = useView((view) => view.language)
  const title = useMatch((store) => store.match.start.title[language])
  useEffect(() => {
    document.title = `${say('ui.product')} · ${title}`
  }, [say, title])
}
