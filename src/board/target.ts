// What the pointer is on: the turning handle, a unit's band, a base, the ruler's ground or the ground; and what a click on it does.

import type { Base, BaseId, UnitId } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import type { Point, Pose } from '../kernel/geometry/point.ts'
import { pointBody } from '../kernel/geometry/point.ts'
import { shown } from '../kernel/match.ts'
import { suggestionOf } from '../store/match.ts'
import type { RulerEnd } from '../store/view.ts'
import { distanceTo, lineBody } from './boxes.ts'
import { toTable } from './camera.ts'
import { ghostsOn, layoutShift, shifted } from './paintTags.ts'
import { GRAB_PX, GRAB_TOUCH_PX, pick } from './pick.ts'
import { ROTOR_PX, type Rotor } from './rotor.ts'
import { cameraOf, layoutNow, type Scene, tableOf } from './scene.ts'

export type Target =
  /** `at`: where it was pressed, in its ghost or where it lies. */
  | { readonly is: 'base'; readonly base: BaseId; readonly at: Pose }
  | { readonly is: 'band'; readonly unit: UnitId }
  | { readonly is: 'rotor'; readonly base: BaseId; readonly turn: number }
  | { readonly is: 'ruler'; readonly base: BaseId | null }
  | { readonly is: 'ground' }

export function targetAt(scene: Scene, at: Point, touch: boolean): Target {
  const grabPx = touch ? GRAB_TOUCH_PX : GRAB_PX
  const base = baseAt(scene, at, grabPx)
  if (scene.seat.view.getState().tool === 'ruler') return { is: 'ruler', base: base?.id ?? null }
  const { rotor } = scene
  if (rotor && Math.hypot(rotor.at.x - at.x, rotor.at.y - at.y) <= Math.max(ROTOR_PX + 2, grabPx / 2))
    return { is: 'rotor', base: rotor.base, turn: rotor.turn }
  const unit = bandAt(scene, at, grabPx)
  if (unit !== null) return { is: 'band', unit }
  if (base !== null) return { is: 'base', base: base.id, at: base.at }
  if (!rotor || !isOnStem(rotor, at)) return { is: 'ground' }
  return { is: 'base', base: rotor.base, at: scene.seat.hand.lies(rotor.base) }
}

/** On the way from a base to its handle the base stays pointed at. */
function isOnStem({ at: tip, centre }: Rotor, at: Point): boolean {
  return gap(pointBody(at), lineBody(centre, tip, 2)).mm <= GRAB_PX / 2
}

/**
 * The base that is seen there, in its ghost or where it lies: a team that is to move elsewhere is still taken by its
 * piece, and goes from there with the hand; its ghost gives way to where that puts it.
 */
function baseAt(scene: Scene, at: Point, grabPx: number): Base | null {
  const camera = cameraOf(scene)
  const table = tableOf(scene)
  const seen = [...ghostsOn(table, scene.seat.hand.now().ghosts), ...table.bases]
  return pick(seen, toTable(camera, scene.screen, at), { scale: camera.scale, grabPx })
}

/** The band under the pointer; its grab area is at least as high as any. */
function bandAt(scene: Scene, at: Point, grabPx: number): UnitId | null {
  const camera = cameraOf(scene)
  const by = layoutShift(camera, scene.screen)
  for (const [unit, box] of layoutNow(scene).bands) {
    const spare = Math.max(0, (grabPx - box.h) / 2)
    if (distanceTo(shifted(box, by), at) <= spare) return unit
  }
  return null
}

/** A press that never became a drag. */
export function clickOn(scene: Scene, on: Target, mm: Point): void {
  const { view } = scene.seat
  if (on.is === 'ruler') measure(scene, on.base === null ? { at: mm } : { base: on.base })
  else if (on.is === 'band') proposeFor(scene, on.unit)
  else if (on.is === 'base') view.setState({ selected: on.base })
  else if (on.is === 'ground') view.setState({ selected: null })
}

/** Where the open end of the ruler is while the pointer moves. */
export function rulerTip(scene: Scene): RulerEnd | null {
  return scene.over && endAt(scene, scene.over, false)
}

/** What the ruler measures to from a point of the screen: the base there, or the ground. */
export function endAt(scene: Scene, at: Point, touch: boolean): RulerEnd {
  const base = baseAt(scene, at, touch ? GRAB_TOUCH_PX : GRAB_PX)
  return base === null ? { at: toTable(cameraOf(scene), scene.screen, at) } : { base: base.id }
}

/** The first click sets one end, the second the other, the third begins anew. */
function measure({ seat }: Scene, end: RulerEnd): void {
  const { ruler } = seat.view.getState()
  const isOpen = ruler?.to === null
  seat.view.setState({ ruler: isOpen ? { from: ruler.from, to: end } : { from: end, to: null } })
}

/** The sensible moves of a unit as ghosts, where the moment has some. */
function proposeFor({ seat }: Scene, unit: UnitId): void {
  const { match } = seat.match.getState()
  const action = suggestionOf(match)
  const mine = new Set(
    shown(match)
      .table.bases.filter((base) => base.unit === unit)
      .map((base) => base.id),
  )
  if (action?.do === 'move' && action.moves.some((move) => mine.has(move.base)))
    seat.hand.propose(action.moves)
}
