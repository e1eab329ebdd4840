// What the hand holds for the pointer: which bases, by which point, turned how; and letting them go.

import type { Base, BaseId, Move } from '../kernel/game.ts'
import { apart, type Point, type Pose } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { firstMoveIn } from '../store/match.ts'
import { going, goingWith, mayMove } from '../store/movable.ts'
import { cameraOf, type Scene, tableOf } from './scene.ts'
import type { Target } from './target.ts'

export interface Holding {
  readonly lead: BaseId
  readonly held: readonly BaseId[]
  /** From the pointer to the leading base's centre when it was taken. */
  readonly grip: Point
  readonly facing: number
  /** Where the pointer is. */
  readonly mm: Point
  /** Nothing is caught: a key suspends it. */
  readonly free: boolean
  /** The place that has been shown for it, as long as nobody turns it himself: let go near there it is meant for there. */
  readonly meant: Pose | null
}

/** What was shown is caught within the pixels, contact within the smaller of these. */
const CATCH_PX = 8
const CATCH_MM = 5

/** What a drag begins with. */
export interface Taking {
  readonly on: Target & { readonly is: 'base' | 'band' }
  /** The whole unit of the base is meant. */
  readonly whole: boolean
  readonly mm: Point
}

export function carry(scene: Pick<Scene, 'seat'>, { on, whole, mm }: Taking): Holding | null {
  const table = tableOf(scene)
  const { base: bases, of } = indexOf(table)
  const { match } = scene.seat.match.getState()
  const byBand = (bases: readonly Base[]): Base | undefined =>
    // Without the one that leads nobody goes.
    nearest(
      bases.filter(({ id }) => mayMove(match, id)),
      mm,
    ) ?? nearest(bases, mm)
  const lead = on.is === 'base' ? bases.get(on.base) : byBand(going(match, of.get(on.unit) ?? []))
  if (!lead) return null
  const all = on.is === 'band' || whole
  const held = all ? goingWith(match, lead, of.get(lead.unit) ?? []) : [lead.id]
  const { x, y, facing } = on.is === 'base' ? on.at : scene.seat.hand.lies(lead.id)
  const first = all ? null : firstMove(scene)
  const meant = first?.base === lead.id ? first.to : null
  return { lead: lead.id, held, grip: { x: x - mm.x, y: y - mm.y }, facing, mm, free: false, meant }
}

const nearest = (bases: readonly Base[], point: Point): Base | undefined =>
  bases.reduce<Base | undefined>(
    (best, base) => (best && apart(best.at, point) <= apart(base.at, point) ? best : base),
    undefined,
  )

/** The first minute's move, shown until the first one is made. */
export function firstMove(scene: Pick<Scene, 'seat'>): Move | null {
  const { match, aside } = scene.seat.match.getState()
  if (aside || !scene.seat.view.getState().firstMinute || tableOf(scene).bases.length > FEW) return null
  return firstMoveIn(match)
}

/** Among more bases than these nobody looks for the first move, and the search for it takes its time. */
const FEW = 60

/** Wishes the held bases where the pointer has them. */
export function turnHeld(scene: Scene, { held, grip, facing, mm, free, meant }: Holding): void {
  const withinMm = free ? 0 : CATCH_PX / cameraOf(scene).scale
  const wish = { x: mm.x + grip.x, y: mm.y + grip.y, facing }
  if (meant && apart(meant, wish) < withinMm) scene.seat.hand.drag({ held, catchMm: 0 }, meant)
  else scene.seat.hand.drag({ held, catchMm: Math.min(CATCH_MM, withinMm) }, wish)
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Does what the draft says; what was refused glides home. */
export function letGo(scene: Scene): void {
  const { draft, ghosts } = scene.seat.hand.now()
  const verdict = scene.seat.hand.drop()
  if (!verdict || verdict.ok || ghosts || !draft || isStill()) return
  scene.glide = {
    bases: draft.hang.map(({ base, to }) => ({ id: base, from: to })),
    begun: performance.now(),
  }
  scene.redraw('hand')
}

export function cancelHolding(scene: Scene): void {
  scene.glide = null
  scene.seat.hand.cancel()
}
