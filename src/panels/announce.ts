// Said aloud by the live region, beside what it says of its own accord.

type Listener = (text: string) => void

const listeners = new Set<Listener>()

export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
