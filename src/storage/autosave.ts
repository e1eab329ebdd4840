// The one autosaved game: loaded first, saved after every change of the match from then on.
import { get, set } from 'idb-keyval'
import type { RuleSet } from '../kernel/game.ts'
import type { Opened } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'
import type { MatchStoreApi } from '../store/match.ts'

export type Saving = 'loading' | 'saved' | 'saving' | 'failed'

const KEY = 'base-contact.game'

/** The stored game, opened; null where there is none or storage cannot be read (then nothing can be saved either). */
export async function stored(ruleSets: readonly RuleSet[]): Promise<Opened | null> {
  const text = await get<string>(KEY)
  if (typeof text !== 'string') return null
  const { open } = await import('../kernel/recording.ts')
  return open(text, ruleSets)
}

/**
 * Saves the match whenever it changes; call it only after the stored game has been loaded, or it would be
 * overwritten. A write that fails is told as 'failed' and tried again at the next change. Answers how to stop.
 */
export function autosave(store: MatchStoreApi, tell: (saving: Saving) => void): () => void {
  let last = store.getState().match
  let busy = false
  const save = async (): Promise<void> => {
    busy = true
    tell('saving')
    const match = store.getState().match
    const ok = await set(KEY, write(match)).then(
      () => true,
      () => false,
    )
    busy = false
    if (store.getState().match !== match) return save()
    tell(ok ? 'saved' : 'failed')
  }
  return store.subscribe(({ match }) => {
    if (match === last) return
    last = match
    if (!busy) void save()
  })
}
