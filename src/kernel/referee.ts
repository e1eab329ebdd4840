// What a referee is asked and answers: a table judged without being played, for programs beside the page.
import * as v from 'valibot'
import type { Fault } from './fault.ts'
import type { Fact, RuleSet, State, Table, UnitId, Verdict } from './game.ts'
import { faultOf } from './recording.ts'
import { once } from './spoken.ts'

/** One question answered. `yes` and `no` are ids of units or bases: to whom the answer is granted, and to whom not. */
export interface Ruling {
  readonly asks: string
  readonly verdict: Verdict
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** Of the verdict's facts those that keep somebody from winning. */
  readonly denies?: readonly Fact[]
  /** How many of the given dice were taken. */
  readonly used?: number
}

/** Of a file or a case; `least`: so many dice are needed. */
export type CaseFault =
  | Fault
  | (Omit<Fault, 'says'> & { readonly says: 'tooFewDice'; readonly least: number })

export type Judged =
  | { readonly ok: true; readonly table: Table; readonly rulings: readonly Ruling[] }
  | { readonly ok: false; readonly fault: CaseFault }

export const refuse = (fault: CaseFault): Judged => ({ ok: false, fault })

interface Asking<Asks> {
  readonly judge: readonly Asks[]
  readonly dice: readonly number[]
}

/** How a game answers what a case asks. */
interface Answers<Asks, Case extends Asking<Asks>, Game extends State> {
  readonly caseSchema: v.GenericSchema<unknown, Case>
  stateOf(read: Case): Game | Fault
  /** A number: so many dice have to be thrown at least, and there are fewer. */
  judge(state: Game, asks: Asks, dice: readonly number[]): Ruling | number
}

/** Judges a case as it was read from a file. */
export function judgeAsked<Asks, Case extends Asking<Asks>, Game extends State>(
  read: unknown,
  { caseSchema, stateOf, judge }: Answers<Asks, Case, Game>,
): Judged {
  const shaped = v.safeParse(caseSchema, read)
  if (!shaped.success) return refuse(faultOf(shaped.issues[0]))
  const state = stateOf(shaped.output)
  if ('says' in state) return refuse(state)
  return judgeState(state, shaped.output, judge)
}

/** Judges a state, with dice where a question needs them. */
export function judgeState<Asks, Game extends State>(
  state: Game,
  { judge: asked, dice }: Asking<Asks>,
  judge: (state: Game, asks: Asks, dice: readonly number[]) => Ruling | number,
): Judged {
  const rulings: Ruling[] = []
  for (const asks of asked) {
    const ruling = judge(state, asks, dice)
    if (typeof ruling === 'number')
      return refuse({ field: 'dice', value: `[${dice.join(',')}]`, says: 'tooFewDice', least: ruling })
    rulings.push({ ...ruling, verdict: { ...ruling.verdict, why: once(ruling.verdict.why) } })
  }
  return { ok: true, table: state.table, rulings }
}

/** Units of one side with a living base; none need be named where a fight goes on. */
export function faultOfActing(table: Table, acting: readonly UnitId[], goesOn: boolean): Fault | null {
  if (acting.length === 0) return goesOn ? null : { field: 'acting', value: '', says: 'badValue' }
  const sides = new Map(table.units.map(({ id, side }) => [id, side]))
  const first = sides.get(acting[0] ?? '')
  const stranger = acting.find((id) => !table.bases.some(({ unit }) => unit === id))
  if (stranger !== undefined) return { field: 'acting', value: stranger, says: 'unknownId' }
  const enemy = acting.find((id) => sides.get(id) !== first)
  return enemy === undefined ? null : { field: 'acting', value: enemy, says: 'badValue' }
}

export interface Referee {
  readonly rules: RuleSet
  /** What one case looks like in a file. */
  readonly caseSchema: v.GenericSchema
  /** Judges a case as it was read from a file. */
  judgeCase(read: unknown): Judged
  /** Everything there is to ask of a state; with `acting` as if those units had just charged and fought. */
  judgeState(state: State, acting: readonly UnitId[]): Judged
}
