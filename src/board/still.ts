// The layers below the hand, shown as one picture while they lie still: a browser pays in every frame for every canvas that can be painted on.
import type { Layer } from 'konva/lib/Layer.js'

export interface Still {
  /** Something is held: once nothing below has been painted for some moves, it becomes one picture. */
  lay(): void
  /** Nothing is held any more. */
  free(): void
  end(): void
}

const PAINTED = 'draw.still'

/** So many moves in which nothing below has been painted. */
const QUIET_MOVES = 4

/** The picture lies above the layers that it shows, which are given from the ground up. */
export function keepStill(layers: readonly Layer[]): Still {
  const canvases = layers.map((layer) => layer.getNativeCanvasElement())
  const picture = document.createElement('canvas')
  picture.className = 'still'
  canvases.at(-1)?.after(picture)
  const frame = picture.getContext('bitmaprenderer')
  let isFlat = false
  let quiet = 0
  const turn = (bitmap: ImageBitmap | null): void => {
    isFlat = bitmap !== null
    frame?.transferFromImageBitmap(bitmap)
    picture.style.display = isFlat ? 'block' : 'none'
    for (const { style } of canvases) style.display = isFlat ? 'none' : 'block'
  }
  turn(null)
  for (const layer of layers)
    layer.on(PAINTED, () => {
      quiet = 0
      if (isFlat) turn(null)
    })
  return {
    lay: () => {
      quiet += 1
      if (!isFlat && quiet >= QUIET_MOVES && frame) turn(pictureOf(canvases))
    },
    free: () => {
      if (isFlat) turn(null)
    },
    end: () => {
      for (const layer of layers) layer.off(PAINTED)
      picture.remove()
    },
  }
}

/** Null where the browser cannot make one. */
function pictureOf(canvases: readonly HTMLCanvasElement[]): ImageBitmap | null {
  const [{ width, height } = { width: 0, height: 0 }] = canvases
  if (!('OffscreenCanvas' in window) || width * height === 0) return null
  const together = new OffscreenCanvas(width, height)
  const ctx = together.getContext('2d')
  if (!ctx) return null
  for (const each of canvases) ctx.drawImage(each, 0, 0)
  return together.transferToImageBitmap()
}
