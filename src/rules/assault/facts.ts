// Every sentence that the assault rules can say: its rule, what it carries, and the maker of facts.

import type { TableRuleId } from '../../kernel/cites.ts'
import type { About, Fact, Verdict } from '../../kernel/game.ts'
import type { RuleId, SwitchId } from './cites.ts'
import { FIRE_SAYS } from './fireSays.ts'
import { MOVE_SAYS } from './moveSays.ts'

/** What a fact may cite: a rule, or the open question whose answer decided. */
type Cited = RuleId | SwitchId | TableRuleId

/**
 * One line, one sentence of the catalogues. The comment names the fields of `about` that are always there;
 * `?` marks those that may be missing. Where nothing else is said: `base` (and `unit`) is the team (platoon) judged,
 * `other` (and `enemy`) the one it is judged against, `gap` the measurement from `base` to `other`, `limit` the
 * printed distance it was held against, `allowance` that of a way. `unit` always is a unit's id: of a lone team (E-04) `base` is named too.
 */
// The deciding fact of a win check also carries `zone`, the 10 cm round the teams that were measured from.
const WIN_SAYS = {
  // The enemy `other` is within the limit of the acting team `base`. base other unit enemy gap limit
  denies: 'PA-01',
  // The same, by a working tank against an infantry, gun or transport team. base other unit enemy gap limit word?(transport: counted as one)
  deniesTank: 'PA-03',
  // The same, by a transport, which is a team like any other. base other unit enemy gap limit
  deniesTransport: 'A-06',
  // Excused: no tank denies a tank. base other unit enemy gap limit word?(bailed|bogged|transport|bailedTransport|boggedTransport, of `other`)
  excusedTank: 'PA-02',
  // Excused: a disabled tank does not deny infantry. base other unit enemy gap limit word(bailed|bogged|bailedTransport|boggedTransport)
  excusedDisabled: 'PA-04',
  // Excused by the switch: only platoons of the assault deny. base other unit enemy gap limit
  excusedOutsider: 'A-02',
  // Excused by the switch: Outside teams are ignored. base other unit enemy gap limit
  ignoredOutsider: 'A-02b',
  // Excused by the switch: a platoon that broke off does not come back. base other unit enemy gap limit
  excusedBrokenOff: 'A-04',
  // Excused by the switch: that enemy platoon has won already and is attacked no further. base other unit enemy gap limit
  excusedWinner: 'A-03',
  // The acting transport `base` counts as a tank, by the switch. base unit
  countsAsTank: 'A-06',
  // The platoon is judged as infantry throughout because `base` is on foot. unit base
  mixedAsInfantry: 'A-05',
  // `bases` in the sentences of a win: the acting teams that the switches leave out of the measuring.
  // Won: the nearest enemy is beyond the limit. units(winners) base other gap limit bases?
  won: 'PA-01',
  // Won: no enemy team is left on the table. units(winners) limit
  wonNobodyLeft: 'PA-20',
  // Nobody is left who could counterattack. units(of the defenders)
  noSurvivors: 'PA-20',
  // Won: the only enemies within the zone are tanks, against tanks; the nearest is named. base other unit enemy gap zone units bases? word?(bailed|bogged|transport|bailedTransport|boggedTransport, of `other`)
  wonAgainstTanks: 'PA-02',
  // Won: the nearest enemy within the zone is a disabled tank, against infantry. base other unit enemy gap zone units bases? word(bailed|bogged|bailedTransport|boggedTransport)
  wonAgainstDisabled: 'PA-04',
  // Won: the nearest enemy within the zone is of a platoon outside the assault. base other unit enemy gap zone units bases?
  wonDespiteOutsider: 'A-02',
  // Won: the nearest enemy within the zone is of a platoon outside the assault. base other unit enemy gap zone units bases?
  wonDespiteIgnored: 'A-02b',
  // Won: the nearest enemy within the zone broke off. base other unit enemy gap zone units bases?
  wonDespiteBrokenOff: 'A-04',
  // Won: the nearest enemy within the zone has won already. base other unit enemy gap zone units bases?
  wonBesideWinner: 'A-03',
  // By the switch nothing is measured from that disabled team. base unit word(bailed|bogged)
  disabledUnmeasured: 'A-24',
  // By the switch nothing is measured from that team, which was in no enemy's reach. base unit limit
  awayUnmeasured: 'A-01',
  // Not won: the switches leave no team to measure from. units(acting)
  nobodyMeasures: 'A-24',
  // This acting platoon alone has nobody within the limit, but the side wins together. unit limit
  clearButShared: 'A-03',
  // This acting platoon has won for itself and is out of the assault. unit limit
  wonAlone: 'A-03',
  // The win is judged after the fight, and that is still to come. side
  notFought: 'PA-36',
  // An Outside platoon with a denying team becomes Defending. enemy(joiner) other(its team) base unit gap limit word(lone)?
  joins: 'A-02b',
  // A broken-off platoon with a denying team becomes Defending again. enemy other base unit gap limit word(lone)?
  rejoins: 'A-04',
} as const satisfies Readonly<Record<string, Cited>>

