// Which base Tab comes to from outside the table.
import type { BaseId, Prompt } from '../kernel/game.ts'

/** The bases that the question asks to move. */
export const moversOf = (prompt: Prompt | null): readonly BaseId[] =>
  prompt?.offers.flatMap((offer) => (offer.do === 'move' ? offer.bases : [])) ?? []

interface Entry {
  /** All bases that lie on the table, in the order of Tab. */
  readonly ids: readonly BaseId[]
  readonly mayMove: readonly BaseId[]
  /** The base that had the focus last. */
  readonly stop: BaseId | null
}

/** Where the focus was, if that base may still be moved or none may; else the first that may. */
export function entryOf({ ids, mayMove, stop }: Entry): BaseId | null {
  const movers = ids.filter((id) => mayMove.includes(id))
  const last = stop !== null && ids.includes(stop) ? stop : null
  if (last !== null && (movers.length === 0 || movers.includes(last))) return last
  return movers[0] ?? ids[0] ?? null
}
