// The shape of a rule card and of a switch card, the same in every language. Names stand apart: they are said at once.
import type { TableRuleId } from '../../kernel/cites.ts'
import type { OpenRuleId, RuleId, SwitchId, SwitchValue } from '../../rules/assault/cites.ts'
import type { MisreadingId as AssaultMisreading } from '../../rules/assault/misreadings.ts'
import type * as melee from '../../rules/melee/cites.ts'
import type { MisreadingId as MeleeMisreading } from '../../rules/melee/misreadings.ts'

/** Texts are ICU messages; the only placeholders are the printed distances of `pairs`. */
export interface RuleCard {
  readonly statement: string
  /** A newline begins a paragraph. */
  readonly card: string
  /** One line for each open question, beginning with its id; absent where the text leaves nothing open. */
  readonly open?: string
}

export interface SwitchCard<Value extends string = string> {
  /** The open question, as a question. */
  readonly statement: string
  readonly card: string
  readonly values: Readonly<Record<Value, string>>
}

/** A card tells of an open question exactly where its cite names one. */
type CardsOf<Id extends string, Open extends Id> = Readonly<
  Record<Open, RuleCard & { readonly open: string }> &
    Record<Exclude<Id, Open>, RuleCard & { readonly open?: never }>
>

export type TableRuleCards = CardsOf<TableRuleId, never>

export type RuleCards = CardsOf<RuleId, OpenRuleId>
export type RuleNames = Readonly<Record<RuleId | SwitchId, string>>
export type SwitchCards = { readonly [Id in SwitchId]: SwitchCard<SwitchValue<Id>> }

export type MeleeRuleCards = CardsOf<melee.RuleId, melee.OpenRuleId>
export type MeleeNames = Readonly<Record<melee.RuleId | melee.SwitchId, string>>
export type MeleeSwitchCards = {
  readonly [Id in melee.SwitchId]: SwitchCard<melee.SwitchValue<Id>>
}

/** What players get wrong: what they say; and why it is wrong, where the first of its rules does not say so in its statement. */
export interface MisreadingCard {
  readonly name: string
  readonly statement: string
  readonly card?: string
}

export type MisreadingCards = Readonly<Record<AssaultMisreading | MeleeMisreading, MisreadingCard>>

/** The printed pairs by their placeholder: two systems, never converted into one another. */
export const pairs = {
  d5: { cm: 5, in: 2 },
  d10: { cm: 10, in: 4 },
  d15: { cm: 15, in: 6 },
  d20: { cm: 20, in: 8 },
  d30: { cm: 30, in: 12 },
} as const
