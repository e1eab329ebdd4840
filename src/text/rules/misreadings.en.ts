// What players get wrong, in English: its name, what they say, and why it is wrong where no rule says it.
import type { MisreadingCards } from './cards.ts'

export const misreadingsEn: MisreadingCards = {
  'M-01': {
    name: 'From centre to centre',
    statement: 'Distances are measured between the middles of the bases.',
    card: 'The book measures from edge to edge. Between two medium bases that makes three to six centimetres, enough to turn a win into a test.',
  },
  'M-02': {
    name: 'The limit is outside',
    statement: 'An enemy at exactly {d10} is out of reach already.',
    card: '“Within” includes the limit: whoever stands at exactly {d10} denies the win. Only what is further than the limit is outside.',
  },
  'M-03': {
    name: 'Tanks deny tanks',
    statement: 'An enemy tank nearby stops tanks from winning, as it stops infantry.',
  },
  'M-04': {
    name: 'A wreck denies too',
    statement: 'A tank that is Bailed Out or Bogged Down stops infantry from winning.',
  },
  'M-05': {
    name: 'A die per platoon',
    statement: 'Each Defending platoon rolls a Motivation die of its own.',
  },
  'M-06': {
    name: 'Everything is re-rolled',
    statement: 'A re-roll throws away a test that was passed as well.',
  },
  'M-07': {
    name: 'A test without hits',
    statement: 'The Motivation test is taken although nobody was hit in this round.',
  },
  'M-08': {
    name: 'Tanks need a hit',
    statement: 'Without a hit there is no test, be there tanks or not.',
  },
  'M-09': {
    name: 'Pinned: no going back',
    statement: 'A platoon that is Pinned Down may not counterattack.',
  },
  'M-31': {
    name: 'The whole unit fights',
    statement: 'Once a unit is in contact, its second rank fights too.',
  },
  'M-32': {
    name: 'Surplus kills go on',
    statement: 'Kills beyond those in contact fell figures further back.',
  },
  'M-33': {
    name: 'The charge lasts',
    statement: 'Who charged has +1 as long as the melee goes on.',
  },
  'M-34': {
    name: 'Equal losses, both +1',
    statement: 'When losses are equal both sides have the bonus of the winner.',
  },
  'M-35': {
    name: 'Help is worth +1 to all',
    statement: 'A unit that is reinforced has +1 as well.',
  },
}
