// The bases: one memoised shape each, which paints itself again only when its own base, or whether it plays, has changed.

import type { Context } from 'konva/lib/Context.js'
import type { Shape as KonvaShape } from 'konva/lib/Shape.js'
import { memo } from 'react'
import { Shape } from 'react-konva/lib/ReactKonvaCore.js'
import { useShallow } from 'zustand/react/shallow'
import type { BaseId } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { indexOf } from '../kernel/table.ts'
import { useMatch } from '../store/seat.ts'
import { isAside } from './lookup.ts'
import { paintBase } from './paintBase.ts'
import { layoutShift, paintBand, paintTag, shifted } from './paintTags.ts'
import { layoutNow, type Scene, sightOf, tableOf } from './scene.ts'

export function Bases({ scene }: { readonly scene: Scene }) {
  const ids = useMatch(useShallow((store) => shown(store.match).table.bases.map((base) => base.id)))
  return ids.map((id) => <BaseShape key={id} id={id} scene={scene} />)
}

interface BaseProps {
  readonly id: BaseId
  readonly scene: Scene
}

const BaseShape = memo(function BaseShape({ id, scene }: BaseProps) {
  const base = useMatch((store) => indexOf(shown(store.match).table).base.get(id))
  const unit = useMatch((store) => base && indexOf(shown(store.match).table).unit.get(base.unit))
  const aside = useMatch((store) => base !== undefined && isAside(store.match, base))
  if (!base || !unit) return null
  const view = { base, side: unit.side, number: unit.number, aside }
  return <Shape id={id} view={view} sceneFunc={scenes(scene)} perfectDrawEnabled={false} listening={false} />
})

type SceneFunc = (context: Context, shape: KonvaShape) => void

/** One painter for all bases of a board. */
const scenes = onceFor(
  (scene: Scene): SceneFunc =>
    (context, shape) => {
      paintBase(context._context, shape.getAttr('view'), sightOf(scene))
    },
)

/** All tags and bands, above every base; off the screen they are left out. */
export function paintTags(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const table = tableOf(scene)
  const { match } = scene.seat.match.getState()
  const { camera, screen } = sightOf(scene)
  const speech = scene.speech
  const { tags, bands } = layoutNow(scene)
  const by = layoutShift(camera, screen)
  const { base: bases, unit: units } = indexOf(table)
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x > -90 && y > -30 && x < screen.w + 90 && y < screen.h + 30
  for (const [id, at] of tags) {
    const box = shifted(at, by)
    const base = bases.get(id)
    const unit = base && units.get(base.unit)
    if (base && unit && isSeen(box)) paintTag(ctx, { base, side: unit.side, number: unit.number }, box)
  }
  for (const [id, at] of bands) {
    const box = shifted(at, by)
    const unit = units.get(id)
    const [first] = indexOf(table).of.get(id) ?? []
    if (unit && first && isSeen(box))
      paintBand(ctx, { unit, name: speech.unitName(table, id), aside: isAside(match, first) }, box)
  }
}
