// The dice tray without its looks: faces that wait to be given, and the throws that were made.
import type { DiceSource, Die, Pool } from '../kernel/dice.ts'
import type { SideId } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'

/** Faces given so far, in the pool's order; null: still blank. */
export type Tray = readonly (number | null)[]

export const blank = (dice: number): Tray => Array.from({ length: dice }, () => null)

/** The next blank die gets the face; a full tray stays as it is. */
export function fill(tray: Tray, face: number): Tray {
  const next = tray.indexOf(null)
  return next === -1 ? tray : tray.with(next, face)
}

/** The last given face is taken back. */
export function back(tray: Tray): Tray {
  const last = tray.findLastIndex((face) => face !== null)
  return last === -1 ? tray : tray.with(last, null)
}

/** A die turns to its next face; blank, 1, 2 ... 6, 1. */
export const turn = (tray: Tray, die: number): Tray => tray.with(die, ((tray[die] ?? 0) % 6) + 1)

export const give = (tray: Tray, die: number, face: number): Tray => tray.with(die, face)

export const missing = (tray: Tray): number => tray.filter((face) => face === null).length

/** All faces; null while one is missing. */
export function faces(tray: Tray): readonly number[] | null {
  const given = tray.filter((face) => face !== null)
  return given.length === tray.length ? given : null
}

/** The face and more that a die needs; null where it is read in several ways. */
export const needOf = ({ cuts }: Die): number | null => (cuts.length === 1 ? (cuts[0] ?? null) : null)

/** True for a hit, false for a miss, null where the die has no single need. */
export function hits(die: Die, face: number): boolean | null {
  const need = needOf(die)
  return need === null ? null : face >= need
}

/** The one need of all dice; null where they differ or have none. */
export function sameNeed({ dice }: Pool): number | null {
  const needs = new Set(dice.map(needOf))
  return needs.size === 1 ? ([...needs][0] ?? null) : null
}

export interface Thrown {
  /** The frame in which it lay. */
  readonly frame: number
  readonly step: number
  readonly side: SideId
  readonly pool: Pool
  readonly faces: readonly number[]
  readonly from: DiceSource
}

const known = new WeakMap<Match['frames'], readonly Thrown[]>()

/** Every throw of the line that is played, also those ahead of where we stand. */
function allThrows({ frames, steps }: Match): readonly Thrown[] {
  const old = known.get(frames)
  if (old) return old
  const made = frames.flatMap(({ step, change: at }, frame) => {
    const change = steps[step]?.changes[at]
    if (change?.is !== 'threw') return []
    const { pool, faces: shown, from } = change
    return [{ frame, step, side: pool.side, pool, faces: shown, from }]
  })
  known.set(frames, made)
  return made
}

/** The throws up to where we stand, the latest first. */
export const throwsOf = (match: Match): readonly Thrown[] =>
  allThrows(match)
    .filter(({ frame }) => frame <= match.at)
    .toReversed()

/** How many of the dice hit; null where they have no single need. */
export function hitCount({ pool, faces: shown }: Pick<Thrown, 'pool' | 'faces'>): number | null {
  const marks = pool.dice.map((die, i) => hits(die, shown[i] ?? 0))
  return marks.some((mark) => mark === null) ? null : marks.filter(Boolean).length
}
