// Plays the steps that lie ahead, one after the other, until the last one, or until somebody does something.
import { useEffect, useRef } from 'react'
import { type Match, nextEnd } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'

/** How long a step is shown, in milliseconds. */
const STEP_MS = 1200

export function useReplay(): void {
  const seat = useSeat()
  const replaying = useView((view) => view.replaying)
  const speed = useView((view) => view.speed)
  const dialog = useView((view) => view.dialog)
  const match = useMatch((store) => store.match)
  /** Where the replay has come to itself; null: it begins. */
  const shown = useRef<Match>(null)
  useEffect(() => {
    if (!replaying) {
      shown.current = null
      return undefined
    }
    const isOwn = shown.current === null || shown.current === match
    const stop = (): void => seat.view.setState({ replaying: false })
    if (!isOwn || dialog !== null || match.at === match.frames.length - 1) {
      stop()
      return undefined
    }
    shown.current = match
    const timer = setTimeout(() => {
      seat.match.getState().seek(nextEnd(match))
      shown.current = seat.match.getState().match
    }, STEP_MS / speed)
    // Who takes a base has other plans.
    const end = seat.hand.listen(() => {
      if (seat.hand.now().held.length > 0) stop()
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [seat, match, replaying, speed, dialog])
}
