// How the sentences of each game count together, what of them failed, and which are told by their number.
import { assaultManners } from './assault.manners.ts'
import type { Manners } from './manner.ts'
import { meleeManners } from './melee.manners.ts'

export const manners: readonly Manners[] = [assaultManners, meleeManners]
