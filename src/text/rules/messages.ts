// Rule cards and switch cards as messages of the catalogue: `rule.PA-01.name`, `rule.A-01.value.allTeams`.
import type { Messages } from '../messages.ts'
import type { RuleCards, SwitchCards } from './cards.ts'

export function cardMessages(rules: RuleCards, switches: SwitchCards): Messages {
  const cards: readonly (readonly [string, object])[] = [
    ...Object.entries(rules),
    ...Object.entries(switches),
  ]
  return Object.fromEntries(
    cards.flatMap(([id, card]) =>
      Object.entries(card).flatMap(([field, text]) => messagesOf(id, field, text)),
    ),
  )
}

function messagesOf(id: string, field: string, text: unknown): readonly (readonly [string, string])[] {
  if (typeof text === 'string') return [[`rule.${id}.${field}`, text]]
  return Object.entries(text ?? {}).map(([value, label]) => [`rule.${id}.value.${value}`, String(label)])
}
