// The small drawing of each rule of the table.
import type { TableRuleId } from '../../kernel/cites.ts'
import { blue, type Drawing } from './drawing.ts'

export const tableDrawings: Readonly<Record<TableRuleId, Drawing>> = {
  // Touching is lawful, 7 into the other is not.
  'T-01': {
    bases: [blue(0, 0), blue(80, 0), blue(160, 0)],
    moves: [
      { base: 0, x: 48, y: 0, sign: 'yes' },
      { base: 2, x: 105, y: 0, sign: 'no' },
    ],
  },
  'T-02': {
    bases: [blue(0, -30), blue(0, 30)],
    moves: [
      { base: 0, x: 84, y: -30, sign: 'yes' },
      { base: 1, x: 92, y: 30, sign: 'no' },
    ],
    edgeX: 100,
  },
  'T-03': {
    bases: [blue(0, 0)],
    moves: [{ base: 0, x: 60, y: 0, sign: 'yes' }],
    throws: [{ pool: 'test', faces: [2, 5] }],
  },
}
