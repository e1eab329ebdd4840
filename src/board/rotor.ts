// The handle by which a base is turned: beside the base, where there is room, front first.

import type { Base, BaseId } from '../kernel/game.ts'
import type { Body, Point, Pose } from '../kernel/geometry/point.ts'
import { facingTo, turnedBy } from '../kernel/geometry/turn.ts'
import { toScreen } from './camera.ts'
import { COVER, costOf } from './labels.ts'
import type { Sight } from './paintBase.ts'

export const ROTOR_PX = 11
const STEM_PX = 14

export interface Rotor {
  readonly base: BaseId
  /** In CSS pixels of the board. */
  readonly at: Point
  readonly centre: Point
  /** Clockwise from the base's facing to the handle, in degrees. */
  readonly turn: number
}

/** Where the handle of a base lying there stands: over as few bases, numbers and bands as may be, and before its front sooner than elsewhere. */
export function rotorOf(base: Base, taken: readonly Body[], { camera, screen }: Sight): Rotor {
  const centre = toScreen(camera, screen, base.at)
  const obstacles = taken.map((body) => ({ body, cost: COVER.handle.any }))
  const size = 2 * ROTOR_PX + 4
  const rotors = [0, 180, 90, 270].map((turn): Rotor => {
    const half = (turn % 180 === 0 ? base.shape.d : base.shape.w) / 2 + base.shape.r
    const far = half * camera.scale + STEM_PX + ROTOR_PX
    const off = turnedBy({ x: 0, y: -far }, base.at.facing + turn)
    const at = { x: centre.x + off.x, y: centre.y + off.y }
    return { base: base.id, at, centre, turn }
  })
  const costs = rotors.map(({ at }) =>
    costOf({ ...at, w: size, h: size }, { anchor: null, obstacles, room: null }),
  )
  const best = rotors[costs.indexOf(Math.min(...costs))]
  return best ?? { base: base.id, at: centre, centre, turn: 0 }
}

/** The pose of a base whose handle is pulled to a point of the table. */
export function turned(at: Pose, { turn }: Pick<Rotor, 'turn'>, to: Point): Pose {
  return { ...at, facing: facingTo(at, to) - turn }
}
