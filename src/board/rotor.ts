// The handle by which a base is turned: beside the base, where there is room, front first.
import type { Base, BaseId } from '../kernel/game.ts'
import type { Point, Pose } from '../kernel/geometry/point.ts'
import { toScreen } from './camera.ts'
import { costOf, onScreen } from './labels.ts'
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

/** Where the handle of a base lying there stands. */
export function rotorOf(base: Base, others: readonly Base[], { camera, screen }: Sight): Rotor {
  const centre = toScreen(camera, screen, base.at)
  const obstacles = others
    .filter((other) => other.id !== base.id)
    .map((other) => ({ body: onScreen(other, camera, screen), cost: 100 }))
  const size = 2 * ROTOR_PX + 4
  const rotors = [0, 180, 90, 270].map((turn): Rotor => {
    const half = (turn % 180 === 0 ? base.shape.d : base.shape.w) / 2 + base.shape.r
    const far = half * camera.scale + STEM_PX + ROTOR_PX
    const angle = ((base.at.facing + turn) * Math.PI) / 180
    const at = { x: centre.x + Math.sin(angle) * far, y: centre.y - Math.cos(angle) * far }
    return { base: base.id, at, centre, turn }
  })
  const free = rotors.find(
    ({ at }) => costOf({ ...at, w: size, h: size }, { anchor: at, obstacles, room: null }) < 50,
  )
  return free ?? { base: base.id, at: rotors[0]?.at ?? centre, centre, turn: 0 }
}

/** The pose of a base whose handle is pulled to a point of the table. */
export function turned(at: Pose, { turn }: Pick<Rotor, 'turn'>, to: Point): Pose {
  const angle = (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI
  return { ...at, facing: angle - turn }
}
