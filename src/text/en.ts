// Every English message but the rule cards.
import { assaultEn } from './assault.en.ts'
import { assaultUiEn } from './assault.ui.en.ts'
import { ownMessages } from './gameUi.ts'
import { meleeEn } from './melee.en.ts'
import { meleeUiEn } from './melee.ui.en.ts'
import type { Messages } from './messages.ts'
import { namesOfMeleeEn } from './rules/melee.names.en.ts'
import { nameMessages } from './rules/messages.ts'
import { namesOfRulesEn, namesOfTableEn } from './rules/names.en.ts'
import { tableEn } from './table.en.ts'
import { uiEn } from './ui.en.ts'

export const en: Messages = {
  ...uiEn,
  ...tableEn,
  ...assaultEn,
  ...meleeEn,
  ...ownMessages('assault', assaultUiEn),
  ...ownMessages('melee', meleeUiEn),
  ...nameMessages(namesOfRulesEn),
  ...nameMessages(namesOfMeleeEn),
  ...nameMessages(namesOfTableEn),
}
