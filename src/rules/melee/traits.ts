// The traits of infantry melee: all of them are the unit's.
import type { KnownTraits } from '../../kernel/game.ts'

export const UNIT_TRAITS: KnownTraits = {
  /** IM-09. */
  elite: 'flag',
  /** A distance of its own in the Move phase. */
  moveCm: { least: 1, most: 100 },
}
