// What a rule rests on, for texts and panels, which read no rules themselves.
import { type Cite, tableCites } from '../kernel/cites.ts'
import type { Origin } from '../kernel/game.ts'
import * as assault from '../rules/assault/cites.ts'
import { misreadings as ofAssault } from '../rules/assault/misreadings.ts'
import * as melee from '../rules/melee/cites.ts'
import { misreadings as ofMelee } from '../rules/melee/misreadings.ts'

export interface Cited extends Omit<Cite, 'id'> {
  /** Of an open question or a misreading: the rules that it touches. */
  readonly touches: readonly string[]
  /** What players get wrong about it. */
  readonly misreadings: readonly string[]
}

/** Ids name one rule of one game, or of the table. */
const cites: readonly Cite[] = [...assault.cites, ...melee.cites, ...tableCites]
const misreadings = [...ofAssault, ...ofMelee]
const openQuestions: Readonly<Record<string, Origin>> = { ...assault.openQuestions, ...melee.openQuestions }

/** A rule's, an open question's or a misreading's; null for an id of none of them. */
export function citedOf(id: string): Cited | null {
  const rule = cites.find((each) => each.id === id)
  if (rule) {
    const wrong = misreadings.filter(({ rules }) => isAmong(id, rules)).map((each) => each.id)
    return { ...rule, touches: [], misreadings: wrong }
  }
  const misread = misreadings.find((each) => each.id === id)
  if (misread) return { origins: [], switches: [], touches: misread.rules, misreadings: [] }
  const origin = openQuestions[id]
  if (!origin) return null
  const touches = cites.filter(({ switches }) => isAmong(id, switches)).map((each) => each.id)
  return { origins: [{ origin }], switches: [], touches, misreadings: [] }
}

const isAmong = (id: string, some: readonly string[]): boolean => some.includes(id)
