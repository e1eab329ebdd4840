// The players' own word on a measurement: whatever is measured, two bases count as within a distance, or do not.
import {
  type Base,
  type BaseId,
  type Distance,
  type Fact,
  inMm,
  type Move,
  type Overruled,
  type Ruling,
  type Table,
} from './game.ts'
import { gap } from './geometry/gap.ts'
import { isSamePose, lengthWithin, type Pose, sameLength } from './geometry/point.ts'
import { type Ground, type Obstacle, type Route, route } from './geometry/route.ts'

/** What was ruled between the two as they lie; null: the measurement holds. It says nothing of any other place. */
export function ruledWithin(base: Base, other: Base, limitMm: number): boolean | null {
  if (base.overruled === undefined) return null
  const found = base.overruled.find(
    (each) =>
      each.other === other.id &&
      each.mm === limitMm &&
      isSamePose(each.at, base.at) &&
      isSamePose(each.otherAt, other.at),
  )
  return found?.within ?? null
}

/** What the players have ruled about that place stands above the length of the way there, and above what is to be kept. */
export function ruledWay(base: Base, to: Pose, ground: Ground<Base>): Route | null {
  if (base.overruled === undefined) return route(base, to, ground)
  const there = { ...base, at: to }
  const ruled = (some: readonly Obstacle<Base>[]): readonly Obstacle[] =>
    some.map((each) => (ruledWithin(there, each.body, each.clear) === false ? { ...each, clear: 0 } : each))
  const allowanceMm = isWayRuled(base, to, ground.allowanceMm) ? Number.POSITIVE_INFINITY : ground.allowanceMm
  const { obstacles, atEnd = [], size } = ground
  return route(base, to, { obstacles: ruled(obstacles), atEnd: ruled(atEnd), size, allowanceMm })
}

/** It was ruled that the base's way to that place counts as no longer than that. */
const isWayRuled = ({ id, overruled = [] }: Base, to: Pose, limitMm: number): boolean =>
  overruled.some(({ other, mm, at }) => other === id && mm === limitMm && isSamePose(at, to))

/** It speaks of a base's own way, not of two bases. */
export const isOfWay = ({ base, other }: Ruling): boolean => base === other

/** The table after a ruling: it stands on both bases until one of them is moved. */
export function withRuling(table: Table, ruling: Ruling): Table {
  const { base, other, limit, within } = ruling
  const [first, second] = [find(table, base), find(table, other)]
  if (!first || !second) return table
  const mm = inMm(limit, table.system)
  const at = ruling.at ?? first.at
  const otherAt = isOfWay(ruling) ? at : second.at
  const ruled = (each: Base): Base => {
    if (each === first) return withEntry(each, { other, mm, within, at, otherAt })
    return each === second ? withEntry(each, { other: base, mm, within, at: otherAt, otherAt: at }) : each
  }
  const gapMm = isOfWay(ruling) ? 0 : gap({ ...first, at }, second).mm
  const said = [...(table.ruled ?? []), { base, other, mm, gapMm }]
  return { ...table, bases: table.bases.map(ruled), ruled: said }
}

function withEntry(base: Base, entry: Overruled): Base {
  const kept = (base.overruled ?? []).filter(({ other, mm }) => other !== entry.other || mm !== entry.mm)
  return { ...base, overruled: [...kept, entry] }
}

/** The bases without the rulings that speak of any of these. */
export const withoutRulings = (bases: readonly Base[], of: ReadonlySet<BaseId>): readonly Base[] =>
  bases.map((base) => {
    const { overruled, ...plain } = base
    if (overruled === undefined) return base
    const kept = of.has(base.id) ? [] : overruled.filter(({ other }) => !of.has(other))
    return kept.length === overruled.length ? base : kept.length === 0 ? plain : { ...plain, overruled: kept }
  })

/** The same table where nobody has ruled on anything yet. */
export function unruled({ size, system, sides, units, bases, lost }: Table): Table {
  const all = new Set(bases.map(({ id }) => id))
  return { size, system, sides, units, bases: withoutRulings(bases, all), lost }
}

/**
 * The other answer to what a fact measured, between bases as they lie or as those `moves` would put them; null where it
 * measured nothing that can be ruled on, or not what there is to be measured.
 */
