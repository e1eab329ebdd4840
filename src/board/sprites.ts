// Pictures of bases, painted once for each art, side, set of states, facing and scale, and kept while there is room.

import { type ArtId, art, drawing, type Look } from '../content/art/art.ts'
import { leaning, palettes, type Shape } from '../content/art/ink.ts'
import type { Spot } from '../content/art/path.ts'
import { statesIn } from '../content/art/states.ts'
import type { Base, Unit } from '../kernel/game.ts'
import { spread } from '../kernel/geometry/barrier.ts'
import { isRound } from '../kernel/geometry/point.ts'
import { onceBy } from '../kernel/once.ts'

/** A picture, and how many millimetres it reaches from the base's centre. */
interface Sprite {
  readonly canvas: HTMLCanvasElement
  readonly half: number
}

export interface Portrait {
  readonly base: Base
  readonly unit: Unit
  /** Device pixels a millimetre. */
  readonly scale: number
}

/** Barrels and shadows reach this far beyond a base's edge. */
const BEYOND_MM = 19

/** Pictures are shared by bases whose facing differs by less than this. */
const TURN_DEGREES = 3

/** About 48 MB of pictures. */
const MOST_PIXELS = 12_000_000

const sprites = new Map<string, Sprite>()
let pixels = 0

export const pathOf = onceBy((data: string) => new Path2D(data))

const isArt = (id: string): id is ArtId => Object.hasOwn(art, id)

/** The drawing for a base; an unknown word, or one for another form of base, gets that of the infantry. */
function artOf({ art: id, shape }: Base): ArtId {
  const round = isRound(shape)
  if (isArt(id) && isRound(art[id].size) === round) return id
  return round ? 'figure' : 'infantry'
}

/** Scales in steps, so that zooming does not paint every picture anew in each frame. */
const stepped = (scale: number): number => 2 ** (Math.ceil(Math.log2(scale) * 3) / 3)

export function spriteOf({ base, unit: { side, badges }, scale }: Portrait): Sprite {
  const id = artOf(base)
  const turn = Math.round(base.at.facing / TURN_DEGREES) * TURN_DEGREES
  const step = stepped(scale)
  const states = statesIn([...base.badges, ...badges])
  const key = `${id} ${side} ${states.join('+')} ${turn} ${step.toFixed(3)}`
  const known = sprites.get(key)
  if (known) return known
  const made = paintSprite({ id, side, states }, turn, step)
  if (pixels > MOST_PIXELS) forget()
  pixels += made.canvas.width * made.canvas.height
  sprites.set(key, made)
  return made
}

function forget(): void {
  for (const [key, { canvas }] of sprites) {
    if (pixels < MOST_PIXELS / 2) return
    pixels -= canvas.width * canvas.height
    sprites.delete(key)
  }
}

function paintSprite(look: Look, facing: number, scale: number): Sprite {
  const half = spread(art[look.id].size) + BEYOND_MM
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(half * 2 * scale)
  canvas.height = canvas.width
  const ctx = canvas.getContext('2d')
  if (!ctx) return { canvas, half }
  ctx.scale(scale, scale)
  ctx.translate(half, half)
  for (const shape of drawing(look)) paintShape(ctx, shape, { palette: palettes[look.side], facing })
  return { canvas, half }
}

interface Wash<I extends string> {
  readonly palette: Readonly<Record<I, string>>
  readonly facing: number
}

/** One shape of the art, in millimetres, leaning with the light. */
export function paintShape<I extends string>(
  ctx: CanvasRenderingContext2D,
  { path, fill, stroke, width, alpha, lift, upright }: Shape<I>,
  { palette, facing }: Wash<I>,
): void {
  const lean = lift === undefined ? null : leaning(lift, facing)
  ctx.save()
  if (lean) ctx.translate(lean.x, lean.y)
  if (upright) turnBack(ctx, upright, facing)
  ctx.globalAlpha = alpha ?? 1
  if (fill) {
    ctx.fillStyle = palette[fill]
    ctx.fill(pathOf(path))
  }
  if (stroke) {
    ctx.strokeStyle = palette[stroke]
    ctx.lineWidth = width ?? 1
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    ctx.stroke(pathOf(path))
  }
  ctx.restore()
}

function turnBack(ctx: CanvasRenderingContext2D, [x, y]: Spot, facing: number): void {
  ctx.translate(x, y)
  ctx.rotate((-facing * Math.PI) / 180)
  ctx.translate(-x, -y)
}

/** How the drawing is stretched to lie on the base's own footprint. */
export function stretch(base: Base): { readonly x: number; readonly y: number } {
  const { size } = art[artOf(base)]
  const { w, d, r } = base.shape
  return { x: (w + 2 * r) / (size.w + 2 * size.r), y: (d + 2 * r) / (size.d + 2 * size.r) }
}
