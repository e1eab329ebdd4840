// Keeps the game on the table: what was kept is put there first, and every change of the match is written from then on.

import type { Match, Start } from '../kernel/match.ts'
import type { Opened } from '../kernel/recording.ts'
import type { MatchStoreApi } from '../store/match.ts'
import type { Saving } from '../store/view.ts'
import { allUnder, type Exchanged, exchange, whenDeleted } from './database.ts'
import { moveFormer } from './former.ts'
import { asKept, freshId, GAMES, type Kept, keptMatch, keyOf } from './kept.ts'
import { type Known, openKnown } from './known.ts'
import { within } from './patience.ts'
import { lastGame, noteGame } from './tab.ts'
import { windows } from './windows.ts'

/** As long as something is not saved it is tried again, whether or not anything is done. */
const AGAIN_MS = 3000

interface Keeper {
  readonly known: Known
  tell(saving: Saving): void
  /** What was kept; null: nothing. It is on the table where it opened and nothing had been done there. */
  found(opened: Opened | null): void
  /** The game that was kept is not on the table, since another one has been begun there. */
  begun(earlier: Kept & { readonly match: Match }): void
  /** A game that was replaced before it could be saved cannot be saved now; null: it has been after all. */
  left(match: Match | null): void
  /** What was kept had been deleted; the game on the table has been written anew. */
  deleted(): void
}

export interface Keeping {
  /** The game on the table; null where it has not been written. */
  here(): string | null
  /** Puts a kept game on the table; null where it cannot be had. */
  open(id: string): Promise<Opened | null>
  /** The game on the table becomes another one than the one it was opened as. */
  copy(): void
  stop(): void
}

/**
 * Puts the game that this window had, or the one saved last, on the table, unless the player has gone on from `first`
 * before it came. From then on the match is saved whenever it changes; one with another start is another game. Nothing
 * is ever written before what is kept has been read, nor over what another window has written. What fails is told and
 * tried again.
 */
