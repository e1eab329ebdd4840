// The games this browser keeps: listed, named, thrown away and put back.
import { allUnder, exchange } from './database.ts'
import { asKept, GAMES, type Kept, keyOf } from './kept.ts'

/** The latest first; those in which nothing was done are no loss and are left out. */
export async function keptGames(): Promise<readonly Kept[]> {
  const games = (await allUnder(GAMES)).flatMap((value) => asKept(value) ?? [])
  return games
    .filter(({ name, summary }) => name !== '' || summary === null || summary.steps > 0)
    .toSorted((a, b) => b.saved - a.saved)
}

/** What the game holds is not touched: no window has to hear of it. */
export const nameGame = (id: string, name: string): Promise<void> =>
  exchange([keyOf(id)], ([value]) => {
    const kept = asKept(value)
    return { ...(kept && { put: { [keyOf(id)]: { ...kept, name } } }), answer: undefined }
  })

export const throwAway = (id: string): Promise<void> =>
  exchange([], () => ({ drop: [keyOf(id)], answer: undefined }))

export const putBack = (kept: Kept): Promise<void> =>
  exchange([], () => ({ put: { [keyOf(kept.id)]: kept }, answer: undefined }))
