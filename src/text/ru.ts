// Every Russian message.
import type { Messages } from './intl.ts'
import { uiRu } from './ui.ru.ts'

export const ru: Messages = { ...uiRu }
