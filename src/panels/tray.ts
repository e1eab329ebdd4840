// The dice tray without its looks: faces that wait to be given, and the throws that were made.
import { hits, needAt, type Pool, type Thrown } from '../kernel/dice.ts'
import type { Match } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { promptBefore } from '../store/match.ts'

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

export const missing = (tray: Tray): number => tray.filter((face) => face === null).length

/** All faces; null while one is missing. */
export function faces(tray: Tray): readonly number[] | null {
  const given = tray.filter((face) => face !== null)
  return given.length === tray.length ? given : null
}

/** The one need of all dice; null where they differ or have none. */
export function sameNeed(pool: Pool): number | null {
  const needs = new Set(pool.dice.map((_, i) => needAt(pool, i)))
  return needs.size === 1 ? ([...needs][0] ?? null) : null
}

/** A throw and where it lies in the game. */
export interface Roll extends Thrown {
  /** The frame in which it lay. */
  readonly frame: number
  readonly step: number
}

/** Every throw of the line that is played, also those ahead of where we stand. */
const allThrows = onceFor((frames: Match['frames']) =>
  onceFor((steps: Match['steps']): readonly Roll[] =>
    frames.flatMap(({ step, change: at }, frame) => {
      const change = steps[step]?.changes[at]
      return change?.is === 'threw'
        ? [{ frame, step, pool: change.pool, faces: change.faces, from: change.from }]
        : []
    }),
  ),
)

/** The throws up to where we stand, the latest first. */
export const throwsOf = (match: Match): readonly Roll[] =>
  allThrows(match.frames)(match.steps)
    .filter(({ frame }) => frame <= match.at)
    .toReversed()

/** The last throw of the step we stand in. */
export const justThrown = (match: Match): Roll | null =>
  throwsOf(match).find(({ step }) => step === match.frames[match.at]?.step) ?? null

/** With what each die needed, as it was asked. */
export function asAsked(match: Match, thrown: Roll): Roll {
  const offer = promptBefore(match, thrown.step)?.offers.find((each) => each.do === 'roll')
  const needs = offer?.do === 'roll' && offer.pool.for === thrown.pool.for ? offer.pool.needs : undefined
  return needs ? { ...thrown, pool: { ...thrown.pool, needs } } : thrown
}

/** How many of the dice hit; null where they have no single need. */
export function hitCount({ pool, faces: shown }: Pick<Thrown, 'pool' | 'faces'>): number | null {
  const marks = pool.dice.map((_, i) => hits(pool, i, shown[i] ?? 0))
  return marks.some((mark) => mark === null) ? null : marks.filter(Boolean).length
}
