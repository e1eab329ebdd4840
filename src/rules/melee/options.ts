// The switches of infantry melee, their defaults, and the profile that presets them.
import { isSameSetting, type Options, type Setting, type Switch } from '../../kernel/game.ts'
import { onceFor } from '../../kernel/once.ts'
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

export const DEFAULTS: Settings = {
  chargeAfterMove: true,
  casualtyPick: 'owner',
  closeUpCm: 15,
  eliteBonus: 'always',
  stacking: 'sum',
  naturalOneMisses: false,
  meleeOrder: 'simultaneous',
  winnerBonus: 'side',
  victoryDie: 'perUnit',
  meleeEvery: 'playerTurn',
  medicTarget: 'players',
  closeUp: 'everyTurn',
  bonusLapses: 'meleeOver',
  lineOfSight: true,
  shooting: 'entered',
  coherencyCm: 0,
  clearanceCm: 0,
}

/** The switch of each setting: its question, and its values with the default first. */
type Offered = {
  readonly [Name in keyof Settings]: readonly [id: string, values: readonly Settings[Name][]]
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
} satisfies Partial<Offered>

/** House rules of what is outside the page: shooting and moving. */
const ROUND = {
  lineOfSight: ['A-46', [true, false]],
  shooting: ['A-47', ['entered', 'dice']],
  coherencyCm: ['A-48', [0, 5, 10]],
  clearanceCm: ['A-49', [0, 2, 5]],
} satisfies Partial<Offered>

const OFFERED: Offered = { ...OPEN, ...ROUND }

const defaultsByName: Readonly<Record<string, Setting>> = { ...DEFAULTS }

export const SWITCHES: readonly Switch[] = Object.entries(OFFERED).map(([name, [id, values]]) => ({
  id,
  isOpen: name in OPEN,
  name,
  values,
  default: defaultsByName[name] ?? false,
}))

export const PROFILES: Readonly<Record<string, Options>> = { full: { ...DEFAULTS } }

export const settings = ({ options }: MeleeState): Settings & Misread => settingsOf(options)

/** A switch that the options leave out, or fill with what it does not offer, has its default. */
const settingsOf = onceFor((options: Options): Settings & Misread => {
  const offered = Object.entries(options).filter(
    ([name, value]) => isOffered(name, value) || MISREADINGS.some((each) => each.name === name),
  )
  return { ...DEFAULTS, ...Object.fromEntries(offered) }
})

function isOffered(name: string, value: Setting): boolean {
  const values = SWITCHES.find((each) => each.name === name)?.values ?? []
  return values.some((each) => isSameSetting(each, value))
}
