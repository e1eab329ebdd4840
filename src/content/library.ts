// The unit library: the teams of which scenarios are made, with their bases (front x depth in mm) and traits.
// Rates of fire, Front armour and Anti-tank are of this house: the rules leave them to each team.
import type { Base, SideId, Traits, Unit, Words } from '../kernel/game.ts'
import type { Footprint, Pose } from '../kernel/geometry/point.ts'
import { letterOf } from '../kernel/table.ts'
import type { ArtId } from './art/art.ts'

interface Team {
  readonly art: ArtId
  readonly kind: 'inf' | 'gun' | 'tank' | 'trk' | 'tpt' | 'figure' | 'crew'
  readonly shape: Footprint
  readonly traits?: Traits
}

const SMALL: Footprint = { w: 32, d: 25, r: 0 }
const MEDIUM: Footprint = { w: 50, d: 32, r: 0 }
const LARGE: Footprint = { w: 50, d: 64, r: 0 }
/** Single figures stand on 32 mm, crew weapons on 65 mm. */
const ROUND: Footprint = { w: 0, d: 0, r: 16 }
const ROUND_LARGE: Footprint = { w: 0, d: 0, r: 32.5 }
const LIGHT_HULL: Footprint = { w: 21, d: 37, r: 0 }
const HULL: Footprint = { w: 33, d: 50, r: 0 }
const HEAVY_HULL: Footprint = { w: 37, d: 62, r: 0 }

export const teams = {
  command: { art: 'command', kind: 'inf', shape: SMALL },
  /** Joined to a unit: brings it a re-roll. */
  companyCommand: { art: 'command', kind: 'inf', shape: SMALL, traits: { reroll: 'command' } },
  komissar: { art: 'komissar', kind: 'inf', shape: SMALL, traits: { reroll: 'komissar' } },
  rifles: { art: 'infantry', kind: 'inf', shape: MEDIUM },
  antiTank: { art: 'antiTank', kind: 'inf', shape: SMALL, traits: { assault: 4, antiTank: 10 } },
  /** Independent: leaves its unit when that has to choose. */
  observer: { art: 'observer', kind: 'inf', shape: SMALL, traits: { independent: true } },
  machineGun: { art: 'machineGun', kind: 'gun', shape: MEDIUM, traits: { lightGun: true, rate: 3 } },
  mortar: { art: 'mortar', kind: 'gun', shape: MEDIUM, traits: { lightGun: true } },
  gun: { art: 'gun', kind: 'gun', shape: LARGE, traits: { rate: 2, antiTank: 10 } },
  tank: { art: 'tank', kind: 'tank', shape: HULL, traits: { top: 1, front: 6, antiTank: 10, rate: 2 } },
  lightTank: {
    art: 'lightTank',
    kind: 'tank',
    shape: LIGHT_HULL,
    traits: { top: 1, front: 3, antiTank: 7, rate: 2 },
  },
  heavyTank: {
    art: 'heavyTank',
    kind: 'tank',
    shape: HEAVY_HULL,
    traits: { top: 2, front: 9, antiTank: 13, rate: 2 },
  },
  gunTruck: { art: 'gunTruck', kind: 'trk', shape: HULL, traits: { rate: 2, antiTank: 6 } },
  truck: { art: 'truck', kind: 'tpt', shape: HULL },
  germanInfantryman: { art: 'german', kind: 'figure', shape: ROUND },
  sovietInfantryman: { art: 'soviet', kind: 'figure', shape: ROUND },
  sailor: { art: 'sailor', kind: 'figure', shape: ROUND },
  crewWeapon: { art: 'crew', kind: 'crew', shape: ROUND_LARGE },
} as const satisfies Readonly<Record<string, Team>>

export type TeamName = keyof typeof teams

/** A team on the table: what it is, where its centre lies (mm), where it looks (degrees), and its states. */
export type Place = readonly [
  team: TeamName,
  x: number,
  y: number,
  facing: number,
  more?: { readonly badges?: readonly string[]; readonly traits?: Traits },
]

export interface UnitPlan {
  readonly side: SideId
  readonly number: number
  readonly name: Words
  readonly traits: Traits
  readonly badges?: readonly string[]
  readonly teams: readonly Place[]
}

/** Single figures in ranks of so many, 42 mm apart, the first one at the left front. */
export const ranks = (
  team: TeamName,
  { x, y, facing }: Pose,
  { count, wide }: { readonly count: number; readonly wide: number },
): readonly Place[] =>
  Array.from({ length: count }, (_, index): Place => {
    const back = facing === 0 ? 1 : -1
    const [file, rank] = [index % wide, Math.floor(index / wide)]
    const nudge = ((index * 7) % 5) - 2
    return [team, x + file * SPACING_MM + nudge, y + back * rank * SPACING_MM - nudge, facing]
  })

const SPACING_MM = 42

/** The unit and its bases; a team's id is its tag: 3A. */
export function deployed(plan: UnitPlan): { readonly unit: Unit; readonly bases: readonly Base[] } {
  const { side, number, name, traits, badges = [] } = plan
  const unit: Unit = { id: `p${number}`, side, number, name, traits, badges }
  const bases = plan.teams.map(([team, x, y, facing, more], i): Base => {
    const { art, kind, shape, traits: own = {} }: Team = teams[team]
    const letter = letterOf(i)
    return {
      id: `${number}${letter}`,
      unit: unit.id,
      letter,
      kind,
      art,
      at: { x, y, facing },
      shape,
      traits: { ...own, ...more?.traits },
      badges: more?.badges ?? [],
    }
  })
  return { unit, bases }
}
