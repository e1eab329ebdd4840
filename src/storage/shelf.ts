// The games this browser keeps: listed, named, thrown away and put back.
import { allUnder, exchange } from './database.ts'
import { asKept, freshId, GAMES, type Kept, keyOf } from './kept.ts'
import { onTables } from './windows.ts'

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

/** Answers what was thrown away; null where it is on a table, or has gone already. */
export async function throwAway(id: string): Promise<Kept | null> {
  if ((await onTables()).has(id)) return null
  return exchange([keyOf(id)], ([value]) => ({ drop: [keyOf(id)], answer: asKept(value) }))
}

/** Where something has been written in its place since, it comes back beside that. */
export const putBack = (kept: Kept): Promise<void> =>
  exchange([keyOf(kept.id)], ([there]) => {
    const back = there === undefined ? kept : { ...kept, id: freshId() }
    return { put: { [keyOf(back.id)]: back }, answer: undefined }
  })
