// One ICU formatter a language, over a catalogue that is loaded when its language is first asked for.
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Messages } from './messages.ts'

export type Language = 'ru' | 'en'

export const languages: readonly Language[] = ['en', 'ru']

export type Values = Readonly<Record<string, string | number>>

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
}

const loaded = new Map<Language, IntlShape>()

/** Makes a language ready to be spoken. Only the languages in use are ever fetched. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, intlOver(language, await loaders[language]()))
}

/** The formatter of a loaded language. Throws where `loadLanguage` has not been awaited. */
export function intlOf(language: Language): IntlShape {
  const intl = loaded.get(language)
  if (!intl) throw new Error(`The language ${language} has not been loaded`)
  return intl
}

/** A formatter that throws on a missing message, a missing value and a broken text. */
export const intlOver = (language: Language, messages: Messages): IntlShape =>
  createIntl(
    {
      locale: language,
      messages: { ...messages },
      onError: (error) => {
        throw error
      },
      onWarn: () => undefined,
    },
    createIntlCache(),
  )

/** The language of a browser that prefers `tags`, the first best. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.flatMap((tag) => languages.filter((language) => tag.toLowerCase().split('-')[0] === language))[0] ??
  'en'
