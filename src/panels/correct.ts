// A change by hand, from a panel.
import type { Correction } from '../kernel/game.ts'
import { useSeat } from '../store/seat.ts'

export const useCorrect = () => {
  const seat = useSeat()
  return (by: Correction): void => {
    seat.match.getState().act({ do: 'correct', by })
  }
}
