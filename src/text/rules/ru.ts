// Every Russian card, as messages; fetched when the first card is opened.
import type { Messages } from '../messages.ts'
import { rulesRu } from './assault.ru.ts'
import { meleeRulesRu } from './melee.ru.ts'
import { meleeSwitchesRu } from './melee.switches.ru.ts'
import { cardMessages } from './messages.ts'
import { misreadingsRu } from './misreadings.ru.ts'
import { switchesRu } from './switches.ru.ts'
import { tableRulesRu } from './table.ru.ts'

export const cardsRu: Messages = {
  ...cardMessages(rulesRu, switchesRu),
  ...cardMessages(meleeRulesRu, meleeSwitchesRu),
  ...cardMessages(tableRulesRu, {}),
  ...cardMessages(misreadingsRu, {}),
}
