// Paints at the board's edges that there is more: how many bases lie beyond each, and an arrow to them.
import type { Point } from '../kernel/geometry/point.ts'
import { toScreen } from './camera.ts'
import { ink, paper, tagFont } from './ink.ts'
import { inside, wholeOf } from './labels.ts'
import { paintCentred, paintPaper } from './lettering.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'

const ARROWS = ['→', '↓', '←', '↑']

export function paintMore(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { camera, screen } = sightOf(scene)
  const px = lettersPx(scene)
  const beyond = new Map<number, Point[]>()
  for (const { at } of tableOf(scene).bases) {
    const { x, y } = toScreen(camera, screen, at)
    const far = [x - screen.w, y - screen.h, -x, -y]
    const edge = far.indexOf(Math.max(...far, 0))
    if (edge >= 0) beyond.set(edge, [...(beyond.get(edge) ?? []), { x, y }])
  }
  for (const [edge, spots] of beyond) {
    const mean = (of: 'x' | 'y'): number => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length
    const box = inside({ x: mean('x'), y: mean('y'), w: px * 2.8, h: px * 1.5 }, wholeOf(screen))
    paintPaper(ctx, box, { fill: paper, edge: ink, width: 1.6, radius: 5 })
    ctx.fillStyle = ink
    paintCentred(ctx, `${spots.length} ${ARROWS[edge]}`, { ...box, font: tagFont(px) })
  }
}
