// The sentences about moves and the course of the assault; `facts.ts` joins them to the others and explains the notes.
import type { TableRuleId } from '../../kernel/cites.ts'
import type { RuleId, SwitchId } from './cites.ts'

/** `path` is the way, `length` its length in mm, `allowance` how far the team may move. */
export const MOVE_SAYS = {
  // The first team is in contact: the charge is made. base other unit enemy path length allowance
  chargeMade: 'E-01',
  // A further team charges into contact. base other unit enemy path length allowance
  chargeJoined: 'E-01',
  // A team counter-charges into contact. base other unit enemy path length allowance
  counterChargeMade: 'PA-25',
  // The team's platoon is named by touching. base other enemy
  touchNames: 'E-01',
  // The platoon is named by its enemy's word, untouched. enemy
  namesPlatoon: 'E-01',
  // The platoons named so far. units
  targets: 'E-01',
  // It is named already. enemy
  namedAlready: 'E-01',
  // Refused: only enemy platoons are named. enemy
  namesOwn: 'E-01',
  // Refused: the first team moved must end in contact; the nearest enemy is named. base other? unit enemy? gap?
  firstMustTouch: 'E-01',
  // Refused: one that moved after it could not have come to where it is. base other
  barsLater: 'E-01',
  // Let go short: completed to contact. `path` leads from where it was let go to where it ends. base other unit enemy path word?(turned, where it reaches contact only so)
  completedToContact: 'E-01',
  // Contact cannot be reached, however it turns: it ends as near to that enemy as it can at that facing. path(let go, end) base other unit enemy gap
  endsAsNear: 'E-01',
  // The same in a counter-charge. path(let go, end) base other unit enemy gap
  counterEndsAsNear: 'A-12',
  // By the switch a counter-charge that cannot reach stays where it is. base other? gap?
  staysShort: 'A-12',
  // Neither contact nor any place nearer to a target can be reached. base other? gap?
  noNearer: 'E-01',
  // The same in a counter-charge: it need not move. base other? gap?
  counterNoNearer: 'A-13',
  // The way is no longer than allowed. base path length allowance
  wayFits: 'E-01',
  // The way is too long. base path length allowance
  tooFar: 'E-01',
  // There is no way through between the bases. base other?(what lies in the straight way)
  noWay: 'E-01',
  // The way (or its end, by A-16) comes too near to a platoon that is not named. base other unit enemy gap limit path
  nearUnnamed: 'E-01',
  // The same in a counter-charge: a platoon that takes no part. base other unit enemy gap limit path
  nearOutsider: 'PA-29',
  // It stood nearer than that already, and would come nearer still. base other unit enemy gap stood path
  nearerThanItStood: 'A-16',
  // It keeps clear of a platoon that is not named. base other unit enemy gap limit
  keepsClear: 'E-01',
  // It keeps clear of a platoon that takes no part. base other unit enemy gap limit
  keepsClearOfOutsider: 'PA-29',
  // It stood nearer than that already, and ends no nearer. base other unit enemy gap stood
  endsNoNearer: 'A-16',
  // It is another side's turn to charge. base? unit? side(whose turn it is)
  otherSidesTurn: 'E-01',
  // Exactly one platoon charges. base unit units(the one that charges)
  onePlatoonOnly: 'E-01',
  // The platoon has done charging. unit
  chargeDone: 'E-01',
  // The counter-charge is done. units
  counterChargeDone: 'PA-25',
  // Refused: this team can still get nearer, and must. base other unit gap allowance
  mustStillMove: 'A-13',
  // By the switch it may stay all the same. base other unit gap
  mayStay: 'A-13',
  // Every team that must move has moved. side
  allHaveMoved: 'A-13',
  // Nobody of the side can move nearer to an enemy of the fight, or may. side
  nobodyCanMove: 'PA-25',

  // The team leaves: it ends far enough from every acting team. base path length allowance other? gap? limit?
  leaves: 'E-08',
  // Refused: the end is still too near to an acting team. base other gap limit
  leavesTooNear: 'E-08',
  // Refused: farther than its normal move. base path length allowance
  leavesTooFar: 'E-08',
  // Refused: no way through between the bases. base other?
  leavesNoWay: 'E-08',
  // It is far enough already and need not move. base other? gap? limit
  needNotLeave: 'E-08',
  // Refused: there is a place for it, so it must move still. base other gap limit
  mustStillLeave: 'E-08',
  // They must leave and find no place, everybody where they stand. bases
  findsNoPlace: 'E-08',
  // They have not got away and are lost. bases
  leftBehind: 'E-08',
  // It cannot get away: it surrenders. base unit other gap limit allowance
  surrenders: 'E-08',
  // Foretold: as all stand now it would. base unit other gap limit allowance
  wouldSurrender: 'E-08',
  // A disabled tank too near to the enemy is captured. base unit other gap limit word(bailed|bogged)
  captured: 'E-08',
  // A disabled tank does not move. base word
  disabledStays: 'E-08',
  // It is not of a platoon that leaves now. base unit
  notLeaving: 'E-08',
  // By the switch its player moves it as he likes. base unit
  movesFreely: 'E-08',
  // The platoons break off; the teams, where only such leave that left theirs by E-04. units? bases?
  breakOffDone: 'E-08',
  // Excused in the win check, but near: this platoon breaks off. unit base other gap limit word(lone)?
  excusedBreaksOff: 'E-14',

  // The winner's team consolidates. base path length allowance other? gap?
  consolidates: 'E-09',
  // Refused: too near to an enemy. base other gap limit
  consolidatesTooNear: 'E-09',
  // Refused: it began nearer than that, and would end nearer still. base other gap stood
  consolidatesNearer: 'E-09',
  // Refused: too far. base path length allowance
  consolidatesTooFar: 'E-09',
  // Refused: no way through between the bases. base other?
  consolidatesNoWay: 'E-09',
  // Refused: the winners of another side are asked now. base unit side
  othersConsolidate: 'E-09',
  // Refused: only teams of a platoon that has won. base unit word(lone)?
  notOfWinners: 'E-09',
  // Refused: a disabled or carried team, or a transport. base word
  notAbleToConsolidate: 'E-09',
  // Consolidation is done. units
  consolidationDone: 'E-09',

  // Zones that matter while a decision is due: `zone` alone.
  // Enemy platoons with a team inside will be Defending. zone side
  zoneDefending: 'E-02',
  // Named platoons are charged; all others are kept clear of. zone side
  zoneUnnamed: 'E-01',
  // Inside this a team may counter-charge. zone side
  zoneGate: 'PA-25',
  // Platoons that take no part are kept clear of. zone side
  zoneOutsiders: 'PA-29',
  // Enemies inside this are fought. zone side
  zoneFight: 'E-05',
  // Enemies inside this deny the win. zone side
  zoneWin: 'PA-01',
  // Those who leave must end outside this. zone side
  zoneLeave: 'E-08',
  // Winners keep out of this. zone side
  zoneConsolidate: 'E-09',

  // The acting platoons have no team left: the Defending ones win. units(winners)
  actingGone: 'PA-36',
  // The charge is called off: nobody has moved. side
  chargeCalledOff: 'E-01',
  // The side has no team on the table: nobody charges, or nobody can be charged. side
  noTeams: 'E-01',
  // The other side may charge now. side
  turnHandedOver: 'T-03',
  // Refused: that is not asked now.
  notAskedNow: 'T-03',
  // Refused: the table may be arranged when this assault is over.
  assaultGoesOn: 'T-03',
  // The table may be arranged.
  mayArrange: 'T-03',
  // Refused: the faces given are not as many whole numbers from 1 to 6 as there are dice. count(dice)
  wrongFaces: 'T-03',
} as const satisfies Readonly<Record<string, RuleId | SwitchId | TableRuleId>>
