// Paints who touches whom: a short bar through the point of contact, towards the middle of either base.
import type { Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { contactsOf } from '../store/asides.ts'
import { toScreen } from './camera.ts'
import { ink, paper } from './ink.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { refusedMoves } from './told.ts'

/** How far the bar reaches from the point of contact: this part of the way to the middle, and so many mm at most. */
const PART = 0.45
const MOST_MM = 12

export function paintContacts(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { match, aside } = scene.seat.match.getState()
  const { base: bases } = indexOf(tableOf(scene))
  const { camera, screen } = sightOf(scene)
  ctx.lineCap = 'round'
  const refusedTo = new Map(refusedMoves(scene).map(({ base, to }) => [base, to]))
  for (const { base, other, at, ok } of contactsOf(match, aside?.verdict)) {
    const ends = [base, other].map((id) => towards(at, refusedTo.get(id) ?? bases.get(id)?.at ?? at))
    const [from = at, to = at] = ends.map((end) => toScreen(camera, screen, end))
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.lineTo(to.x, to.y)
    for (const [width, colour] of [
      [7, paper],
      [3.4, ink],
    ] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = colour
      // Those who do not fight yet are tied by a broken bar.
      ctx.setLineDash(ok || colour === paper ? [] : [1, 6])
      ctx.stroke()
    }
  }
  ctx.setLineDash([])
  ctx.lineCap = 'butt'
}

function towards(from: Point, middle: Point): Point {
  const [dx, dy] = [middle.x - from.x, middle.y - from.y]
  const far = Math.hypot(dx, dy)
  const part = far === 0 ? 0 : Math.min(PART, MOST_MM / far)
  return { x: from.x + dx * part, y: from.y + dy * part }
}
