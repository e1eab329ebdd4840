// A game as this browser keeps it: its file, and in short what it is, so that a list need not play it.
import * as v from 'valibot'
import type { Match } from '../kernel/match.ts'
import { base, side, table, whole, wholeWithin, words } from '../kernel/schema.ts'
import { write } from '../kernel/writing.ts'
import { type Summary, summaryOf } from '../store/summary.ts'

export interface Kept {
  readonly id: string
  /** Empty where nobody has named it. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly saved: number
  /** How often it was written: where it is another than was read last, another window has written. */
  readonly revision: number
  /** The file. */
  readonly text: string
  /** Null where it has not been on the table of this version. */
  readonly summary: Summary | null
}

export const GAMES = 'base-contact.game.'

export const keyOf = (id: string): string => `${GAMES}${id}`

/** With what else a game in play knows of them. */
const bases = v.array(v.object(base.entries))

const summary = v.object({
  title: words,
  edition: whole,
  steps: whole,
  at: whole,
  decides: v.nullable(side),
  table: v.object({ ...table.entries, bases, lost: bases }),
})

/** The last moment that a calendar knows. */
const LATEST_MS = 8.64e15

/** The file is all that counts: where what stands beside it cannot be read, the game is kept without that. */
const kept = v.object({
  id: v.string(),
  text: v.string(),
  name: v.fallback(v.string(), ''),
  saved: v.fallback(wholeWithin(0, LATEST_MS), 0),
  revision: v.fallback(wholeWithin(0, Number.MAX_SAFE_INTEGER), 0),
  summary: v.fallback(v.nullable(summary), null),
})

/** What is stored; null where it is no kept game. */
export function asKept(value: unknown): Kept | null {
  const read = v.safeParse(kept, value)
  return read.success ? read.output : null
}

let made = 0

/** Unlike any before it, in this window or in another. */
export function freshId(): string {
  made += 1
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${Date.now().toString(36)}-${made}-${chance.toString(36)}`
}

/** A text that was kept without saying what it is. */
export const bareKept = (text: string, saved: number): Kept => ({
  id: freshId(),
  name: '',
  saved,
  revision: 0,
  text,
  summary: null,
})

export const keptMatch = (
  match: Match,
  { id, name, revision }: Pick<Kept, 'id' | 'name' | 'revision'>,
): Kept => ({
  id,
  name,
  saved: Date.now(),
  revision,
  text: write(match),
  summary: summaryOf(match),
})
