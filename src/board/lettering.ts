// Text on the canvas: measured once, wrapped to a width, painted on paper.
import type { Point } from '../kernel/geometry/point.ts'
import type { Box } from './boxes.ts'

export interface Block {
  readonly lines: readonly string[]
  readonly w: number
  readonly h: number
  readonly font: string
  readonly lead: number
}

const widths = new Map<string, number>()

/** Measured widths are kept; forgotten when fonts have been loaded. */
export const forgetWidths = (): void => widths.clear()

export function widthOf(ctx: CanvasRenderingContext2D, text: string, font: string): number {
  const key = `${font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  if (widths.size > 4000) widths.clear()
  ctx.font = font
  const { width } = ctx.measureText(text)
  widths.set(key, width)
  return width
}

/** How a text is set: its font, its size in pixels and the width it may take. */
export interface TextStyle {
  readonly font: string
  readonly px: number
  readonly most: number
}

/** Breaks a text into lines no wider than asked, where it has spaces. */
export function block(ctx: CanvasRenderingContext2D, text: string, { font, px, most }: TextStyle): Block {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(ctx, `${last} ${word}`, font) <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const lead = Math.round(px * 1.28)
  return {
    lines,
    font,
    lead,
    w: Math.max(...lines.map((line) => widthOf(ctx, line, font))),
    h: lines.length * lead,
  }
}

/** Paints a block with its upper left corner there. */
export function paintBlock(ctx: CanvasRenderingContext2D, { lines, font, lead }: Block, at: Point): void {
  ctx.font = font
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  for (const [i, line] of lines.entries()) ctx.fillText(line, at.x, at.y + (i + 0.54) * lead)
}

export interface Paper {
  readonly fill: string
  readonly edge: string
  readonly width: number
  readonly radius: number
}

/** A sheet with a soft shadow, to write on. */
export function paintPaper(
  ctx: CanvasRenderingContext2D,
  box: Box,
  { fill, edge, width, radius }: Paper,
): void {
  const [x, y] = [box.x - box.w / 2, box.y - box.h / 2]
  ctx.fillStyle = 'rgba(20, 18, 10, 0.28)'
  ctx.beginPath()
  ctx.roundRect(x + 1.5, y + 2.5, box.w, box.h, radius)
  ctx.fill()
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.roundRect(x, y, box.w, box.h, radius)
  ctx.fill()
  if (width <= 0) return
  ctx.strokeStyle = edge
  ctx.lineWidth = width
  ctx.stroke()
}

/** One centred line. */
export function paintCentred(
  ctx: CanvasRenderingContext2D,
  text: string,
  at: Point & { readonly font: string },
): void {
  ctx.font = at.font
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, at.x, at.y)
}
