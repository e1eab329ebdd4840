// The messages of a language, each parsed once and kept: a drag says several of them in every frame.
import { IntlMessageFormat } from 'intl-messageformat'
import { onceBy } from '../kernel/once.ts'
import type { Messages } from './messages.ts'

export type Values = Readonly<Record<string, string | number>>

export interface Phrases {
  /** A message of the catalogue. Throws where it is missing, and where a value is. */
  say(id: string, values?: Values): string
  readonly ids: readonly string[]
  /** The text of a message; null where the catalogue has none. */
  text(id: string): string | null
  /** A number with so many decimals. */
  number(value: number, digits: number): string
  /** A number as a hand types it: two decimals at most. */
  typed(value: number): string
  /** 'A, B and C' */
  list(words: readonly string[]): string
}

const NO_VALUES: Values = {}

/** Throws on a missing message, a missing value and a broken text. */
export function phrasesIn(locale: string, messages: Messages): Phrases {
  const text = (id: string): string | null => messages[id] ?? null
  const parsed = onceBy((id: string) => {
    const found = text(id)
    if (found === null) throw new Error(`There is no message ${id}`)
    return new IntlMessageFormat(found, locale)
  })
  const decimals = onceBy(
    (digits: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  const typing = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    say: (id, values = NO_VALUES) => [parsed(id).format<string>({ ...values })].flat().join(''),
    ids: Object.keys(messages),
    text,
    number: (value, digits) => decimals(digits).format(value),
    typed: (value) => typing.format(value),
    list: (words) => conjunction.format(words),
  }
}
