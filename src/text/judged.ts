// What a measurement was held against, on which side of that it is, and by how much: for words and board alike.
import { type Fact, inMm, type System, type Table } from '../kernel/game.ts'
import { lengthWithin, sameLength, touching } from '../kernel/geometry/point.ts'
import { isClose, type Printed, printedHeld, printedLength, printedMargin, systemOf } from './lengths.ts'

/** A length in millimetres and what it was held against; 0: contact. */
interface Held {
  readonly mm: number
  readonly limitMm: number
  readonly unit: System
}

type Tabled = Pick<Table, 'system'>

/** The gap: against its limit, against how near it was before, or against contact; null where it is only measured. */
function gapHeld({ about: { gap, limit, stood, must } }: Fact, { system }: Tabled): Held | null {
  if (gap === undefined) return null
  const { mm } = gap
  if (limit !== undefined) return { mm, limitMm: inMm(limit, system), unit: systemOf(limit, system) }
  if (stood !== undefined) return { mm, limitMm: stood, unit: system }
  return must === 'touch' ? { mm, limitMm: 0, unit: system } : null
}

/** The way against its allowance. */
function wayHeld({ about: { length, allowance } }: Fact, { system }: Tabled): Held | null {
  if (length === undefined || allowance === undefined) return null
  return { mm: length, limitMm: inMm(allowance, system), unit: systemOf(allowance, system) }
}

const print = ({ mm, limitMm, unit }: Held): Printed =>
  limitMm === 0 ? printedLength(mm, unit) : printedHeld(mm, limitMm, unit)

/** The fact's gap, never on the wrong side of what it was held against. */
export function printedGap(fact: Fact, table: Tabled): Printed | null {
  const { gap } = fact.about
  if (gap === undefined) return null
  const found = gapHeld(fact, table)
  return found === null ? printedLength(gap.mm, table.system) : print(found)
}

/** The fact's way, likewise. */
export function printedWay(fact: Fact, table: Tabled): Printed | null {
  const { length } = fact.about
  if (length === undefined) return null
  const found = wayHeld(fact, table)
  return found === null ? printedLength(length, table.system) : print(found)
}

/** How near the two stood before, never on the wrong side of how near they are. */
export function printedStood({ about: { stood, gap } }: Fact, { system }: Tabled): Printed | null {
  return stood === undefined ? null : print({ mm: stood, limitMm: gap?.mm ?? 0, unit: system })
}

/** The sign between a length and what it was held against; a distance that has to be kept just is kept at the limit. */
export function comparison(mm: number, limitMm: number, keeps: boolean): '≤' | '<' | '≥' | '>' {
  if (!lengthWithin(mm, limitMm)) return '>'
  if (!keeps) return '≤'
  return sameLength(mm, limitMm) ? '≥' : '<'
}

/** The gap was held against something. */
export const isHeld = (fact: Fact, table: Tabled): boolean => gapHeld(fact, table) !== null

/** The gap decided, and came under 2 mm to deciding otherwise. */
export function isCloseGap(fact: Fact, table: Tabled): boolean {
  const found = gapHeld(fact, table)
  return found !== null && fact.excused !== true && isClose(found.mm, found.limitMm)
}

type MarginId = 'inside' | 'outside' | 'tooFar' | 'tooNear' | 'spare' | 'short' | 'exact'

export interface Margin {
  readonly id: MarginId
  readonly by: Printed
  /** Under 2 mm. */
  readonly close: boolean
}

/** By how much the fact's measurement is on its side; null where none decided, and in contact. */
export function marginOf(fact: Fact, table: Tabled): Margin | null {
  if (fact.excused) return null
  const way = wayHeld(fact, table)
  if (way !== null) return margin(way, way.mm > way.limitMm ? 'tooFar' : 'spare')
  const gap = gapHeld(fact, table)
  const isContact = fact.about.gap !== undefined && touching(fact.about.gap)
  return gap === null || isContact ? null : margin(gap, sideOf(fact, gap))
}

/** Against contact it is the gap itself, printed as that. */
function margin(held: Held, id: MarginId): Margin {
  const { mm, limitMm, unit } = held
  const isExact = sameLength(mm, limitMm)
  return {
    id: isExact ? 'exact' : id,
    by: limitMm === 0 ? print(held) : printedMargin(mm, limitMm, unit),
    close: isClose(mm, limitMm),
  }
}

function sideOf({ ok, about: { must } }: Fact, { mm, limitMm }: Held): MarginId {
  const isBeyond = mm > limitMm
  if (must === 'touch') return 'short'
  if (must === 'keep') return isBeyond ? 'spare' : 'tooNear'
  if (!isBeyond) return 'inside'
  return ok ? 'outside' : 'tooFar'
}
