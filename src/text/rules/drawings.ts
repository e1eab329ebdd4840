// The drawings of all rules by their ids, which name one rule of one game.
import { assaultDrawings } from './assault.drawings.ts'
import type { Drawing } from './drawing.ts'
import { meleeDrawings } from './melee.drawings.ts'
import { tableDrawings } from './table.drawings.ts'

export const drawings = { ...assaultDrawings, ...meleeDrawings, ...tableDrawings } satisfies Readonly<
  Record<string, Drawing>
>
