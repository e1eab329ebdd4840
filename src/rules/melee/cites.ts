// What each rule of infantry melee rests on: its origins, the book's heading, and the open questions that touch it.
import type { Cite } from '../../kernel/cites.ts'
import type { Origin } from '../../kernel/game.ts'

/** Of the default; every other value is a house choice. The default is the first value; none: no switch. */
export const openQuestions = [
  { id: 'A-30', origin: 'house', values: ['true', 'false'] },
  { id: 'A-31', origin: 'house', values: [] },
  { id: 'A-32', origin: 'house', values: ['owner', 'auto'] },
  { id: 'A-33', origin: 'house', values: ['15', '10', '20'] },
  { id: 'A-34', origin: 'house', values: ['always', 'attackTurn'] },
  { id: 'A-35', origin: 'house', values: ['sum', 'highest', 'false', 'true'] },
  { id: 'A-36', origin: 'house', values: ['simultaneous', 'attackerFirst'] },
  { id: 'A-37', origin: 'house', values: ['side', 'unit'] },
  { id: 'A-38', origin: 'house', values: ['perUnit', 'shared'] },
  { id: 'A-39', origin: 'house', values: ['playerTurn', 'ownTurn'] },
  { id: 'A-40', origin: 'house', values: [] },
  { id: 'A-41', origin: 'house', values: ['players', '2', '3', '4', '5', '6'] },
  { id: 'A-42', origin: 'house', values: ['everyTurn', 'once'] },
  { id: 'A-43', origin: 'house', values: [] },
  { id: 'A-44', origin: 'house', values: ['meleeOver', 'anyUnitDestroyed'] },
  { id: 'A-45', origin: 'house', values: [] },
  { id: 'A-46', origin: 'house', values: ['true', 'false'] },
  { id: 'A-47', origin: 'house', values: ['entered', 'dice'] },
  { id: 'A-48', origin: 'house', values: ['0', '5', '10'] },
  { id: 'A-49', origin: 'house', values: ['0', '2', '5'] },
] as const satisfies readonly {
  readonly id: string
  readonly origin: Origin
  readonly values: readonly string[]
}[]

export type SwitchId = (typeof openQuestions)[number]['id']

export type SwitchValue<Id extends SwitchId> = Extract<
  (typeof openQuestions)[number],
  { readonly id: Id }
>['values'][number]

const page = { origin: 'page' } as const
const heading = { ru: 'Фаза атаки. Пехота', en: 'Attack phase. Infantry' } as const
const fifteen = { origin: 'house', clause: { ru: 'число: 15 см', en: 'the number: 15 cm' } } as const

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
