// The layers below the hand, shown as one picture while they lie still: a browser pays in every frame for every canvas that can be painted on.
import type { Layer } from 'konva/lib/Layer.js'

const PAINTED = 'draw.still'

/** So long nothing below has been painted: the picture is made while nobody waits for it. */
const REST_MS = 250

/** The picture lies above the layers that it shows, which are given from the ground up; answers how to end it. */
export function keepStill(layers: readonly Layer[]): () => void {
  const canvases = layers.map((layer) => layer.getNativeCanvasElement())
  const picture = document.createElement('canvas')
  picture.className = 'still'
  canvases.at(-1)?.after(picture)
  const frame = picture.getContext('bitmaprenderer')
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (bitmap: ImageBitmap | null): void => {
    frame?.transferFromImageBitmap(bitmap)
    picture.style.display = bitmap ? 'block' : 'none'
    for (const { style } of canvases) style.display = bitmap ? 'none' : 'block'
  }
  const lay = (): void => {
    if (frame) show(pictureOf(canvases))
  }
  const paint = (): void => {
    if (picture.style.display !== 'none') show(null)
    clearTimeout(timer)
    timer = setTimeout(lay, REST_MS)
  }
  paint()
  for (const layer of layers) layer.on(PAINTED, paint)
  return () => {
    clearTimeout(timer)
    for (const layer of layers) layer.off(PAINTED)
    picture.remove()
  }
}

/** Null where the browser cannot make one, or has no memory for it: the layers themselves are seen then. */
function pictureOf(canvases: readonly HTMLCanvasElement[]): ImageBitmap | null {
  const [{ width, height } = { width: 0, height: 0 }] = canvases
  if (!('OffscreenCanvas' in window) || width * height === 0) return null
  try {
    const together = new OffscreenCanvas(width, height)
    const ctx = together.getContext('2d')
    if (!ctx) return null
    for (const each of canvases) ctx.drawImage(each, 0, 0)
    return together.transferToImageBitmap()
  } catch (refused) {
    if (refused instanceof DOMException) return null
    throw refused
  }
}