const FIGHT_SAYS = {
  // The side rolls that many hit dice. side count units zone(round the fighters)
  hitDice: 'E-05',
  // Several Counterattacking platoons roll together. side count units zone
  hitDiceTogether: 'PA-24',
  // No team of the acting side has anybody to fight: no die. side
  noHitDice: 'E-05',
  // `base` rolls one die. base other unit enemy gap limit need
  fights: 'E-05',
  // `base` never charges but fights. base other unit enemy gap limit need word(why it never charges)
  fightsThoughNonAssaulting: 'PA-33',
  // No enemy of the fight is close enough. base unit other gap limit
  tooFarToFight: 'E-05',
  // The same for a non-assaulting team. base unit other gap limit word
  nonAssaultingTooFar: 'PA-33',
  // Only enemies that take no part are close enough. base unit other enemy gap limit
  onlyOutsidersNear: 'PA-28',
  // A disabled or carried team, or a transport, does not fight. base unit word(bailed|bogged|transport|passenger)
  notAble: 'E-05',
  // A tank with only Armoured Tanks in reach rolls no die. base unit other gap limit
  onlyArmourNear: 'E-06',
  // Another platoon's base is in every line between the two. base unit other gap limit
  noLineOfSight: 'A-20',
  // The platoon, or that team of it, is Pinned Down and rolls its normal dice all the same. unit base?
  pinIgnoredInFight: 'PA-30',
  // What the platoon's skill makes it hit on. unit word(veteran|trained|conscript) need
  hitsOn: 'E-05',
  // The platoon hits on its worst skill. unit word(veteran|trained|conscript) need
  worstSkill: 'E-11',
  // So many of the dice are hits. side count of dice
  hitsScored: 'E-05',
  // Not one die is a hit. side of dice
  noHitsScored: 'E-05',
  // The hit of `base` may be put on `other`. base other gap limit
  mayTake: 'E-06',
  // `other` is no team of the fight. base other
  targetNotInFight: 'PA-28',
  // `other` is beyond the reach of the team that hit. base other gap limit
  targetTooFar: 'E-06',
  // A tank's hit may not be put on an Armoured Tank. base other
  targetArmoured: 'E-06',
  // A hit has nobody left to take it and is lost; it counts all the same. base
  hitLost: 'E-06',
  // The hits are allocated: that many teams take one, `bases`. count(teams) of(hits) bases
  allocated: 'E-06',
  // The team bears so many hits that are yet to be saved or to take effect. base count
  bears: 'E-06',
  // Refused: each hit must be placed once. count of
  hitsMissing: 'E-06',
  // What is asked of the hits: within reach, and nobody takes a second before all that can take a first.
  spread: 'E-06',
  // Refused: `other` takes so many hits while `bases`, that could take more, take `of`. other bases count of
  notSpread: 'E-06',
  // Refused: a hit is called lost though `other` could take it. base other
  notLost: 'E-06',
  // Destroyed without a save. base other(hitter)
  destroyed: 'E-06',
  // Its armour holds. base other die count(armour) need(rating)
  armourHolds: 'E-06',
  // Bailed Out. base other die count need
  bailsOut: 'E-06',
  // Bailed Out again: Destroyed. base other die count need
  bailedAgain: 'E-06',
  // Destroyed through its armour. base other die count need
  armourPierced: 'E-06',
  // The hit has nothing left to hurt: its team is Destroyed already. base other
  alreadyDestroyed: 'E-06',
  // That many armour dice are rolled. side count
  saveDice: 'E-06',
  // Before its armour die: what that is held against. base other count(armour) of(rating) need(1: any, 7: none) word?(bailed)
  armourDie: 'E-06',
} as const satisfies Readonly<Record<string, Cited>>

