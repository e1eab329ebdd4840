// What the page says of infantry melee where each game has its own words, in English.
import type { GameUi } from './gameUi.ts'

export const meleeUiEn: GameUi = {
  'ui.not.rotate': 'Choose a figure first.',
  'ui.not.targets': 'Choose a figure first: J leads to them.',
  'ui.arrange.text':
    'Contact means nothing here. Drag a figure, or a unit by its label. In Play the rules judge every move.',
  'ui.ended.head': 'The battle is over',
  'ui.ended.next': 'Play on',
  'ui.firstMinute': 'Drag figures, or a whole unit by its label, nearer to the enemy. Done ends the phase.',
  'ui.firstMinute.keys': 'By keys: J goes to the figures, arrows move one, Enter puts it down.',
  'ui.moves.enough': 'Move figures yourself, or end the phase.',
  'ui.moves.none': 'Nothing sensible can be proposed here. Move the figures yourself.',
  'ui.hits.by': 'Loss {number}, by {base}',
  'ui.hits.onto': 'Who falls: loss {number}, by {base}?',
  'ui.hits.lost': 'Nobody is left',
  'ui.hits.accept': '{count, plural, one {This one falls} other {These fall}}',
  'ui.dice.empty': 'No dice have been thrown. They are rolled here when a melee is fought.',
  'ui.hand.choose': 'Choose a figure on the table: its traits and place are set here.',
  'ui.hand.judge': '{unit}: who would fight, as everything stands?',
  'ui.roster': 'Figures on the table',
  'ui.roster.help':
    'Arrows move by 1\u00a0mm, with Shift 1\u00a0cm. R and the brackets turn by 5 degrees, the brackets with Shift by 45. T lists targets, G takes the whole unit, Enter drops, Escape cancels.',
  'ui.roster.whole': 'The whole unit is held: {unit}',
  'ui.roster.single': 'One figure is held: {tag}',
  'ui.roster.nothingHeld': 'Nothing is held: move with the arrows first, or press T for targets.',
  'ui.keys.table': 'On a figure of the table',
  'ui.keys.unit': 'Take the whole unit',
  'ui.keys.next': 'Next figure, figure before',
  'ui.begin.title': 'A melee in eight lines',
  'ui.begin': [
    'A turn is Move, Shoot, Attack, each ended by Done. The head of the column says who decides and what is asked.',
    'In Move, drag figures, or a whole unit by its label or with Shift. In Shoot, the page measures and sees who can shoot at whom; the players enter who falls, or roll dice by a house rule, as the settings say.',
    'In Attack, those of a melee who touch nobody close up first: the most that can touch is proposed, and less is refused.',
    'Then charge into contact, a figure or a whole unit at once; whoever cannot reach stays. One contact locks both units.',
    'Short bars tie those who touch. Each unit’s dice, what kills, and every bonus with its reason stand beside it.',
    'Roll: generated dice, real dice typed in, or faces chosen one by one. Losses on both sides count together; the owner picks who falls, among those in contact.',
    'The fallen lie wounded until the round is over. If the fight goes on they are lost; whoever killed more has +1 next round.',
    'Whoever destroys the enemy may move on by a die, then treats the wounded of that round. Every verdict, offer and line of the log tells why; undo goes through everything.',
  ].join('\n'),
}
