// The kinds of figures, and the traits of infantry melee: all of them are the unit's.
import type { KnownTraits } from '../../kernel/game.ts'

export const KINDS = ['figure', 'crew'] as const

export const UNIT_TRAITS: KnownTraits = {
  /** IM-09. */
  elite: 'flag',
  /** A distance of its own in the Move phase. */
  moveCm: { least: 1, most: 100, half: true },
  /** how far it shoots; without it that is only measured. */
  rangeCm: { least: 1, most: 300, half: true },
  /** what a die of its needs to hit, and to save. */
  shootOn: { least: 2, most: 6 },
  save: { least: 2, most: 6 },
}
