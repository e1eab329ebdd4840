// Plays the steps that lie ahead, one after the other, until the last one, or until somebody does something.
import { useEffect } from 'react'
import { endOf, standing } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'

/** How long a step is shown, in milliseconds. */
const STEP_MS = 1200

export function useReplay(): void {
  const seat = useSeat()
  const replaying = useView((view) => view.replaying)
  const speed = useView((view) => view.speed)
  const match = useMatch((store) => store.match)
  useEffect(() => {
    if (!replaying) return undefined
    const stop = (): void => seat.view.setState({ replaying: false })
    const next = endOf(match, standing(match) + 1)
    if (match.at === match.frames.length - 1) {
      stop()
      return undefined
    }
    const timer = setTimeout(() => seat.match.getState().seek(next), STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [seat, match, replaying, speed])
}
