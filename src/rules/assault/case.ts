// A case for the referee: a table in the middle of an assault as a file says it, what is asked of it, and dice.
import * as v from 'valibot'
import { baseOf, faultIn, head, tableOf, unitOf } from '../../kernel/cases.ts'
import { type Fault, valueText } from '../../kernel/fault.ts'
import type { Options, SideId, Table } from '../../kernel/game.ts'
import { faces, id, whole } from '../../kernel/schema.ts'
import { sideOfBase } from '../../kernel/table.ts'
import { assault } from './assault.ts'
import { closeTeams } from './fight.ts'
import { ASKS } from './judge.ts'
import { type AssaultState, assaultOf, newAssault, ROLES, type Role } from './state.ts'
import { KINDS, UNIT_STATES, VEHICLE_STATES } from './teams.ts'
import { BASE_TRAITS, UNIT_TRAITS } from './traits.ts'

const role = v.optional(v.picklist(ROLES))

const caseUnit = v.strictObject({ ...unitOf(UNIT_TRAITS, UNIT_STATES), role })

const caseBase = v.strictObject({
  ...baseOf(BASE_TRAITS, [...VEHICLE_STATES, ...UNIT_STATES]),
  kind: v.picklist(KINDS),
  role,
})

export const caseSchema = v.strictObject({
  rules: v.literal('assault'),
  ...head,
  judge: v.pipe(v.array(v.picklist(ASKS)), v.minLength(1)),
  /** `fight`: it is to be fought; `test`: it has been; `counterCharge`: the Counterattacking platoons are to move. */
  phase: v.optional(v.picklist(['fight', 'test', 'counterCharge']), 'test'),
  units: v.pipe(v.array(caseUnit), v.maxLength(99)),
  bases: v.pipe(v.array(caseBase), v.maxLength(2000)),
  hits: v.optional(whole, 0),
  earlierHits: v.optional(whole, 0),
  /** teams that were near an enemy in an earlier fight of this assault. */
  foughtBefore: v.optional(v.array(id), []),
  dice: v.optional(faces, []),
})

export type Case = v.InferOutput<typeof caseSchema>

/** The case as a state, or what is wrong with it beyond its shape. Its places are rounded, as everywhere. */
export function stateOf(given: Case): AssaultState | Fault {
  const table = tableOf(given)
  const fault = faultIn(table, given.options as Options, assault)
  if (fault !== null) return fault
  const roles = rolesIn(given, table)
  const first = roles.find(({ role }) => acts(role))
  if (first === undefined) return { field: 'units', value: 'attacking: 0', says: 'badValue' }
  const wrong = roles.find((each) => !suits(each, first))
  if (wrong !== undefined) return { field: wrong.field, value: valueText(wrong.role), says: 'badValue' }
  const known = new Set(table.bases.map(({ id }) => id))
  for (const [i, value] of given.foughtBefore.entries())
    if (!known.has(value)) return { field: `foughtBefore.${i}`, value: valueText(value), says: 'unknownId' }
  const state = stateWith(withRoles(table, roles), given, first)
  return { ...state, flow: { ...state.flow, assault: { ...assaultOf(state), close: closeTeams(state) } } }
}

/** A role, where it stands in the file, and whose it is. */
interface Given {
  readonly field: string
  readonly on: string
  readonly side: SideId
  readonly role: Role
}

function rolesIn({ units, bases }: Case, table: Table): readonly Given[] {
  const listed = [
    ...units.map(({ id, side, role }, i) => ({ field: `units.${i}.role`, on: id, side, role })),
    ...table.bases.map((base, i) => ({
      field: `bases.${i}.role`,
      on: base.id,
      side: sideOfBase(table, base),
      role: bases[i]?.role,
    })),
  ]
  return listed.flatMap(({ role, ...rest }) => (role === undefined ? [] : [{ ...rest, role }]))
}

const acts = (role: Role): boolean => role === 'attacking' || role === 'counterattacking'

/** One side acts, in one role, and the other defends. */
function suits({ role, side }: Given, first: Given): boolean {
  if (acts(role)) return role === first.role && side === first.side
  return role !== 'defending' || side !== first.side
}

const withRoles = (table: Table, roles: readonly Given[]): Table => {
  const mark = <T extends { readonly id: string; readonly badges: readonly string[] }>(thing: T): T => {
    const found = roles.filter(({ on }) => on === thing.id).map(({ role }) => role)
    return { ...thing, badges: [...thing.badges, ...found] }
  }
  return { ...table, units: table.units.map(mark), bases: table.bases.map(mark) }
}

function stateWith(table: Table, given: Case, { side, role }: Given): AssaultState {
  const { hits, earlierHits, foughtBefore: closeBefore, phase } = given
  const options = given.options as Options
  const round = role === 'attacking' ? 1 : 2
  const going = { ...newAssault(side), round, hits, earlierHits, closeBefore }
  return { table, options, mode: 'play', dice: [], flow: { phase, turn: side, assault: going, last: null } }
}
