// Paints ways: from a ring where a base lies to an arrowhead where it would lie, or has gone to.
import { inMm } from '../kernel/game.ts'
import type { Footprint, Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { toScreen } from './camera.ts'
import { ink, paper } from './ink.ts'
import type { Route } from './marks.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'

/** A way on the screen. */
interface Way {
  readonly points: readonly Point[]
  /** The part of it that is allowed; the rest is broken. */
  readonly within: number
  /** It ends so far before its last point, where its base lies. */
  readonly short: number
}

/** The way that a fact measures; what is beyond the allowance is broken. */
export function paintRoute(ctx: CanvasRenderingContext2D, route: Route, scene: Scene): void {
  const { camera, screen } = sightOf(scene)
  const table = tableOf(scene)
  const points = route.points.map((point) => toScreen(camera, screen, point))
  const limit = route.limit ? inMm(route.limit, table.system) : Number.POSITIVE_INFINITY
  const within = Math.min(1, limit / Math.max(route.mm, 0.001))
  const base = indexOf(table).base.get(route.fact.about.base ?? '')
  paintWay(ctx, { points, within, short: base ? shortOf(base.shape) * camera.scale : 0 })
}

/** A proposed move whose way nothing measures. */
export function paintArrow(
  ctx: CanvasRenderingContext2D,
  { shape, from, to }: { readonly shape: Footprint; readonly from: Point; readonly to: Point },
  scene: Scene,
): void {
  const { camera, screen } = sightOf(scene)
  const points = [from, to].map((point) => toScreen(camera, screen, point))
  paintWay(ctx, { points, within: 1, short: shortOf(shape) * camera.scale })
}

/** From the middle of a base to its nearest edge, in millimetres. */
const shortOf = ({ w, d, r }: Footprint): number => Math.min(w, d) / 2 + r

const HEAD_PX = 11

function paintWay(ctx: CanvasRenderingContext2D, { points, within, short }: Way): void {
  const [first] = points
  if (!first) return
  const shown = shortened(points, short)
  const [before = first, end = first] = shown.slice(-2)
  const length = lengthOf(points)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const [line, width] of [
    [paper, 7],
    [ink, 3],
  ] as const) {
    ctx.strokeStyle = line
    ctx.lineWidth = width
    trace(ctx, shown)
    if (line === ink && within < 1) ctx.setLineDash([length * within, 7, ...broken(length * (1 - within))])
    ctx.stroke()
    ctx.setLineDash([])
    traceHead(ctx, before, end)
    ctx.stroke()
  }
  ctx.beginPath()
  ctx.arc(first.x, first.y, 4.5, 0, Math.PI * 2)
  ctx.fillStyle = paper
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = 2.2
  ctx.stroke()
}

function traceHead(ctx: CanvasRenderingContext2D, from: Point, to: Point): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  ctx.beginPath()
  if (far < 1) return
  const [ux, uy] = [((to.x - from.x) / far) * HEAD_PX, ((to.y - from.y) / far) * HEAD_PX]
  ctx.moveTo(to.x - ux - uy * 0.6, to.y - uy + ux * 0.6)
  ctx.lineTo(to.x, to.y)
  ctx.lineTo(to.x - ux + uy * 0.6, to.y - uy - ux * 0.6)
}

/** A way without its last pixels, as far as its last leg allows that and an arrowhead. */
function shortened(points: readonly Point[], px: number): readonly Point[] {
  const [from, to] = points.slice(-2)
  if (!from || !to) return points
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const part = Math.max(0, Math.min(px, far - 2 * HEAD_PX)) / Math.max(far, 1)
  return [...points.slice(0, -1), { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part }]
}

const broken = (px: number): readonly number[] => Array.from({ length: 2 * Math.ceil(px / 14) }, () => 7)

const lengthOf = (points: readonly Point[]): number =>
  points.reduce(
    (sum, point, i) =>
      sum + Math.hypot(point.x - (points[i - 1] ?? point).x, point.y - (points[i - 1] ?? point).y),
    0,
  )

function trace(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  ctx.beginPath()
  for (const [i, { x, y }] of points.entries()) {
    if (i === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
}
