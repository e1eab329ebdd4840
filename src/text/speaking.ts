// For tests: facts about a small table, and speech in both languages.
import type { About, Base, Distance, Fact, SideId, System, Table, Unit } from '../kernel/game.ts'
import type { Says } from '../rules/assault/facts.ts'

const unit = (number: number, side: SideId): Unit => ({
  id: `p${number}`,
  side,
  number,
  name: { ru: '', en: '' },
  traits: {},
  badges: [],
})

const base = (number: number, letter: string): Base => ({
  id: `${number}${letter}`,
  unit: `p${number}`,
  letter,
  kind: 'inf',
  art: 'infantry',
  at: { x: 0, y: 0, facing: 0 },
  shape: { w: 50, d: 32, r: 0 },
  traits: {},
  badges: [],
})

/** Platoons 1, 2 and 11 of Germany; 3, 4 and 12 of the Soviet Union; teams A and B of each; 4B is lost. */
const tableIn = (system: System): Table => ({
  size: { w: 1200, d: 1800 },
  system,
  sides: [
    { id: 'blue', name: { ru: 'Германия', en: 'Germany' } },
    { id: 'red', name: { ru: 'СССР', en: 'Soviet Union' } },
  ],
  units: [
    unit(1, 'blue'),
    unit(2, 'blue'),
    unit(11, 'blue'),
    unit(3, 'red'),
    unit(4, 'red'),
    unit(12, 'red'),
  ],
  bases: [1, 2, 11, 3, 12].flatMap((number) => [base(number, 'A'), base(number, 'B')]).concat(base(4, 'A')),
  lost: [base(4, 'B')],
})

export const metric = tableIn('cm')
export const imperial = tableIn('in')

export const TEN: Distance = { in: 4, cm: 10 }
export const FIVE: Distance = { in: 2, cm: 5 }
export const TWENTY: Distance = { in: 8, cm: 20 }

/** A measurement of that length; where it lies does not matter to words. */
export const gapOf = (mm: number): NonNullable<About['gap']> => ({
  from: { x: 0, y: 0 },
  to: { x: mm, y: 0 },
  mm,
})

/** 1B against 3B, the gap given in mm. */
export const near = (mm: number, limit: Distance): About => ({
  base: '1B',
  other: '3B',
  unit: 'p1',
  enemy: 'p3',
  gap: gapOf(mm),
  limit,
})

export const factOf = (rule: string, says: Says, ok: boolean, about: About = {}): Fact => ({
  rule,
  says,
  ok,
  about,
})

/** What a rule takes out of the count. */
export const excusedOf = (...of: Parameters<typeof factOf>): Fact => ({ ...factOf(...of), excused: true })
