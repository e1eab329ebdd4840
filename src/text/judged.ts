// What a measurement was held against, on which side of that it is, and by how much: for words and board alike.
import { type Fact, inMm, type System, type Table } from '../kernel/game.ts'
import { lengthReaches, lengthWithin, sameLength, touching } from '../kernel/geometry/point.ts'
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

const isLonger = ({ mm, limitMm }: Held): boolean => !lengthWithin(mm, limitMm)

/** A distance that is to be kept is not, and it is allowed all the same: no more can be done, or the players rule so. */
export function isUnkept(fact: Fact, table: Tabled): boolean {
  if (!fact.ok || fact.about.must !== 'keep') return false
  const gap = gapHeld(fact, table)
  return gap !== null && comparison(gap.mm, gap.limitMm, true) === '<'
}

/** The measurement on the wrong side, if there is one; else of a consent the way, or the gap; null: none decided. */
export function decided(fact: Fact, table: Tabled): 'way' | 'gap' | null {
  const [way, gap] = [wayHeld(fact, table), gapHeld(fact, table)]
  if (way !== null && fact.ok !== isLonger(way) && !isUnkept(fact, table)) return 'way'
  if (gap === null || (!fact.ok && isKept(fact, gap))) return null
  return 'gap'
}

/** The gap is as it must be, so that something else was refused. */
const isKept = ({ about: { must } }: Fact, { mm, limitMm }: Held): boolean =>
  must !== undefined && (must === 'keep' ? lengthReaches(mm, limitMm) : sameLength(mm, limitMm))

/** The gap decided, and came under 2 mm to deciding otherwise. */
export function isCloseGap(fact: Fact, table: Tabled): boolean {
  const found = gapHeld(fact, table)
  if (found === null || fact.excused || (!fact.ok && decided(fact, table) !== 'gap')) return false
  return isClose(found.mm, found.limitMm)
}

type MarginId = 'inside' | 'outside' | 'tooFar' | 'tooNear' | 'spare' | 'short' | 'exact'

export interface Margin {
  readonly id: MarginId
  readonly by: Printed
  /** Under 2 mm. */
  readonly close: boolean
}

/** By how much the measurement that decided is on its side; null where none did, and in contact. */
export function marginOf(fact: Fact, table: Tabled): Margin | null {
  const by = fact.excused ? null : decided(fact, table)
  const held = by === 'way' ? wayHeld(fact, table) : by === 'gap' ? gapHeld(fact, table) : null
  if (held === null) return null
  if (by === 'way') return margin(held, fact.ok ? 'spare' : 'tooFar')
  const isContact = fact.about.gap !== undefined && touching(fact.about.gap)
  return isContact ? null : margin(held, sideOf(fact, held))
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
