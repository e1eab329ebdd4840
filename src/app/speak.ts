// Fetches a language and the words made of it; the table can be played before they are there.
import type { Language } from '../text/language.ts'
import type { Speech } from '../text/words.ts'

export async function speak(language: Language, rules: string): Promise<Speech> {
  const [{ loadLanguage }, { wordsFor }] = await Promise.all([
    import('../text/intl.ts'),
    import('../text/words.ts'),
  ])
  await loadLanguage(language)
  return wordsFor(language, rules)
}
