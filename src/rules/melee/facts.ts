// Every sentence that the rules of infantry melee can say: its rule, what it carries, and the maker of facts.

import type { TableRuleId } from '../../kernel/cites.ts'
import type { About, Fact, Verdict } from '../../kernel/game.ts'
import type { RuleId, SwitchId } from './cites.ts'

export type Cited = RuleId | SwitchId | TableRuleId

/** As in every rule set: the comment names the fields of `about` that are always there, `?` marks the others. */
const SAYS = {
  // Nothing of the kind is asked now.
  notAskedNow: 'IM-01',
  // The faces given are not the dice that are asked. count
  wrongFaces: 'IM-07',
  // Arranging waits until no melee is in the middle of a round.
  fightGoesOn: 'T-03',
  // The table may be arranged.
  mayArrange: 'T-03',
  // The moves are made, and the charges come later. base
  chargesLater: 'IM-01',
  // The charges are made: nobody joins any more. base
  chargesOver: 'IM-15',
  // Only the winner that is asked makes a victory move. unit
  winnerMoves: 'IM-16',
  // It is the other side's turn. base side(whose turn it is)
  otherSidesTurn: 'IM-01',
  // The figure may move in this phase. base unit
  mayMove: 'IM-01',
  // The figure's unit is locked and may not move away. base unit
  lockedStays: 'IM-22',
  // The figure moves. base length allowance path
  moves: 'A-30',
  // The figure stays where it is. base
  stays: 'IM-01',
  // It would touch an enemy, which only a charge in the Attack phase does. base other
  onlyInAttack: 'IM-01',
  // The way is longer than allowed; by the rule of the phase. base length allowance path
  tooFar: 'IM-02',
  // There is no way to that place; by the rule of the phase. base other?(what lies in the straight way)
  noWay: 'IM-02',
  // The figure charges into contact. base other length allowance path
  charges: 'IM-02',
  // The figure reinforces a melee of its side: the enemy fights already. base other length allowance path
  reinforces: 'IM-15',
  // A charging figure must end in contact with an enemy. base other gap
  mustTouch: 'A-43',
  // A charging figure must end in contact and no enemy is left. base
  nobodyToCharge: 'A-43',
  // The figure of a charging unit finds no place in contact as the others stand, and stays. base
  cannotReach: 'A-43',
  // The unit moved in the Move phase and may not charge. base unit
  movedAlready: 'A-30',
  // The figure touches an enemy already. base other
  touchesAlready: 'IM-04',
  // Both units are locked in melee. unit enemy
  locks: 'IM-03',
  // Touching figures do not close up. base
  notClosing: 'IM-06',
  // The figure closes up into contact. base other length allowance path
  closesUp: 'IM-06',
  // The figure closes up, without reaching contact. base length allowance path
  comesUp: 'IM-06',
  // The figure would end no nearer to an enemy of its melee than it stood: the nearest one. base other gap
  comesNoNearer: 'IM-06',
  // That enemy is of no melee of the figure's. base other gap
  notOfThisMelee: 'IM-06',
  // The figure touches nobody, has not come nearer to an enemy, and could. base other gap(as it stands)
  hasToComeUp: 'IM-06',
  // More figures could fight: so many, and now so many do. side count of
  moreCouldFight: 'IM-06',
  // As many as possible fight. side count
  closedUp: 'IM-06',
  // The figures that have to close up. side bases
  mustCloseUp: 'IM-06',
  // No figure touches an enemy any more: the melee is over, both units are free. units
  meleeDissolves: 'A-42',
  // Nobody of the side may move or charge: all its units are locked. side
  nobodyFree: 'IM-22',
  // The side has no figure on the table. side
  noFigures: 'IM-22',
  // Nobody of the side may charge: its free units have moved. side
  allMoved: 'A-30',
  // The side has moved. side
  moveDone: 'IM-01',
  // The side has shot. side
  shootDone: 'IM-01',
  // The side's charges are made. side
  chargesDone: 'IM-01',
  // The turn goes over. side(whose turn begins)
  turnBegins: 'IM-01',
  // A free unit may shoot. unit
  mayShoot: 'IM-18',
  // A locked unit may not shoot. unit
  lockedMayNotShoot: 'IM-18',
  // A free unit may be shot at: how far it is, along a line that is open. unit enemy base other gap limit?
  mayBeShot: 'IM-19',
  // A locked unit may not be shot at. enemy
  lockedNotTarget: 'IM-19',
  // Nobody is to be chosen as a target after all. unit
  holdsFire: 'IM-18',
  // The unit has shot in this turn. unit
  hasShot: 'A-47',
  // So many figures of the unit reach and see the enemy. unit enemy count of bases
  shooters: 'A-46',
  // Nobody of the unit reaches and sees the enemy. unit enemy
  nobodyShoots: 'A-46',
  // No enemy of that unit is within the figure's range. base other gap limit
  outOfRange: 'A-46',
  // The figure sees none of them: bases stand in the way. base other gap bases
  sightBlocked: 'A-46',
  // Hits and saves are thrown at the table, and what came of them is entered.
  entersLosses: 'A-47',
  // The figure falls to the shooting. base
  shotDown: 'A-47',
  // The unit rolls so many dice at the enemy. unit enemy count need
  volley: 'A-47',
  // So many of the dice hit, or none. side count of dice
  volleyHits: 'A-47',
  // The target rolls a save for each hit. unit count need
  saves: 'A-47',
  // So many of the hits are saved. unit count of dice
  saved: 'A-47',
  // Exactly so many of the seen figures fall. side count
  mustBeShot: 'A-47',
  // The figure is reached and seen by nobody who shoots. base
  notSeen: 'A-47',
  // No figure is shot twice. base
  shotOnce: 'A-47',
  // The unit has shot; so many have fallen. unit enemy count
  volleyOver: 'A-47',
  // The figure would end too far from its unit. base other gap limit
  strays: 'A-48',
  // The figure would come too near to an enemy. base other gap limit stood?
  tooNear: 'A-49',
  // This melee is fought next. units
  fightsNext: 'IM-01',
  // The side rolls so many dice, one for each touching figure. side count bases
  rolls: 'IM-07',
  // The dice of both sides of a melee: so many of the side whose turn it is against so many. units count of
  meets: 'IM-07',
  // So many figures of the unit strike, and each kills on so much. unit count need bases
  strikes: 'IM-07',
  // Two figures are in contact. base other gap
  touches: 'IM-04',
  // Misread: so many dice, one for each figure of the units in contact. side count bases
  rollsUnit: 'IM-07',
  // The figure fights: it touches an enemy and needs so much. base other need
  fights: 'IM-04',
  // Misread: the figure touches nobody and fights with its unit. base need
  fightsBehind: 'IM-04',
  // The figure touches nobody and does not fight. base
  doesNotFight: 'IM-04',
  // Nobody of the unit touches an enemy. unit
  nobodyTouches: 'IM-04',
  // The figure touches only an enemy that waits for the next Attack phase. base unit other
  touchesWaiting: 'A-40',
  // The unit came into the fight by a victory move and waits for the next Attack phase. unit
  waits: 'IM-17',
  // +1: the unit charged in this phase, or misread its side before. unit count word?(before)
  attackBonus: 'IM-08',
  // +1: the unit reinforces a fight in this phase. unit count
  joinBonus: 'IM-15',
  // Misread: +1 for the unit that another one has joined in this phase. unit count
  helpedBonus: 'IM-15',
  // +2: the unit is elite. unit count
  eliteBonus: 'IM-09',
  // +1: its side won the round before, or misread was even in it. unit count word?(even)
  winnerBonus: 'IM-13',
  // +1: the unit itself killed more than it lost in the round before. unit count
  unitBonus: 'A-37',
  // Only the highest of the bonuses counts. unit count
  highestOnly: 'A-35',
  // +1 in the next round: its side has killed more in this one, or misread as many. unit count word?(even)
  nextBonus: 'IM-13',
  // +1 in the next round: the unit itself has killed more than it lost in this one. unit count
  nextUnitBonus: 'A-37',
  // So many of the unit's dice kill. unit count of
  unitKills: 'IM-10',
  // So many of the dice kill. side count of dice
  kills: 'IM-10',
  // None of the dice kills. side of dice
  noKills: 'IM-10',
  // The owner says who falls: so many of those that touch. side count of
  picks: 'IM-05',
  // Exactly so many of the touching figures fall. side count
  mustFall: 'IM-05',
  // The figure is not one that this hit can fell. base
  notTouching: 'IM-05',
  // No figure falls twice. base
  fallsOnce: 'IM-05',
  // Their fate is not decided yet. bases
  lieWounded: 'IM-11',
  // The figure falls. base
  falls: 'IM-11',
  // More kills than touching figures: the surplus is lost. side count of
  surplusLost: 'IM-05',
  // The side has killed more and gets +1 next turn. side count of
  winsRound: 'IM-13',
  // This unit has killed more than it lost and gets +1 next turn. unit count of
  unitWinsRound: 'A-37',
  // Losses are equal: nobody gets the bonus. count
  evenRound: 'IM-13',
  // No unit killed more than it lost: nobody gets the bonus.
  noUnitWins: 'A-37',
  // Misread: losses are equal, and both sides get +1. count
  evenBonus: 'IM-13',
  // The bonus lapses, because an enemy unit is destroyed. side
  bonusLapses: 'IM-14',
  // The wounded are lost, because the fight goes on. bases
  woundedLost: 'IM-21',
  // The enemy side of the melee is destroyed: the melee is won. side units
  meleeWon: 'IM-22',
  // Both sides of the melee are destroyed at once.
  bothGone: 'A-45',
  // They fell in this round and have struck in it. bases
  fellStriking: 'IM-12',
  // The enemy is destroyed, so the winner carries no bonus on. side
  nothingCarriedOn: 'IM-14',
  // The melee goes on. units
  meleeGoesOn: 'IM-22',
  // The unit may move up to a die in centimetres. unit
  mayMoveOn: 'IM-16',
  // The die of the victory move. unit die
  victoryDie: 'IM-16',
  // The unit makes no victory move. unit
  noVictoryMove: 'IM-16',
  // The unit has made its victory move. unit
  victoryMoveDone: 'IM-16',
  // The figure makes a victory move. base length allowance path
  movesOn: 'IM-16',
  // The way is longer than the die. base length allowance path
  beyondDie: 'IM-16',
  // The figure moves on into contact; the fight begins next turn. base other length allowance path
  movesIntoFight: 'IM-17',
  // The wounded may be treated: the melee is over. bases
  mayTreat: 'IM-20',
  // A wounded figure stands again. base
  healed: 'IM-20',
  // The wounded that nobody treats are lost. bases
  leftLying: 'IM-20',
  // The medics throw at the table by the players' own rule, and what came of it is entered.
  entersTreated: 'A-41',
  // A wounded figure is lost. base
  notHealed: 'IM-20',
  // So much of a die is needed by the medic. count need
  medicRolls: 'A-41',
  // The medic's die heals. base die need
  medicHeals: 'A-41',
  // The medic's die does not heal. base die need
  medicFails: 'A-41',
  // One side has no figure left. side(that has)
  battleWon: 'IM-22',
  // Neither side has a figure left.
  nobodyLeft: 'A-45',
  // What the figures that are asked can reach. side zone
  zoneCharge: 'IM-02',
  // How far the victory move of a unit reaches. unit zone
  zoneMoveOn: 'IM-16',
  // How far the figures that shoot reach. side zone
  zoneRange: 'A-46',
} as const satisfies Readonly<Record<string, Cited>>

export type Says = keyof typeof SAYS

const MUST: Partial<Readonly<Record<Says, 'touch' | 'keep'>>> = { mustTouch: 'touch', tooNear: 'keep' }

export function fact(says: Says, ok: boolean, about: About = {}): Fact {
  const must = about.gap === undefined ? undefined : MUST[says]
  return { rule: SAYS[says], says, ok, about: must ? { ...about, must } : about }
}

export const allowed = (...why: readonly Fact[]): Verdict => ({ ok: true, why })

export const refused = (...why: readonly Fact[]): Verdict => ({ ok: false, why })
