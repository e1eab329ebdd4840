// Every English card, as messages; fetched when the first card is opened.
import type { Messages } from '../messages.ts'
import { rulesEn } from './assault.en.ts'
import { meleeRulesEn } from './melee.en.ts'
import { meleeSwitchesEn } from './melee.switches.en.ts'
import { cardMessages } from './messages.ts'
import { misreadingsEn } from './misreadings.en.ts'
import { switchesEn } from './switches.en.ts'
import { tableRulesEn } from './table.en.ts'

export const cardsEn: Messages = {
  ...cardMessages(rulesEn, switchesEn),
  ...cardMessages(meleeRulesEn, meleeSwitchesEn),
  ...cardMessages(tableRulesEn, {}),
  ...cardMessages(misreadingsEn, {}),
}
