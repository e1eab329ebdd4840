// What every base has under its miniatures: the plate with its tufts, and the rear strip with the side's pattern.

import type { SideId } from '../../kernel/game.ts'
import { isRound } from '../../kernel/geometry/point.ts'
import { flat, type Shape, wire } from './ink.ts'
import { at, blob, box, oval, type Path, place, polygon, type Spot } from './path.ts'

/** A box w x d grown by r, as the kernel's footprint. */
export interface Size {
  readonly w: number
  readonly d: number
  readonly r: number
}

/** Depth of the rear strip with its paper edge, mm. */
export const stripDepth = 6

export function outline(size: Size): Path {
  const { w, d, r } = size
  const [across, deep] = [w + 2 * r, d + 2 * r]
  return isRound(size) ? oval(0, 0, r) : box([-across / 2, -deep / 2], [across, deep], Math.max(r, 0.8))
}

function inset({ w, d, r }: Size, by: number): Size {
  return r > by ? { w, d, r: r - by } : { w: w - 2 * by, d: d - 2 * by, r }
}

const tuft = 'M0,0.8L-2.2,-0.6L-0.9,-0.7L-1.4,-2.4L-0.1,-1.2L0.6,-2.8L0.9,-1L2.4,-1.8L1.5,-0.3L2.6,0.7Z'

/** Tufts and stones, spread by the size alone, near the rim where men do not stand. */
function litter(size: Size, rings: readonly number[]): readonly Spot[] {
  const [halfW, halfD] = [size.w / 2 + size.r - 4.2, size.d / 2 + size.r - 3.6]
  const round = isRound(size)
  return rings.map((turn) => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const reach = round ? 1 : Math.min(1 / Math.abs(x), 1 / Math.abs(y))
    return [x * reach * halfW, y * reach * halfD]
  })
}

export function plate(size: Size): readonly Shape[] {
  const [halfW, halfD] = [size.w / 2 + size.r, size.d / 2 + size.r]
  const patch = (x: number, y: number, s: number): Path =>
    place(
      blob([
        [-8, -1],
        [-4, -5],
        [2, -4],
        [8, -2],
        [6, 4],
        [-2, 5],
      ]),
      { x: x * halfW, y: y * halfD, scale: (s * halfW) / 25 },
    )
  const tufts = litter(size, [-2.75, -2.05, -0.62, 0.3, 2.72])
  return [
    { ...wire(outline(inset(size, 0.3)), 'line', 0.6), fill: 'plateEdge' },
    flat(outline(inset(size, 1.2)), 'plate'),
    { path: patch(-0.42, -0.2, 0.9) + patch(0.5, 0.3, 0.8), fill: 'plateLight', alpha: 0.8 },
    { path: patch(0.36, -0.45, 0.7) + patch(-0.5, 0.4, 0.6), fill: 'soil', alpha: 0.5 },
    flat(
      tufts.map(([x, y], i) => place(tuft, { x: x + 0.4, y: y + 0.5, turn: i * 40, scale: 1.1 })).join(''),
      'tuftDark',
    ),
    flat(tufts.map(([x, y], i) => place(tuft, { x, y, turn: i * 40 + 20, scale: 0.9 })).join(''), 'tuft'),
    flat(
      litter(size, [-1.25, 0.75 * Math.PI])
        .map(([x, y]) => oval(x, y, [1.1, 0.8]))
        .join(''),
      'stone',
    ),
  ]
}

/** Along the strip from 0 to length, into the strip from 0 (the rim) to depth. */
interface Band {
  readonly length: number
  readonly map: (along: number, into: number) => Spot
}

function straight(size: Size): Band {
  const [w, rear] = [size.w + 2 * size.r, size.d / 2 + size.r]
  return { length: w, map: (along, into) => [along - w / 2, rear - into] }
}

/** The rear arc of a round base. */
function bent({ r }: Size): Band {
  const span = 1.95
  return {
    length: span * (r - stripDepth / 2),
    map: (along, into) => {
      const angle = Math.PI / 2 + span / 2 - along / (r - stripDepth / 2)
      return [(r - into) * Math.cos(angle), (r - into) * Math.sin(angle)]
    },
  }
}

function patchOf(band: Band, [from, to]: Spot, [rim, inner]: Spot): Path {
  const steps = Math.max(1, Math.ceil((to - from) / 3))
  const edge = (into: number) =>
    Array.from({ length: steps + 1 }, (_, i) => band.map(from + ((to - from) * i) / steps, into))
  return polygon([...edge(rim), ...edge(inner).reverse()])
}

function bars(band: Band): Path {
  const [rim, inner, slant, thick] = [1.1, stripDepth - 1.1, 3.4, 2]
  const count = Math.floor((band.length - 2) / 5.2)
  const start = (band.length - (count - 1) * 5.2 - slant - thick) / 2
  return Array.from({ length: count }, (_, i) => {
    const from = start + i * 5.2
    const corners = [
      band.map(from, rim),
      band.map(from + thick, rim),
      band.map(from + thick + slant, inner),
      band.map(from + slant, inner),
    ]
    return `M${corners.map(([x, y]) => at(x, y)).join('L')}Z`
  }).join('')
}

function dots(band: Band): Path {
  const count = Math.floor((band.length - 2) / 5)
  const start = (band.length - (count - 1) * 5) / 2
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = band.map(start + i * 5, stripDepth / 2)
    return oval(x, y, 1.35)
  }).join('')
}

/** The strip along the rear edge: paper edge, side colour, diagonal bars for blue and dots for red. */
export function strip(size: Size, side: SideId): readonly Shape[] {
  const band = isRound(size) ? bent(size) : straight(size)
  return [
    { ...wire(patchOf(band, [0.3, band.length - 0.3], [0.3, stripDepth]), 'line', 0.5), fill: 'paper' },
    flat(patchOf(band, [1.1, band.length - 1.1], [1.1, stripDepth - 1.1]), 'side'),
    flat(side === 'blue' ? bars(band) : dots(band), 'paper'),
  ]
}
