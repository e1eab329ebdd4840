// Paints what lies under the bases: zones, the lines that tie a unit together, what was just lost, and a ring round each base that may act.

import { gap } from '../kernel/geometry/gap.ts'
import { indexOf } from '../kernel/table.ts'
import { movable } from '../store/movable.ts'
import { toScreen } from './camera.ts'
import { paper, sideInk } from './ink.ts'
import { paintFallen } from './paintFallen.ts'
import { actEdge, paintEdge } from './paintHeld.ts'
import { ties } from './paintTags.ts'
import { bodiesOf, paintZone } from './paintZones.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { standingZones } from './told.ts'

export function paintUnder(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { match } = scene.seat.match.getState()
  const table = tableOf(scene)
  const sight = sightOf(scene)
  for (const zone of standingZones(scene)) paintZone(ctx, zone, { bodies: bodiesOf(table), sight })
  paintTies(ctx, scene)
  paintFallen(ctx, scene)
  const some = movable(match)
  if (some === 'all') return
  const { base: bases } = indexOf(table)
  for (const id of some) {
    const base = bases.get(id)
    if (base) paintEdge(ctx, base, { sight, edge: actEdge(paper) })
  }
}

function paintTies(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const table = tableOf(scene)
  const { camera, screen } = sightOf(scene)
  const { of } = indexOf(table)
  for (const unit of table.units) {
    ctx.beginPath()
    for (const [a, b] of ties(of.get(unit.id) ?? [])) {
      const apart = gap(a, b)
      if (apart.mm <= 0) continue
      const [from, to] = [toScreen(camera, screen, apart.from), toScreen(camera, screen, apart.to)]
      ctx.moveTo(from.x, from.y)
      ctx.lineTo(to.x, to.y)
    }
    ctx.globalAlpha = 0.5
    ctx.strokeStyle = paper
    ctx.lineWidth = 5
    ctx.stroke()
    ctx.globalAlpha = 0.75
    ctx.strokeStyle = sideInk[unit.side]
    ctx.lineWidth = 2
    ctx.stroke()
    ctx.globalAlpha = 1
  }
}
