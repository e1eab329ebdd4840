// What a stored or foreign game may name.
import type { RuleSet } from '../kernel/game.ts'
import { type Opened, open } from '../kernel/recording.ts'

export interface Known {
  readonly ruleSets: readonly RuleSet[]
  /** What a base may look like; anything where it is not given. */
  readonly arts?: readonly string[]
}

export const openKnown = (text: string, { ruleSets, arts }: Known): Opened => open(text, ruleSets, arts)
