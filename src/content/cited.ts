// What a rule rests on, for texts and panels, which read no rules themselves.
import type { Origin, Words } from '../kernel/game.ts'
import * as assault from '../rules/assault/cites.ts'
import * as melee from '../rules/melee/cites.ts'

export interface Cited {
  /** Without a clause of the whole rule; with one, of that part of it. */
  readonly origins: readonly { readonly origin: Origin; readonly clause?: Words }[]
  /** The heading it stands under in the book. */
  readonly heading?: Words
  /** The open questions that touch it. */
  readonly switches: readonly string[]
  /** Of an open question: the rules that it touches. */
  readonly touches: readonly string[]
}

/** Ids name one rule of one game. */
const cites: readonly (Omit<Cited, 'touches'> & { readonly id: string })[] = [
  ...assault.cites,
  ...melee.cites,
]
const openQuestions = [...assault.openQuestions, ...melee.openQuestions]

/** A rule's or an open question's; null for an id of neither. */
export function citedOf(id: string): Cited | null {
  const rule = cites.find((each) => each.id === id)
  if (rule) return { ...rule, touches: [] }
  const question = openQuestions.find((each) => each.id === id)
  if (!question) return null
  const touches = cites.filter(({ switches }) => isAmong(id, switches)).map((each) => each.id)
  return { origins: [{ origin: question.origin }], switches: [], touches }
}

const isAmong = (id: string, some: readonly string[]): boolean => some.includes(id)
