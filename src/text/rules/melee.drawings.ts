// The small drawing of each rule of infantry melee: figures on round 32 mm bases, touching at 32 from centre to centre.
import type { RuleId } from '../../rules/melee/cites.ts'
import { type Drawing, type DrawnBase, blue as left, red as right, type Throw } from './drawing.ts'

type More = Omit<Partial<DrawnBase>, 'kind' | 'side' | 'x' | 'y' | 'facing'>

const blue = (x: number, y: number, more: More = {}): DrawnBase => left(x, y, { kind: 'man', ...more })
const red = (x: number, y: number, more: More = {}): DrawnBase => right(x, y, { kind: 'man', ...more })

const melee = (...faces: readonly number[]): Throw => ({ pool: 'melee', faces })
const both = (ofBlue: readonly number[], ofRed: readonly number[]): readonly Throw[] => [
  { ...melee(...ofBlue), side: 'blue' },
  { ...melee(...ofRed), side: 'red' },
]
const victory = (face: number): Throw => ({ pool: 'victory', faces: [face] })

const fallen = { gone: true } as const
const fights = { sign: 'yes' } as const
const idle = { sign: 'no' } as const
const yes = 'yes'
const no = 'no'

/** So far to the right of two figures that stand 42 apart one touches both. */
const NEXT = 24.15

export const meleeDrawings: Readonly<Record<RuleId, Drawing>> = {
  // Moved, then shot, then charged.
  'IM-01': {
    bases: [
      blue(0, -60, { tag: '1' }),
      blue(0, 0, { tag: '2' }),
      blue(0, 60, { tag: '3' }),
      red(140, 0),
      red(140, 60),
    ],
    lines: [{ from: 1, to: 3, sign: yes }],
    moves: [
      { base: 0, x: 60, y: -60, sign: yes },
      { base: 2, x: 108, y: 60, sign: yes },
    ],
  },
  // 150 is enough for the one, and leaves the other 10 short.
  'IM-02': {
    bases: [blue(0, -30), blue(0, 30), red(182, -30), red(192, 30)],
    moves: [
      { base: 0, x: 150, y: -30, sign: yes },
      { base: 1, x: 150, y: 30, sign: no },
    ],
  },
  // One pair touches, and all are locked.
  'IM-03': {
    bases: [
      blue(0, 0, fights),
      blue(-10, -45, fights),
      blue(-10, 45, fights),
      red(32, 0, fights),
      red(60, -45, fights),
      red(60, 45, fights),
    ],
  },
  'IM-04': {
    bases: [
      blue(0, -42, fights),
      blue(0, 0, fights),
      blue(-42, -21, idle),
      red(NEXT, -21, fights),
      red(NEXT, 21, fights),
      red(66, -42, idle),
      red(66, 0, idle),
    ],
  },
  // Three kills, two in contact.
  'IM-05': {
    bases: [
      blue(0, -42),
      blue(0, 0),
      blue(0, 42),
      red(NEXT, -21, fallen),
      red(NEXT, 21, fallen),
      red(72, -21, idle),
      red(72, 21, idle),
    ],
    throws: [melee(5, 4, 6)],
  },
  // Each takes the place that leaves the other one his.
  'IM-06': {
    bases: [red(0, 0), blue(32, 90), blue(150, 0)],
    moves: [
      { base: 1, x: 0, y: 32, sign: yes },
      { base: 2, x: 32, y: 0, sign: yes },
    ],
  },
  'IM-07': {
    bases: [blue(0, -21, fights), blue(0, 21, fights), blue(-42, 0, idle), red(NEXT, 0, fights)],
    throws: both([5, 2], [4]),
  },
  'IM-08': {
    bases: [blue(0, 0, { tag: '+1' }), red(100, 0)],
    moves: [{ base: 0, x: 68, y: 0, sign: yes }],
    throws: [melee(3)],
  },
  'IM-09': {
    bases: [red(32, 0, { tag: '+2', sign: yes }), blue(0, 0)],
    throws: [melee(2)],
  },
  'IM-10': {
    bases: [
      blue(0, -30, { tag: '4+', sign: yes }),
      blue(0, 30, { tag: '4+', sign: no }),
      red(32, -30, fallen),
      red(32, 30),
    ],
    throws: [melee(4, 3)],
  },
  'IM-11': {
    bases: [blue(0, 0), red(32, 0, fallen)],
    throws: [melee(4)],
  },
  // Who falls has struck as well.
  'IM-12': {
    bases: [blue(0, 0, fallen), red(32, 0, fallen)],
    throws: both([5], [6]),
  },
  // Two against one.
  'IM-13': {
    bases: [
      blue(0, 0, fallen),
      blue(0, 42, { tag: '+1', sign: yes }),
      red(NEXT, -21, fallen),
      red(NEXT, 21, fallen),
      red(66, 0),
    ],
    throws: both([6, 4], [5, 1]),
  },
  'IM-14': {
    bases: [blue(0, 0, { tag: '+1', sign: no }), red(32, 0, fallen)],
  },
  'IM-15': {
    bases: [blue(0, 0), red(32, 0), blue(-50, 60, { tag: '+1' })],
    moves: [{ base: 2, x: 32, y: 32, sign: yes }],
  },
  // 40 may be gone, 41 may not.
  'IM-16': {
    bases: [blue(0, -30), blue(0, 30), red(32, -30, fallen)],
    moves: [
      { base: 0, x: 0, y: -70, sign: yes },
      { base: 1, x: 41, y: 30, sign: no },
    ],
    throws: [victory(4)],
  },
  'IM-17': {
    bases: [blue(0, 0, { tag: '+1', sign: no }), red(-32, 0, fallen), red(80, 0)],
    moves: [{ base: 0, x: 48, y: 0, sign: yes }],
    throws: [victory(5)],
  },
  'IM-18': {
    bases: [blue(0, 0), blue(-30, 45), red(32, 0), red(130, 45)],
    lines: [{ from: 1, to: 3, sign: no }],
  },
  'IM-19': {
    bases: [blue(0, 0), red(32, 0), red(66, 30), blue(-70, 60), red(90, 90)],
    lines: [
      { from: 3, to: 2, sign: no },
      { from: 3, to: 4, sign: yes },
    ],
  },
  'IM-20': {
    bases: [blue(0, -21), blue(0, 30, { ...fallen, tag: '✚', sign: yes }), red(NEXT, 0, fallen)],
  },
  'IM-21': {
    bases: [blue(0, -21), blue(0, 30, { ...fallen, tag: '✚', sign: no }), red(NEXT, 0)],
  },
  'IM-22': {
    bases: [blue(0, -21), blue(0, 30), red(NEXT, 0)],
    moves: [
      { base: 0, x: -75, y: -21, sign: no },
      { base: 1, x: -75, y: 30, sign: no },
    ],
  },
}
