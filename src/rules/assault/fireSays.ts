// The sentences of Defensive Fire; `facts.ts` joins them to the others and explains the notes.
import type { TableRuleId } from '../../kernel/cites.ts'
import type { RuleId, SwitchId } from './cites.ts'

export const FIRE_SAYS = {
  // The Defending side rolls that many dice. side count bases(those who shoot)
  fireDice: 'E-10',
  // Nobody shoots. side
  noFire: 'E-10',
  // `other` shoots that often: `base`, which charged, is near enough. base other unit enemy gap limit count need
  shoots: 'E-10',
  // The same of a Pinned Down platoon: one die only. base other unit enemy gap limit count need
  shootsPinned: 'E-10',
  // The nearest team that charged is too far off. base other? unit gap? limit
  tooFarToShoot: 'E-10',
  // A disabled or carried team, or a transport, does not shoot. base unit word(bailed|bogged|transport|passenger)
  mayNotShoot: 'E-10',
  // It has no rate of fire. base unit
  neverShoots: 'E-10',
  // What the Skill of the charging platoon makes of the dice. unit word(veteran|trained|conscript) need
  firedAtOn: 'E-10',
  // The same of its worst Skill. unit word(veteran|trained|conscript) need
  firedAtWorst: 'E-11',
  // So many of the dice are hits. side count of dice
  fireHits: 'E-10',
  // Not one die is a hit. side of dice
  noFireHits: 'E-10',
  // The hit of `base` may be put on `other`. base other gap limit
  mayTakeFire: 'E-10',
  // `other` is not of the charging platoon. base other
  notFiredAt: 'E-10',
  // `other` is too far from the shooter. base other gap limit
  fireTooFar: 'E-10',
  // A hit has nobody left to take it and is lost. base
  fireLost: 'E-10',
  // That many saves are rolled. side count
  fireSaveDice: 'E-10',
  // Before its save: what a team on foot needs. base other(shooter) need
  footDie: 'E-10',
  // Before its armour die: what that is held against. base other count(armour) of(rating) need(1: any, 7: none) word?(bailed)
  frontDie: 'E-10',
  // A team on foot is saved. base other(shooter) die need
  saved: 'E-10',
  // A team on foot is not saved: Destroyed. base other die need
  notSaved: 'E-10',
  // Destroyed without a save. base other
  fireDestroys: 'E-10',
  // Its Front armour holds. base other die count(armour) need(rating)
  frontHolds: 'E-10',
  // Bailed Out. base other die count need
  frontBailsOut: 'E-10',
  // Bailed Out again: Destroyed. base other die count need
  frontBailedAgain: 'E-10',
  // Destroyed through its armour. base other die count need
  frontPierced: 'E-10',
  // The charge is stopped by so many hits on foot. unit count need
  stoppedByHits: 'E-10',
  // So many hits on foot are too few. unit count need
  hitsDoNotStop: 'E-10',
  // The charge is stopped by so many tanks lost. unit count need
  stoppedByTanks: 'E-10',
  // So many tanks lost are too few. unit count need
  tanksDoNotStop: 'E-10',
  // A platoon on foot that was stopped becomes Pinned Down. unit
  stopPins: 'E-10',
  // It falls back and is far enough. base other? gap? path length allowance
  fallsBack: 'E-10',
  // The same of one that was pulled farther off. base other? gap? path length allowance
  fallsNoFarther: 'E-10',
  // It goes farther than it need for itself, for those who fall back with it. base other? gap? path length allowance
  makesRoom: 'E-10',
  // Refused: in that direction there is no place for it. base unit limit allowance
  fallsNowhere: 'E-10',
  // It falls back as far as it can. base other? gap? limit path length allowance
  fallsAsFar: 'E-10',
  // Refused: it is not of the platoon that was stopped. base unit
  notStopped: 'E-10',
  // Refused: a disabled tank stays. base word(bailed|bogged)
  standsDisabled: 'E-10',
  // Refused: it is far enough. base other? gap? limit
  needNotFall: 'E-10',
  // Refused: it can get no farther off. base other gap limit
  cannotFall: 'E-10',
  // Refused: it can fall back still. base other gap limit
  mustFall: 'E-10',
  // All have fallen back. units
  fallBackDone: 'E-10',
  // Teams inside this shoot. zone side
  zoneFire: 'E-10',
  // Those who fall back end outside this. zone side
  zoneFallBack: 'E-10',
} as const satisfies Readonly<Record<string, RuleId | SwitchId | TableRuleId>>
