// The messages of a language, each parsed once and kept: a drag says several of them in every frame.
import type { IntlShape } from 'react-intl'
import type { Values } from './intl.ts'

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

export function phrasesIn(intl: IntlShape): Phrases {
  const { formatters, locale, messages } = intl
  const text = (id: string): string | null => {
    const found = messages[id]
    return typeof found === 'string' ? found : null
  }
  const parsed = kept((id: string) => {
    // The other way to a message that is missing, so that it is missed in the same words.
    const found = text(id) ?? intl.formatMessage({ id })
    return formatters.getMessageFormat(found, locale, undefined, { formatters })
  })
  const decimals = kept((digits: number) =>
    formatters.getNumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  return {
    say: (id, values = {}) => [parsed(id).format<string>({ ...values })].flat().join(''),
    ids: Object.keys(messages),
    text,
    number: (value, digits) => decimals(digits).format(value),
    list: (words) =>
      words.length === 1 ? (words[0] ?? '') : intl.formatList(words, { type: 'conjunction' }),
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
