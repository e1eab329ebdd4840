// Every Russian message but the rule cards.
import { assaultRu } from './assault.ru.ts'
import { assaultUiRu } from './assault.ui.ru.ts'
import { ownMessages } from './gameUi.ts'
import { meleeRu } from './melee.ru.ts'
import { meleeUiRu } from './melee.ui.ru.ts'
import type { Messages } from './messages.ts'
import { namesOfMeleeRu } from './rules/melee.names.ru.ts'
import { nameMessages } from './rules/messages.ts'
import { namesOfRulesRu, namesOfTableRu } from './rules/names.ru.ts'
import { tableRu } from './table.ru.ts'
import { uiRu } from './ui.ru.ts'

export const ru: Messages = {
  ...uiRu,
  ...tableRu,
  ...assaultRu,
  ...meleeRu,
  ...ownMessages('assault', assaultUiRu),
  ...ownMessages('melee', meleeUiRu),
  ...nameMessages(namesOfRulesRu),
  ...nameMessages(namesOfMeleeRu),
  ...nameMessages(namesOfTableRu),
}
