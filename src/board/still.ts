// The layers below the hand, shown as one picture while they lie still: a browser pays in every frame for every canvas it shows.
import type { Layer } from 'konva/lib/Layer.js'

export interface Still {
  /** Something is held: once nothing below has been painted for some moves, it becomes one picture. */
  lay(): void
  /** Nothing is held any more. */
  free(): void
  /** The canvases that are shown now, from the ground up. */
  shown(): readonly HTMLCanvasElement[]
  end(): void
}

const PAINTED = 'draw.still'

/** So many moves in which nothing below has been painted. */
const QUIET_MOVES = 4

/** The picture is made on the canvas of the top layer, which is painted anew as soon as anything below is. */
export function keepStill(top: Layer, lower: readonly Layer[]): Still {
  const canvas = top.getNativeCanvasElement()
  const canvases = lower.map((layer) => layer.getNativeCanvasElement())
  let isFlat = false
  let quiet = 0
  const turn = (flat: boolean): void => {
    isFlat = flat
    for (const { style } of canvases) style.display = flat ? 'none' : 'block'
  }
  top.on(PAINTED, () => {
    quiet = 0
    if (isFlat) turn(false)
  })
  for (const layer of lower)
    layer.on(PAINTED, () => {
      quiet = 0
      if (isFlat) top.draw()
    })
  return {
    lay: () => {
      quiet += 1
      if (isFlat || quiet < QUIET_MOVES) return
      const ctx = canvas.getContext('2d')
      if (!ctx) return
      ctx.save()
      ctx.resetTransform()
      ctx.globalCompositeOperation = 'destination-over'
      for (const each of canvases.toReversed()) ctx.drawImage(each, 0, 0)
      ctx.restore()
      turn(true)
    },
    free: () => {
      if (isFlat) top.batchDraw()
    },
    shown: () => (isFlat ? [canvas] : [...canvases, canvas]),
    end: () => {
      for (const layer of [top, ...lower]) layer.off(PAINTED)
    },
  }
}
