// What players get wrong about infantry melee: compared with the right reading, and played by nobody.
import { misread, type Switch } from '../../kernel/game.ts'

/** Each with the rules that say otherwise. */
export const misreadings = [
  { id: 'M-31', name: 'everybodyFights', rules: ['IM-04', 'IM-07'] },
  { id: 'M-32', name: 'surplusKills', rules: ['IM-05'] },
  { id: 'M-33', name: 'bonusLasts', rules: ['IM-08'] },
  { id: 'M-34', name: 'evenBonus', rules: ['IM-13'] },
  { id: 'M-35', name: 'helpedBonus', rules: ['IM-15'] },
] as const

export type MisreadingId = (typeof misreadings)[number]['id']

/** Those that are on. */
export type Misread = Readonly<Partial<Record<(typeof misreadings)[number]['name'], boolean>>>

export const MISREADINGS: readonly Switch[] = misreadings.map(misread)
