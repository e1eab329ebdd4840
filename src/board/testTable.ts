// A small table for the tests of the board.
import type { Base, Table } from '../kernel/game.ts'
import type { Footprint } from '../kernel/geometry/point.ts'

export const TEAM: Footprint = { w: 50, d: 32, r: 0 }

export const team = (id: string, x: number, y: number, facing = 0): Base => ({
  id,
  unit: id.slice(0, 1),
  letter: id.slice(1),
  kind: 'inf',
  art: 'infantry',
  at: { x, y, facing },
  shape: TEAM,
  traits: {},
  badges: [],
})

/** Units 1 and 2 are blue, 3 and 4 red. */
export const tableOf = (bases: readonly Base[], roles: Readonly<Record<string, string>> = {}): Table => ({
  size: { w: 1800, d: 1200 },
  system: 'cm',
  sides: [
    { id: 'blue', name: { ru: 'Синие', en: 'Blue' } },
    { id: 'red', name: { ru: 'Красные', en: 'Red' } },
  ],
  units: ['1', '2', '3', '4'].map((id, i) => ({
    id,
    side: i < 2 ? 'blue' : 'red',
    number: i + 1,
    name: { ru: id, en: id },
    traits: {},
    badges: roles[id] === undefined ? [] : [roles[id]],
  })),
  bases,
  lost: [],
})
