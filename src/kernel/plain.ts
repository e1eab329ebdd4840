// What a name may hold: anything that is seen, and nothing that is not or that turns the line round.

/** Control characters, signs without width, and marks of direction: left to right, right to left, embedded, isolated. */
const UNSEEN = /[\p{Cc}\u200b\u2060\ufeff\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A typed name as it is kept. */
export const plain = (typed: string): string => typed.replaceAll(UNSEEN, '').trim()

/** A text that is quoted: what cannot be seen is spelt, so that it does nothing to the sentence round it. */
export const spelt = (text: string): string =>
  text.replaceAll(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const isPlain = (text: string): boolean => text.search(UNSEEN) < 0
