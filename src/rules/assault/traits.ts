// The traits of platoons and teams, with the values that these may have.
import type { Base, KnownTraits } from '../../kernel/game.ts'
import { SOURCE_NAMES } from './rerolls.ts'
import { KINDS, type Kind, MOTIVATIONS, SKILLS } from './teams.ts'

const RATINGS: KnownTraits = { motivation: MOTIVATIONS, skill: SKILLS }

const COUNT = { least: 0, most: 99 } as const

export const UNIT_TRAITS: KnownTraits = { ...RATINGS, reroll: 'flag' }

/** A foreign table may have each of them on any team. */
export const BASE_TRAITS: KnownTraits = {
  ...RATINGS,
  reroll: SOURCE_NAMES,
  independent: 'flag',
  warrior: 'flag',
  nonAssaulting: 'yesNo',
  passenger: 'flag',
  lightGun: 'flag',
  armoured: 'yesNo',
  front: COUNT,
  top: COUNT,
  antiTank: COUNT,
  rate: COUNT,
  assault: COUNT,
}

/** The kinds on which a trait changes anything; else all. */
const OF_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  passenger: ['inf', 'gun'],
  lightGun: ['gun'],
  armoured: ['tank'],
  front: ['tank'],
  top: ['tank'],
  antiTank: ['inf', 'gun', 'tank', 'trk'],
  rate: ['inf', 'gun', 'tank', 'trk'],
  assault: ['inf', 'gun', 'tank', 'trk'],
}

export const baseTraits = ({ kind }: Base): KnownTraits =>
  Object.fromEntries(
    Object.entries(BASE_TRAITS).filter(([name]) => (OF_KINDS[name] ?? KINDS).some((each) => each === kind)),
  )
