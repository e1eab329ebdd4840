// The cards of the table's own rules in English.
import type { TableRuleCards } from './cards.ts'

export const tableRulesEn: TableRuleCards = {
  'T-01': {
    statement: 'Bases never overlap: they may touch, but not lie on one another.',
    card: 'A base pushed into another stops at its edge or slides along it. Edges that just touch are in contact and lawful.\nCommon mistake: tucking a corner under to make room. If the base does not fit, it cannot stand there.',
  },
  'T-02': {
    statement: 'A base always lies on the table with its whole outline.',
    card: 'Touching the edge of the table is allowed, hanging over it is not. This holds for every move, breaking off included.\nCommon mistake: a platoon that Breaks Off leaves across the edge. It must find its place on the table.',
  },
  'T-03': {
    statement:
      'A change made by hand during Play, or a roll taken back, stays marked in the log and file for good.',
    card: 'You may move a base, set a state or take back a roll at any time. The game goes on as usual, but the mark stays, even after undo and redo. Moving bases while Arranging leaves no mark.\nCommon mistake: undoing a roll removes its trace. It adds one.',
  },
}
