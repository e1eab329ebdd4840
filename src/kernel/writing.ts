// A match as text: what is saved, sent and kept. Reading it again is in recording.ts, which nobody needs at first.
import { sharedSteps } from './lines.ts'
import { type KeptLine, type Match, type Step, standing } from './match.ts'
import { VERSION } from './upgrades.ts'

/** The match as text; everything needed to play it again, its other lines, and the steps that lie ahead. */
export function write(match: Match): string {
  const { rules, start, line, steps, marks } = match
  const head = { format: 'base-contact', version: VERSION, rules: { id: rules.id, edition: rules.edition } }
  const lines = match.lines.map((each) => parted(each, steps))
  return JSON.stringify({ ...head, start, line, steps, at: standing(match), lines, marks })
}

/** What a line has of its own, after so many steps of the one on the table. */
function parted({ id, name, steps }: KeptLine, shown: readonly Step[]) {
  const kept = sharedSteps(shown, steps)
  return { id, name, kept, steps: steps.slice(kept) }
}
