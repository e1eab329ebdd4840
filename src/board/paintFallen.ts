// Paints what is off the table where it lay: lying while its fate is open; once lost, until the game goes on, crossed out.

import type { Base } from '../kernel/game.ts'
import type { Body } from '../kernel/geometry/point.ts'
import { turnedBy } from '../kernel/geometry/turn.ts'
import { indexOf } from '../kernel/table.ts'
import { fallenIn, lainIn, lyingIn } from '../store/fallen.ts'
import { type Box, onScreen } from './boxes.ts'
import { toScreen } from './camera.ts'
import { ground, ink, paper, sideInk } from './ink.ts'
import { inTable } from './inTable.ts'
import { COVER, type Obstacle } from './labels.ts'
import { outlineOf } from './outline.ts'
import { paintBase, type Sight } from './paintBase.ts'
import { paintEdge } from './paintHeld.ts'
import { looseTag, paintTag, type TagView } from './paintTags.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'

const fallenOn = ({ seat }: Scene): readonly Base[] =>
  fallenIn(seat.match.getState().match).map(({ base }) => base)

const lyingOn = ({ seat }: Scene): readonly Base[] => lyingIn(seat.match.getState().match)

const bodiesOn = (scene: Scene): readonly Body[] => {
  const { camera, screen } = sightOf(scene)
  return lainIn(scene.seat.match.getState().match).map((base) => onScreen(base, camera, screen))
}

/** What labels keep off. */
export const fallenObstacles = (scene: Scene): readonly Obstacle[] =>
  bodiesOn(scene).map((body) => ({ body, cost: COVER.pill.fallen }))

/** A base as a box, for what stands on the table as a page element. */
export function roundBox(base: Base, { camera, screen }: Sight): Box {
  const { at, shape } = onScreen(base, camera, screen)
  const side = Math.max(shape.w, shape.d) + 2 * shape.r
  return { x: at.x, y: at.y, w: side, h: side }
}

export function paintFallen(ctx: CanvasRenderingContext2D, scene: Scene): void {
  for (const base of lyingOn(scene)) paintLying(ctx, base, scene)
  for (const base of fallenOn(scene)) paintCross(ctx, base, scene)
}

function paintLying(ctx: CanvasRenderingContext2D, base: Base, scene: Scene): void {
  const sight = sightOf(scene)
  const unit = indexOf(tableOf(scene)).unit.get(base.unit)
  if (!unit) return
  const lain = { ...base, badges: [...base.badges, 'lying'] }
  const view = { base, unit, aside: false }
  paintBase(ctx, { ...view, base: lain }, sight)
  const edge = { grow: 0, line: sideInk[unit.side], casing: paper, width: 2, dash: [5, 5] }
  paintEdge(ctx, base, { sight, edge })
  paintLooseTag(ctx, view, sight)
}

/** At its rear, where no enemy stands in contact: whoever lies there is to be seen. */
function paintLooseTag(ctx: CanvasRenderingContext2D, view: TagView, sight: Sight): void {
  const { at, shape } = onScreen(view.base, sight.camera, sight.screen)
  const off = turnedBy({ x: 0, y: shape.d / 2 + shape.r }, at.facing)
  const spot = { x: at.x + off.x, y: at.y + off.y }
  paintTag(ctx, view, looseTag(view, spot, sight))
}

function paintCross(ctx: CanvasRenderingContext2D, base: Base, scene: Scene): void {
  const sight = sightOf(scene)
  const unit = indexOf(tableOf(scene)).unit.get(base.unit)
  if (!unit) return
  inTable(ctx, sight, () => {
    ctx.globalAlpha = 0.55
    ctx.fillStyle = ground
    ctx.fill(outlineOf([base], 0))
    ctx.globalAlpha = 1
  })
  const edge = { grow: 0, line: sideInk[unit.side], casing: paper, width: 2, dash: [5, 5] }
  paintEdge(ctx, base, { sight, edge })
  inTable(ctx, sight, (px) => {
    const { w, d, r } = base.shape
    const [x, y] = [w / 2 + r * 0.7, d / 2 + r * 0.7]
    ctx.translate(base.at.x, base.at.y)
    ctx.rotate((base.at.facing * Math.PI) / 180)
    const cross = new Path2D()
    for (const turn of [1, -1]) {
      cross.moveTo(-x, -y * turn)
      cross.lineTo(x, y * turn)
    }
    ctx.lineCap = 'round'
    for (const [width, colour] of [
      [8, paper],
      [4.5, ink],
    ] as const) {
      ctx.lineWidth = width * px
      ctx.strokeStyle = colour
      ctx.stroke(cross)
    }
  })
  const view = { base, unit }
  paintTag(ctx, view, looseTag(view, toScreen(sight.camera, sight.screen, base.at), sight))
}
