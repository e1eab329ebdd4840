// What was chosen on the page, over a reload. A browser that refuses its storage is no fault worth a word here.
import type { DiceSource } from '../kernel/dice.ts'
import type { Seat } from '../store/seat.ts'
import { RETAKES, type Retake, SOURCES } from '../store/view.ts'
import type { Language } from '../text/language.ts'

const LANGUAGE = 'base-contact language'
const RETAKE = 'base-contact retake'
const DICE = 'base-contact dice'

/** Null where nothing was kept, or it cannot be read. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Silent where it is refused: the next visit begins as the first one did. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}

export function keptLanguage(): readonly string[] {
  const language = kept(LANGUAGE)
  return language === null ? [] : [language]
}

export const keepLanguage = (language: Language): void => keep(LANGUAGE, language)

export const keptRetake = (): Retake => RETAKES.find((each) => each === kept(RETAKE)) ?? 'same'

/** Real dice lie on the table at the next visit too; faces were chosen for one fight. */
const LASTING: readonly DiceSource[] = SOURCES.filter((each) => each !== 'chosen')

export const keptDice = (): DiceSource => LASTING.find((each) => each === kept(DICE)) ?? 'seed'

/** Keeps what is chosen in that window from now on. */
export function keepChoices({ view }: Seat): void {
  view.subscribe((next, before) => {
    if (next.retake !== before.retake) keep(RETAKE, next.retake)
    if (next.dice !== before.dice && LASTING.includes(next.dice)) keep(DICE, next.dice)
  })
}