export function autosave(store: MatchStoreApi, first: Match, keeper: Keeper): Keeping {
  const { known, tell } = keeper
  const now = (): Match => store.getState().match
  const ids = new WeakMap<Start, string>()
  /** The revision that this window read or wrote last, by game. */
  const seen = new Map<string, number>()
  /** Games that go on in another window. */
  const given = new Set<string>()
  /** Games that gave way to another one before they were saved, and whether it was told that they cannot be. */
  const left = new Map<Match, boolean>()
  /** The match that needs no saving; null: it is not known yet what is kept, or it is there no more. */
  let kept: Match | null = null
  let looked = false
  let busy = false
  let wanted = false
  let again: ReturnType<typeof setTimeout> | undefined
  /** The database was deleted, and nothing has been written since. */
  let deleted = false
  /** How often it was: what was being written then is gone with it. */
  let deletions = 0
  /** What was asked of the storage has not been answered for long. */
  let silent = false

  /** Each is told once. */
  const tellLeft = (): void => {
    for (const [match, isTold] of left) {
      if (isTold) continue
      left.set(match, true)
      keeper.left(match)
    }
  }

  const failed = (): void => {
    tell('failed')
    tellLeft()
  }

  const late = (): void => {
    silent = true
    failed()
  }

  /** Storage that is forbidden altogether throws at once, where a full one rejects. */
  const asked = async <T>(ask: () => Promise<T>): Promise<{ readonly answer: T } | null> => {
    try {
      return { answer: await within(ask(), late) }
    } catch {
      return null
    } finally {
      silent = false
    }
  }

  const idOf = ({ start }: Match): string => {
    const id = ids.get(start) ?? freshId()
    ids.set(start, id)
    return id
  }

  const giveAway = (id: string): void => {
    given.add(id)
    if (idOf(now()) !== id) return
    others.hold(null)
    tell('elsewhere')
  }

  const others = windows(giveAway)

  /** On the table, and kept. */
  const note = (id: string): void => {
    noteGame(id)
    others.hold(id)
  }

  /** Another game takes the place of that one. */
  const leave = (match: Match): void => {
    if (match !== kept && match.steps.length > 0 && !given.has(idOf(match))) left.set(match, false)
  }

  /** The match is that game from now on, in this window. */
  const take = ({ id, revision }: Kept, match: Match): void => {
    leave(now())
    ids.set(match.start, id)
    seen.set(id, revision)
    given.delete(id)
    kept = match
    store.getState().load(match)
    note(id)
    others.announce(id)
    tell('saved')
  }

  const look = async (): Promise<boolean> => {
    const read = await asked(() => moveFormer().then(() => allUnder(GAMES)))
    if (!read) return false
    looked = true
    const games = read.answer.flatMap((value) => asKept(value) ?? [])
    const last = games.toSorted((a, b) => b.saved - a.saved)
    const game = last.find(({ id }) => id === lastGame()) ?? last[0]
    const opened = game ? openKnown(game.text, known) : null
    if (now() !== first) {
      if (game && opened?.ok && opened.match.steps.length > 0) keeper.begun({ ...game, match: opened.match })
    } else if (game && opened?.ok) take(game, opened.match)
    else {
      kept = first
      tell(null)
    }
    keeper.found(opened)
    return true
  }

  /** What is to be written over the value; the answer is its revision, and null where it is not this window's any more. */
  const over = (value: unknown, match: Match): Exchanged<number | null> => {
    const id = idOf(match)
    const there = asKept(value)
    if (there && there.revision !== seen.get(id)) return { answer: null }
    const revision = (seen.get(id) ?? 0) + 1
    const next = keptMatch(match, { id, name: there?.name ?? '', revision })
    return { put: { [keyOf(id)]: next }, answer: revision }
  }

  /** Answers whether there is anything left to do. */
  const write = async (match: Match): Promise<boolean> => {
    const id = idOf(match)
    const begun = deletions
    const put = await asked(() => exchange([keyOf(id)], ([value]) => over(value, match)))
    if (put && begun !== deletions) return true
    if (!put && match === now()) tell('failed')
    if (!put) return match !== now()
    if (put.answer === null) {
      left.delete(match)
      giveAway(id)
      return match !== now()
    }
    seen.set(id, put.answer)
    if (left.delete(match)) keeper.left(null)
    if (match === now()) {
      note(id)
      kept = match
      tell('saved')
    }
    if (deleted) keeper.deleted()
    deleted = false
    return true
  }

  const save = async (): Promise<void> => {
    if (!looked && !(await look())) return failed()
    for (const match of left.keys()) await write(match)
    tellLeft()
    while (kept !== now()) {
      if (given.has(idOf(now()))) return tell('elsewhere')
      tell('saving')
      if (!(await write(now()))) return
    }
  }

  /** What is asked for while one is on its way is done after it; what fails is tried again by and by. */
  const saveNow = async (): Promise<void> => {
    wanted = true
    if (busy) return
    busy = true
    clearTimeout(again)
    while (wanted) {
      wanted = false
      await save()
    }
    busy = false
    if (left.size > 0 || (kept !== now() && !given.has(idOf(now()))))
      again = setTimeout(() => void saveNow(), AGAIN_MS)
  }

  const unheard = whenDeleted(() => {
    deletions += 1
    const written = seen.has(idOf(now()))
    seen.clear()
    given.clear()
    if (!written) return
    kept = null
    deleted = true
    void saveNow()
  })

  const unwatched = store.subscribe((next, before) => {
    if (next.match === before.match) return
    if (next.match.start !== before.match.start && next.match !== kept) leave(before.match)
    if (silent) tellLeft()
    void saveNow()
  })
  void saveNow()

  return {
    here: () => ids.get(now().start) ?? null,
    open: async (id) => {
      const read = await asked(() => exchange([keyOf(id)], ([value]) => ({ answer: asKept(value) })))
      if (!read?.answer) return null
      const opened = openKnown(read.answer.text, known)
      if (opened.ok) take(read.answer, opened.match)
      return opened
    },
    copy: () => {
      ids.set(now().start, freshId())
      kept = null
      void saveNow()
    },
    stop: () => {
      clearTimeout(again)
      unwatched()
      unheard()
      others.stop()
    },
  }
}