export function contrary(fact: Fact, table: Table, moves: readonly Move[] = []): Ruling | null {
  const { base = '', other } = fact.about
  const first = moved(table, base, moves)
  if (first === null) return null
  if (isTooLong(fact, table)) return ofWay(fact, first)
  const second = moved(table, other ?? '', moves)
  if (second === null) return null
  return second.at && !first.at
    ? between(fact, table, [second, first])
    : between(fact, table, [first, second])
}

interface Placed {
  readonly body: Base
  /** Where it is to be, if it does not lie there. */
  readonly at?: Pose
}

function moved(table: Table, id: BaseId, moves: readonly Move[]): Placed | null {
  const body = find(table, id)
  if (!body) return null
  const at = moves.find((move) => move.base === id)?.to
  return at ? { body: { ...body, at }, at } : { body }
}

const isTooLong = ({ about: { length, allowance } }: Fact, table: Table): boolean =>
  length !== undefined && allowance !== undefined && !isWithin(length, allowance, table)

function ofWay({ ok, about: { allowance } }: Fact, { body: { id }, at }: Placed): Ruling | null {
  return ok || !at || !allowance ? null : { base: id, other: id, limit: allowance, within: true, at }
}

function between(
  { ok, about }: Fact,
  table: Table,
  [first, second]: readonly [Placed, Placed],
): Ruling | null {
  const { gap: measured, limit, must } = about
  if (!measured || !limit || must === 'touch') return null
  if (!sameLength(gap(first.body, second.body).mm, measured.mm)) return null
  // Who stands clear enough is not put in anybody's way.
  if (must === 'keep' && ok) return null
  const ruled = ruledWithin(first.body, second.body, inMm(limit, table.system))
  const within = must === 'keep' ? false : !(ruled ?? isWithin(measured.mm, limit, table))
  return { base: first.body.id, other: second.body.id, limit, within, ...(first.at && { at: first.at }) }
}

const isWithin = (mm: number, limit: Distance, { system }: Table): boolean =>
  lengthWithin(mm, inMm(limit, system))

const find = ({ bases }: Table, id: BaseId): Base | undefined => bases.find((each) => each.id === id)

/** The ruling that a fact was judged by, where the players have overruled what it measured; not the ruling itself. */
export function rulingIn(fact: Fact, table: Table): Pick<Ruling, 'limit' | 'within'> | null {
  const { rule, ok, about } = fact
  const { base = '', other = '', gap: measured, limit, allowance, must } = about
  if (rule === BY_HAND || !table.ruled) return null
  // Who has moved since stands there by a word that holds no more: it is known by what was allowed.
  if (ok && allowance && isTooLong(fact, table) && wasRuled(table, [base, base, allowance, 0]))
    return { limit: allowance, within: true }
  if (!measured || !limit) return null
  if (must === 'keep') {
    const isAllowed = ok && isNearer(measured.mm, limit, table)
    return isAllowed && wasRuled(table, [base, other, limit, measured.mm]) ? { limit, within: false } : null
  }
  const [first, second] = [find(table, base), find(table, other)]
  const within = first && second ? ruledWithin(first, second, inMm(limit, table.system)) : null
  return within === null ? null : { limit, within }
}

type Judged = readonly [base: BaseId, other: BaseId, limit: Distance, gapMm: number]

/** The players have spoken of that, when the two were as far apart. */
const wasRuled = ({ ruled = [], system }: Table, [one, two, limit, gapMm]: Judged): boolean =>
  ruled.some(
    ({ base, other, mm, gapMm: then }) =>
      mm === inMm(limit, system) &&
      sameLength(then, gapMm) &&
      ((base === one && other === two) || (base === two && other === one)),
  )

const isNearer = (mm: number, limit: Distance, table: Table): boolean =>
  isWithin(mm, limit, table) && !sameLength(mm, inMm(limit, table.system))

/** It tells of the ruling itself: nothing that is measured decided. */
export const isRuling = ({ rule, about }: Fact): boolean =>
  rule === BY_HAND && (about.limit ?? about.allowance) !== undefined

/** The rule that what hands do is told by. */
const BY_HAND = 'T-03'

/** What a ruling is told with. */
export function aboutRuling(ruling: Ruling, table: Table): Fact['about'] {
  const { base, other, limit, at } = ruling
  const [first, second] = [find(table, base), find(table, other)]
  if (!first || !second) return { base }
  if (isOfWay(ruling)) return { base, unit: first.unit, allowance: limit }
  const measured = gap({ ...first, at: at ?? first.at }, second)
  return { base, other, unit: first.unit, enemy: second.unit, gap: measured, limit }
}
