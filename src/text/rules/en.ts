// Every English card, as messages; fetched when the first card is opened.
import type { Messages } from '../messages.ts'
import { rulesEn } from './assault.en.ts'
import { cardMessages } from './messages.ts'
import { switchesEn } from './switches.en.ts'

export const cardsEn: Messages = cardMessages(rulesEn, switchesEn)
