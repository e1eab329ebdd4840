// Every Russian message.

import { assaultRu } from './assault.ru.ts'
import type { Messages } from './messages.ts'
import { rulesRu } from './rules/assault.ru.ts'
import { cardMessages } from './rules/messages.ts'
import { switchesRu } from './rules/switches.ru.ts'
import { tableRu } from './table.ru.ts'
import { uiRu } from './ui.ru.ts'

export const ru: Messages = {
  ...uiRu,
  ...tableRu,
  ...assaultRu,
  ...cardMessages(rulesRu, switchesRu),
}
