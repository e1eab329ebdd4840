// Paints who touches whom: a short bar through the point of contact, towards the middle of either base; a disc on the one that decided.
import type { Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { contactsOf } from '../store/asides.ts'
import { toScreen } from './camera.ts'
import { ink, paper, tagFont, toneInk, toneSign } from './ink.ts'
import { paintCentred } from './lettering.ts'
import type { Touch } from './marks.ts'
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

/** A disc with the sign of what was decided there; where nothing is held against anything, with a dot. */
export function paintTouch(ctx: CanvasRenderingContext2D, { at, tone }: Touch, scene: Scene): void {
  const { camera, screen } = sightOf(scene)
  const { x, y } = toScreen(camera, screen, at)
  const { paper: fill, ink: line } = toneInk[tone]
  for (const [radius, colour] of [
    [TOUCH_PX + 2, paper],
    [TOUCH_PX, ink],
    [TOUCH_PX - 2.2, fill],
  ] as const)
    paintDisc(ctx, { x, y, radius, colour })
  if (toneSign[tone] === '') paintDisc(ctx, { x, y, radius: 2.6, colour: line })
  ctx.fillStyle = line
  paintCentred(ctx, toneSign[tone], { x, y: y + 0.5, font: tagFont(TOUCH_PX * 1.5) })
}

export const TOUCH_PX = 10

function paintDisc(
  ctx: CanvasRenderingContext2D,
  { x, y, radius, colour }: Point & { readonly radius: number; readonly colour: string },
): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fillStyle = colour
  ctx.fill()
}

function towards(from: Point, middle: Point): Point {
  const [dx, dy] = [middle.x - from.x, middle.y - from.y]
  const far = Math.hypot(dx, dy)
  const part = far === 0 ? 0 : Math.min(PART, MOST_MM / far)
  return { x: from.x + dx * part, y: from.y + dy * part }
}
