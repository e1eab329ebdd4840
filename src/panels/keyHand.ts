// The hand worked by keys: nudges and turns of what is held, through the same drag and drop as the pointer.
import type { BaseId } from '../kernel/game.ts'
import type { Draft, Held } from '../store/hand.ts'
import type { Seat } from '../store/seat.ts'
import { turnFor } from '../store/turning.ts'

/** Millimetres and degrees to be added. */
export interface Nudge {
  readonly x: number
  readonly y: number
  readonly turn: number
}

const NEAR = 1
const FAR = 10

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key does to the held base; null: nothing. Arrows go as the screen does, whatever the base faces. */
export function nudgeFor(code: string, shift: boolean): Nudge | null {
  const arrow = ARROWS[code]
  if (arrow) {
    const mm = shift ? FAR : NEAR
    return { x: arrow[0] * mm, y: arrow[1] * mm, turn: 0 }
  }
  const turn = turnFor(code, shift)
  return turn === null ? null : { x: 0, y: 0, turn }
}

/** Bases are in the hand, and not only shown where they would be. */
export const holding = ({ hand }: Seat): boolean => hand.now().held.length > 0 && !hand.now().shown

const holds = (now: Held, bases: readonly BaseId[]): boolean =>
  now.held.length === bases.length && now.held.every((id, i) => id === bases[i])

/** Moves what is held on from where its draft is; contact is not caught, so that a key beats it. */
export function nudge({ hand }: Seat, bases: readonly BaseId[], by: Nudge): Draft | null {
  const [lead] = bases
  if (lead === undefined) return null
  if (!holds(hand.now(), bases)) hand.cancel()
  const from = hand.now().draft?.hang[0]?.to ?? hand.lies(lead)
  const wish = { x: from.x + by.x, y: from.y + by.y, facing: from.facing + by.turn }
  return hand.drag({ held: bases, catchMm: 0 }, wish)
}
