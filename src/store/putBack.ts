// What is held goes back though nobody let it go: that is said.
import type { Seat } from './seat.ts'
import type { Notice } from './view.ts'

export const PUT_BACK: Notice = { id: 'ui.roster.cancelled', values: {} }

export function putBack({ hand, view }: Seat): void {
  hand.cancel()
  view.setState({ notice: PUT_BACK })
}
