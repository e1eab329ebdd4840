// Plays the steps that lie ahead, one after the other, until the last one, or until somebody does something.
import { useEffect } from 'react'
import { endOf, standing } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'

/** How long a step is shown, in milliseconds. */
const STEP_MS = 1200

/** Steps are shown so many times as fast. */
export const SPEEDS: readonly number[] = [1, 2, 4, 0.5]

export function useReplay(): void {
  const seat = useSeat()
  const { replaying, speed } = useView((view) => view.replay)
  const match = useMatch((store) => store.match)
  useEffect(() => {
    if (!replaying) return undefined
    const stop = (): void => seat.view.setState({ replay: { replaying: false, speed } })
    const next = endOf(match, standing(match) + 1)
    if (match.at === match.frames.length - 1) {
      stop()
      return undefined
    }
    const timer = setTimeout(() => seat.match.getState().seek(next), STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [seat, match, replaying, speed])
}
