// A case for the referee: a table in the middle of an assault as a file says it, what is asked of it, and dice.
import * as v from 'valibot'
import { type Fault, faultOfCase } from '../../kernel/fault.ts'
import type { KnownTraits, Options, SideId, Table, Trait, Traits, TraitValues } from '../../kernel/game.ts'
import { roundPose } from '../../kernel/geometry/point.ts'
import { base, faces, id, options, system, unit, whole } from '../../kernel/schema.ts'
import { assault } from './assault.ts'
import { closeTeams } from './fight.ts'
import { ASKS } from './judge.ts'
import { type AssaultState, assaultOf, newAssault, ROLES, type Role } from './state.ts'
import { KINDS, UNIT_STATES, VEHICLE_STATES } from './teams.ts'
import { BASE_TRAITS, UNIT_TRAITS } from './traits.ts'

function schemaOf(values: TraitValues) {
  if (values === 'flag' || values === 'yesNo') return v.boolean()
  if (!('least' in values)) return v.picklist(values)
  return v.pipe(v.number(), v.integer(), v.minValue(values.least), v.maxValue(values.most))
}

/** The traits that the rules know, with the values that these may have. */
const traitsOf = (known: KnownTraits) =>
  v.optional(
    v.strictObject(
      Object.fromEntries(Object.entries(known).map(([name, values]) => [name, v.optional(schemaOf(values))])),
    ),
    {},
  )

const badgesOf = (known: readonly string[]) => v.optional(v.array(v.picklist(known)), [])

const role = v.optional(v.picklist(ROLES))

const caseUnit = v.strictObject({
  ...unit.entries,
  number: v.optional(unit.entries.number),
  name: v.optional(unit.entries.name),
  traits: traitsOf(UNIT_TRAITS),
  badges: badgesOf(UNIT_STATES),
  role,
})

const caseBase = v.strictObject({
  ...base.entries,
  letter: v.optional(base.entries.letter),
  kind: v.picklist(KINDS),
  art: v.optional(id),
  traits: traitsOf(BASE_TRAITS),
  badges: badgesOf([...VEHICLE_STATES, ...UNIT_STATES]),
  role,
})

export const caseSchema = v.strictObject({
  rules: v.literal('assault'),
  id: v.optional(id),
  judge: v.pipe(v.array(v.picklist(ASKS)), v.minLength(1)),
  /** `fight`: it is to be fought; `test`: it has been; `counterCharge`: the Counterattacking platoons are to move. */
  phase: v.optional(v.picklist(['fight', 'test', 'counterCharge']), 'test'),
  system: v.optional(system, 'cm'),
  options: v.optional(options, {}),
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
  const fault = faultOfCase({ table, options: given.options as Options }, assault)
  if (fault !== null) return { ...fault, field: fault.field.replace(/^start\.(table\.)?/, '') }
  const roles = rolesIn(given)
  const first = roles.find(({ role }) => acts(role))
  if (first === undefined) return { field: 'units', value: 'attacking: 0', says: 'badValue' }
  const wrong = roles.find((each) => !suits(each, first))
  if (wrong !== undefined) return { field: wrong.field, value: wrong.role, says: 'badValue' }
  const known = new Set(table.bases.map(({ id }) => id))
  for (const [i, value] of given.foughtBefore.entries())
    if (!known.has(value)) return { field: `foughtBefore.${i}`, value, says: 'unknownId' }
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

function rolesIn({ units, bases }: Case): readonly Given[] {
  const sides = new Map(units.map(({ id, side }) => [id, side]))
  const listed = [
    ...units.map(({ id, side, role }, i) => ({ field: `units.${i}.role`, on: id, side, role })),
    ...bases.map(({ id, unit, role }, i) => ({
      field: `bases.${i}.role`,
      on: id,
      side: sides.get(unit) ?? 'blue',
      role,
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

/** Without an edge, and without names for its sides. */
const tableOf = ({ system, units, bases }: Case): Table => ({
  size: { w: 0, d: 0 },
  system,
  sides: [],
  lost: [],
  units: units.map(({ id, side, number, name, traits, badges }, i) => ({
    id,
    side,
    number: number ?? i + 1,
    name: name ?? { ru: id, en: id },
    traits: given(traits),
    badges,
  })),
  bases: bases.map((each, i) => {
    const { id, unit, kind, at, shape } = each
    const before = bases.slice(0, i).filter((other) => other.unit === unit).length
    return {
      id,
      unit,
      kind,
      shape,
      at: roundPose(at),
      letter: each.letter ?? letterOf(before),
      art: each.art ?? kind,
      traits: given(each.traits),
      badges: each.badges,
    }
  }),
})

/** What was left out is not there. */
const given = (traits: Readonly<Record<string, Trait | undefined>>): Traits =>
  Object.fromEntries(
    Object.entries(traits).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const letterOf = (index: number): string => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(index) || String(index)
