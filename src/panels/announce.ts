// Said aloud by the live region, beside what it says of its own accord; and what of all that is said anew.

type Listener = (text: string) => void

const listeners = new Set<Listener>()

export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A hand that rests, a question that stands, or something that was done or refused just now. */
export type Speaker = 'hand' | 'question' | 'deed'

export interface Said {
  readonly text: string
  readonly by: Speaker
  /** How often something has been said. */
  readonly time: number
}

export const SILENCE: Said = { text: '', by: 'question', time: 0 }

/** The same sentence is said anew only of a deed, and not where the hand has just said what would come of it. */
export function hear(before: Said, text: string, by: Speaker): Said {
  if (text !== before.text) return { text, by, time: before.time + 1 }
  if (by !== 'deed') return before
  return before.by === 'hand' ? { ...before, by } : { text, by, time: before.time + 1 }
}
