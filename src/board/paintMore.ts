// Paints at the board's edges that there is more: how many bases lie beyond each, and an arrow to them.
import { toScreen } from './camera.ts'
import { ink, paper, tagFont } from './ink.ts'
import { paintCentred, paintPaper } from './lettering.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'

/** Right, down, left, up: where it points, and how far a point of the screen lies beyond that edge. */
const EDGES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

export function paintMore(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { camera, screen } = sightOf(scene)
  const px = lettersPx(scene)
  const [w, h] = [px * 2.6, px * 1.5]
  const spots = tableOf(scene).bases.map(({ at }) => toScreen(camera, screen, at))
  const beyond = ({ x, y }: (typeof spots)[number], i: number): number =>
    [x - screen.w, y - screen.h, -x, -y][i] ?? 0
  for (const [i, [dx, dy]] of EDGES.entries()) {
    const there = spots.filter(
      (spot) => beyond(spot, i) > 0 && EDGES.every((_, j) => beyond(spot, j) <= beyond(spot, i)),
    )
    if (there.length === 0) continue
    const mean = (of: 'x' | 'y'): number => there.reduce((sum, spot) => sum + spot[of], 0) / there.length
    const x = Math.max(w / 2 + 8, Math.min(screen.w - w / 2 - 8, mean('x')))
    const y = Math.max(h / 2 + 8, Math.min(screen.h - h / 2 - 8, mean('y')))
    paintPaper(ctx, { x, y, w, h }, { fill: paper, edge: ink, width: 1.6, radius: 5 })
    ctx.fillStyle = ink
    paintCentred(ctx, String(there.length), { x: x - px * 0.55, y: y + 0.5, font: tagFont(px) })
    const at = { x: x + px * 0.6, y }
    const far = px * 0.42
    ctx.beginPath()
    ctx.moveTo(at.x + dx * far, at.y + dy * far)
    ctx.lineTo(at.x - dx * far - dy * far, at.y - dy * far + dx * far)
    ctx.lineTo(at.x - dx * far + dy * far, at.y - dy * far - dx * far)
    ctx.fill()
  }
}
