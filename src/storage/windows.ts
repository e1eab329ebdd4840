// Word between the windows of one browser: which game one of them has opened, and which are on their tables.
import { GAMES, keyOf } from './kept.ts'

const NAME = 'base-contact'

export interface Windows {
  /** This window goes on with that game from now on. */
  announce(game: string): void
  /** That game is on the table of this window, and is kept by it; null: none is. */
  hold(game: string | null): void
  stop(): void
}

/** `opened` is called when another window opens a game. Where a browser has no such word, the next save finds out. */
export function windows(opened: (game: string) => void): Windows {
  const hold = holding()
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, hold, stop: () => hold(null) }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') opened(data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    announce: (game) => channel.postMessage(game),
    hold,
    stop: () => {
      hold(null)
      channel.close()
    },
  }
}

/** Not everywhere is there such a thing. */
const locks = (): LockManager | undefined => navigator.locks

/** A lock of the game's name, shared, since two windows may have it: it goes with the window, whatever becomes of that. */
function holding(): Windows['hold'] {
  let held: string | null = null
  let letGo = (): void => {}
  return (game) => {
    if (game === held) return
    letGo()
    held = game
    if (game === null) return
    const over = new Promise<void>((resolve) => {
      letGo = resolve
    })
    locks()
      ?.request(keyOf(game), { mode: 'shared' }, () => over)
      .catch(() => {})
  }
}

/** The games on the tables of all windows; none where the browser does not tell. */
export async function onTables(): Promise<ReadonlySet<string>> {
  const told = await locks()
    ?.query()
    .catch(() => null)
  const names = (told?.held ?? []).flatMap(({ name }) => name ?? [])
  return new Set(names.filter((name) => name.startsWith(GAMES)).map((name) => name.slice(GAMES.length)))
}
