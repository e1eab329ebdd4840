// Paints the table's ground: a picture made once, clipped to the table, with a visible edge.
import { ground, groundPalette, groundSize } from '../content/art/ground.ts'
import { colours } from '../content/tokens.ts'
import type { Table } from '../kernel/game.ts'
import type { Camera } from '../store/view.ts'
import { type Screen, toScreen } from './camera.ts'
import { paintShape } from './sprites.ts'

/** Pixels a millimetre of the kept picture; nearer than this the ground is painted anew once the camera rests. */
const KEPT_SCALE = 1.5

let kept: HTMLCanvasElement | null = null

function picture(): HTMLCanvasElement {
  if (kept) return kept
  kept = document.createElement('canvas')
  kept.width = groundSize.w * KEPT_SCALE
  kept.height = groundSize.d * KEPT_SCALE
  const ctx = kept.getContext('2d')
  if (!ctx) return kept
  ctx.scale(KEPT_SCALE, KEPT_SCALE)
  paintShapes(ctx)
  return kept
}

function paintShapes(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = groundPalette.grass
  ctx.fillRect(0, 0, groundSize.w, groundSize.d)
  for (const shape of ground) paintShape(ctx, shape, { palette: groundPalette, facing: 0 })
}

export interface GroundView {
  readonly table: Pick<Table, 'size'>
  readonly camera: Camera
  readonly screen: Screen
  /** The camera does not move just now, so the ground may be painted sharp. */
  readonly rests: boolean
  readonly ratio: number
}

export function paintGround(ctx: CanvasRenderingContext2D, view: GroundView): void {
  const { table, camera, screen, ratio } = view
  const { x, y } = toScreen(camera, screen, { x: 0, y: 0 })
  const [w, d] = [table.size.w * camera.scale, table.size.d * camera.scale]
  ctx.fillStyle = colours.frameRaised
  ctx.fillRect(0, 0, screen.w, screen.h)
  ctx.fillStyle = 'rgba(0, 0, 0, 0.35)'
  ctx.fillRect(x + 3, y + 5, w, d)
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, w, d)
  ctx.clip()
  // A table that stands upright gets the same picture, turned.
  const upright = d > w
  ctx.translate(x + (upright ? w : 0), y)
  if (upright) ctx.rotate(Math.PI / 2)
  const [along, across] = upright ? [d, w] : [w, d]
  if (view.rests && camera.scale * ratio > KEPT_SCALE * 1.1) {
    ctx.scale(along / groundSize.w, across / groundSize.d)
    paintShapes(ctx)
  } else ctx.drawImage(picture(), 0, 0, along, across)
  ctx.restore()
  ctx.strokeStyle = colours.tableEdge
  ctx.lineWidth = 3
  ctx.strokeRect(x, y, w, d)
  ctx.strokeStyle = 'rgba(251, 247, 236, 0.5)'
  ctx.lineWidth = 1
  ctx.strokeRect(x - 2, y - 2, w + 4, d + 4)
}
