// Every English message but the rule cards.
import { assaultEn } from './assault.en.ts'
import { meleeEn } from './melee.en.ts'
import type { Messages } from './messages.ts'
import { namesOfMeleeEn } from './rules/melee.names.en.ts'
import { nameMessages } from './rules/messages.ts'
import { namesOfRulesEn } from './rules/names.en.ts'
import { tableEn } from './table.en.ts'
import { uiEn } from './ui.en.ts'

export const en: Messages = {
  ...uiEn,
  ...tableEn,
  ...assaultEn,
  ...meleeEn,
  ...nameMessages(namesOfRulesEn),
  ...nameMessages(namesOfMeleeEn),
}
