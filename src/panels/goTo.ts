// Where keys go on the page: to the bases of the table, and from one of them to what it could go for.
import type { KeyboardEvent } from 'react'
import type { BaseId } from '../kernel/game.ts'
import { promptOf } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'
import { moversOf } from './entry.ts'

const focusOn = (name: string): void => document.querySelector<HTMLElement>(`.roster ${name}`)?.focus()

/** To the base that had the focus last, or to the first that may move. */
export const toTable = (): void => focusOn('button[tabindex="0"]')

/** After a move by keys to the base that is asked to move after that one; nowhere if none is. */
export function toNextMover({ match }: Seat, moved: BaseId): void {
  const movers = moversOf(promptOf(match.getState().match))
  const next = movers[(movers.indexOf(moved) + 1) % movers.length]
  if (next !== undefined) setTimeout(() => focusOn(`[data-base="${CSS.escape(next)}"]`))
}

/** The focus goes to the list of what the base could go for. */
export function toTargets(seat: Seat, id: BaseId): void {
  seat.hand.cancel()
  seat.view.setState({ selected: id, firstMinute: false })
  setTimeout(() => {
    const list = document.querySelector('.targets') ?? document.querySelector('.moves, .prompt')
    list?.querySelector('button')?.focus()
  })
}

const WALKS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Arrows lead up and down a list of offers, and stop at its ends. */
export function walkOffers(event: KeyboardEvent<HTMLElement>): void {
  const by = WALKS[event.code]
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll('.offer-row')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  rows[at + by]?.querySelector('button')?.focus()
}
