// The kept games of this browser, for the dialogs: fetched with what keeps them, and every failure said.
import type { Games } from '../panels/games.ts'
import type { Kept } from '../storage/kept.ts'
import { inTime } from '../storage/patience.ts'
import { tell } from '../store/notices.ts'
import type { Seat } from '../store/seat.ts'
import { fileName } from './files.ts'

const shelf = () => import('../storage/shelf.ts')
const keeping = () => import('./keeping.ts')

/** What was asked of the storage; null where it cannot be had. */
async function had<T>(asked: Promise<T>): Promise<{ readonly answer: T } | null> {
  try {
    return { answer: await inTime(asked) }
  } catch {
    return null
  }
}

export function gamesOf(seat: Seat): Games {
  /** Every game that was listed, those thrown away since then too. */
  const known = new Map<string, Kept>()
  return {
    list: async () => {
      const games = shelf().then(({ keptGames }) => keptGames())
      const tables = import('../storage/windows.ts').then(({ onTables }) => onTables())
      const found = await had(Promise.all([games, tables, keeping()]))
      if (!found) return null
      const [kept, taken, { keepingOf }] = found.answer
      const here = keepingOf(seat)?.here()
      for (const game of kept) known.set(game.id, game)
      return kept.map(({ id, name, saved, summary }) => {
        const table = id === here ? 'here' : taken.has(id) ? 'elsewhere' : null
        return { id, name, saved, summary, table }
      })
    },
    open: async (id) => (await keeping()).openKept(seat, id),
    name: async (id, name) => (await had(shelf().then(({ nameGame }) => nameGame(id, name)))) !== null,
    throwAway: async (id) => {
      const gone = await had(shelf().then(({ throwAway }) => throwAway(id)))
      if (!gone?.answer) return false
      known.set(id, gone.answer)
      return true
    },
    putBack: async (id) => {
      const kept = known.get(id)
      if (!kept) return false
      // Asked for once more meanwhile, it would stand there twice.
      known.delete(id)
      const isBack = (await had(shelf().then(({ putBack }) => putBack(kept)))) !== null
      if (!isBack) known.set(id, kept)
      return isBack
    },
    save: async (id) => {
      const kept = known.get(id)
      if (!kept) return
      const files = await had(import('../storage/file.ts'))
      const name = fileName(kept.summary?.title.en ?? id)
      const saved = files ? await files.answer.saveText(kept.text, name) : 'failed'
      if (saved === 'failed') tell(seat.view, 'ui.notice.notSaved')
    },
  }
}
