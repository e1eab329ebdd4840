// The lens: by touch, what lies under the finger is shown larger above it.
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import { toScreen } from './camera.ts'
import { ink, paper } from './ink.ts'
import type { Obstacle } from './labels.ts'
import { paintLifted, paintVeil } from './paintHeld.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'

const LENS_PX = 74
const MAGNIFIES = 1.5
const ABOVE_PX = 128

/** Above the finger; beside it where there is no room above. */
function lensAt(
  { x, y }: { readonly x: number; readonly y: number },
  w: number,
): { readonly x: number; readonly y: number } {
  const room = LENS_PX + 6
  if (y - ABOVE_PX - room >= 0) return { x: Math.max(room, Math.min(w - room, x)), y: y - ABOVE_PX }
  return { x: x > w / 2 ? x - ABOVE_PX - 10 : x + ABOVE_PX + 10, y: Math.max(room, y) }
}

/** What labels keep off while a finger drags. */
export function lensObstacles({ finger, screen }: Scene): readonly Obstacle[] {
  if (!finger?.touch) return []
  const at = { ...lensAt(finger, screen.w), facing: 0 }
  return [{ body: { at, shape: { w: 0, d: 0, r: LENS_PX + 4 } }, cost: 3000 }]
}

export function paintLens(ctx: CanvasRenderingContext2D, held: Held, scene: Scene): void {
  const { finger, ratio } = scene
  const lead = held.draft?.hang[0]
  if (!finger?.touch || !lead || !held.draft) return
  const { camera, screen } = sightOf(scene)
  const centre = toScreen(camera, screen, lead.to)
  const lens = lensAt(finger, screen.w)
  ctx.save()
  ctx.beginPath()
  ctx.arc(lens.x, lens.y, LENS_PX, 0, Math.PI * 2)
  ctx.fillStyle = paper
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.translate(lens.x, lens.y)
  ctx.scale(MAGNIFIES, MAGNIFIES)
  ctx.translate(-centre.x, -centre.y)
  for (const canvas of scene.below()) ctx.drawImage(canvas, 0, 0, canvas.width / ratio, canvas.height / ratio)
  paintInside(ctx, held, scene)
  ctx.restore()
  ctx.beginPath()
  ctx.arc(lens.x, lens.y, LENS_PX, 0, Math.PI * 2)
  ctx.lineWidth = 5
  ctx.strokeStyle = ink
  ctx.stroke()
  ctx.lineWidth = 2.4
  ctx.strokeStyle = paper
  ctx.stroke()
  ctx.restore()
}

function paintInside(ctx: CanvasRenderingContext2D, held: Held, scene: Scene): void {
  const { base: bases } = indexOf(tableOf(scene))
  for (const id of held.held) {
    const base = bases.get(id)
    const to = held.draft?.hang.find((move) => move.base === id)?.to
    if (base) paintVeil(ctx, { ...base, at: scene.seat.hand.lies(id) }, sightOf(scene))
    if (to) paintLifted(ctx, { id, to, ok: held.draft?.verdict.ok ?? false }, scene)
  }
}
