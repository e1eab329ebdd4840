// The stage: Konva's layers, what is painted on each, and when each is drawn again.
import { Konva } from 'konva/lib/Global.js'
import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import type { Screen } from './camera.ts'
import { captionsNow, forgetCaptions, notesNow, paintCaptions } from './captions.ts'
import { wholeOf } from './labels.ts'
import { forgetWidths } from './lettering.ts'
import { paintNotes } from './notes.ts'
import { paintBases, paintTags } from './paintBases.ts'
import { paintContacts } from './paintContacts.ts'
import { paintGround } from './paintGround.ts'
import { paintMore } from './paintMore.ts'
import { forgetLayout } from './paintTags.ts'
import { paintUnder } from './paintUnder.ts'
import { drawHand, paintHand } from './pane.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { keepStill, type Still } from './still.ts'

export interface Drawn {
  /** Makes the board so large, in CSS pixels, with so many device pixels to each, and draws it. */
  size(screen: Screen, ratio: number): void
  end(): void
}

type Paint = (ctx: CanvasRenderingContext2D) => void

/** From below; the hand is painted by turns on the pane and on the uppermost, which is as large as the board. */
interface Layers {
  readonly ground: Layer
  readonly under: Layer
  readonly bases: Layer
  readonly pane: Layer
  readonly whole: Layer
}

/** Draws the board in that element until it is ended. */
export function drawAll(container: HTMLDivElement, scene: Scene): Drawn {
  const stage = new Stage({ container, width: 0, height: 0, listening: false })
  const layers = layersOf(scene)
  for (const each of Object.values<Layer>({ ...layers })) stage.add(each)
  const { ground, under, bases } = layers
  const still = keepStill(bases, [ground, under])
  scene.below = still.shown
  scene.redraw = (what) => {
    if (what === 'all') for (const layer of [ground, under, bases]) layer.batchDraw()
    drawHand(scene, layers)
  }
  const ends = [...watch(scene, layers, still), restSharp(scene, ground)]
  redrawWithFonts(scene)
  return {
    size: ({ w, h }, ratio) => {
      Konva.pixelRatio = ratio
      for (const layer of stage.getLayers()) layer.getCanvas().setPixelRatio(ratio)
      stage.size({ width: w, height: h })
      scene.room = wholeOf(scene.screen)
      scene.redraw('all')
    },
    end: () => {
      for (const end of ends) end()
      scene.redraw = () => {}
      stage.destroy()
    },
  }
}

const layersOf = (scene: Scene): Layers => ({
  ground: layer((ctx) => paintGround(ctx, { table: tableOf(scene), rests: scene.rests, ...sightOf(scene) })),
  under: layer((ctx) => paintUnder(ctx, scene)),
  bases: layer((ctx) => {
    paintBases(ctx, scene)
    paintContacts(ctx, scene)
    paintTags(ctx, scene)
    paintNotes(ctx, notesNow(scene), scene)
    paintCaptions(ctx, captionsNow(scene), scene)
    paintMore(ctx, scene)
  }),
  pane: layer((ctx) => paintHand(ctx, scene)),
  whole: layer((ctx) => paintHand(ctx, scene)),
})

function layer(paint: Paint): Layer {
  const made = new Layer({ listening: false })
  made.add(new Shape({ sceneFunc: ({ _context }) => paint(_context), perfectDrawEnabled: false }))
  return made
}

type End = () => void

/** Draws each layer again when what it shows has changed: once in the next frame, however often it is asked. */
function watch(scene: Scene, { under, bases }: Layers, still: Still): readonly End[] {
  const { hand, match, view } = scene.seat
  let proposed = hand.now().ghosts
  return [
    hand.listen(() => {
      const { held, ghosts } = hand.now()
      scene.redraw('hand')
      // What zones are called keeps off the ghosts.
      if (ghosts !== proposed) bases.batchDraw()
      proposed = ghosts
      if (held.length > 0) still.lay()
      else still.free()
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
