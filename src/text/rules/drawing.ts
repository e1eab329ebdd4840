// What the small drawing of a rule is: its deciding case at true proportions, as data that a panel paints.

import { teams } from '../../content/library.ts'
import type { SideId } from '../../kernel/game.ts'
import type { Footprint } from '../../kernel/geometry/point.ts'

type DrawnKind = 'inf' | 'gun' | 'tank' | 'truck' | 'man'

/** `no` and `yes` as the rule answers; `excused`: left out of the count. */
type Sign = 'no' | 'yes' | 'excused'

/** Millimetres and degrees as on the table: y down, facing 0 looks up, clockwise. */
export interface DrawnBase {
  readonly kind: DrawnKind
  readonly side: SideId
  readonly x: number
  readonly y: number
  readonly facing: number
  /** What is written under it, as words of the rule set. */
  readonly state?: 'bailed' | 'bogged' | 'pinned'
  readonly role?: 'attacking' | 'defending' | 'counterattacking' | 'brokenOff'
  /** It takes no part: drawn faint. */
  readonly aside?: true
  /** It is taken off: fainter, and crossed out. */
  readonly gone?: true
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
    /** The base that its end is measured from, where that distance decides. */
    readonly near?: number
  }[]
  readonly throws?: readonly Throw[]
  /** The table's edge: an upright line with the table to its left. */
  readonly edgeX?: number
}

interface Drawn {
  readonly shape: Footprint
  /** Seen from above, front towards -y. */
  readonly path: string
  /** Where a man's head is. */
  readonly men?: readonly (readonly [x: number, y: number])[]
}

export const drawnKinds: Readonly<Record<DrawnKind, Drawn>> = {
  inf: {
    shape: teams.rifles.shape,
    path: 'M-14 -3v-8M-4 3v-8M8 -3v-8M18 3v-8',
    men: [
      [-16, -2],
      [-6, 4],
      [6, -2],
      [16, 4],
    ],
  },
  gun: { shape: teams.machineGun.shape, path: 'M0 6V-13M-11 0h22M-14 -3v8M14 -3v8' },
  tank: {
    shape: teams.tank.shape,
    path: 'M-11 -17v34M11 -17v34M0 -4V-23M-7 2a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  },
  truck: { shape: teams.truck.shape, path: 'M-10 -17h20v9h-20zM-11 -6h22v23h-22zM0 -6v23' },
  man: { shape: teams.sailor.shape, path: 'M3 0v-11', men: [[0, 0]] },
}

type More = Partial<Omit<DrawnBase, 'side' | 'x' | 'y' | 'facing'>>

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
