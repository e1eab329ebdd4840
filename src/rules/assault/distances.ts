// The distances that the assault rules print: the only place in this rule set where one is reckoned with; the answers to open questions name theirs.
import type { Base, Distance } from '../../kernel/game.ts'

/** E-01, A-11: how far a charge moves. A switch, the default first: read it from `settings`. */
export const CHARGE_CHOICES: readonly Distance[] = [
  { in: 4, cm: 10 },
  { in: 6, cm: 15 },
  { in: 8, cm: 20 },
]

/** E-05, PA-33, A-18: how close enemies are fought. A switch, the default first: read it from `settings`. */
export const FIGHT_CHOICES: readonly Distance[] = [
  { in: 2, cm: 5 },
  { in: 1, cm: 2.5 },
  { in: 4, cm: 10 },
]

/** PA-01, E-02, E-03, E-14, A-25: an enemy this close is still in the way. */
export const WIN: Distance = { in: 4, cm: 10 }

/** PA-25, PA-26: the gate of the counter-charge. */
export const COUNTER_CHARGE: Distance = { in: 8, cm: 20 }

/** PA-29, E-01, E-09, E-10: what is kept between a mover and enemies that it may not approach. */
export const CLEARANCE: Distance = { in: 2, cm: 5 }

/** E-08: teams that leave end farther than this from every acting team. */
export const BREAK_OFF: Distance = { in: 4, cm: 10 }

/** E-09: how far a winner may move. */
export const CONSOLIDATION: Distance = { in: 4, cm: 10 }

/** E-10: how near to a team that charged one has to be to shoot, and to the shooter to be hit. */
export const DEFENSIVE_FIRE: Distance = { in: 8, cm: 20 }

/** E-10: how far, at most, those who were stopped fall back. */
export const FALL_BACK: Distance = { in: 4, cm: 10 }

/** E-12: how close to the team that asks for it the price of a re-roll has to be. */
export const COMMAND: Distance = { in: 6, cm: 15 }

const ON_FOOT: Distance = { in: 6, cm: 15 }
const DRIVEN: Distance = { in: 12, cm: 30 }
const LIGHT_GUN: Distance = { in: 4, cm: 10 }
const HEAVY_GUN: Distance = { in: 2, cm: 5 }

/** E-08: the normal move of a team. */
export function normalMove(base: Base): Distance {
  if (base.kind === 'inf') return ON_FOOT
  if (base.kind === 'gun') return base.traits.lightGun === true ? LIGHT_GUN : HEAVY_GUN
  return DRIVEN
}
