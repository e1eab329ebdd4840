// The cards of the open questions of infantry melee and their switches, in English.
import type { MeleeSwitchCards } from './cards.ts'

export const meleeSwitchesEn: MeleeSwitchCards = {
  'A-30': {
    statement: 'Does the charge of 15\u00a0cm come on top of a move in the same turn?',
    card: 'Yes: up to 15\u00a0cm in Move, or what the unit has of its own, and up to 15\u00a0cm in Attack. With the other value a unit that has moved does not charge in that turn.',
    values: { true: 'Both', false: 'One of the two' },
  },
  'A-31': {
    statement: 'When does a figure touch?',
    card: 'When no more than 0.05\u00a0mm lies between the bases. A base let go near another is completed to contact by the hand.',
    values: {},
  },
  'A-32': {
    statement: 'Who says which of the touching figures fall?',
    card: 'Their owner. With the other value the one that touches fewest enemies falls.',
    values: { owner: 'Their owner', auto: 'Automatically' },
  },
  'A-33': {
    statement: 'How far, and in which order, do figures close up?',
    card: 'Up to 15\u00a0cm, the active player first. The page gives no number.',
    values: { '15': '15\u00a0cm', '10': '10\u00a0cm', '20': '20\u00a0cm' },
  },
  'A-34': {
    statement: 'Does the +2 of an elite unit hold always, or only when it charges?',
    card: 'Always, though the sentence stands beside the attacker’s. The other value gives it in the turn of the charge alone.',
    values: { always: 'Always', attackTurn: 'When it charges' },
  },
  'A-35': {
    statement: 'Do the bonuses add up, and may a natural one miss?',
    card: 'They add up, and with +3 every die kills. The first switch counts the highest alone, the second lets a one on the die miss whatever is added.',
    values: {
      sum: 'They add up',
      highest: 'Only the highest',
      false: 'A one may kill',
      true: 'A one misses',
    },
  },
  'A-36': {
    statement: 'Do both sides strike at once?',
    card: 'Yes, and losses count together. With the other value the active player’s figures strike first, and those they kill do not strike.',
    values: { simultaneous: 'Both at once', attackerFirst: 'Active side first' },
  },
  'A-37': {
    statement: 'Who has the +1 of the winner?',
    card: 'The side of that melee that killed more, for one round, and nobody where losses are equal. With the other value each unit is judged by itself.',
    values: { side: 'The side', unit: 'Each unit by itself' },
  },
  'A-38': {
    statement: 'Is there one victory die for each winning unit?',
    card: 'Yes, each winning unit rolls its own. With the other value one die counts for all of them.',
    values: { perUnit: 'One for each unit', shared: 'One for all' },
  },
  'A-39': {
    statement: 'Is a melee fought in the turns of both players?',
    card: 'Yes, in every Attack phase. With the other value only in those of the player whose unit began it; who joins in the turn of the other has the +1 in the first round it fights.',
    values: { playerTurn: 'In every turn', ownTurn: 'The beginner’s turns' },
  },
  'A-40': {
    statement: 'When does a fight that a victory move has reached begin?',
    card: 'In the next Attack phase, and nobody has the attack bonus. It joins a melee that goes on already, and strikes and is struck from then on.',
    values: {},
  },
  'A-41': {
    statement: 'What does a medic need?',
    card: 'The page gives no number: the players play the attempt their way and enter its result. With a number the dice are rolled here.',
    values: { players: 'The players say', '2': '2+', '3': '3+', '4': '4+', '5': '5+', '6': '6' },
  },
  'A-42': {
    statement: 'Do figures close up every turn, or once?',
    card: 'Every turn while the melee lasts, and if nobody touches anybody after it, the melee is over and both are free. With the other value it is done once, and once more when a unit joins.',
    values: { everyTurn: 'Every turn', once: 'Once' },
  },
  'A-43': {
    statement: 'What of a charge that touches nobody?',
    card: 'It is not made, and nobody moves. Figures of the unit that cannot reach stay until the unit closes up.',
    values: {},
  },
  'A-44': {
    statement: 'How do several units share one melee?',
    card: 'A kill fells a figure that touches the unit which struck, and kills count by side. The bonus of the winner lapses when the enemy side is destroyed, or with the other value when any of its units is.',
    values: { meleeOver: 'With the whole side', anyUnitDestroyed: 'With any unit' },
  },
  'A-45': {
    statement: 'What if both sides lose their last figure at once?',
    card: 'The melee closes without a winner, a bonus or a victory move. A unit without a standing figure is lost, and its wounded with it.',
    values: {},
  },
  'A-46': {
    statement: 'Must a figure see whom it shoots at?',
    card: 'The page says nothing of it, so this is a house rule. A figure sees another where some straight line between the two bases crosses no base of a third unit; between two that touch there is no way through. A unit shoots as far as its own range; where it has none, the distance is only told. With the other value only range counts.',
    values: { true: 'It must', false: 'Range alone' },
  },
  'A-47': {
    statement: 'What comes of shooting?',
    card: 'The page says nothing of it, so this is a house rule. The players shoot in their own way and enter who falls. With dice each figure that reaches and sees rolls one and hits on 4, or on the unit’s own number; the target rolls a save for each hit if it has one, and its owner says who falls. A unit shoots once in a turn.',
    values: { entered: 'The players enter it', dice: 'Dice decide' },
  },
  'A-48': {
    statement: 'Do the figures of a unit keep together when it moves?',
    card: 'The page says nothing of it, so this is a house rule, as a rule not played. When the Move phase ends, each figure of a unit that moved is within that distance of another one of the unit, or no farther away than before.',
    values: { '0': 'Not played', '5': 'Within 5\u00a0cm', '10': 'Within 10\u00a0cm' },
  },
  'A-49': {
    statement: 'Do moving figures keep away from enemies?',
    card: 'The page says nothing of it, so this is a house rule, as a rule not played. In the Move phase a figure keeps that distance all the way, or what it began with. A charge goes into contact as ever.',
    values: { '0': 'Not played', '2': '2\u00a0cm', '5': '5\u00a0cm' },
  },
}
