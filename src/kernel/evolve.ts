// One change applied to a state gives the next state.

import type { Base, BaseId, Change, Move, State, Table, Trait, Traits } from './game.ts'
import { roundPose } from './geometry/point.ts'
import { withoutRulings, withRuling } from './ruling.ts'

/** The state after a change. Pure; shares everything that did not change. */
export function evolve<Flow>(state: State<Flow>, change: Change<Flow>): State<Flow> {
  switch (change.is) {
    case 'moved':
      return { ...state, table: moved(state.table, change.moves) }
    case 'overruled':
      return { ...state, table: withRuling(state.table, change.ruling) }
    case 'removed':
      return { ...state, table: removed(state.table, change.base) }
    case 'restored':
      return { ...state, table: restored(state.table, change.base) }
    case 'marked':
      return { ...state, table: marked(state.table, change) }
    case 'traited':
      return { ...state, table: traited(state.table, change) }
    case 'threw':
      return { ...state, dice: change.dice }
    case 'turned':
      return { ...state, flow: change.flow }
    case 'mode':
      return { ...state, mode: change.mode }
    case 'named': {
      const { side, name } = change
      const sides = state.table.sides.map((each) => (each.id === side ? { ...each, name } : each))
      return { ...state, table: { ...state.table, sides } }
    }
    case 'ruled':
      return state
    default:
      return change satisfies never
  }
}

/** The state after several changes, one after the other. */
export const ahead = <Flow>(state: State<Flow>, changes: readonly Change<Flow>[]): State<Flow> =>
  changes.reduce(evolve<Flow>, state)

function moved(table: Table, moves: readonly Move[]): Table {
  const to = new Map(moves.map((move) => [move.base, roundPose(move.to)]))
  const bases = table.bases.map((base) => {
    const at = to.get(base.id)
    return at ? { ...base, at } : base
  })
  return { ...table, bases: withoutRulings(bases, new Set(to.keys())) }
}

function removed(table: Table, id: BaseId): Table {
  const gone = table.bases.filter((base) => base.id === id)
  const left = table.bases.filter((base) => base.id !== id)
  const bases = withoutRulings(left, new Set([id]))
  return { ...table, bases, lost: [...table.lost, ...withoutRulings(gone, new Set([id]))] }
}

/** Back again, all bases then in the order of their units and letters: dice are taken in the order of the table. */
function restored(table: Table, id: BaseId): Table {
  const back = table.lost.filter((base) => base.id === id)
  const lost = table.lost.filter((base) => base.id !== id)
  const units = table.units.map((unit) => unit.id)
  const rank = (base: Base): string => `${String(units.indexOf(base.unit)).padStart(3, '0')} ${base.letter}`
  const bases = [...table.bases, ...back].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return { ...table, bases: back.length > 0 ? bases : table.bases, lost }
}

function marked(table: Table, { on, badge, set }: { on: string; badge: string; set: boolean }): Table {
  const mark = <T extends { readonly id: string; readonly badges: Base['badges'] }>(thing: T): T => {
    if (thing.id !== on || thing.badges.includes(badge) === set) return thing
    const badges = set ? [...thing.badges, badge] : thing.badges.filter((each) => each !== badge)
    return { ...thing, badges }
  }
  return { ...table, units: table.units.map(mark), bases: table.bases.map(mark) }
}

function traited(table: Table, { on, trait, value }: Change & { readonly is: 'traited' }): Table {
  const set = <T extends { readonly id: string; readonly traits: Traits }>(thing: T): T =>
    thing.id === on ? { ...thing, traits: withTrait(thing.traits, trait, value) } : thing
  return { ...table, units: table.units.map(set), bases: table.bases.map(set) }
}

/** Null: without it. */
export function withTrait(traits: Traits, name: string, value: Trait | null): Traits {
  const rest = Object.fromEntries(Object.entries(traits).filter(([each]) => each !== name))
  return value === null ? rest : { ...rest, [name]: value }
}
