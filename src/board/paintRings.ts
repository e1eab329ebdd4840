// Paints rings round the bases that facts name, and of two readings which of them speaks of a base.
import { colours } from '../content/tokens.ts'
import type { Base } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import { indexOf } from '../kernel/table.ts'
import { toScreen } from './camera.ts'
import { ink, paper, tagFont } from './ink.ts'
import { paintCentred, paintPaper } from './lettering.ts'
import type { Ring } from './marks.ts'
import { type Edge, paintEdge, paintHomeTag } from './paintHeld.ts'
import { OTHER_DASH, readingOf } from './paintLines.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'

const touchedEdge: Edge = { grow: 1.5, line: paper, casing: ink, width: 3 }
const namedEdge: Edge = { grow: 2, line: ink, casing: paper, width: 2 }
const otherEdge: Edge = { ...namedEdge, width: 3, dash: OTHER_DASH }
const excusedEdge: Edge = { grow: 2, line: colours.slate, casing: paper, width: 2, dash: [5, 5] }

export function paintRings(ctx: CanvasRenderingContext2D, some: readonly Ring[], scene: Scene): void {
  const { base: bases } = indexOf(tableOf(scene))
  const sight = sightOf(scene)
  for (const { base: id, touched, tone, by } of some) {
    const base = bases.get(id)
    if (!base) continue
    const edge = tone === 'excused' ? excusedEdge : by === 'b' ? otherEdge : touched ? touchedEdge : namedEdge
    paintEdge(ctx, base, { sight, edge })
    paintHomeTag(ctx, id, scene)
    if (by === 'a' || by === 'b') paintReading(ctx, base, { by, scene })
  }
}

/** Which of two readings alone speaks of the base, on a slip at its lower edge. */
function paintReading(
  ctx: CanvasRenderingContext2D,
  { at, shape }: Base,
  { by, scene }: { by: 'a' | 'b'; scene: Scene },
): void {
  const { camera, screen } = sightOf(scene)
  const px = lettersPx(scene)
  const y = at.y + spread(shape) * 0.8
  const box = {
    ...toScreen(camera, screen, { x: at.x, y }),
    w: px * 1.4,
    h: px * 1.3,
  }
  paintPaper(ctx, box, { fill: ink, edge: paper, width: 1.6, radius: 4 })
  ctx.fillStyle = paper
  paintCentred(ctx, readingOf(scene, by), { x: box.x, y: box.y + 0.5, font: tagFont(px) })
}
