// Paints one base: its picture from above, or, when it is small on the screen, its side, pattern and number.
import { colours } from '../content/tokens.ts'
import type { Base, Unit } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import type { Camera } from '../store/view.ts'
import { type Screen, toScreen } from './camera.ts'
import { ink, paper, sideInk, tagFont } from './ink.ts'
import { isPlain } from './layout.ts'
import { paintCentred } from './lettering.ts'
import { spriteOf, stretch } from './sprites.ts'

export interface BaseView {
  readonly base: Base
  readonly unit: Unit
  /** Takes no part in what goes on. */
  readonly aside: boolean
}

export interface Sight {
  readonly camera: Camera
  readonly screen: Screen
  readonly ratio: number
}

export function paintBase(ctx: CanvasRenderingContext2D, view: BaseView, sight: Sight): void {
  const { camera, screen } = sight
  const { base, aside } = view
  const { scale } = camera
  const at = toScreen(camera, screen, base.at)
  const far = (spread(base.shape) + 20) * scale
  if (at.x < -far || at.y < -far || at.x > screen.w + far || at.y > screen.h + far) return
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.globalAlpha = aside ? 0.72 : 1
  if (isPlain(scale)) paintPlain(ctx, view, scale)
  else paintPicture(ctx, view, sight)
  ctx.restore()
}

function paintPicture(
  ctx: CanvasRenderingContext2D,
  { base, unit }: BaseView,
  { camera, ratio }: Sight,
): void {
  const { canvas, half } = spriteOf({ base, unit, scale: camera.scale * ratio })
  const { x, y } = stretch(base)
  ctx.rotate((base.at.facing * Math.PI) / 180)
  ctx.scale(camera.scale * x, camera.scale * y)
  ctx.drawImage(canvas, -half, -half, 2 * half, 2 * half)
}

/** Blue has a bar along its rear, red two dots: told apart without colour. */
function paintPlain(
  ctx: CanvasRenderingContext2D,
  { base, unit: { side, number } }: BaseView,
  scale: number,
): void {
  const { w, d, r } = base.shape
  const [wide, deep] = [Math.max(8, (w + 2 * r) * scale), Math.max(8, (d + 2 * r) * scale)]
  ctx.save()
  ctx.rotate((base.at.facing * Math.PI) / 180)
  ctx.beginPath()
  ctx.roundRect(-wide / 2, -deep / 2, wide, deep, w + d === 0 ? wide / 2 : 1.5)
  ctx.fillStyle = sideInk[side]
  ctx.fill()
  ctx.strokeStyle = paper
  ctx.lineWidth = 1.5
  ctx.stroke()
  ctx.fillStyle = colours.paper
  if (side === 'blue') ctx.fillRect(-wide / 2 + 2, deep / 2 - 4, wide - 4, 2)
  else for (const x of [-wide / 4, 0, wide / 4]) ctx.fillRect(x - 1.2, deep / 2 - 4.4, 2.4, 2.4)
  ctx.restore()
  const px = Math.max(10, Math.min(14, deep * 0.8))
  ctx.strokeStyle = ink
  ctx.lineWidth = 2.5
  ctx.lineJoin = 'round'
  ctx.font = tagFont(px, 800)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.strokeText(String(number), 0, 0)
  ctx.fillStyle = paper
  paintCentred(ctx, String(number), { x: 0, y: 0, font: tagFont(px, 800) })
}
