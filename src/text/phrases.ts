// The messages of a language, each compiled once and kept: a drag says several of them in every frame.
import { compile, type Values } from './icu.ts'
import type { Messages } from './messages.ts'

export interface Phrases {
  /** A message of the catalogue. Throws where it is missing, and where a value is. */
  say(id: string, values?: Values): string
  readonly ids: readonly string[]
  /** The text of a message; null where the catalogue has none. */
  text(id: string): string | null
  /** A number with so many decimals. */
  number(value: number, digits: number): string
  /** 'A, B and C' */
  list(words: readonly string[]): string
}

const NO_VALUES: Values = {}

export function phrasesIn(locale: string, messages: Messages): Phrases {
  const text = (id: string): string | null => messages[id] ?? null
  const compiled = kept((id: string) => {
    const found = text(id)
    if (found === null) throw new Error(`There is no message ${id}`)
    return compile(found, locale)
  })
  const decimals = kept(
    (digits: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    say: (id, values = NO_VALUES) => compiled(id)(values),
    ids: Object.keys(messages),
    text,
    number: (value, digits) => decimals(digits).format(value),
    list: (words) => (words.length === 1 ? (words[0] ?? '') : lists.format(words)),
  }
}

function kept<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}
