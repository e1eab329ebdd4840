// What is said about any table, whatever game is played: by hand, lengths and margins, in English.
import type { Messages } from './messages.ts'

export const tableEn = {
  'table.cm': '{number}\u00a0cm',
  'table.mm': '{number}\u00a0mm',
  'table.in': '{number}"',
  'table.away': '{gap} away',
  'table.away.contact': 'in contact',
  'table.from': '{gap} from {tag}',
  'table.from.contact': 'in contact with {tag}',
  'table.more': 'and {count} more',
  'table.reading.a': 'A',
  'table.reading.b': 'B',
  // A length and what it is held against.
  'table.held': '{length}, {where, select, within {within} other {beyond}} {limit}',

  // By how much a measurement is on its side of the limit.
  'table.margin.inside': 'inside by {by}',
  'table.margin.outside': 'outside by {by}',
  'table.margin.tooFar': '{by} too far',
  'table.margin.tooNear': '{by} too near',
  'table.margin.spare': '{by} to spare',
  'table.margin.short': '{by} short of contact',
  'table.margin.ruled': 'by the players’ ruling',
  'table.margin.exact': 'exactly at the limit',

  'table.fact.placed': '{base} is put there.',
  'table.head.placed': '{base} is put there',
  'table.fact.placedTogether': 'Put there together: {bases}.',
  'table.head.placedTogether': '{baseCount, plural, one {# base} other {# bases}} put there together',
  'table.fact.gapTo': 'The nearest enemy of {base} is {other}, {away}.',
  'table.head.gapTo': '{base}: {other} is {away}',
  'table.fact.overlaps': '{base} would lie on {other}: bases never overlap.',
  'table.head.overlaps': '{base} would lie on {other}',
  'table.fact.placeTaken': '{base} cannot come back: {other} lies where it was.',
  'table.head.placeTaken': 'No room for {base}: {other} is there',
  'table.fact.offTable': '{base} would not lie on the table as a whole.',
  'table.head.offTable': '{base} would leave the table',
  'table.fact.sideNamed': 'The side is called {side} now.',
  'table.head.sideNamed': 'The side has a new name',
  'table.fact.playBegins': 'Play begins.',
  'table.head.playBegins': 'Play begins',
  'table.fact.onlyPast': 'A game of another edition can only be looked at.',
  'table.head.onlyPast': 'Only to be looked at',
  'table.fact.withinStep': 'In the middle of a step nothing can be done: go to its end first.',
  'table.head.withinStep': 'Shown in the middle of a step',
  'table.fact.onlyArranging': 'While the table is arranged, bases are only moved and marked.',
  'table.head.onlyArranging': 'Only when Play has begun',
  'table.fact.removedByHand': '{base} is taken off the table by hand.',
  'table.head.removedByHand': '{base} is taken off by hand',
  'table.fact.restoredByHand': '{base} is put back by hand.',
  'table.head.restoredByHand': '{base} is put back by hand',
  'table.fact.notThere': 'That base is not on the table.',
  'table.head.notThere': 'It is not on the table',
  'table.fact.neverLost': 'That base is not among those taken off the table.',
  'table.head.neverLost': 'It was never taken off the table',
  'table.fact.noSuchState': '{who} cannot be in that state ({badge}).',
  'table.head.noSuchState': '{who}: no such state',
  'table.fact.markedByHand': '{who}: {badge}, set by hand.',
  'table.head.markedByHand': '{who}: {badge}',
  'table.fact.clearedByHand': '{who}: {badge}, cleared by hand.',
  'table.head.clearedByHand': '{who}: {badge} no more',

  'table.fact.traitedByHand': '{who}: {trait} – {value}, set by hand.',
  'table.head.traitedByHand': '{who}: {trait}, {value}',
  'table.fact.noSuchTrait': '{who} cannot have that ({trait}, {value}).',
  'table.head.noSuchTrait': '{who} cannot have that',
  'table.fact.clearFirst': '{who} could not be in its state then: clear that first ({badge}).',
  'table.head.clearFirst': '{who}: first clear its state',
  'table.value': '{value, select, true {yes} false {no} other {as usual}}',

  'table.fact.ruledWithin': 'The players rule: {base} counts as within {limit} of {other}, {away}.',
  'table.head.ruledWithin': '{base} counts as within {limit} of {other}',
  'table.fact.ruledBeyond': 'The players rule: {base} counts as beyond {limit} of {other}, {away}.',
  'table.head.ruledBeyond': '{base} counts as beyond {limit} of {other}',
  'table.fact.ruledWay':
    'The players rule: {base}’s move counts as {allowance}, whatever is measured, until it is moved.',
  'table.head.ruledWay': '{base}’s move counts as {allowance}',
  'table.fact.linesFull':
    'There are as many branches as a game can have: delete one, or go to the end of this line.',
  'table.head.linesFull': 'No room for another branch',
  'table.fact.nothingToRule': 'While the table is arranged, nothing is ruled on.',
  'table.head.nothingToRule': 'Nothing to rule on here',
  // After a sentence whose measurement the players have overruled.
  'table.ruled': '{sentence} (players’ ruling: {where, select, within {within} other {beyond}} {limit})',

  // What a file of other rules may hold.
  'table.fact.unknown': 'Rule {rule} decided this.',
  'table.head.unknown': 'Rule {rule} decided this',
  'table.ask.unknown': 'What now?',
} as const satisfies Messages

export type TableId = keyof typeof tableEn
