// What a referee is asked and answers: a table judged without being played, for programs beside the page.
import type { GenericSchema } from 'valibot'
import type { Fault } from './fault.ts'
import type { RuleSet, State, Table, UnitId, Verdict } from './game.ts'

/** One question answered. `yes` and `no` are ids of units or bases: to whom the answer is granted, and to whom not. */
export interface Ruling {
  readonly asks: string
  readonly verdict: Verdict
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** How many of the given dice were taken. */
  readonly used?: number
}

export type Judged =
  | { readonly ok: true; readonly table: Table; readonly rulings: readonly Ruling[] }
  | { readonly ok: false; readonly fault: Fault }

export interface Referee {
  readonly rules: RuleSet
  /** What one case looks like in a file. */
  readonly caseSchema: GenericSchema
  /** Judges a case as it was read from a file. */
  judgeCase(read: unknown): Judged
  /** Everything there is to ask of a state; with `acting` as if those units had just charged and fought. */
  judgeState(state: State, acting: readonly UnitId[]): Judged
}
