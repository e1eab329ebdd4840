// When each layer of the stage is drawn again.
import type { Layer } from 'konva/lib/Layer.js'
import type { Stage } from 'konva/lib/Stage.js'
import { forgetCaptions } from './captions.ts'
import { wholeOf } from './labels.ts'
import { forgetWidths } from './lettering.ts'
import { forgetLayout } from './paintTags.ts'
import { drawHand } from './pane.ts'
import type { Scene } from './scene.ts'
import { keepStill } from './still.ts'

/** From below; the hand is painted by turns on the pane and on the uppermost, which is as large as the board. */
export const layerNames = ['ground', 'under', 'bases', 'pane', 'whole'] as const

export type LayerName = (typeof layerNames)[number]

type Layers = Readonly<Record<LayerName, Layer>>

function layersOf(stage: Stage): Layers {
  const [ground, under, bases, pane, whole] = stage.getLayers()
  if (!(ground && under && bases && pane && whole)) throw new Error('A layer is missing')
  return { ground, under, bases, pane, whole }
}

type End = () => void

/** Draws the layers of the stage whenever what they show has changed, until it is ended. */
export function keepDrawn(stage: Stage, scene: Scene): End {
  const layers = layersOf(stage)
  const { ground, under, bases } = layers
  const below = [ground, under, bases]
  const endStill = keepStill(below)
  // A picture that was handed over cannot be drawn from; what is hidden can.
  scene.below = () => below.map((layer) => layer.getNativeCanvasElement())
  scene.redraw = (what) => {
    if (what === 'all') for (const layer of below) layer.batchDraw()
    if (what === 'written') bases.batchDraw()
    drawHand(scene, layers)
  }
  const ends = [...watch(scene, layers), restSharp(scene, ground), endStill]
  redrawWithFonts(scene)
  return () => {
    for (const end of ends) end()
    scene.redraw = () => {}
  }
}

/** The stage has another size, or its screen so many device pixels to each of the page's. */
export function drawAnew(stage: Stage, scene: Scene, ratio: number): void {
  for (const layer of stage.getLayers()) layer.getCanvas().setPixelRatio(ratio)
  // Neither of the hand's layers lies where it should.
  scene.room = wholeOf({ w: 0, h: 0 })
  scene.redraw('all')
}

/** Draws each layer again when what it shows has changed: once in the next frame, however often it is asked. */
function watch(scene: Scene, { under, bases }: Layers): readonly End[] {
  const { hand, match, view } = scene.seat
  return [
    hand.listen(({ ghosts: before }) => {
      scene.redraw('hand')
      // What zones are called keeps off the ghosts.
      if (hand.now().ghosts !== before) bases.batchDraw()
    }),
    match.subscribe(() => {
      for (const each of [under, bases]) each.batchDraw()
      scene.redraw('hand')
    }),
    view.subscribe((next, before) => {
      const isSame =
        next.camera === before.camera && next.compared === before.compared && next.spread === before.spread
      scene.redraw(isSame ? 'hand' : 'all')
    }),
  ]
}

/** The ground is painted sharp again when the camera has rested so long. */
const REST_MS = 160

function restSharp(scene: Scene, ground: Layer): End {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => {
    scene.rests = true
    ground.batchDraw()
  }
  const end = scene.seat.view.subscribe((next, before) => {
    if (next.camera === before.camera) return
    scene.rests = false
    clearTimeout(timer)
    timer = setTimeout(rest, REST_MS)
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Canvas text keeps the fallback face until it is painted again: ask for Latin and Cyrillic, then paint. A face that does not come leaves the fallback. */
function redrawWithFonts(scene: Scene): void {
  const faces = ["700 14px 'Roboto Condensed Variable'", "600 16px 'Onest Variable'"]
  void Promise.allSettled(faces.map((face) => document.fonts.load(face, 'AБ1'))).then(() => {
    forgetWidths()
    forgetLayout()
    forgetCaptions()
    scene.redraw('all')
    // The verdict follows the board: it keeps off what has another width now.
    scene.seat.view.setState(({ board }) => ({ board: board && { ...board } }))
  })
}
