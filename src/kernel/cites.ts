// What a rule rests on, and the rules of the table itself, which hold in every game.
import type { Origin, Words } from './game.ts'

/** Without a clause it is the rule itself; with one, only the named part of the rule has this origin. */
export interface Source {
  readonly origin: Origin
  readonly clause?: Words
}

export interface Cite<Id extends string = string, Switch extends string = string> {
  readonly id: Id
  readonly origins: readonly Source[]
  /** The heading of the page, for rules that stand under one. */
  readonly heading?: Words
  /** The open questions that touch it. */
  readonly switches: readonly Switch[]
}

const house = [{ origin: 'house' }] as const

const table = [
  { id: 'T-01', origins: house, switches: [] },
  { id: 'T-02', origins: house, switches: [] },
  { id: 'T-03', origins: house, switches: [] },
] as const satisfies readonly Cite[]

export type TableRuleId = (typeof table)[number]['id']

export const tableCites: readonly Cite<TableRuleId>[] = table
