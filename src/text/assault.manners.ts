// How the sentences of the platoon assault count together, and what of them failed.
import type { Says } from '../rules/assault/facts.ts'
import type { Manners } from './manner.ts'

export const assaultManners = {
  families: [
    ['denies', 'deniesTank', 'deniesTransport'],
    ['destroyed', 'armourPierced', 'bailedAgain'],
    ['shoots', 'shootsPinned'],
    ['notSaved', 'fireDestroys', 'frontBailedAgain', 'frontPierced'],
    ['surrenders', 'captured'],
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
    ['surrenders', 'captured'],
    ['joins', 'rejoins'],
    ['independentLeaves'],
    ['becomesPinned', 'unpinned'],
    ['excusedBreaksOff'],
  ],
  failed: ['fails', 'failsSecond', 'mustBreakOff', 'notRerolled'],
  below: [],
  ends: ['assaultWon', 'assaultOver'],
  passes: ['passes', 'passesSecond'],
  fails: ['fails', 'failsSecond'],
} satisfies Manners & { readonly [Field in 'families' | 'toldApart']: readonly (readonly Says[])[] } & {
  readonly [Field in 'intoContact' | 'failed' | 'ends' | 'passes' | 'fails']: readonly Says[]
} & { readonly moves: Readonly<Record<string, readonly Says[]>> }
