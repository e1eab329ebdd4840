// The referee of each rule set. Beside the rule sets, so that the page does not carry what it never asks.
import type { Referee } from '../kernel/referee.ts'
import { referee as assault } from './assault/referee.ts'
import { referee as melee } from './melee/referee.ts'

export const referees: readonly Referee[] = [assault, melee]
