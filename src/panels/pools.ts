// What a pool of dice is called.
import type { Pool } from '../kernel/dice.ts'
import type { Fact, Table } from '../kernel/game.ts'
import type { UiId } from '../text/ui.en.ts'
import type { Speech } from '../text/words.ts'
import type { Say } from './speech.ts'

const NAMES: Readonly<Record<string, UiId>> = {
  fire: 'ui.dice.pool.fire',
  fireSave: 'ui.dice.pool.fireSave',
  hit: 'ui.dice.pool.hit',
  save: 'ui.dice.pool.save',
  test: 'ui.dice.pool.test',
  reroll: 'ui.dice.pool.reroll',
}

export const poolNameOf = (word: string): UiId => NAMES[word] ?? 'ui.dice.pool.other'

export const poolName = (pool: Pool, say: Say): string => say(poolNameOf(pool.for))

/** Whose a die is: the tag of a base, the name of a platoon; null where it is a side's. */
export function ownerName(owner: string, table: Table, speech: Speech): string | null {
  if ([...table.bases, ...table.lost].some(({ id }) => id === owner)) return speech.tag(table, owner)
  return table.units.some(({ id }) => id === owner) ? speech.unitName(table, owner) : null
}

/** One die that several platoons read, each against its own rating. */
export const isShared = ({ for: word, dice }: Pool): boolean =>
  dice.length === 1 && (word === 'test' || word === 'reroll')

interface Need {
  readonly who: string
  readonly need: number
}

/** Who needs what of a shared die, as far as the reasons for the throw say it. */
export const needsIn = (why: readonly Fact[], of: readonly string[]): readonly Need[] => {
  const needs = new Map<string, number>()
  for (const { about } of why) {
    const who = [about.base, about.unit].find((id) => id !== undefined && of.includes(id))
    if (who !== undefined && about.need !== undefined) needs.set(who, about.need)
  }
  return [...needs].map(([who, need]) => ({ who, need }))
}
