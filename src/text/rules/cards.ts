// The shape of a rule card and of a switch card, the same in every language. Names stand apart: they are said at once.
import type { OpenRuleId, RuleId, SwitchId, SwitchValue } from '../../rules/assault/cites.ts'

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
export type RuleCards = Readonly<
  Record<OpenRuleId, RuleCard & { readonly open: string }> &
    Record<Exclude<RuleId, OpenRuleId>, RuleCard & { readonly open?: never }>
>
export type RuleNames = Readonly<Record<RuleId | SwitchId, string>>
export type SwitchCards = { readonly [Id in SwitchId]: SwitchCard<SwitchValue<Id>> }

/** The printed pairs by their placeholder: two systems, never converted into one another. */
export const pairs = {
  d5: { cm: 5, in: 2 },
  d10: { cm: 10, in: 4 },
  d15: { cm: 15, in: 6 },
  d20: { cm: 20, in: 8 },
  d30: { cm: 30, in: 12 },
} as const
