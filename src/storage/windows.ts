// Word between the windows of one browser: which game one of them has opened.

const NAME = 'base-contact'

export interface Windows {
  /** This window goes on with that game from now on. */
  announce(game: string): void
  stop(): void
}

/** `opened` is called when another window opens a game. Where a browser has no such word, the next save finds out. */
export function windows(opened: (game: string) => void): Windows {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, stop: () => {} }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') opened(data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    announce: (game) => channel.postMessage(game),
    stop: () => channel.close(),
  }
}
