// The languages: each with its phrases, over a catalogue that is loaded when the language is first asked for.
import type { Messages } from './messages.ts'
import { type Phrases, phrasesIn } from './phrases.ts'

export type Language = 'ru' | 'en'

export const languages: readonly Language[] = ['en', 'ru']

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
}

const loaded = new Map<Language, Phrases>()

/** Makes a language ready to be spoken. Only the languages in use are ever fetched. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, phrasesIn(language, await loaders[language]()))
}

/** The phrases of a loaded language. Throws where `loadLanguage` has not been awaited. */
export function phrasesOf(language: Language): Phrases {
  const phrases = loaded.get(language)
  if (!phrases) throw new Error(`The language ${language} has not been loaded`)
  return phrases
}

/** The language of a browser that prefers `tags`, the first best. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.flatMap((tag) => languages.filter((language) => tag.toLowerCase().split('-')[0] === language))[0] ??
  'en'
