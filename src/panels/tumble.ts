// Dice of the program while they are in the air.
import { throwOf } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'

/** They come to rest: that is the roll. */
export function rest({ match: store, view }: Seat): void {
  const { match, act } = store.getState()
  view.setState({ tumbling: false })
  act(throwOf(match, view.getState().retake === 'fresh'))
}

/** They are taken up again: nobody has seen a face of theirs. */
export function takeUp({ view }: Seat): void {
  if (!view.getState().tumbling) return
  view.setState({ tumbling: false, notice: { id: 'ui.dice.takenUp', values: {} } })
}
