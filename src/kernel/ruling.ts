// The players' own word on a measurement: whatever is measured, two bases count as within a distance, or do not.
import { type Base, type BaseId, type Distance, type Fact, inMm, type Ruling, type Table } from './game.ts'
import { gap } from './geometry/gap.ts'
import { lengthWithin } from './geometry/point.ts'

/** What was ruled between the base and another, or (by its own id) of its own way; null: the measurement holds. */
export function ruledWithin(base: Base, other: BaseId, limitMm: number): boolean | null {
  const found = base.overruled?.find((each) => each.other === other && each.mm === limitMm)
  return found?.within ?? null
}

/** It speaks of a base's own way, not of two bases. */
export const isOfWay = ({ base, other }: Ruling): boolean => base === other

/** The table after a ruling: it stands on both bases until one of them is moved. */
export function withRuling(table: Table, { base, other, limit, within }: Ruling): Table {
  const mm = inMm(limit, table.system)
  const ruled = (each: Base): Base => {
    if (each.id !== base && each.id !== other) return each
    const second = each.id === base ? other : base
    const kept = (each.overruled ?? []).filter((one) => one.other !== second || one.mm !== mm)
    return { ...each, overruled: [...kept, { other: second, mm, within }] }
  }
  return { ...table, bases: table.bases.map(ruled) }
}

/** The bases without the rulings that speak of any of these. */
export const withoutRulings = (bases: readonly Base[], of: ReadonlySet<BaseId>): readonly Base[] =>
  bases.map((base) => {
    const { overruled, ...plain } = base
    if (overruled === undefined) return base
    const kept = of.has(base.id) ? [] : overruled.filter(({ other }) => !of.has(other))
    return kept.length === overruled.length ? base : kept.length === 0 ? plain : { ...plain, overruled: kept }
  })

/** The other answer to what a fact measured; null where it measured nothing that can be ruled on. */
export function contrary({ ok, about }: Fact, table: Table): Ruling | null {
  const { base, other, gap: measured, limit, length, allowance, must } = about
  if (base === undefined) return null
  const isTooLong = length !== undefined && allowance !== undefined && !isWithin(length, allowance, table)
  if (isTooLong) return ok ? null : { base, other: base, limit: allowance, within: true }
  if (other === undefined || measured === undefined || limit === undefined || must === 'touch') return null
  // Who stands clear enough is not put in anybody's way.
  if (must === 'keep') return ok ? null : { base, other, limit, within: false }
  const [body, second] = [base, other].map((id) => table.bases.find((each) => each.id === id))
  if (!body || !second) return null
  const ruled = ruledWithin(body, other, inMm(limit, table.system))
  return { base, other, limit, within: !(ruled ?? isWithin(measured.mm, limit, table)) }
}

const isWithin = (mm: number, limit: Distance, { system }: Table): boolean =>
  lengthWithin(mm, inMm(limit, system))

/** The ruling that a fact was judged by, where the players have overruled what it measured; not the ruling itself. */
export function rulingIn({ rule, about }: Fact, table: Table): Ruling | null {
  const { base, other = base, limit = about.allowance } = about
  const body = table.bases.find((each) => each.id === base)
  if (rule === BY_HAND || body === undefined || other === undefined || limit === undefined) return null
  const within = ruledWithin(body, other, inMm(limit, table.system))
  return within === null ? null : { base: body.id, other, limit, within }
}

/** The rule that what hands do is told by. */
const BY_HAND = 'T-03'

/** What a ruling is told with. */
export function aboutRuling({ base, other, limit }: Ruling, table: Table): Fact['about'] {
  const find = (id: BaseId): Base | undefined => table.bases.find((each) => each.id === id)
  const [first, second] = [find(base), find(other)]
  if (!first || !second) return { base }
  if (first === second) return { base, unit: first.unit, allowance: limit }
  return { base, other, unit: first.unit, enemy: second.unit, gap: gap(first, second), limit }
}
