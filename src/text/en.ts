// Every English message.

import { assaultEn } from './assault.en.ts'
import type { Messages } from './messages.ts'
import { rulesEn } from './rules/assault.en.ts'
import { cardMessages } from './rules/messages.ts'
import { switchesEn } from './rules/switches.en.ts'
import { tableEn } from './table.en.ts'
import { uiEn } from './ui.en.ts'

export const en: Messages = {
  ...uiEn,
  ...tableEn,
  ...assaultEn,
  ...cardMessages(rulesEn, switchesEn),
}
