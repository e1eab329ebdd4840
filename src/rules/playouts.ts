// Each game as it is played out at random. Beside the rule sets, so that the page does not carry it.
import type { Playout } from '../kernel/playout.ts'
import { playout as assault } from './assault/playout.ts'
import { playout as melee } from './melee/playout.ts'

export const playouts: readonly Playout[] = [assault, melee]
