// What the page says in the words of each game.
import type { Messages } from './messages.ts'

export const GAME_UI_IDS = [
  'ui.not.rotate',
  'ui.not.targets',
  'ui.arrange.text',
  'ui.ended.head',
  'ui.ended.next',
  'ui.firstMinute',
  'ui.firstMinute.keys',
  'ui.moves.enough',
  'ui.moves.none',
  'ui.hits.by',
  'ui.hits.onto',
  'ui.hits.lost',
  'ui.hits.accept',
  'ui.dice.empty',
  'ui.hand.choose',
  'ui.hand.judge',
  'ui.roster',
  'ui.roster.help',
  'ui.roster.whole',
  'ui.roster.single',
  'ui.roster.nothingHeld',
  'ui.keys.table',
  'ui.keys.unit',
  'ui.keys.next',
  'ui.begin.title',
  'ui.begin',
] as const

export type GameUiId = (typeof GAME_UI_IDS)[number]

export type GameUi = Readonly<Record<GameUiId, string>>

/** By the id of the rule set: `melee.ui.begin`. */
export const ownMessages = (rules: string, texts: GameUi): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${rules}.${id}`, text]))
