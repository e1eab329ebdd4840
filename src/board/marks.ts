// From facts to what is drawn on the table: lines, zones, routes and highlighted bases. Pure; knows no rule.

import {
  type About,
  type BaseId,
  type Distance,
  type Fact,
  inMm,
  type SideId,
  type Table,
} from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { type Measurement, middleOf, type Point, touching } from '../kernel/geometry/point.ts'
import { rulingIn } from '../kernel/ruling.ts'
import { indexOf } from '../kernel/table.ts'
import { decided, isCloseGap, isHeld, isUnkept } from '../text/judged.ts'

/** How a measurement decided: in the way, satisfied, excused by a rule, or only measured. */
export type Tone = 'stands' | 'holds' | 'excused' | 'plain'

/** The line between two closest points. */
export interface Line {
  readonly is: 'gap'
  readonly gap: Measurement
  readonly limit: Distance | null
  readonly tone: Tone
  /** Under 2 mm from its limit. */
  readonly close: boolean
  readonly fact: Fact
  readonly lit: boolean
  readonly by?: Readings
}

/** Of two readings that are compared: whose it is. */
export type Readings = 'a' | 'b' | 'both'

/** The union of the outlines of these bases, each grown by `mm`. */
export interface ZoneMark {
  readonly is: 'zone'
  readonly of: readonly BaseId[]
  readonly mm: number
  /** As the rules print it, and what the fact says of it. */
  readonly size: Distance
  readonly says: string
  readonly bars: boolean
  /** How far they get from where they lie. */
  readonly reach: boolean
  /** Whose bases they are; null where both sides have some. */
  readonly side: SideId | null
  readonly lit: boolean
}

export interface Route {
  readonly is: 'path'
  readonly points: readonly Point[]
  readonly mm: number
  readonly limit: Distance | null
  readonly ok: boolean
  readonly fact: Fact
}

/** A base that a fact names; `touched` where the measurement is contact. */
export interface Ring {
  readonly is: 'ring'
  readonly base: BaseId
  readonly touched: boolean
  readonly tone: Tone
  readonly by?: Readings
}

/** Where two bases are in contact: their closest points are one. */
export interface Touch {
  readonly is: 'touch'
  readonly at: Point
  readonly tone: Tone
  readonly fact: Fact
}

export type Mark = Line | ZoneMark | Route | Ring | Touch

/** What the marks are drawn on. */
export interface MarkedTable {
  readonly table: Table
  /** The fact to be emphasised. */
  readonly lit: Fact | null
}

/** The marks of facts, the deciding one first, each zone and each line once. */
export function marksOf(facts: readonly Fact[], on: MarkedTable): readonly Mark[] {
  return distinct(facts.flatMap((fact) => marksOfOne(fact, on)))
}

function marksOfOne(fact: Fact, on: MarkedTable): readonly Mark[] {
  const { about } = fact
  const lit = fact === on.lit
  const marks: Mark[] = []
  if (about.zone) {
    const { of, size, bars = false, reach = false } = about.zone
    const mm = inMm(size, on.table.system)
    const { says } = fact
    marks.push({ is: 'zone', of, mm, size, says, bars, reach, side: sideOf(of, on.table), lit })
  }
  if (about.path && about.path.length > 1 && about.length !== undefined)
    marks.push({
      is: 'path',
      points: about.path,
      mm: about.length,
      limit: about.allowance ?? null,
      ok: fact.ok || (about.allowance !== undefined && decided(fact, on.table) !== 'way'),
      fact,
    })
  if (about.gap && !touching(about.gap))
    marks.push({
      is: 'gap',
      gap: about.gap,
      limit: about.limit ?? null,
      tone: gapTone(fact, on.table),
      close: isCloseGap(fact, on.table),
      fact,
      lit,
    })
  const contact = about.gap ?? (lit ? between(about, on.table) : null)
  if (contact && touching(contact)) {
    const { from, to } = contact
    marks.push({ is: 'touch', at: middleOf(from, to), tone: toneOf(fact, on.table), fact })
  }
  return [...marks, ...ringsOf(fact, on)]
}

/** Of two bases that are named and not measured. */
function between({ base = '', other = '' }: About, table: Table): Measurement | null {
  const { base: there } = indexOf(table)
  const [one, two] = [there.get(base), there.get(other)]
  return one && two ? gap(one, two) : null
}

function ringsOf(fact: Fact, on: MarkedTable): readonly Mark[] {
  const { base, other, gap, bases = [] } = fact.about
  const touched = gap !== undefined && touching(gap)
  const tone = toneOf(fact, on.table)
  const named = fact === on.lit ? [base, other, ...bases] : gap ? [other, ...bases] : []
  const there = indexOf(on.table).base
  return named.flatMap((id) =>
    id !== undefined && there.has(id) ? [{ is: 'ring', base: id, touched, tone } as const] : [],
  )
}

/** The gap of a refusal that something else decided stands in nobody's way; one that cannot be kept is only measured. */
function gapTone(fact: Fact, table: Table): Tone {
  if (isUnkept(fact, table) && rulingIn(fact, table) === null) return 'plain'
  return !fact.ok && isHeld(fact, table) && decided(fact, table) !== 'gap' ? 'holds' : toneOf(fact, table)
}

/** How the fact's measurement decided. */
export function toneOf(fact: Fact, table: Pick<Table, 'system'>): Tone {
  if (fact.excused) return 'excused'
  if (!fact.ok) return 'stands'
  return fact.about.gap && !isHeld(fact, table) ? 'plain' : 'holds'
}

function sideOf(bases: readonly BaseId[], table: Table): SideId | null {
  const { side } = indexOf(table)
  const sides = new Set(bases.map((id) => side.get(id) ?? null))
  const [only] = sides
  return sides.size === 1 ? (only ?? null) : null
}

function distinct(marks: readonly Mark[]): readonly Mark[] {
  const seen = new Map<string, Mark>()
  for (const mark of marks) {
    const key = keyOf(mark)
    const known = seen.get(key)
    if (!known || tells(mark) > tells(known)) seen.set(key, mark)
  }
  return [...seen.values()]
}

/** Of two that lie one on the other the lit one is drawn, then the one that was held against something. */
const tells = (mark: Mark): number =>
  (isLit(mark) ? 2 : 0) + (mark.is === 'gap' && mark.tone !== 'plain' ? 1 : 0)

const isLit = (mark: Mark): boolean => (mark.is === 'gap' || mark.is === 'zone') && mark.lit

function keyOf(mark: Mark): string {
  if (mark.is === 'zone') return `zone ${mark.of.join(' ')} ${mark.mm} ${mark.bars}`
  if (mark.is === 'gap') return `gap ${[point(mark.gap.from), point(mark.gap.to)].sort().join(' ')}`
  if (mark.is === 'path') return `path ${mark.points.map(point).join(' ')}`
  return mark.is === 'touch' ? `touch ${point(mark.at)}` : `ring ${mark.base}`
}

const point = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`

export const linesIn = (marks: readonly Mark[]): readonly Line[] => marks.filter((mark) => mark.is === 'gap')
export const routesIn = (marks: readonly Mark[]): readonly Route[] =>
  marks.filter((mark) => mark.is === 'path')
export const touchesIn = (marks: readonly Mark[]): readonly Touch[] =>
  marks.filter((mark) => mark.is === 'touch')
export const ringsIn = (marks: readonly Mark[]): readonly Ring[] => marks.filter((mark) => mark.is === 'ring')
