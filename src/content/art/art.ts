// The picture of each kind of base, and the order in which a base is painted.
import type { SideId } from '../../kernel/game.ts'
import { crewWeapon, figure, gun, gunTruck, lyingMan, lyingSailor, running, seaman, truck } from './guns.ts'
import { antiTank, command, komissar, machineGun, mortar, observer, rifles } from './infantry.ts'
import type { Shape } from './ink.ts'
import type { Path } from './path.ts'
import { pinned } from './pinned.ts'
import { outline, plate, type Size, strip } from './stand.ts'
import { type Overlay, overlays, type State } from './states.ts'
import { heavyTank, lightTank, mediumTank, type Vehicle } from './tanks.ts'

export type VehicleId = 'lightTank' | 'tank' | 'heavyTank' | 'gunTruck' | 'truck'
export type TeamId =
  | 'infantry'
  | 'command'
  | 'komissar'
  | 'observer'
  | 'antiTank'
  | 'machineGun'
  | 'mortar'
  | 'gun'
  | 'figure'
  | 'german'
  | 'soviet'
  | 'sailor'
  | 'crew'
export type ArtId = TeamId | VehicleId

export interface Art {
  readonly size: Size
  /** Beneath the rear strip: the plate of a stand, the hull of a vehicle. */
  readonly ground: readonly Shape[]
  /** Above the rear strip: men and weapons, the turret. */
  readonly shapes: readonly Shape[]
  /** Men aboard a vehicle, above all else of it. */
  readonly crew: readonly Shape[]
  /** The outer edge; fill it with the shadow ink, leaning by its lift, before anything else. */
  readonly silhouette: Path
}

function stand(w: number, d: number, shapes: readonly Shape[]): Art {
  const size = { w, d, r: 0 }
  return { size, ground: plate(size), shapes, crew: [], silhouette: outline(size) }
}

function round(r: number, shapes: readonly Shape[]): Art {
  const size = { w: 0, d: 0, r }
  return { size, ground: plate(size), shapes, crew: [], silhouette: outline(size) }
}

function hull(w: number, d: number, { low, high, crew = [] }: Vehicle): Art {
  const size = { w, d, r: 0 }
  return { size, ground: low, shapes: high, crew, silhouette: outline(size) }
}

const vehicles: Readonly<Record<VehicleId, Vehicle>> = {
  lightTank,
  tank: mediumTank,
  heavyTank,
  gunTruck,
  truck,
}

export const art: Readonly<Record<ArtId, Art>> = {
  infantry: stand(50, 32, rifles),
  command: stand(32, 25, command),
  komissar: stand(32, 25, komissar),
  observer: stand(32, 25, observer),
  antiTank: stand(32, 25, antiTank),
  machineGun: stand(50, 32, machineGun),
  mortar: stand(50, 32, mortar),
  gun: stand(50, 64, gun),
  lightTank: hull(21, 37, vehicles.lightTank),
  tank: hull(33, 50, vehicles.tank),
  heavyTank: hull(37, 62, vehicles.heavyTank),
  gunTruck: hull(33, 50, vehicles.gunTruck),
  truck: hull(33, 50, vehicles.truck),
  figure: round(16, figure),
  german: round(16, figure),
  soviet: round(16, running),
  sailor: round(16, seaman),
  crew: round(32.5, crewWeapon),
}

type Posture = Partial<Readonly<Record<ArtId, readonly Shape[]>>>

/** How men are in a state: single figures that have fallen, teams under fire. */
const postures: Partial<Readonly<Record<State, Posture>>> = {
  lying: { figure: lyingMan, german: lyingMan, soviet: lyingMan, sailor: lyingSailor },
  pinned,
}

function isVehicle(id: ArtId): id is VehicleId {
  return id in vehicles
}

/** What a state adds to a vehicle; a stand of men shows its state by badge alone. */
export function overlay(id: ArtId, state: State): Overlay | undefined {
  if (!isVehicle(id)) return undefined
  const { w, d } = art[id].size
  return overlays[state]({ half: w / 2, deep: d / 2, opened: vehicles[id].opened })
}

export interface Look {
  readonly id: ArtId
  readonly side: SideId
  readonly states: readonly State[]
}

/** Everything of one base in painting order, from its shadow to its states. */
export function drawing({ id, side, states }: Look): readonly Shape[] {
  const { size, ground, shapes, crew, silhouette } = art[id]
  const added = states.flatMap((state) => overlay(id, state) ?? [])
  const [posture] = states.flatMap((state) =>
    [postures[state]?.[id] ?? []].filter(({ length }) => length > 0),
  )
  return [
    { path: silhouette, fill: 'shadow', alpha: 0.4, lift: 2 },
    ...added.flatMap(({ under }) => under),
    ...ground,
    ...added.flatMap(({ low }) => low),
    ...strip(size, side),
    ...(posture ?? shapes),
    ...(states.includes('bailed') ? [] : crew),
    ...added.flatMap(({ over }) => over),
  ]
}
