// Looking things up on a table.
import type { Base, BaseId, SideId, Table, Unit, UnitId } from './game.ts'
import { onceBy, onceFor } from './once.ts'

/** The base of that id on the table. Throws where there is none: ids are checked before they get here. */
export const baseOf = (table: Table, id: BaseId): Base =>
  found(
    table.bases.find((base) => base.id === id),
    id,
  )

/** The letter of a base by its place in its unit: never I, which reads like a 1; beyond the last letter the place itself. */
export const letterOf = (index: number): string => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(index) || String(index)

export const unitOf = (table: Table, id: UnitId): Unit =>
  found(
    table.units.find((unit) => unit.id === id),
    id,
  )

const unitOfBase = (table: Table, base: Base): Unit => unitOf(table, base.unit)

export const sideOfBase = (table: Table, base: Base): SideId => unitOfBase(table, base).side

export const basesOf = (table: Table, unit: UnitId): readonly Base[] =>
  table.bases.filter((base) => base.unit === unit)

export const unitsOf = (table: Table, side: SideId): readonly Unit[] =>
  table.units.filter((unit) => unit.side === side)

const bySide = onceFor((table: Table) =>
  onceBy((side: SideId): readonly Base[] => {
    const units = new Set(unitsOf(table, side).map(({ id }) => id))
    return table.bases.filter(({ unit }) => units.has(unit))
  }),
)

export const basesOfSide = (table: Table, side: SideId): readonly Base[] => bySide(table)(side)

/** The enemies of a base. */
export const foesOf = (table: Table, base: Base): readonly Base[] =>
  basesOfSide(table, otherSide(sideOfBase(table, base)))

/** The side that has no base on the table; where neither has one, that side. */
export const goneFrom = ({ units, bases }: Table, side: SideId): SideId | undefined =>
  [side, otherSide(side)].find(
    (each) => !units.some((unit) => unit.side === each && bases.some((base) => base.unit === unit.id)),
  )

export const otherSide = (side: SideId): SideId => (side === 'blue' ? 'red' : 'blue')

export const has = (marked: { readonly badges: readonly string[] }, badge: string): boolean =>
  marked.badges.includes(badge)

/** A table by ids. */
export interface Index {
  readonly base: ReadonlyMap<BaseId, Base>
  readonly unit: ReadonlyMap<UnitId, Unit>
  readonly side: ReadonlyMap<BaseId, SideId>
  readonly of: ReadonlyMap<UnitId, readonly Base[]>
}

/** For looking up many things quickly. */
export const indexOf = onceFor((table: Table): Index => {
  const unit = new Map(table.units.map((each) => [each.id, each]))
  const of = new Map<UnitId, Base[]>()
  for (const base of table.bases) {
    const there = of.get(base.unit)
    if (there) there.push(base)
    else of.set(base.unit, [base])
  }
  return {
    base: new Map(table.bases.map((each) => [each.id, each])),
    unit,
    side: new Map(table.bases.map((each) => [each.id, found(unit.get(each.unit), each.unit).side])),
    of,
  }
})

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`Nothing on the table is called ${id}`)
  return thing
}
