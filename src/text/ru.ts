// Every Russian message.
import { assaultRu } from './assault.ru.ts'
import { assaultUiRu } from './assault.ui.ru.ts'
import { ownMessages } from './gameUi.ts'
import { meleeRu } from './melee.ru.ts'
import { meleeUiRu } from './melee.ui.ru.ts'
import type { Messages } from './messages.ts'
import { rulesRu } from './rules/assault.ru.ts'
import { namesOfMeleeRu } from './rules/melee.names.ru.ts'
import { meleeRulesRu } from './rules/melee.ru.ts'
import { meleeSwitchesRu } from './rules/melee.switches.ru.ts'
import { cardMessages, nameMessages } from './rules/messages.ts'
import { misreadingsRu } from './rules/misreadings.ru.ts'
import { namesOfRulesRu, namesOfTableRu } from './rules/names.ru.ts'
import { switchesRu } from './rules/switches.ru.ts'
import { tableRulesRu } from './rules/table.ru.ts'
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
  ...cardMessages(rulesRu),
  ...cardMessages(switchesRu),
  ...cardMessages(meleeRulesRu),
  ...cardMessages(meleeSwitchesRu),
  ...cardMessages(tableRulesRu),
  ...cardMessages(misreadingsRu),
}