const TEST_SAYS = {
  // No test: the round is won. side(who would have tested)
  noTestWon: 'PA-05',
  // No test: no hit this round, so every Defending platoon passes. units
  noTestNoHits: 'PA-11',
  // Test: that many hits this round. count
  testForHits: 'PA-12',
  // Test: no hits this round, but earlier ones of this assault count. count
  testForEarlierHits: 'A-09',
  // Hits of earlier rounds do not count. count
  earlierHitsIgnored: 'PA-12',
  // Test: an Armoured Tank is among the acting teams. base unit
  testForTank: 'PA-13',
  // The same in a counterattack. base unit
  testForCounterTank: 'PA-15',
  // Hits and a tank are still one test. count base
  stillOneTest: 'PA-14',
  // An unarmoured tank is no reason to test. base unit
  unarmouredNoReason: 'PA-13',
  // A disabled tank is no reason to test. base unit word(bailed|bogged)
  disabledNoReason: 'A-10',
  // A tank that did not get to the fight is no reason to test. base unit limit
  awayNoReason: 'A-10',
  // No test: no Defending platoon has a team left. side
  noTesters: 'PA-05',
  // No test: every Defending platoon must leave anyhow. units
  noTestAllBarred: 'E-03',
  // One die for all these platoons. side units count
  oneDie: 'PA-05',
  // Misread: a die of its own for each of these platoons. side units count
  dieEach: 'PA-05',
  // What a platoon that tests has to roll. unit need base?
  ratingToReach: 'PA-06',
  // The platoon's rating is its worst team's. unit base need
  worstMotivation: 'E-11',
  // Compared with its own rating: passes. unit die need base?
  passes: 'PA-06',
  // Compared with its own rating: fails. unit die need base?
  fails: 'PA-06',
  // Passes without a die. unit base?
  autoPasses: 'PA-11',
  // A platoon that failed has a re-roll: it may be taken. unit die need
  mayReroll: 'PA-09',
  // It must be taken. unit die need
  mustReroll: 'A-08',
  // Refused: it must be taken, so it may not be kept. unit die need
  keepRefused: 'A-08',
  // The first result is kept. side
  rerollKept: 'A-08',
  // This platoon is re-rolled with the same second die. unit die need
  rerolled: 'A-07',
  // Misread: a platoon that passed is re-rolled as well. unit die need base?
  passRerolled: 'PA-09',
  // This platoon failed, owns no re-roll, and stays failed. unit die need
  notRerolled: 'A-07',
  // This platoon's pass is safe from the second die. unit die need
  passLocked: 'PA-09',
  // Nobody who failed has a re-roll. units
  noReroll: 'PA-09',
  // The platoon has that re-roll by its own flag. unit
  rerollOwn: 'PA-09',
  // The team `base` brings that re-roll. base unit word(command|leader|komissar)
  rerollFrom: 'E-12',
  // The price of a re-roll: `other` is Destroyed, as it is close enough to `base`, who asks for it. base other unit gap limit
  rerollCosts: 'E-12',
  // Refused: `other` is too far from `base` to be the price. base other unit gap limit
  priceTooFar: 'E-12',
  // The second die is a 1: the team that asked for the re-roll is Destroyed. base unit die
  rerollTurns: 'E-12',
  // The second die is final. side
  rerollSpent: 'PA-10',
  // Passes with the second die. unit die need base?
  passesSecond: 'PA-10',
  // Fails with the second die. unit die need base?
  failsSecond: 'PA-10',
} as const satisfies Readonly<Record<string, Cited>>

