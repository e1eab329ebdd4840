// Paints all bases as they lie, and their tags and bands above them.
import { shown } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import { asideOf } from './lookup.ts'
import type { Nameplate } from './onBoard.ts'

import { paintBase } from './paintBase.ts'
import { paintBand, paintTag } from './paintTags.ts'
import { type Scene, sightOf } from './scene.ts'

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

/** Tags and bands, above every base. */
export function paintTags(ctx: CanvasRenderingContext2D, labels: readonly Nameplate[], scene: Scene): void {
  const { match } = scene.seat.match.getState()
  const { table } = shown(match)
  const aside = asideOf(match)
  const { base: bases, unit: units } = indexOf(table)
  for (const {
    is,
    id,
    of: [first = ''],
    box,
  } of labels) {
    const base = bases.get(first)
    const unit = base && units.get(base.unit)
    if (!unit) continue
    if (is === 'tag') paintTag(ctx, { base, unit }, box)
    else paintBand(ctx, { unit, name: scene.speech.unitName(table, id), aside: aside.has(first) }, box)
  }
}
