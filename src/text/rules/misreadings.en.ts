// What players get wrong, in English: its name, what they say, and why it is wrong.
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
    card: 'No tank ever denies tanks, whatever its state. When tanks attack tanks and nobody else is near, they have won at once.',
  },
  'M-04': {
    name: 'A wreck denies too',
    statement: 'A tank that is Bailed Out or Bogged Down stops infantry from winning.',
    card: 'Infantry ignores such a tank when it checks its win, even in contact. Only a working tank stands in its way.',
  },
  'M-05': {
    name: 'A die per platoon',
    statement: 'Each Defending platoon rolls a Motivation die of its own.',
    card: 'The defender rolls one die, and every Defending platoon compares it with its own rating. Splitting teams between platoons gains nothing.',
  },
  'M-06': {
    name: 'Everything is re-rolled',
    statement: 'A re-roll throws away a test that was passed as well.',
    card: 'Who passed is noted before the second die is rolled, and keeps the pass. The second die is for those who failed.',
  },
  'M-07': {
    name: 'A test without hits',
    statement: 'The Motivation test is taken although nobody was hit in this round.',
    card: 'Without a hit in the round every Defending platoon passes and just chooses. An Armoured Tank among the attackers is the one exception.',
  },
  'M-08': {
    name: 'Tanks need a hit',
    statement: 'Without a hit there is no test, be there tanks or not.',
    card: 'One Armoured Tank among those who attack or counterattack makes the test compulsory, hits or none.',
  },
  'M-09': {
    name: 'Pinned: no going back',
    statement: 'A platoon that is Pinned Down may not counterattack.',
    card: 'Pinned teams counterattack like all others, and ignore the pin as long as it lasts. The pin itself stays.',
  },
  'M-31': {
    name: 'The whole unit fights',
    statement: 'Once a unit is in contact, its second rank fights too.',
    card: 'Only a figure whose own base touches an enemy fights. The others have to close up first.',
  },
  'M-32': {
    name: 'Surplus kills go on',
    statement: 'Kills beyond those in contact fell figures further back.',
    card: 'Only figures in contact can fall. Five kills on two such figures fell two, and the rest are lost.',
  },
  'M-33': {
    name: 'The charge lasts',
    statement: 'Who charged has +1 as long as the melee goes on.',
    card: 'The +1 holds for the round that is fought in the phase of the charge. From the next round on it is gone.',
  },
  'M-34': {
    name: 'Equal losses, both +1',
    statement: 'When losses are equal both sides have the bonus of the winner.',
    card: 'The bonus goes to the side that killed more. When losses are equal nobody has it.',
  },
  'M-35': {
    name: 'Help is worth +1 to all',
    statement: 'A unit that is reinforced has +1 as well.',
    card: 'Only the unit that comes in has the +1, in its first turn. Those it helps roll as before.',
  },
}
