// The lens: by touch, what lies under the finger is shown larger above it; of several, the one that the sentence speaks of.
import type { Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import type { Box } from './boxes.ts'
import { toScreen } from './camera.ts'
import { ink, paper } from './ink.ts'
import { accompany, COVER, type Obstacle, rings } from './labels.ts'
import { paintLifted, paintVeil } from './paintHeld.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'

const LENS_PX = 74
const MAGNIFIES = 1.5

/** Of the lens with its rim. */
const SIDE_PX = 2 * LENS_PX + 8

/** Where the lens is: beside the finger, above it where it can be, and over as little of what is measured as can be. */
export function lensBox({ finger, room, kept }: Scene, taken: readonly Obstacle[]): Box | null {
  if (!finger?.touch) return null
  const size = { w: SIDE_PX, h: SIDE_PX }
  const spots = (): readonly Point[] => rings(finger, size, [FINGER_PX])
  const extra = (box: Box): number =>
    (box.y > finger.y ? COVER.lens.under : 0) + (box.y > finger.y - LENS_PX ? COVER.lens.beside : 0)
  const around = { anchor: finger, obstacles: taken, room, extra }
  return accompany({ kept, key: 'lens' }, { size, spots, bonus: STAYS }, around)
}

/** Between the finger and the lens. */
const FINGER_PX = 50

/** So far from the finger the lens reaches; what room leaves it moves it no farther. */
export const LENS_REACH_PX = FINGER_PX + SIDE_PX

const STAYS = 250

/** What labels keep off. */
export const lensObstacle = (lens: Box | null): readonly Obstacle[] =>
  lens
    ? [
        {
          body: { at: { x: lens.x, y: lens.y, facing: 0 }, shape: { w: 0, d: 0, r: lens.w / 2 } },
          cost: COVER.pill.said,
        },
      ]
    : []

export function paintLens(
  ctx: CanvasRenderingContext2D,
  held: Held,
  { lens, scene }: { lens: Box | null; scene: Scene },
): void {
  const { ratio } = scene
  const lead = held.draft?.hang[0]
  if (!lens || !lead) return
  const { camera, screen } = sightOf(scene)
  const told = held.draft?.verdict.why[0]?.about.base
  const shown = held.draft?.hang.find(({ base }) => base === told) ?? lead
  const centre = toScreen(camera, screen, shown.to)
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
