// The languages that are ready to be spoken, each over a catalogue that is loaded when it is first asked for.
import { catalogues } from './catalogues.ts'
import type { Language } from './language.ts'
import { type Phrases, phrasesIn } from './phrases.ts'

const loaded = new Map<Language, Phrases>()

/** Makes a language ready to be spoken. Only the languages in use are ever fetched. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, phrasesIn(language, await catalogues[language]()))
}

/** The phrases of a loaded language. Throws where `loadLanguage` has not been awaited. */
export function phrasesOf(language: Language): Phrases {
  const phrases = loaded.get(language)
  if (!phrases) throw new Error(language)
  return phrases
}
