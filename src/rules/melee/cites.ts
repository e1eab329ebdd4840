// What each rule of infantry melee rests on: its origins, the book's heading, and the open questions that touch it.
import type { Cite } from '../../kernel/cites.ts'
import type { Origin } from '../../kernel/game.ts'

/** The answers to each open question, as text keys, the default first; never: it has no switch. */
interface Answers {
  'A-30': 'true' | 'false'
  'A-31': never
  'A-32': 'owner' | 'auto'
  'A-33': '15' | '10' | '20'
  'A-34': 'always' | 'attackTurn'
  'A-35': 'sum' | 'highest' | 'false' | 'true'
  'A-36': 'simultaneous' | 'attackerFirst'
  'A-37': 'side' | 'unit'
  'A-38': 'perUnit' | 'shared'
  'A-39': 'playerTurn' | 'ownTurn'
  'A-40': never
  'A-41': 'players' | '2' | '3' | '4' | '5' | '6'
  'A-42': 'everyTurn' | 'once'
  'A-43': never
  'A-44': 'meleeOver' | 'anyUnitDestroyed'
  'A-45': never
  'A-46': 'true' | 'false'
  'A-47': 'entered' | 'dice'
  'A-48': '0' | '5' | '10'
  'A-49': '0' | '2' | '5'
}

export type SwitchId = keyof Answers
export type SwitchValue<Id extends SwitchId> = Answers[Id]

/** Of the default; every other value is a house choice. */
export const openQuestions: Readonly<Record<SwitchId, Origin>> = {
  'A-30': 'house',
  'A-31': 'house',
  'A-32': 'house',
  'A-33': 'house',
  'A-34': 'house',
  'A-35': 'house',
  'A-36': 'house',
  'A-37': 'house',
  'A-38': 'house',
  'A-39': 'house',
  'A-40': 'house',
  'A-41': 'house',
  'A-42': 'house',
  'A-43': 'house',
  'A-44': 'house',
  'A-45': 'house',
  'A-46': 'house',
  'A-47': 'house',
  'A-48': 'house',
  'A-49': 'house',
}

const page = { origin: 'page' } as const
const heading = { ru: 'Фаза атаки. Пехота', en: 'Attack phase. Infantry' } as const
const fifteen = {
  origin: 'house',
  clause: { ru: 'число: 15\u00a0см', en: 'the number: 15\u00a0cm' },
} as const

const table = [
  { id: 'IM-01', origins: [page], heading, switches: ['A-39', 'A-48', 'A-49'] },
  { id: 'IM-02', origins: [page], heading, switches: ['A-30', 'A-43'] },
  { id: 'IM-03', origins: [page], heading, switches: ['A-31', 'A-44'] },
  { id: 'IM-04', origins: [page], heading, switches: ['A-31'] },
  { id: 'IM-05', origins: [page], heading, switches: ['A-32', 'A-44'] },
  { id: 'IM-06', origins: [page, fifteen], heading, switches: ['A-33', 'A-42'] },
  {
    id: 'IM-07',
    origins: [
      page,
      {
        origin: 'house',
        clause: { ru: 'первым бросает тот, чей ход', en: 'the player whose turn it is rolls first' },
      },
    ],
    heading,
    switches: ['A-36'],
  },
  { id: 'IM-08', origins: [page], heading, switches: ['A-35', 'A-40'] },
  { id: 'IM-09', origins: [page], heading, switches: ['A-34', 'A-35'] },
  { id: 'IM-10', origins: [page], heading, switches: ['A-35'] },
  { id: 'IM-11', origins: [page], heading, switches: [] },
  { id: 'IM-12', origins: [page], heading, switches: ['A-36', 'A-45'] },
  { id: 'IM-13', origins: [page], heading, switches: ['A-35', 'A-37', 'A-44'] },
  { id: 'IM-14', origins: [page], heading, switches: ['A-44'] },
  { id: 'IM-15', origins: [page, fifteen], heading, switches: ['A-43'] },
  { id: 'IM-16', origins: [page], heading, switches: ['A-38'] },
  { id: 'IM-17', origins: [page], heading, switches: ['A-40'] },
  { id: 'IM-18', origins: [page], heading, switches: [] },
  { id: 'IM-19', origins: [page], heading, switches: ['A-46', 'A-47'] },
  {
    id: 'IM-20',
    origins: [page, { origin: 'house', clause: { ru: 'только своих', en: 'own side only' } }],
    heading,
    switches: ['A-41', 'A-45'],
  },
  { id: 'IM-21', origins: [page], heading, switches: ['A-41'] },
  { id: 'IM-22', origins: [{ origin: 'house' }], switches: ['A-39', 'A-42'] },
] as const satisfies readonly Cite<string, SwitchId>[]

export type RuleId = (typeof table)[number]['id']

/** The rules with an open question of their own. */
export type OpenRuleId = (typeof table)[number] extends infer Each
  ? Each extends { readonly id: infer Id; readonly switches: readonly (infer Touching)[] }
    ? [Touching] extends [never]
      ? never
      : Id
    : never
  : never

export const cites: readonly Cite<RuleId, SwitchId>[] = table
