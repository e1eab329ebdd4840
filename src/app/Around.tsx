// Everything of the page but the table: fetched with the first words, in three places round the board.
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { current, isWithin } from '../kernel/match.ts'
import { ByHandPanel } from '../panels/ByHandPanel.tsx'
import { CommandsProvider } from '../panels/command.tsx'
import { Dice, Thrown } from '../panels/Dice.tsx'
import { DropPlace } from '../panels/DropPlace.tsx'
import { StandingProvider } from '../panels/Flow.tsx'
import { GamesProvider } from '../panels/games.ts'
import { Header as Bar } from '../panels/Header.tsx'
import { LiveRegion } from '../panels/LiveRegion.tsx'
import { Log } from '../panels/Log.tsx'
import { fetchLater } from '../panels/lazy.tsx'
import { MoreBelow } from '../panels/MoreBelow.tsx'
import { Notice } from '../panels/Notice.tsx'
import { Pointed } from '../panels/Pointed.tsx'
import { Prompt } from '../panels/Prompt.tsx'
import { part } from '../panels/part.tsx'
import { Roster as List } from '../panels/Roster.tsx'
import { useSay } from '../panels/speech.ts'
import { Timeline } from '../panels/Timeline.tsx'
import { useReading } from '../panels/useReading.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { commands } from './commands.ts'
import { previewFiles } from './files.ts'
import { gamesOf } from './games.ts'
import { useKeys } from './useKeys.ts'

const Compare = part(async () => (await import('../panels/Compare.tsx')).Compare)
const AllDialogs = part(async () => (await import('../panels/dialogs/Dialogs.tsx')).Dialogs)

const Commanded = ({ children }: { readonly children: ReactNode }) => (
  <CommandsProvider value={commands}>{children}</CommandsProvider>
)

function Dialogs() {
  const seat = useSeat()
  return (
    <GamesProvider value={useMemo(() => gamesOf(seat), [seat])}>
      <AllDialogs />
    </GamesProvider>
  )
}

/** Above the table. */
export function Header() {
  return (
    <Commanded>
      <Bar />
    </Commanded>
  )
}

/** Over the table. */
export function Roster() {
  useKeys()
  return (
    <Commanded>
      <List />
    </Commanded>
  )
}

/** Beside and below the table. */
export function Column() {
  const seat = useSeat()
  const say = useSay()
  const column = useRef<HTMLElement>(null)
  const comparing = useView((view) => view.compare !== null)
  const within = useMatch(({ match }) => isWithin(match))
  const playing = useMatch((store) => current(store.match).mode === 'play')
  const standing = useMemo(
    () => ({
      above: <Thrown />,
      below: (
        <>
          <Dice />
          {playing ? <ByHandPanel /> : null}
        </>
      ),
    }),
    [playing],
  )
  const over = useView((view) => view.dialog !== null || view.card !== null)
  useTitle()
  useFirstTouch()
  useReading(column)
  return (
    <Commanded>
      <aside className="column" ref={column} aria-label={say('ui.column')}>
        <Notice />
        {comparing && !within ? (
          <Compare />
        ) : (
          <>
            <StandingProvider value={standing}>
              <Prompt />
            </StandingProvider>
            <Pointed />
            <Log />
          </>
        )}
        <MoreBelow of={column} />
      </aside>
      <Timeline />
      <LiveRegion />
      <DropPlace onFiles={(files) => previewFiles(seat, files)} />
      {over ? <Dialogs /> : null}
    </Commanded>
  )
}

/** What is needed after the first deed is fetched while that is being done; the panels say if it cannot be had. */
function useFirstTouch(): void {
  useEffect(() => {
    const touched = new AbortController()
    const fetch = (): void => {
      touched.abort()
      fetchLater().catch(() => {})
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
