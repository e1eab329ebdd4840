// Days and times as people of a language write them, in the time of this machine.
import { onceBy } from '../kernel/once.ts'
import type { Language } from './language.ts'

const format = onceBy(
  (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** Of milliseconds since 1970. */
export const dateText = (language: Language, ms: number): string => format(language).format(ms)
