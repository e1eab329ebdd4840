// Paints all bases as they lie, and their tags and bands above them.
import { shown } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import type { Box } from './labels.ts'
import { asideOf } from './lookup.ts'
import { paintBase } from './paintBase.ts'
import { layoutShift, paintBand, paintTag, shifted } from './paintTags.ts'
import { layoutNow, type Scene, sightOf } from './scene.ts'

export function paintBases(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { match } = scene.seat.match.getState()
  const { table } = shown(match)
  const { unit: units } = indexOf(table)
  const aside = asideOf(match)
  const sight = sightOf(scene)
  for (const base of table.bases) {
    const unit = units.get(base.unit)
    if (unit) paintBase(ctx, { base, unit, aside: aside.has(base.id) }, sight)
  }
}

/** The tags and bands that are meant, above every base; off the screen they are left out. */
export function paintTags(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  isMeant: (box: Box) => boolean = () => true,
): void {
  const { match } = scene.seat.match.getState()
  const { table } = shown(match)
  const aside = asideOf(match)
  const { camera, screen } = sightOf(scene)
  const speech = scene.speech
  const { tags, bands } = layoutNow(scene)
  const by = layoutShift(camera, screen)
  const { base: bases, unit: units } = indexOf(table)
  const isSeen = (x: number, y: number): boolean =>
    x > -90 && y > -30 && x < screen.w + 90 && y < screen.h + 30
  const meant = (boxes: ReadonlyMap<string, Box>): readonly (readonly [string, Box])[] => {
    const found: (readonly [string, Box])[] = []
    // In every frame of a drag, of every tag there is: what is not seen costs nothing.
    for (const [id, at] of boxes) {
      if (!isSeen(at.x + by.x, at.y + by.y)) continue
      const box = shifted(at, by)
      if (isMeant(box)) found.push([id, box])
    }
    return found
  }
  for (const [id, box] of meant(tags)) {
    const base = bases.get(id)
    const unit = base && units.get(base.unit)
    if (base && unit) paintTag(ctx, { base, unit }, box)
  }
  for (const [id, box] of meant(bands)) {
    const unit = units.get(id)
    const [first] = indexOf(table).of.get(id) ?? []
    if (unit && first)
      paintBand(ctx, { unit, name: speech.unitName(table, id), aside: aside.has(first.id) }, box)
  }
}
