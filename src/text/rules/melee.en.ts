// The rule cards of infantry melee, in English.
import type { MeleeRuleCards } from './cards.ts'

export const meleeRulesEn: MeleeRuleCards = {
  'IM-01': {
    statement:
      'Attack is the third phase of your turn, after all units have moved and all weapons have fired.',
    card: 'A turn is Move, Shoot and Attack, and then the other player has a turn. In the Attack phase figures first close up, then all charges are made, then the melees are fought one after the other. From the first die on nobody charges.\nCommon mistake: walking into contact in the Move phase. Contact is made by a charge alone.',
    open: 'A-39: Melees are fought in the Attack phases of both players. The switch can leave only those of the player who began.\nA-48: Figures move one by one as they like. The switch keeps a unit together.\nA-49: Moves may pass close by enemies. The switch keeps a distance.',
  },
  'IM-02': {
    statement:
      'Infantry attacks by moving up to 15\u00a0cm into base contact, by the rules of the Move phase.',
    card: 'The way is measured round whatever stands in it. Every figure of the unit that reaches an enemy may go, in one gesture.\nCommon mistake: measuring from the middle of the base. It is from edge to edge.',
    open: 'A-30: The charge comes on top of a move in the same turn. The game can be set to allow one of the two.\nA-43: A charge that touches nobody is not made, and figures that cannot reach stay.',
  },
  'IM-03': {
    statement: 'If one of your figures touches an enemy base, both units are locked in melee.',
    card: 'One pair of touching bases is enough for both units as a whole. A unit may fight several enemies at once, and all of them share one melee.\nCommon mistake: the figures at the back are free to walk away. The unit is locked as a whole.',
    open: 'A-31: Bases touch when no more than 0.05\u00a0mm lies between them.\nA-44: Melees that share a unit are one melee.',
  },
  'IM-04': {
    statement: 'On each side as many figures fight as touch an enemy base.',
    card: 'Figures are counted, not contacts: one that touches two enemies has one die, and each of the two has one as well.\nCommon mistake: the second rank helps. It does not fight before it touches.',
    open: 'A-31: Contact is a gap of at most 0.05\u00a0mm.',
  },
  'IM-05': {
    statement: 'Only figures in contact can fall, and kills beyond their number are lost.',
    card: 'Count the enemy figures in contact at the start of the round. Five kills on two such figures fell two.\nCommon mistake: taking the rest from the second rank. Nobody dies there.',
    open: 'A-32: The owner picks who falls. Picked automatically it is the one that touches fewest enemies.\nA-44: A kill fells only a figure that touches the unit which struck.',
  },
  'IM-06': {
    statement:
      'From the opponent’s next turn on, figures that touch nobody move up so that as many as possible fight.',
    card: 'It comes first in the Attack phase, up to 15\u00a0cm each, and those in contact stay. The table finds the most that can be in contact and refuses fewer. Who reaches nobody comes up as far as it may.\nCommon mistake: taking the nearest place without a thought. If it robs a friend of his only place, it is refused.',
    open: 'A-33: The active player closes up first, up to 15\u00a0cm. The distance is a setting.\nA-42: It is repeated every turn, and where nobody touches anybody after it, the melee is over. The switch can do it once, and once more when a unit joins.',
  },
  'IM-07': {
    statement: 'Each fighting figure rolls one die.',
    card: 'Two figures in contact roll two dice, none rolls none. The player whose turn it is rolls first.\nCommon mistake: a die for every figure of the unit. Only those in contact have one.',
    open: 'A-36: The order of rolling changes nothing, since losses count together. The switch lets one side strike first.',
  },
  'IM-08': {
    statement: 'In the turn in which it attacks, the attacker adds 1 to its dice.',
    card: 'The +1 holds for the round fought in the phase of the charge and for no other. A 3 kills then.\nCommon mistake: keeping the bonus while the fight lasts. It is gone in the next round.',
    open: 'A-35: Bonuses add up. The other reading counts only the highest.\nA-40: A fight begun by a victory move has no attack bonus for anybody.',
  },
  'IM-09': {
    statement: 'Some units, such as Soviet sailors, add 2 to their dice.',
    card: 'It is a mark of the unit and holds in attack and defence alike. Charging sailors have +3, so that every die kills.\nCommon mistake: forgetting it in defence. The mark is the unit’s, whoever began.',
    open: 'A-34: It always holds. The other reading gives it in the turn of the charge alone.\nA-35: It adds to the other bonuses, and a natural one may be agreed to miss.',
  },
  'IM-10': {
    statement: 'Every die that comes to 4 or more with its bonuses kills.',
    card: 'Add the bonuses of the unit to each die. A plain 4 kills, a plain 3 does not.\nCommon mistake: adding the bonus to the number of dice. It is added to what each die shows.',
    open: 'A-35: With a sum of +3 every die kills, unless a natural one is agreed to miss.',
  },
  'IM-11': {
    statement: 'There are no saves in melee.',
    card: 'Whoever is hit is wounded and fights no more, in the open or in a trench. What becomes of the wounded is told by IM-20 and IM-21.\nCommon mistake: rolling the sniper’s save. That one is against shooting.',
  },
  'IM-12': {
    statement: 'Both sides roll for their fighters, and only then are the losses counted.',
    card: 'A figure that falls in this round has still struck in it. Both sides may lose their last figure at once.\nCommon mistake: taking the dead off before they have rolled. They strike as well.',
    open: 'A-36: Both strike at once. The switch lets the active player strike first.\nA-45: If both sides of a melee are gone, nobody has won.',
  },
  'IM-13': {
    statement: 'The side that destroyed more figures adds 1 to its dice in the next turn.',
    card: 'Compare the figures that really fell. Equal losses give nothing, and the bonus is gone after the next round.\nCommon mistake: counting the surplus kills. Only those that fell count.',
    open: 'A-35: It adds to the other bonuses. The other reading counts only the highest.\nA-37: It is given by side. The switch can give it unit by unit.\nA-44: The units that rolled have it. The switch can take it away once any enemy unit is destroyed.',
  },
  'IM-14': {
    statement: 'There is no bonus to carry on once the enemy unit is completely destroyed.',
    card: 'The melee is over, and its bonus with it. In the next charge there is the +1 of that charge alone.\nCommon mistake: charging the next enemy with +2. It is +1.',
    open: 'A-44: It lapses when the whole enemy side of the melee is destroyed. The switch lets it lapse with any of its units.',
  },
  'IM-15': {
    statement:
      'Before the fights a free unit within 15\u00a0cm may charge an enemy that fights one of yours, with +1 in its first turn.',
    card: 'Only the unit that arrives has the +1, not the one it helps. It must be free and touch the enemy, not merely a friend.\nCommon mistake: both units have +1. Only the newcomer has.',
    open: 'A-43: Figures that cannot reach stay until they close up.',
  },
  'IM-16': {
    statement:
      'When the enemy in the fight is destroyed, each winning unit may at once move up to one die in centimetres.',
    card: 'The die is rolled first, then every figure of the unit moves up to that, in any direction. It may be left.\nCommon mistake: moving one die in inches. It is centimetres, and little.',
    open: 'A-38: Each winning unit has its own die. The game can be set to one for all.',
  },
  'IM-17': {
    statement:
      'A victory move may lead into a new melee, without the attack bonus, and that fight begins next turn.',
    card: 'Both units are locked at once, but nobody rolls in this phase. In the next Attack phase they fight without the +1.\nCommon mistake: rolling at once because they touch. They fight next turn.',
    open: 'A-40: They fight in the next Attack phase, and nobody has the attack bonus.',
  },
  'IM-18': {
    statement: 'A unit locked in melee may not shoot.',
    card: 'It holds for the whole unit, also for those at the back. When the melee is over the unit shoots again in its next Shoot phase.\nCommon mistake: letting the free figures at the back shoot. The unit is locked.',
  },
  'IM-19': {
    statement: 'A unit locked in melee may not be shot at, since friends could be hit.',
    card: 'It holds for both units and for shooters of either player. A free unit close by may be shot at.\nCommon mistake: shooting at the enemies in the rear rank. Their unit is in the melee.',
    open: 'A-46: Who shoots must also see. The switch leaves range alone.\nA-47: The players enter who falls. The switch rolls dice by a house rule.',
  },
  'IM-20': {
    statement: 'Figures wounded in melee may be treated only when that fight is over.',
    card: 'Those wounded in the last round of a melee that has just ended may be treated, on your own side. The attempt is offered after the victory moves.\nCommon mistake: sending the medic in while the others still fight. He has to wait.',
    open: 'A-41: The page gives no number, so the players say what came of it. The game can be set to a roll.\nA-45: The wounded of a unit without a standing figure are lost.',
  },
  'IM-21': {
    statement: 'If the fight goes on, the wounded are removed as losses.',
    card: 'At the end of a round with both sides still there, nobody reaches the wounded. They are gone for good, also if the fight ends later.\nCommon mistake: saving up the wounded of all rounds. Only those of the last one count.',
    open: 'A-41: Without a number the players say what came of it.',
  },
  'IM-22': {
    statement: 'The page knows no breaking off: a melee ends when one side is destroyed.',
    card: 'A locked unit makes no move but closing up. Without losses both stay locked, and the next round follows. Once a side has nobody left on the table, the other one has won.\nCommon mistake: walking off in your own Move phase. A locked unit stays.',
    open: 'A-39: The rounds follow in the Attack phases of both players.\nA-42: If nobody touches anybody after closing up, the melee is over as well.',
  },
}
