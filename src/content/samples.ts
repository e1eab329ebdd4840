// The units of the library, ready to fight: what each consists of and how it is rated, by the game they belong to.
import type { Traits, Words } from '../kernel/game.ts'
import type { TeamName } from './library.ts'
import type { Scenario } from './scenarios/scenario.ts'

/** The games that have some, and the only system of units where it is not chosen. */
export const games = [{ rules: 'assault' }, { rules: 'melee', only: 'cm' }] as const satisfies readonly Pick<
  Scenario,
  'rules' | 'only'
>[]

export type Game = (typeof games)[number]

export interface Sample {
  readonly id: string
  /** The rule set that it is played by. */
  readonly rules: Game['rules']
  readonly name: Words
  readonly traits: Traits
  /** From the front rank to the rear. */
  readonly teams: readonly TeamName[]
  /** So many stand side by side. */
  readonly wide: number
}

const times = (count: number, team: TeamName): readonly TeamName[] =>
  Array.from({ length: count }, () => team)

const veteran = { motivation: 4, skill: 'veteran' } as const
const trained = { motivation: 4, skill: 'trained' } as const
const conscript = { motivation: 4, skill: 'conscript' } as const

export const samples: readonly Sample[] = [
  {
    id: 'grenadiers',
    rules: 'assault',
    name: { ru: 'Немецкие гренадёры', en: 'German Grenadiers' },
    traits: veteran,
    teams: [...times(6, 'rifles'), 'command', 'antiTank'],
    wide: 6,
  },
  {
    id: 'usRifle',
    rules: 'assault',
    name: { ru: 'Стрелки США', en: 'US Rifle platoon' },
    traits: trained,
    teams: [...times(9, 'rifles'), 'command', 'antiTank'],
    wide: 5,
  },
  {
    id: 'britishRifle',
    rules: 'assault',
    name: { ru: 'Британские стрелки', en: 'British Rifle platoon' },
    traits: trained,
    teams: [...times(6, 'rifles'), 'command', 'antiTank', 'mortar'],
    wide: 6,
  },
  {
    id: 'sovietRifle',
    rules: 'assault',
    name: { ru: 'Советская стрелковая рота', en: 'Soviet Rifle company' },
    traits: { motivation: 3, skill: 'conscript' },
    teams: [...times(14, 'rifles'), 'command', 'komissar'],
    wide: 6,
  },
  {
    id: 'panzers',
    rules: 'assault',
    name: { ru: 'Немецкие танки', en: 'German tanks' },
    traits: veteran,
    teams: times(3, 'tank'),
    wide: 5,
  },
  {
    id: 'usTanks',
    rules: 'assault',
    name: { ru: 'Американские танки', en: 'US tanks' },
    traits: trained,
    teams: times(4, 'tank'),
    wide: 5,
  },
  {
    id: 'sovietTanks',
    rules: 'assault',
    name: { ru: 'Советские танки', en: 'Soviet tanks' },
    traits: conscript,
    teams: times(5, 'tank'),
    wide: 5,
  },
  {
    id: 'lightTanks',
    rules: 'assault',
    name: { ru: 'Лёгкие танки', en: 'Light tanks' },
    traits: trained,
    teams: times(4, 'lightTank'),
    wide: 5,
  },
  {
    id: 'heavyTanks',
    rules: 'assault',
    name: { ru: 'Тяжёлые танки', en: 'Heavy tanks' },
    traits: trained,
    teams: times(2, 'heavyTank'),
    wide: 5,
  },
  {
    id: 'antiTankGuns',
    rules: 'assault',
    name: { ru: 'Противотанковая батарея', en: 'Anti-tank guns' },
    traits: trained,
    teams: [...times(3, 'gun'), 'command'],
    wide: 3,
  },
  {
    id: 'machineGuns',
    rules: 'assault',
    name: { ru: 'Пулемётный взвод', en: 'Machine guns' },
    traits: trained,
    teams: [...times(3, 'machineGun'), 'command'],
    wide: 3,
  },
  {
    id: 'gunTrucks',
    rules: 'assault',
    name: { ru: 'Машины с орудиями', en: 'Trucks with guns' },
    traits: trained,
    teams: times(3, 'gunTruck'),
    wide: 5,
  },
  {
    id: 'germanInfantry',
    rules: 'melee',
    name: { ru: 'Немецкая пехота', en: 'German infantry' },
    traits: {},
    teams: times(10, 'germanInfantryman'),
    wide: 5,
  },
  {
    id: 'sovietInfantry',
    rules: 'melee',
    name: { ru: 'Советская пехота', en: 'Soviet infantry' },
    traits: {},
    teams: times(10, 'sovietInfantryman'),
    wide: 5,
  },
  {
    id: 'sailors',
    rules: 'melee',
    name: { ru: 'Советские моряки', en: 'Soviet sailors' },
    traits: { elite: true },
    teams: times(8, 'sailor'),
    wide: 4,
  },
  {
    id: 'crewWeapons',
    rules: 'melee',
    name: { ru: 'Станковые пулемёты', en: 'Crew weapons' },
    traits: {},
    teams: times(2, 'crewWeapon'),
    wide: 2,
  },
]
