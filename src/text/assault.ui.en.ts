// What the page says of the platoon assault where each game has its own words, in English.
import type { GameUi } from './gameUi.ts'

export const assaultUiEn: GameUi = {
  'ui.not.rotate': 'Choose a team first.',
  'ui.not.targets': 'Choose a team first: J leads to them.',
  'ui.arrange.text':
    'Contact means nothing here. Drag a team, or a platoon by its label. In Play a drag is a charge and the rules judge it.',
  'ui.ended.head': 'The assault is over',
  'ui.ended.next': 'Next assault',
  'ui.firstMinute': 'Drag a team into contact with an enemy team: that begins the assault.',
  'ui.firstMinute.keys': 'By keys: J to the teams, then T to choose a target.',
  'ui.moves.enough': 'Move teams yourself, or press Done.',
  'ui.moves.none': 'Nothing sensible can be proposed here. Move the teams yourself.',
  'ui.hits.by': 'Hit {number}, by {base}',
  'ui.hits.onto': 'Who takes hit {number} by {base}?',
  'ui.hits.lost': 'Nobody',
  'ui.hits.accept': 'Place {count, plural, one {the hit} other {the hits}}',
  'ui.dice.empty':
    'No dice have been thrown. They are rolled here when a fight, a save or a test asks for them.',
  'ui.hand.choose': 'Choose a team on the table: its states, traits and place are set here.',
  'ui.hand.judge': 'Would {unit} have won, as everything stands?',
  'ui.roster': 'Teams on the table',
  'ui.roster.help':
    'Arrows move by 1\u00a0mm, with Shift 1\u00a0cm. R and the brackets turn by 5 degrees, the brackets with Shift by 45. T lists targets, G takes the whole platoon, Enter drops, Escape cancels.',
  'ui.roster.whole': 'The whole platoon is held: {unit}',
  'ui.roster.single': 'One team is held: {tag}',
  'ui.roster.nothingHeld': 'Nothing is held: move with the arrows first, or press T for targets.',
  'ui.keys.table': 'On a team of the table',
  'ui.keys.unit': 'Take the whole platoon',
  'ui.keys.next': 'Next team, team before',
  'ui.begin.title': 'An assault in ten lines',
  'ui.begin': [
    'The page opens on a battle in Play. The head of the column says who decides and what is asked.',
    'Drag a team, or a whole platoon by its label, until it touches an enemy. The sentence beside the hand says what would happen on release. That first contact begins the assault.',
    'Charge with further teams of the same platoon, or have all moves proposed and correct the ghosts; accept them, then press Done.',
    'Enemy platoons within 4"/10\u00a0cm are Defending from now on, and marked so.',
    'Roll the fight: generated dice, real dice typed in, or faces chosen one by one. Each roll is marked with its source.',
    'The player who was hit places the hits: a spread is proposed, and each hit can be put elsewhere.',
    'The verdict stands on the table: won, or not won because of that team at that distance under that rule.',
    'Not won: one Motivation die for all Defending platoons. Who passes chooses to counterattack or to break off; who fails breaks off.',
    'Those who break off leave, the roles swap, the counterattackers charge, and the fight goes on until someone has won. The winners consolidate.',
    'Every verdict, offer and line of the log tells why. Undo goes through everything; a roll taken back leaves a mark. In Arrange anything can be moved and any state set by hand.',
  ].join('\n'),
}
