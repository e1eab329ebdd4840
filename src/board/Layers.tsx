// The layers of the board and what is painted on each: one shape a layer, so that nothing is rendered while something is dragged.
import type { Stage as KonvaStage } from 'konva/lib/Stage.js'
import { memo, useLayoutEffect, useRef } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import type { Screen } from './camera.ts'
import { captionsNow, notesNow, paintCaptions } from './captions.ts'
import { paintNotes } from './notes.ts'
import { onBoard } from './onBoard.ts'
import { paintBases, paintTags } from './paintBases.ts'
import { paintContacts } from './paintContacts.ts'
import { paintGround } from './paintGround.ts'
import { paintMore } from './paintMore.ts'
import { paintUnder } from './paintUnder.ts'
import { paintHand } from './pane.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { drawAnew, keepDrawn, type LayerName, layerNames } from './stage.ts'

const paints: Readonly<Record<LayerName, (ctx: CanvasRenderingContext2D, scene: Scene) => void>> = {
  ground: (ctx, scene) => paintGround(ctx, { table: tableOf(scene), rests: scene.rests, ...sightOf(scene) }),
  under: paintUnder,
  bases: (ctx, scene) => {
    paintBases(ctx, scene)
    paintContacts(ctx, scene)
    paintTags(ctx, onBoard(scene).labels, scene)
    paintNotes(ctx, notesNow(scene), scene)
    paintCaptions(ctx, captionsNow(scene), scene)
    paintMore(ctx, scene)
  },
  pane: paintHand,
  whole: paintHand,
}

interface LayersProps {
  readonly scene: Scene
  readonly screen: Screen
  /** Device pixels a CSS pixel. */
  readonly ratio: number
}

export const Layers = memo(function Layers({ scene, screen, ratio }: LayersProps) {
  const stage = useRef<KonvaStage>(null)
  useLayoutEffect(() => (stage.current ? keepDrawn(stage.current, scene) : undefined), [scene])
  useLayoutEffect(() => {
    if (stage.current && screen.w > 0) drawAnew(stage.current, scene, ratio)
  }, [scene, screen, ratio])
  return (
    <Stage ref={stage} width={screen.w} height={screen.h} listening={false}>
      {layerNames.map((name) => (
        <Layer key={name} listening={false}>
          <Shape sceneFunc={({ _context }) => paints[name](_context, scene)} perfectDrawEnabled={false} />
        </Layer>
      ))}
    </Stage>
  )
})
