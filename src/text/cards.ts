// The rule cards of a language: fetched when one is first opened. Until then a rule has its name alone.
import type { Cited } from '../content/cited.ts'
import type { Language } from './language.ts'
import type { Messages } from './messages.ts'
import { type Phrases, phrasesIn } from './phrases.ts'

export interface Cards {
  readonly phrases: Phrases
  readonly citedOf: (id: string) => Cited | null
}

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./rules/en.ts')).cardsEn,
  ru: async () => (await import('./rules/ru.ts')).cardsRu,
}

const loading = new Map<Language, Promise<void>>()
const loaded = new Map<Language, Cards>()

/** The cards that have been fetched; null before. */
export const cardsOf = (language: Language): Cards | null => loaded.get(language) ?? null

/** Makes `Speech.rule` tell whole cards. The same promise each time, but for one that failed. */
export function loadCards(language: Language): Promise<void> {
  const known = loading.get(language)
  if (known) return known
  const begun = load(language).catch((error: unknown) => {
    loading.delete(language)
    throw error
  })
  loading.set(language, begun)
  return begun
}

async function load(language: Language): Promise<void> {
  const [messages, { citedOf }] = await Promise.all([loaders[language](), import('../content/cited.ts')])
  loaded.set(language, { phrases: phrasesIn(language, messages), citedOf })
}
