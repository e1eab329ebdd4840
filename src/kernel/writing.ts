// A match as text: what is saved, sent and kept. Reading it again is in recording.ts, which nobody needs at first.
import { type Match, standing } from './match.ts'

/** The version that is written. A fixture of each version ever written stands in e2e/fixtures. */
export const VERSION = 1

/** The match as text; everything needed to play it again, and the steps that lie ahead after an undo. */
export function write(match: Match): string {
  const { rules, start, steps, marks } = match
  const head = { format: 'base-contact', version: VERSION, rules: { id: rules.id, edition: rules.edition } }
  return JSON.stringify({ ...head, start, steps, at: standing(match), marks })
}
