// State badges: one path each in a box of 10 by 10, to be filled in one colour by the even-odd rule.
import type { Path } from './path.ts'

export type BadgeId =
  | 'pinned'
  | 'bailed'
  | 'bogged'
  | 'attacking'
  | 'defending'
  | 'counterattacking'
  | 'brokenOff'
  | 'locked'

const helmet = 'M1.3,8Q1.3,4.9 5,4.9Q8.7,4.9 8.7,8L9.7,8L9.7,9.5L0.3,9.5L0.3,8Z'
const fire =
  'M2.2,0.4L3.8,0.4L3.8,2.2L4.8,2.2L3,4.5L1.2,2.2L2.2,2.2ZM6.2,0.4L7.8,0.4L7.8,2.2L8.8,2.2L7,4.5L5.2,2.2L6.2,2.2Z'

const sunkTank = 'M4.2,0.7L7.4,1.9L7,3.1L9.4,4L8.6,6.4L1.2,6.4L0.4,5.2L1.2,2.8L2.6,3.3L3,2L0.2,1L0.6,0L3.4,1Z'
const mud =
  'M0,7.2Q1.25,6.2 2.5,7.2Q3.75,8.2 5,7.2Q6.25,6.2 7.5,7.2Q8.75,8.2 10,7.2L10,9Q8.75,10 7.5,9Q6.25,8 5,9Q3.75,10 2.5,9Q1.25,8 0,9Z'

export const badges: Readonly<Record<BadgeId, Path>> = {
  pinned: helmet + fire,
  bailed:
    'M0.5,6.9L9.5,6.9L8.5,9.6L1.5,9.6ZM2,6.3L2.7,4.5L7.3,4.5L8,6.3ZM4.2,3.9L4.2,2.7L2.7,2.7L5,0.2L7.3,2.7L5.8,2.7L5.8,3.9ZM7.4,4L9,1.3L9.9,1.9L8.4,4.4Z',
  bogged: sunkTank + mud,
  attacking: 'M5,0.3L9.5,5L6.8,5L6.8,9.7L3.2,9.7L3.2,5L0.5,5Z',
  defending: 'M5,0.2L9.3,1.6Q9.5,7.1 5,9.8Q0.5,7.1 0.7,1.6ZM5,1.9L5,8Q2.1,6 2.1,2.8Z',
  counterattacking:
    'M0.4,9.7L0.4,4.2Q0.4,0.3 3.9,0.3Q7.4,0.3 7.4,4.2L7.4,5.4L9.4,5.4L6.2,9.7L3.1,5.4L5,5.4L5,4.2Q5,2.8 3.9,2.8Q2.8,2.8 2.8,4.2L2.8,9.7Z',
  brokenOff:
    'M5,9.8L0.5,5.4L3.2,5.4L3.2,4.5L5,3.6L6.8,4.9L6.8,5.4L9.5,5.4ZM3.2,0.2L6.8,0.2L6.8,3.4L5,2.1L3.2,3Z',
  locked:
    'M1.2,4.5L2.3,4.5L2.3,3.4Q2.3,0.2 5,0.2Q7.7,0.2 7.7,3.4L7.7,4.5L8.8,4.5L8.8,9.8L1.2,9.8ZM3.7,4.5L6.3,4.5L6.3,3.4Q6.3,1.6 5,1.6Q3.7,1.6 3.7,3.4ZM4.4,6.2L4.4,8.2L5.6,8.2L5.6,6.2Z',
}

const isBadge = (id: string): id is BadgeId => Object.hasOwn(badges, id)

interface Marked {
  readonly badges: readonly string[]
}

/** The badges that are drawn of a base or a unit. */
export const badgesOf = (marked: Marked): readonly BadgeId[] => marked.badges.filter(isBadge)

/** What a base shows: its own badges, then the states that have befallen its unit. What the unit does is told by its band alone. */
export const badgesOn = (
  base: Marked,
  unit: Marked | undefined,
  unitStates: readonly string[],
): readonly BadgeId[] => [
  ...new Set([...badgesOf(base), ...(unit ? badgesOf(unit).filter((id) => unitStates.includes(id)) : [])]),
]
