// Keeps the game over a reload, and says where that cannot be.
import { within } from '../storage/patience.ts'
import type { Seat } from '../store/seat.ts'
import { tellFailed } from './notKept.ts'

/** Puts the kept game on the table, unless another one has been begun meanwhile; then keeps every change. */
export async function keep(seat: Seat): Promise<void> {
  const first = seat.match.getState().match
  seat.view.setState({ saving: 'loading' })
  const failed = (): void => tellFailed(seat)
  const fetched = import('./keeping.ts').catch(() => null)
  const keeping = await within(fetched, failed)
  if (keeping) keeping.startKeeping(seat, first)
  else failed()
}
