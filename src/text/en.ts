// Every English message.
import type { Messages } from './intl.ts'
import { uiEn } from './ui.en.ts'

export const en: Messages = { ...uiEn }
