// The one autosaved game: read first, put on the table or aside, and saved after every change of the match from then on.
import { getMany, set, setMany } from 'idb-keyval'
import type { Match } from '../kernel/match.ts'
import type { Opened } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'
import type { MatchStoreApi } from '../store/match.ts'
import { type Known, openKnown } from './known.ts'
import { within } from './patience.ts'

/** Null: nothing has been done that could be saved. */
export type Saving = 'saved' | 'saving' | 'failed' | null

const KEY = 'base-contact.game'

/** A stored game that could not be opened is kept here, so that the next save does not destroy it. */
const REFUSED = 'base-contact.refused'

/** Games in the place of which others were begun: a list of texts, the latest last. */
const EARLIER = 'base-contact.earlier'

/** A game that lies aside. */
export interface Earlier {
  readonly match: Match
  /** Puts it on the table, and the one that is there aside. */
  take(): void
  leave(): void
}

interface Keeper {
  readonly known: Known
  tell(saving: Saving): void
  /** What was stored; null: nothing. It is on the table where it opened and nothing had been done there. */
  found(opened: Opened | null): void
  offer(earlier: Earlier): void
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Nothing is lost with a game in which nothing was done. */
const isWorth = (match: Match): boolean => match.steps.length > 0

/**
 * Puts the stored game on the table, unless the player has gone on from `first` before it came: then it is put
 * aside. From then on the match is saved whenever it changes. Nothing is ever written before what is stored has been
 * read, or without what has to be put aside. What fails is told and tried again at the next change. Answers how to
 * stop.
 */
export function autosave(store: MatchStoreApi, first: Match, keeper: Keeper): () => void {
  const { known, tell, found, offer } = keeper
  const now = (): Match => store.getState().match
  /** The match that needs no saving; null: it is not known yet what is stored. */
  let kept: Match | null = null
  let earlier: readonly string[] = []
  /** What is written together with the next save, by its key. */
  let aside: Readonly<Record<string, unknown>> = {}
  let busy = false

  /** Storage that is forbidden altogether throws at once, where a full one rejects. */
  const asked = async <T>(ask: () => Promise<T>): Promise<{ readonly answer: T } | null> => {
    try {
      return { answer: await within(ask(), () => tell('failed')) }
    } catch {
      return null
    }
  }

  const leave = (text: string): void => {
    earlier = earlier.filter((each) => each !== text)
  }

  const putAside = (match: Match): void => {
    if (!isWorth(match)) return
    earlier = [...earlier, write(match)]
    aside = { ...aside, [EARLIER]: earlier }
  }

  const offerLast = (): void => {
    for (const text of earlier.toReversed()) {
      const opened = openKnown(text, known)
      if (!opened.ok) continue
      offer(earlierOf(text, opened.match))
      return
    }
  }

  const earlierOf = (text: string, match: Match): Earlier => ({
    match,
    take: () => {
      leave(text)
      aside = { ...aside, [EARLIER]: earlier }
      putAside(now())
      store.getState().load(match)
      offerLast()
    },
    leave: () => {
      leave(text)
      aside = { ...aside, [EARLIER]: earlier }
      void asked(() => set(EARLIER, earlier))
    },
  })

  const look = async (): Promise<boolean> => {
    const read = await asked(() => getMany<unknown>([KEY, EARLIER]))
    if (!read) return false
    const [text, list] = read.answer
    earlier = Array.isArray(list) ? list.filter(isText) : []
    const opened = isText(text) ? openKnown(text, known) : null
    const begun = now() !== first
    if (opened && !opened.ok) aside = { ...aside, [REFUSED]: text }
    if (opened?.ok && begun) putAside(opened.match)
    if (opened?.ok && !begun) store.getState().load(opened.match)
    kept = begun ? first : now()
    if (!begun) tell(opened?.ok ? 'saved' : null)
    found(opened)
    offerLast()
    return true
  }

  const save = async (): Promise<void> => {
    if (kept === null && !(await look())) return tell('failed')
    while (kept !== now()) {
      tell('saving')
      const match = now()
      const together = aside
      if (await asked(() => setMany([...Object.entries(together), [KEY, write(match)]]))) {
        kept = match
        if (aside === together) aside = {}
        if (match === now()) tell('saved')
      } else if (match === now()) return tell('failed')
    }
  }

  const saveNow = async (): Promise<void> => {
    if (busy) return
    busy = true
    await save()
    busy = false
  }

  void saveNow()
  return store.subscribe((next, before) => {
    if (next.match !== before.match) void saveNow()
  })
}
