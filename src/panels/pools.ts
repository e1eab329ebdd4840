// Whose the dice of a pool are, and who needs what of them.
import type { Pool } from '../kernel/dice.ts'
import type { BaseId, Fact, Table } from '../kernel/game.ts'
import type { Speech } from '../text/words.ts'

/** Whose a die is: the tag of a base, the name of a unit; null where it is a side's. */
export function ownerName(owner: string, table: Table, speech: Speech): string | null {
  if ([...table.bases, ...table.lost].some(({ id }) => id === owner)) return speech.tag(table, owner)
  return table.units.some(({ id }) => id === owner) ? speech.unitName(table, owner) : null
}

/** One die of a whole side, which several units read, each against its own rating. */
export const isShared = ({ side, dice }: Pool): boolean => dice.length === 1 && dice[0]?.owner === side

export interface Need {
  readonly who: string
  readonly need: number
}

/** Who needs what of a shared die, as far as the reasons for the throw say it; in the order in which they are asked. */
export const needsIn = (why: readonly Fact[], of: readonly string[]): readonly Need[] => {
  const needs = new Map<string, number>()
  for (const { about } of why) {
    const who = [about.base, about.unit].find((id) => id !== undefined && of.includes(id))
    if (who !== undefined && about.need !== undefined) needs.set(who, about.need)
  }
  return of.flatMap((who) => {
    const need = needs.get(who)
    return need === undefined ? [] : [{ who, need }]
  })
}

/** The bases of the throwing side that have no die in the pool, as far as the reasons for the throw say why not. */
export function idleIn(why: readonly Fact[], pool: Pool, { bases, units }: Table): readonly BaseId[] {
  const refused = new Set(
    why.flatMap(({ ok, about }) => (ok || about.base === undefined ? [] : [about.base])),
  )
  const own = new Set(units.filter(({ side }) => side === pool.side).map(({ id }) => id))
  const throwing = new Set(pool.dice.map(({ owner }) => owner))
  return bases
    .filter(({ id, unit }) => refused.has(id) && own.has(unit) && !throwing.has(id))
    .map(({ id }) => id)
}
