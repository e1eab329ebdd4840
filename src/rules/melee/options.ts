// The switches of infantry melee, their defaults, and the profile that presets them.
import type { Options } from '../../kernel/game.ts'
import { defaultsOf, type Offered, settingsBy, switchesOf } from '../../kernel/switches.ts'
import { MISREADINGS, type Misread } from './misreadings.ts'
import type { MeleeState } from './state.ts'

export interface Settings {
  /** */
  readonly chargeAfterMove: boolean
  /** */
  readonly casualtyPick: 'owner' | 'auto'
  /** centimetres. */
  readonly closeUpCm: number
  /** */
  readonly eliteBonus: 'always' | 'attackTurn'
  /** */
  readonly stacking: 'sum' | 'highest'
  /** */
  readonly naturalOneMisses: boolean
  /** */
  readonly meleeOrder: 'simultaneous' | 'attackerFirst'
  /** */
  readonly winnerBonus: 'side' | 'unit'
  /** */
  readonly victoryDie: 'perUnit' | 'shared'
  /** */
  readonly meleeEvery: 'playerTurn' | 'ownTurn'
  /** A-41: the players' own way, or what a die has to reach. */
  readonly medicTarget: 'players' | number
  /** */
  readonly closeUp: 'everyTurn' | 'once'
  /** */
  readonly bonusLapses: 'meleeOver' | 'anyUnitDestroyed'
  /** */
  readonly lineOfSight: boolean
  /** */
  readonly shooting: 'entered' | 'dice'
  /** centimetres; 0: not played. */
  readonly coherencyCm: number
  /** centimetres; 0: not played. */
  readonly clearanceCm: number
}

/** What the page leaves open. */
const OPEN = {
  chargeAfterMove: ['A-30', [true, false]],
  casualtyPick: ['A-32', ['owner', 'auto']],
  closeUpCm: ['A-33', [15, 10, 20]],
  eliteBonus: ['A-34', ['always', 'attackTurn']],
  stacking: ['A-35', ['sum', 'highest']],
  naturalOneMisses: ['A-35', [false, true]],
  meleeOrder: ['A-36', ['simultaneous', 'attackerFirst']],
  winnerBonus: ['A-37', ['side', 'unit']],
  victoryDie: ['A-38', ['perUnit', 'shared']],
  meleeEvery: ['A-39', ['playerTurn', 'ownTurn']],
  medicTarget: ['A-41', ['players', 2, 3, 4, 5, 6]],
  closeUp: ['A-42', ['everyTurn', 'once']],
  bonusLapses: ['A-44', ['meleeOver', 'anyUnitDestroyed']],
} satisfies Partial<Offered<Settings>>

/** House rules of what is outside the page: shooting and moving. */
const ROUND = {
  lineOfSight: ['A-46', [true, false]],
  shooting: ['A-47', ['entered', 'dice']],
  coherencyCm: ['A-48', [0, 5, 10]],
  clearanceCm: ['A-49', [0, 2, 5]],
} satisfies Partial<Offered<Settings>>

const OFFERED: Offered<Settings> = { ...OPEN, ...ROUND }

export const SWITCHES = switchesOf(OFFERED, OPEN)

export const DEFAULTS = defaultsOf<Settings>(OFFERED)

export const PROFILES: Readonly<Record<string, Options>> = { full: { ...DEFAULTS } }

const settingsOf = settingsBy<Settings & Misread>(DEFAULTS, [...SWITCHES, ...MISREADINGS])

export const settings = ({ options }: MeleeState): Settings & Misread => settingsOf(options)