const CHOICE_SAYS = {
  // A platoon that passed may counterattack. unit die? need base?
  mayCounterattack: 'PA-07',
  // A platoon that passed may break off all the same. unit die? need base?
  mayBreakOff: 'PA-07',
  // A platoon that failed may only break off. unit die need base?
  mustBreakOff: 'PA-08',
  // Misread: a Pinned Down platoon may not counterattack. unit base?
  pinnedLeaves: 'PA-30',
  // An unarmoured tank near an enemy bars the counterattack. unit base other gap limit word(lone)?
  unarmouredNear: 'E-03',
  // It has to leave therefore. unit base other gap limit word(lone)?
  mustLeaveUnarmoured: 'E-03',
  // An Independent team leaves its platoon and breaks off alone. base unit word(lone: it left that before)?
  independentLeaves: 'E-04',
  // A platoon of Independent teams only breaks off as a whole. unit bases
  independentsOnly: 'E-04',
  // Not a Defending platoon: it took no part. unit
  outsiderMayNot: 'PA-34',
  // It broke off in this assault. unit
  brokenOffMayNot: 'PA-34',
  // The choice of this platoon is made already. unit word(counterattack|breakOff) base?
  chosenAlready: 'A-23',
  // The sides change roles. units(counterattacking)
  rolesSwap: 'PA-21',
  // Nobody counterattacks: the acting side wins. side(the winner; none before edition 8, then the units are the winners) units(broken off, lone teams aside)
  nobodyCounterattacks: 'PA-36',
  // This platoon acted and is now Defending. unit
  nowDefending: 'PA-22',
  // This platoon is now Counterattacking. unit
  nowCounterattacking: 'PA-22',
} as const satisfies Readonly<Record<string, Cited>>

const COUNTER_SAYS = {
  // May counter-charge: a Defending team is within the gate, none in contact. base unit other gap limit word(stood: measured from where it did)?
  mayCounterCharge: 'PA-25',
  // May counter-charge by the switch: a broken-off team is within the gate. base unit other gap limit word(stood)?
  gateByBrokenOff: 'A-15',
  // Farther than the gate from every Defending team; the nearest is named, by A-15 of those that broke off too. base unit other gap limit word?(brokenOff)
  beyondGate: 'PA-26',
  // In contact already: it stays, and fights. base unit other gap
  inContactStays: 'PA-27',
  // Never charges by its type or flag. base unit word(flag|gun|transport|passenger|unarmoured|independent)
  mayNeverCharge: 'PA-32',
  // Never charges while disabled. base unit word(bailed|bogged)
  disabledNoCharge: 'PA-32',
  // Its platoon took no part or broke off, or is not Counterattacking. base unit word(lone)?
  notCounterattacking: 'PA-34',
  // It was in no earlier fight of this assault. base unit limit
  noPriorFighter: 'A-19',
  // Pinned Down makes no difference. unit base?
  pinIgnored: 'PA-30',
  // May be attacked: a Defending platoon. other enemy word(lone)?
  targetDefending: 'PA-23',
  // May be attacked: it broke off earlier in this assault. other enemy word(lone)?
  targetBrokenOff: 'PA-28',
  // May not be attacked: it takes no part. other enemy
  targetOutside: 'PA-28',
  // The counterattack counts as not made: nobody is near an enemy of the fight. units(counterattacking) base other gap limit
  counterNotMade: 'A-25',
  // The acting side won before: it wins. units(winners)
  notMadeWinners: 'A-25',
  // By the switch the empty counterattack goes on to its win check. units base other gap limit
  emptyCounts: 'A-25',
  // Somebody of the counterattack is near an enemy of the fight. base other gap limit
  counterMade: 'A-25',
  // Two rounds running nobody could move and no die could be rolled: no winner. count
  standOff: 'A-26',
  // The cap of rounds is reached: no winner. count
  roundCap: 'A-22',
} as const satisfies Readonly<Record<string, Cited>>

