// How the sentences of the platoon assault count together, and what of them failed.
import type { Says } from '../rules/assault/facts.ts'
import type { Manners } from './manner.ts'

export const assaultManners = {
  families: [
    ['denies', 'deniesTank', 'deniesTransport'],
    ['destroyed', 'armourPierced', 'bailedAgain'],
    ['shoots', 'shootsPinned'],
    ['notSaved', 'fireDestroys', 'frontBailedAgain', 'frontPierced'],
    ['surrenders', 'wouldSurrender', 'captured'],
    ['joins', 'rejoins'],
    ['chargeMade', 'chargeJoined', 'completedToContact', 'endsAsNear'],
    ['counterChargeMade', 'counterEndsAsNear'],
  ],
  moves: {
    charge: [
      'chargeMade',
      'chargeJoined',
      'completedToContact',
      'endsAsNear',
      'counterChargeMade',
      'counterEndsAsNear',
    ],
    leave: ['leaves'],
    fallBack: ['fallsBack', 'fallsNoFarther', 'makesRoom', 'fallsAsFar'],
    consolidate: ['consolidates'],
  },
  intoContact: ['chargeMade', 'chargeJoined', 'completedToContact', 'counterChargeMade'],
  toldApart: [
    ['chargeMade', 'chargeJoined', 'completedToContact', 'endsAsNear', 'staysShort'],
    ['counterChargeMade', 'counterEndsAsNear', 'counterNoNearer'],
    ['leaves'],
    ['fallsBack', 'makesRoom', 'fallsAsFar'],
    ['consolidates'],
    ['passes', 'fails', 'passesSecond', 'failsSecond', 'autoPasses'],
    ['destroyed', 'armourHolds', 'bailsOut', 'bailedAgain', 'armourPierced', 'alreadyDestroyed'],
    [
      'saved',
      'notSaved',
      'fireDestroys',
      'frontHolds',
      'frontBailsOut',
      'frontBailedAgain',
      'frontPierced',
      'alreadyDestroyed',
    ],
    ['stoppedByHits', 'stoppedByTanks'],
    ['hitsDoNotStop', 'tanksDoNotStop'],
    ['surrenders', 'wouldSurrender', 'captured'],
    ['joins', 'rejoins'],
    ['independentLeaves'],
    ['becomesPinned', 'unpinned'],
    ['excusedBreaksOff'],
    ['noHitDice', 'onlyArmourNear', 'onlyOutsidersNear', 'noLineOfSight'],
  ],
  shared: ['mayCharge'],
  failed: ['fails', 'failsSecond', 'mustBreakOff', 'notRerolled'],
  asked: [
    'zoneDefending',
    'zoneUnnamed',
    'zoneGate',
    'zoneOutsiders',
    'zoneFire',
    'zoneFallBack',
    'zoneFight',
    'zoneWin',
    'zoneLeave',
    'zoneConsolidate',
  ],
  below: [],
  beside: ['joins', 'rejoins'],
  names: ['touchNames'],
  sums: {
    noDice: ['noHitDice'],
    armoured: ['onlyArmourNear'],
    outsiders: ['onlyOutsidersNear'],
    unseen: ['noLineOfSight'],
    destroyed: [
      'destroyed',
      'bailedAgain',
      'armourPierced',
      'notSaved',
      'fireDestroys',
      'frontBailedAgain',
      'frontPierced',
    ],
    alone: ['independentLeaves'],
    captured: ['captured'],
    surrenders: ['surrenders'],
    wouldSurrender: ['wouldSurrender'],
    bails: ['bailsOut', 'frontBailsOut'],
    holds: ['armourHolds', 'frontHolds'],
    saved: ['saved'],
    goes: ['mayCounterCharge', 'gateByBrokenOff'],
    fights: ['inContactStays'],
    nobodyMoves: ['nobodyCanMove'],
    beyondReach: ['beyondGate'],
    neverCharges: ['mayNeverCharge'],
    disabled: ['disabledNoCharge'],
    neverFought: ['noPriorFighter'],
  },
  ends: ['assaultWon', 'assaultOver'],
  passes: ['passes', 'passesSecond'],
  fails: ['fails', 'failsSecond'],
} satisfies Manners & { readonly [Field in 'families' | 'toldApart']: readonly (readonly Says[])[] } & {
  readonly [Field in
    | 'intoContact'
    | 'shared'
    | 'failed'
    | 'asked'
    | 'beside'
    | 'names'
    | 'ends'
    | 'passes'
    | 'fails']: readonly Says[]
} & { readonly [Field in 'moves' | 'sums']: Readonly<Record<string, readonly Says[]>> }
