// The one autosaved game: loaded first, saved after every change of the match from then on.
import { get, set } from 'idb-keyval'
import type { RuleSet } from '../kernel/game.ts'
import { type Opened, open } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'
import type { MatchStoreApi } from '../store/match.ts'

export type Saving = 'saved' | 'saving' | 'failed'

const KEY = 'base-contact.game'

/** A stored game that could not be opened is kept here, so that the next save does not destroy it. */
const ASIDE = 'base-contact.refused'

/** The stored game, opened; null where there is none. Rejects where storage cannot be read. */
export async function stored(ruleSets: readonly RuleSet[]): Promise<Opened | null> {
  const text = await get<unknown>(KEY)
  if (typeof text !== 'string') return null
  const opened = open(text, ruleSets)
  if (!opened.ok) await set(ASIDE, text)
  return opened
}

/**
 * Saves the match whenever it changes; call it only after the stored game has been loaded, or it would be
 * overwritten. A write that fails is told as 'failed' and tried again at the next change. Answers how to stop.
 */
export function autosave(store: MatchStoreApi, tell: (saving: Saving) => void): () => void {
  let busy = false
  const save = async (): Promise<void> => {
    busy = true
    tell('saving')
    const { match } = store.getState()
    const ok = await put(write(match))
    busy = false
    if (store.getState().match === match) tell(ok ? 'saved' : 'failed')
    else await save()
  }
  return store.subscribe((next, before) => {
    if (next.match !== before.match && !busy) void save()
  })
}

/** Storage that is forbidden altogether throws at once, where a full one rejects. */
async function put(text: string): Promise<boolean> {
  try {
    await set(KEY, text)
    return true
  } catch {
    return false
  }
}
