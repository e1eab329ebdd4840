// Painting that counts in millimetres of the table instead of pixels of the screen.
import type { Point } from '../kernel/geometry/point.ts'
import type { Sight } from './paintBase.ts'

/** From here on the context counts in millimetres; its own corner is that point of the screen. */
export function intoTable(ctx: CanvasRenderingContext2D, { camera, screen }: Sight, corner: Point): void {
  ctx.translate(screen.w / 2 - corner.x, screen.h / 2 - corner.y)
  ctx.scale(camera.scale, camera.scale)
  ctx.translate(-camera.x, -camera.y)
}

/** Runs painting steps that count in millimetres; `px` is how many of them a pixel is. */
export function inTable(ctx: CanvasRenderingContext2D, sight: Sight, paint: (px: number) => void): void {
  ctx.save()
  intoTable(ctx, sight, { x: 0, y: 0 })
  paint(1 / sight.camera.scale)
  ctx.restore()
}
