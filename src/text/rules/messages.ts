// Rules and their cards as messages: `rule.PA-01.name`, `rule.PA-01.card`, `rule.A-01.value.allTeams`.
import type { Messages } from '../messages.ts'

export const nameMessages = (names: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`rule.${id}.name`, name]))

export const cardMessages = (cards: Readonly<Record<string, object>>): Messages =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, card]) =>
      Object.entries(card).flatMap(([field, text]) => messagesOf(id, field, text)),
    ),
  )

function messagesOf(id: string, field: string, text: unknown): readonly (readonly [string, string])[] {
  if (typeof text === 'string') return [[`rule.${id}.${field}`, text]]
  return Object.entries(text ?? {}).map(([value, label]) => [`rule.${id}.value.${value}`, String(label)])
}
