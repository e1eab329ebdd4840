// The language that was chosen on the page, over a reload.
import type { Language } from '../text/language.ts'

const KEY = 'base-contact language'

/** A browser that refuses its storage is no fault worth a word here: its own language is the fallback. */
export function keptLanguage(): readonly string[] {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === null ? [] : [kept]
  } catch {
    return []
  }
}

/** Silent where it is refused, for the same reason. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {}
}
