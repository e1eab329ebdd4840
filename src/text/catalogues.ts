// Where the texts of a language come from. Served, they are data of their own: there the build writes this file anew (.config/catalogues.ts).
import type { Language } from './language.ts'
import type { Messages } from './messages.ts'

/** Each fetches what it has not fetched yet. */
export const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
}
