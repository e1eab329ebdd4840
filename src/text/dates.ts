// Days and times as people of a language write them, in the time of this machine.
import { onceBy } from '../kernel/once.ts'
import type { Language } from './language.ts'

/** The day before the month, and no half days. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru' }

const format = onceBy(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }),
)

/** Of milliseconds since 1970. */
export const dateText = (language: Language, ms: number): string => format(language).format(ms)
