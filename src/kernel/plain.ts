// What a name may hold: anything that is seen, and nothing that is not or that turns the line round.

/** Control characters, and marks of direction: left to right, right to left, embedded, isolated. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A typed name as it is kept. */
export const plain = (typed: string): string => typed.replaceAll(UNSEEN, '').trim()

export const isPlain = (text: string): boolean => text.search(UNSEEN) < 0