/** Charge, moves and the course of the assault. */
const FLOW_SAYS = {
  // May charge; told of all at once where several go. base unit bases?
  mayCharge: 'E-13',
  // Its platoon is Pinned Down. base unit
  pinnedMayNot: 'E-13',
  // It is Pinned Down by itself, its platoon is not. base unit
  pinnedAloneMayNot: 'E-13',
  // Bailed Out or Bogged Down. base unit word(bailed|bogged)
  disabledMayNot: 'E-13',
  // Non-assaulting. base unit word(as nonAssaulting)
  nonAssaultingMayNot: 'E-13',
  // These platoons defend; the team `other` that made each so is named in its own fact. units zone(round the teams measured from)
  defendersFixed: 'E-02',
  // `enemy` is Defending: its team `other` is within the limit of `base`. base other unit enemy gap limit
  isDefending: 'E-02',
  // `enemy` stays out: its nearest team is beyond the limit; nothing is measured from `bases`. base other unit enemy gap limit bases?
  isNotDefending: 'E-02',
  // The assault is won. units(winners) word(EndReason)
  assaultWon: 'PA-36',
  // The assault is over without a winner. word(EndReason)
  assaultOver: 'PA-36',
  // A new round begins. count(round)
  nextRound: 'PA-35',
  // Becomes Pinned Down. unit base?
  becomesPinned: 'E-07',
  // Is no longer Pinned Down. unit base?
  unpinned: 'E-07',
  // Stays Pinned Down: the counterattack does not unpin. unit base?
  staysPinned: 'PA-31',
} as const satisfies Readonly<Record<string, Cited>>

export const SAYS = {
  ...WIN_SAYS,
  ...FIGHT_SAYS,
  ...TEST_SAYS,
  ...CHOICE_SAYS,
  ...COUNTER_SAYS,
  ...FLOW_SAYS,
  ...FIRE_SAYS,
  ...MOVE_SAYS,
} as const

export type Says = keyof typeof SAYS

export interface AssaultFact extends Fact {
  readonly rule: Cited
  readonly says: Says
}

/** Sentences that tell what does not count, whatever came of it. */
const EXCUSED: ReadonlySet<Says> = new Set<Says>([
  'excusedTank',
  'excusedDisabled',
  'excusedOutsider',
  'ignoredOutsider',
  'excusedBrokenOff',
  'excusedWinner',
  'disabledUnmeasured',
  'awayUnmeasured',
  'earlierHitsIgnored',
  'unarmouredNoReason',
  'disabledNoReason',
  'awayNoReason',
])

/** What the gap had to be; in every other sentence a limit is what had to be reached. */
const MUST: Readonly<Partial<Record<Says, 'touch' | 'keep'>>> = {
  firstMustTouch: 'touch',
  nearUnnamed: 'keep',
  nearOutsider: 'keep',
  nearerThanItStood: 'keep',
  keepsClear: 'keep',
  keepsClearOfOutsider: 'keep',
  endsNoNearer: 'keep',
  leaves: 'keep',
  leavesTooNear: 'keep',
  needNotLeave: 'keep',
  mustStillLeave: 'keep',
  surrenders: 'keep',
  wouldSurrender: 'keep',
  captured: 'keep',
  consolidatesTooNear: 'keep',
  consolidatesNearer: 'keep',
  fallsAsFar: 'keep',
  needNotFall: 'keep',
  cannotFall: 'keep',
  mustFall: 'keep',
}

/** One rule applied to one thing; the sentence knows its rule, what it excuses, and what its gap had to be. */
export function fact(says: Says, ok: boolean, about: About = {}): AssaultFact {
  const must = about.gap === undefined ? undefined : MUST[says]
  return {
    rule: SAYS[says],
    says,
    ok,
    ...(EXCUSED.has(says) && ({ excused: true } as const)),
    about: must === undefined ? about : { ...about, must },
  }
}

export const allowed = (...why: readonly Fact[]): Verdict => ({ ok: true, why })

export const refused = (...why: readonly Fact[]): Verdict => ({ ok: false, why })
