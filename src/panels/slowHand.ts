// The hand as React and speech see it: once a second while something moves, and soon when it stands still.
import { useSyncExternalStore } from 'react'
import { onceFor } from '../kernel/once.ts'
import type { Hand, Held } from '../store/hand.ts'
import { useSeat } from '../store/seat.ts'

export interface SlowHand {
  now(): Held
  listen(listener: () => void): () => void
}

/** As often as a list that changes can be read; each time the column is laid out and painted anew. */
const INTERVAL_MS = 1000

/** A hand that has not moved for so long stands still: now the words are read. */
const STILL_MS = 100

/** One slow hand for each hand. */
export const slowHand = onceFor((hand: Hand): SlowHand => {
  let shown = hand.now()
  let shownAt = 0
  let movedAt = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  const listeners = new Set<() => void>()
  const show = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    if (shown === hand.now()) return
    shown = hand.now()
    shownAt = performance.now()
    for (const listener of listeners) listener()
  }
  const due = (): number => Math.min(movedAt + STILL_MS, shownAt + INTERVAL_MS) - performance.now()
  // One timer at a time, however often the hand moves: setting one with each move costs more than what it waits for.
  const wait = (): void => {
    timer = setTimeout(() => (due() > 0 ? wait() : show()), due())
  }
  hand.listen(() => {
    const begins = shown.held.length === 0
    const rests = hand.now().held.length === 0
    movedAt = performance.now()
    if (begins || rests) show()
    else if (!timer) wait()
  })
  return {
    now: () => shown,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})

/** A part of the slow hand; `select` answers the same value for the same part. */
export function useHand<T>(select: (held: Held) => T): T {
  const slow = slowHand(useSeat().hand)
  return useSyncExternalStore(slow.listen, () => select(slow.now()))
}
