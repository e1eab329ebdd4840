// What a rule rests on, for texts and panels, which read no rules themselves.
import type { Origin, Words } from '../kernel/game.ts'
import * as assault from '../rules/assault/cites.ts'
import { misreadings as ofAssault } from '../rules/assault/misreadings.ts'
import * as melee from '../rules/melee/cites.ts'
import { misreadings as ofMelee } from '../rules/melee/misreadings.ts'

export interface Cited {
  /** Without a clause of the whole rule; with one, of that part of it. */
  readonly origins: readonly { readonly origin: Origin; readonly clause?: Words }[]
  /** The heading it stands under in the book. */
  readonly heading?: Words
  /** The open questions that touch it. */
  readonly switches: readonly string[]
  /** Of an open question or a misreading: the rules that it touches. */
  readonly touches: readonly string[]
  /** What players get wrong about it. */
  readonly misreadings: readonly string[]
}

/** Ids name one rule of one game. */
const cites: readonly (Omit<Cited, 'touches' | 'misreadings'> & { readonly id: string })[] = [
  ...assault.cites,
  ...melee.cites,
]
const misreadings = [...ofAssault, ...ofMelee]
const openQuestions = [...assault.openQuestions, ...melee.openQuestions]

/** A rule's, an open question's or a misreading's; null for an id of none of them. */
export function citedOf(id: string): Cited | null {
  const rule = cites.find((each) => each.id === id)
  if (rule) {
    const wrong = misreadings.filter(({ rules }) => isAmong(id, rules)).map((each) => each.id)
    return { ...rule, touches: [], misreadings: wrong }
  }
  const misread = misreadings.find((each) => each.id === id)
  if (misread) return { origins: [], switches: [], touches: misread.rules, misreadings: [] }
  const question = openQuestions.find((each) => each.id === id)
  if (!question) return null
  const touches = cites.filter(({ switches }) => isAmong(id, switches)).map((each) => each.id)
  return { origins: [{ origin: question.origin }], switches: [], touches, misreadings: [] }
}

const isAmong = (id: string, some: readonly string[]): boolean => some.includes(id)
