// What a headline has to know of a sentence: whether a rule excused, what its measurement means, whom it counts with.
import { type Fact, inMm, type System, type Table } from '../kernel/game.ts'
import { TOLERANCE_MM, touching } from '../kernel/geometry/point.ts'
import type { Says } from '../rules/assault/facts.ts'
import {
  isClose,
  type Printed,
  printedBeyond,
  printedHeld,
  printedLength,
  printedMargin,
  systemOf,
} from './lengths.ts'

/** Sentences that tell what does not count; white on slate, whatever came of it. */
const EXCUSES: ReadonlySet<string> = new Set<Says>([
  'excusedTank',
  'excusedDisabled',
  'excusedOutsider',
  'ignoredOutsider',
  'excusedBrokenOff',
  'excusedWinner',
  'earlierHitsIgnored',
  'unarmouredNoReason',
  'disabledNoReason',
  'awayNoReason',
])

/** Sentences of distances that must be kept; everywhere else a limit is what must be reached. */
const KEEPS: ReadonlySet<string> = new Set<Says>([
  'nearUnnamed',
  'nearOutsider',
  'nearerThanItStood',
  'keepsClear',
  'keepsClearOfOutsider',
  'leavesTooNear',
  'needNotLeave',
  'mustStillLeave',
  'surrenders',
  'captured',
  'consolidatesTooNear',
  'consolidatesNearer',
])

/** Sentences whose length is told beside a limit that it was not held against. */
const APART: ReadonlySet<string> = new Set<Says>(['mustStillMove', 'mayStay'])

/** Here contact itself is what had to be reached. */
const MUST_TOUCH: Says = 'firstMustTouch'

/** Its gap had to be beyond a limit that the fact does not name: beside it stands the limit of the way. */
const MUST_BE_BEYOND: Says = 'leaves'

/** Wins in which the nearest enemy was excused: what decided was not how near it is. */
const DESPITE: ReadonlySet<string> = new Set<Says>([
  'wonAgainstTanks',
  'wonAgainstDisabled',
  'wonDespiteOutsider',
  'wonDespiteIgnored',
  'wonDespiteBrokenOff',
  'wonBesideWinner',
])

/** Sentences that count together: 'and 2 more'. Any other counts with its like. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set<Says>(['denies', 'deniesTank', 'deniesTransport']),
  new Set<Says>(['destroyed', 'armourPierced', 'bailedAgain']),
  new Set<Says>(['surrenders', 'captured']),
  new Set<Says>(['joins', 'rejoins']),
  new Set<Says>(['chargeMade', 'chargeJoined', 'completedToContact', 'endsAsNear']),
  new Set<Says>(['counterChargeMade', 'counterEndsAsNear']),
]

export const excuses = ({ says }: Fact): boolean => EXCUSES.has(says)

export const isAlike = (one: Fact, other: Fact): boolean =>
  one.says === other.says || FAMILIES.some((family) => family.has(one.says) && family.has(other.says))

/** A length in millimetres and what it was held against; 0: contact. */
interface Held {
  readonly mm: number
  readonly limitMm: number
  readonly unit: System
}

/** The gap: against its limit, or how near it was before. Beside a way the limit is the way's. */
function gapHeld({ says, about }: Fact, { system }: Table): Held | null {
  const { gap, limit, length } = about
  if (gap === undefined) return null
  if (limit === undefined) return { mm: gap.mm, limitMm: length ?? 0, unit: system }
  if (length !== undefined || APART.has(says)) return { mm: gap.mm, limitMm: 0, unit: system }
  return { mm: gap.mm, limitMm: inMm(limit, system), unit: systemOf(limit, system) }
}

/** The way: against its allowance; or how near something was, against how near it is. */
function wayHeld({ about: { gap, limit, length } }: Fact, { system }: Table): Held | null {
  if (length === undefined) return null
  if (limit === undefined) return { mm: length, limitMm: gap?.mm ?? 0, unit: system }
  return { mm: length, limitMm: inMm(limit, system), unit: systemOf(limit, system) }
}

const print = ({ mm, limitMm, unit }: Held): Printed =>
  limitMm === 0 ? printedLength(mm, unit) : printedHeld(mm, limitMm, unit)

/** The fact's gap, never on the wrong side of what it was held against. */
export function printedGap(fact: Fact, table: Table): Printed | null {
  const found = gapHeld(fact, table)
  if (found !== null && fact.says === MUST_BE_BEYOND) return printedBeyond(found.mm, found.unit)
  return found && print(found)
}

/** The fact's way, or how near something was, likewise. */
export function printedWay(fact: Fact, table: Table): Printed | null {
  const found = wayHeld(fact, table)
  return found && print(found)
}

type MarginId = 'inside' | 'outside' | 'tooFar' | 'tooNear' | 'spare' | 'short' | 'exact'

export interface Margin {
  readonly id: MarginId
  readonly by: Printed
  /** Under 2 mm. */
  readonly close: boolean
}

/** By how much the fact's measurement is on its side; null where none decided, and in contact. */
export function marginOf(fact: Fact, table: Table): Margin | null {
  const found = decided(fact, table)
  if (found === null) return null
  const { mm, limitMm, unit } = found
  return { id: sideOf(fact, found), by: printedMargin(mm, limitMm, unit), close: isClose(mm, limitMm) }
}

function decided(fact: Fact, table: Table): Held | null {
  const { says, about } = fact
  if (EXCUSES.has(says) || DESPITE.has(says) || APART.has(says)) return null
  if (about.length !== undefined && about.limit !== undefined) return wayHeld(fact, table)
  if (about.gap === undefined || touching(about.gap)) return null
  const isHeld = about.limit !== undefined || about.length !== undefined || says === MUST_TOUCH
  return isHeld ? gapHeld(fact, table) : null
}

function sideOf({ says, ok, about }: Fact, { mm, limitMm }: Held): MarginId {
  const over = mm - limitMm
  if (Math.abs(over) <= TOLERANCE_MM) return 'exact'
  if (says === MUST_TOUCH) return 'short'
  if (KEEPS.has(says)) return over > 0 ? 'spare' : 'tooNear'
  if (about.length !== undefined) return over > 0 ? 'tooFar' : 'spare'
  if (over < 0) return 'inside'
  return ok ? 'outside' : 'tooFar'
}
