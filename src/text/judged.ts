// What a headline has to know of a sentence: whether a rule excused, what its measurement means, whom it counts with.
import type { About, Fact, Table } from '../kernel/game.ts'
import { inMm } from '../kernel/game.ts'
import { TOLERANCE_MM } from '../kernel/geometry/point.ts'
import type { Says } from '../rules/assault/facts.ts'
import { held, isClose, type Printed, printedMargin, systemOf } from './lengths.ts'

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

/** A length in millimetres and what it was held against. */
export interface Held {
  readonly mm: number
  readonly limitMm: number
  readonly unit: Printed['unit'] & Table['system']
}

/** The way held against its allowance, else the gap against its limit; null where nothing was measured. */
export function heldIn({ says, about }: Fact, { system }: Table): Held | null {
  if (APART.has(says)) return null
  return wayIn(about, system) ?? gapIn(says, about, system)
}

const wayIn = ({ length, limit }: About, system: Table['system']): Held | null =>
  length === undefined || limit === undefined
    ? null
    : { mm: length, limitMm: inMm(limit, system), unit: systemOf(limit, system) }

/** The gap against the limit, unless that is the limit of a way; else against how near it was, or contact. */
function gapIn(says: string, { gap, limit, length }: About, system: Table['system']): Held | null {
  if (gap === undefined || APART.has(says) || (length !== undefined && limit !== undefined)) return null
  if (limit !== undefined) return { mm: gap.mm, limitMm: inMm(limit, system), unit: systemOf(limit, system) }
  return { mm: gap.mm, limitMm: length ?? 0, unit: system }
}

export const gapHeld = ({ says, about }: Fact, { system }: Table): Held | null => gapIn(says, about, system)

export type MarginId = 'inside' | 'outside' | 'tooFar' | 'tooNear' | 'spare' | 'short' | 'exact'

export interface Margin {
  readonly id: MarginId
  readonly by: Printed
  /** Under 2 mm. */
  readonly close: boolean
}

/** By how much the fact's measurement is on its side; null where none decided. */
export function marginOf(fact: Fact, table: Table): Margin | null {
  const found = heldIn(fact, table)
  if (found === null) return null
  const { about } = fact
  if (about.limit === undefined && about.length === undefined && fact.says !== 'firstMustTouch') return null
  const by = printedMargin(found.mm, found.limitMm, found.unit)
  return { id: sideOf(fact, found), by, close: isClose(found.mm, found.limitMm) }
}

function sideOf({ says, ok, about }: Fact, { mm, limitMm }: Held): MarginId {
  const over = mm - limitMm
  if (Math.abs(over) <= TOLERANCE_MM) return 'exact'
  if (says === 'firstMustTouch') return 'short'
  if (KEEPS.has(says)) return over > 0 ? 'spare' : 'tooNear'
  if (about.length !== undefined) return over > 0 ? 'tooFar' : 'spare'
  if (over < 0) return 'inside'
  return ok ? 'outside' : 'tooFar'
}

/** A gap as it is printed: held against what it was held against. */
export const printedGap = (fact: Fact, table: Table): Printed | null => {
  const { gap } = fact.about
  if (gap === undefined) return null
  const found = gapHeld(fact, table)
  return found ? held(found.mm, found.limitMm, found.unit) : held(gap.mm, 0, table.system)
}

/** A way's length, or how near something stood, as it is printed. */
export function printedWay({ about }: Fact, { system }: Table): Printed | null {
  const { length, limit } = about
  if (length === undefined) return null
  const found = wayIn(about, system)
  return found && limit ? held(found.mm, found.limitMm, found.unit) : held(length, about.gap?.mm ?? 0, system)
}
