// What a pool of dice is called.
import type { Pool } from '../kernel/dice.ts'
import type { UiId } from '../text/ui.en.ts'
import type { Say } from './speech.ts'

const NAMES: Readonly<Record<string, UiId>> = {
  hit: 'ui.dice.pool.hit',
  save: 'ui.dice.pool.save',
  test: 'ui.dice.pool.test',
  reroll: 'ui.dice.pool.reroll',
}

export const poolNameOf = (word: string): UiId => NAMES[word] ?? 'ui.dice.pool.other'

export const poolName = (pool: Pool, say: Say): string => say(poolNameOf(pool.for))
