// What a name may hold: anything that is seen, and nothing that is not or that turns the line round.

/** Control characters, half signs, signs without width, and marks of direction: left to right, right to left, embedded, isolated. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Those, and what else shows nothing, but for the joiners and selectors that emoji and scripts are made with. */
const BLANK =
  /(?![\ufe00-\ufe0f\u200c-\u200d\u{e0020}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\u{1d159}]/gu

const SEEN = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u

/** A typed name as it is kept; '' where nothing of it would be seen. */
export const plain = (typed: string): string => (SEEN.test(typed) ? typed.replaceAll(BLANK, '').trim() : '')

/** A text that is quoted: what cannot be seen is spelt, so that it does nothing to the sentence round it. */
export const spelt = (text: string): string =>
  text.replaceAll(BLANK, (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`)

export const isPlain = (text: string): boolean => !UNSEEN.test(text)

/** A name of a file: earlier programs kept some of what shows nothing, beside what is seen. */
export const isName = (text: string): boolean => isPlain(text) && SEEN.test(text)
