// Every English message.
import { assaultEn } from './assault.en.ts'
import { assaultUiEn } from './assault.ui.en.ts'
import { ownMessages } from './gameUi.ts'
import { meleeEn } from './melee.en.ts'
import { meleeUiEn } from './melee.ui.en.ts'
import type { Messages } from './messages.ts'
import { rulesEn } from './rules/assault.en.ts'
import { meleeRulesEn } from './rules/melee.en.ts'
import { namesOfMeleeEn } from './rules/melee.names.en.ts'
import { meleeSwitchesEn } from './rules/melee.switches.en.ts'
import { cardMessages, nameMessages } from './rules/messages.ts'
import { misreadingsEn } from './rules/misreadings.en.ts'
import { namesOfRulesEn, namesOfTableEn } from './rules/names.en.ts'
import { switchesEn } from './rules/switches.en.ts'
import { tableRulesEn } from './rules/table.en.ts'
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
  ...cardMessages(rulesEn),
  ...cardMessages(switchesEn),
  ...cardMessages(meleeRulesEn),
  ...cardMessages(meleeSwitchesEn),
  ...cardMessages(tableRulesEn),
  ...cardMessages(misreadingsEn),
}
