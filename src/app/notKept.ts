// The word that the game is not saved.
import type { Seat } from '../store/seat.ts'

export const NOT_KEPT = 'ui.notice.notKept'

/** With what can be done about it. */
export function tellFailed(seat: Seat): void {
  const take = (): void => void import('./files.ts').then(({ saveGame }) => saveGame(seat))
  const offers = [{ id: 'ui.do.saveFile', take }]
  seat.view.setState({ saving: 'failed', standing: { id: NOT_KEPT, values: {}, offers } })
}
