// A case for the referee: figures when all charges are made, what is asked of the round that follows, and its dice.
import * as v from 'valibot'
import { baseOf, faultIn, head, tableOf, unitOf } from '../../kernel/cases.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Options } from '../../kernel/game.ts'
import { faces, side } from '../../kernel/schema.ts'
import { ASKS } from './judge.ts'
import { melee } from './melee.ts'
import { type MeleeState, startOf } from './state.ts'
import { KINDS, UNIT_TRAITS } from './traits.ts'

const flag = v.optional(v.boolean(), false)

const caseUnit = v.strictObject({
  ...unitOf(UNIT_TRAITS, []),
  /** IM-08, IM-15: it charged in this phase. */
  charged: flag,
  /** IM-13: its side won the round before. */
  won: flag,
  /** a victory move brought it into contact just now. */
  waits: flag,
})

export const caseSchema = v.strictObject({
  rules: v.literal('melee'),
  ...head,
  judge: v.pipe(v.array(v.picklist(ASKS)), v.minLength(1)),
  /** Whose turn it is: that side rolls first. */
  turn: v.optional(side, 'blue'),
  units: v.pipe(v.array(caseUnit), v.maxLength(99)),
  bases: v.pipe(
    v.array(v.strictObject({ ...baseOf({}, []), kind: v.optional(v.picklist(KINDS), 'figure') })),
    v.maxLength(2000),
  ),
  /** In the order in which they are rolled: melee by melee the active player's figures as listed, then the other's. */
  dice: v.optional(faces, []),
})

export type Case = v.InferOutput<typeof caseSchema>

/** The case as a state, or what is wrong with it beyond its shape. */
export function stateOf(given: Case): MeleeState | Fault {
  const table = tableOf(given)
  const options = given.options as Options
  const fault = faultIn(table, options, melee)
  if (fault !== null) return fault
  const stranger = given.units.findIndex((unit) => unit.charged && unit.side !== given.turn)
  if (stranger >= 0) return { field: `units.${stranger}.charged`, value: 'true', says: 'badValue' }
  const idsOf = (name: 'charged' | 'won' | 'waits') =>
    given.units.flatMap((unit) => (unit[name] ? [unit.id] : []))
  const flow = startOf(table, given.turn)
  const melees = flow.melees.map((each) => ({
    ...each,
    bonus: each.units.filter((id) => idsOf('won').includes(id)),
  }))
  return {
    table,
    options,
    mode: 'play',
    dice: [],
    flow: { ...flow, phase: 'charge', melees, charged: idsOf('charged'), waiting: idsOf('waits') },
  }
}
