// What the small drawing of a rule is: its deciding case at true proportions, as data that a panel paints.
import type { Footprint } from '../../kernel/geometry/point.ts'

export type DrawnKind = 'inf' | 'gun' | 'tank' | 'truck' | 'man'

/** `no` and `yes` as the rule answers; `excused`: left out of the count. */
type Sign = 'no' | 'yes' | 'excused'

/** Millimetres and degrees as on the table: y down, facing 0 looks up, clockwise. */
export interface DrawnBase {
  readonly kind: DrawnKind
  readonly side: 'blue' | 'red'
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly state?: 'bailed' | 'bogged' | 'pinned' | 'destroyed'
  readonly role?: 'attacking' | 'defending' | 'counterattacking' | 'brokenOff' | 'outside'
  /** A rating (3+) or a unit's letter; the same in every language. */
  readonly tag?: string
  /** What the rule says of this base. */
  readonly sign?: Sign
}

/** Dice, and what they are thrown for as a word of the rule set. */
export interface Throw {
  readonly pool: string
  readonly faces: readonly number[]
  /** Where both sides throw. */
  readonly side?: DrawnBase['side']
}

/** `from`, `to`, `around` and `base` are places in `bases`. */
export interface Drawing {
  readonly bases: readonly DrawnBase[]
  readonly zones?: readonly { readonly around: number; readonly mm: number }[]
  readonly lines?: readonly { readonly from: number; readonly to: number; readonly sign: Sign }[]
  /** Where a base goes, its facing kept; `no`: where it may not. */
  readonly moves?: readonly {
    readonly base: number
    readonly x: number
    readonly y: number
    readonly sign: Sign
  }[]
  readonly throws?: readonly Throw[]
  /** The table's edge: an upright line with the table to its left. */
  readonly edgeX?: number
}

export const drawnShapes: Readonly<Record<DrawnKind, Footprint>> = {
  inf: { w: 50, d: 32, r: 0 },
  gun: { w: 50, d: 32, r: 0 },
  tank: { w: 33, d: 50, r: 0 },
  truck: { w: 33, d: 50, r: 0 },
  man: { w: 0, d: 0, r: 16 },
}

type More = Partial<Pick<DrawnBase, 'kind' | 'state' | 'role' | 'tag' | 'sign'>>

/** Blue looks to the right and red to the left, so a medium base is 32 wide and 50 high in the drawing. */
export const blue = (x: number, y: number, more: More = {}): DrawnBase => ({
  kind: 'inf',
  side: 'blue',
  x,
  y,
  facing: 90,
  ...more,
})
export const red = (x: number, y: number, more: More = {}): DrawnBase => ({
  kind: 'inf',
  side: 'red',
  x,
  y,
  facing: 270,
  ...more,
})
