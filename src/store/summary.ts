// What a game is, in short, for lists and before it is opened: told without playing it.
import type { SideId, Table, Words } from '../kernel/game.ts'
import { current, type Match, standing } from '../kernel/match.ts'
import { promptAt } from './match.ts'

export interface Summary {
  readonly title: Words
  readonly edition: number
  /** All there are, those ahead of where it stands included. */
  readonly steps: number
  /** The step in which it stands, from 1; 0 at the start. */
  readonly at: number
  /** Null: the table is being arranged. */
  readonly decides: SideId | null
  /** As it stands. */
  readonly table: Table
}

export const summaryOf = (match: Match): Summary => ({
  title: match.start.title,
  edition: match.rules.edition,
  steps: match.steps.length,
  at: standing(match) + 1,
  decides: promptAt(match.rules, current(match))?.side ?? null,
  table: current(match).table,
})
