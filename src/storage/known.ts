// What a stored or foreign game may name.
import type { RuleSet } from '../kernel/game.ts'
import { type Opened, open } from '../kernel/recording.ts'
import { view } from '../kernel/viewing.ts'

export interface Known {
  readonly ruleSets: readonly RuleSet[]
  /** What a base may look like; anything where it is not given. */
  readonly arts?: readonly string[]
}

/** A game of another edition is opened to be looked at. */
export function openKnown(text: string, { ruleSets, arts }: Known): Opened {
  const opened = open(text, ruleSets, arts)
  return !opened.ok && opened.fault.says === 'otherEdition' ? view(text, ruleSets, arts) : opened
}
