// Paints the tags of bases and the bands of platoons, which never turn, and measures them for the layout.
import { type BadgeId, badges } from '../content/art/badges.ts'
import { colours } from '../content/tokens.ts'
import type { Base, SideId, Table, Unit } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import type { Camera } from '../store/view.ts'
import type { Speech } from '../text/words.ts'
import type { Screen } from './camera.ts'
import { ink, paper, sideInk, tagFont } from './ink.ts'
import type { Box } from './labels.ts'
import { type Layout, layOut, type Sizes } from './layout.ts'
import { paintCentred, widthOf } from './lettering.ts'
import { indexOf } from './lookup.ts'
import { pathOf } from './sprites.ts'

const TAG_PX = 13
const TAG_H = 19
const BAND_PX = 15
const BAND_H = 26
const GRIP_W = 15
const BADGE_PX = 14

export const isBadge = (id: string): id is BadgeId => Object.hasOwn(badges, id)

const scratch = (): CanvasRenderingContext2D | null => document.createElement('canvas').getContext('2d')

let measuring: CanvasRenderingContext2D | null = null

/** Widths in the fonts of the tags. */
function wide(text: string, font: string): number {
  measuring ??= scratch()
  return measuring ? widthOf(measuring, text, font) : text.length * 8
}

const shownBadges = (of: { readonly badges: readonly string[] }): readonly BadgeId[] =>
  of.badges.filter(isBadge)

function sizesFor(speech: Speech, table: Table): Sizes {
  const { unit } = indexOf(table)
  return {
    tag: (base) => {
      const text = wide(`${unit.get(base.unit)?.number ?? ''}${base.letter}`, tagFont(TAG_PX))
      return { w: Math.max(TAG_H, text + 9) + shownBadges(base).length * (BADGE_PX + 4), h: TAG_H }
    },
    band: (each) => ({
      w:
        GRIP_W +
        wide(speech.unitName(table, each.id), tagFont(BAND_PX)) +
        9 +
        shownBadges(each).length * (BADGE_PX + 7),
      h: BAND_H,
    }),
  }
}

let last: { readonly table: Table; readonly speech: Speech; readonly layout: Layout } | null = null

/** The layout at that scale; kept until the table, the scale or the language is another. */
export function layoutOf(table: Table, speech: Speech, scale: number): Layout {
  if (last && last.table === table && last.speech === speech && last.layout.scale === scale)
    return last.layout
  const layout = layOut(table, scale, sizesFor(speech, table))
  last = { table, speech, layout }
  return layout
}

export const forgetLayout = (): void => {
  last = null
}

/** From the layout's corner to the screen's. */
export const layoutShift = (camera: Camera, screen: Screen): Point => ({
  x: screen.w / 2 - camera.x * camera.scale,
  y: screen.h / 2 - camera.y * camera.scale,
})

export const shifted = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y })

export interface TagView {
  readonly base: Base
  readonly side: SideId
  readonly number: number
}

export function paintTag(ctx: CanvasRenderingContext2D, { base, side, number }: TagView, box: Box): void {
  const left = box.x - box.w / 2
  const marks = shownBadges(base)
  const textW = box.w - marks.length * (BADGE_PX + 4)
  ctx.beginPath()
  ctx.roundRect(left, box.y - box.h / 2, box.w, box.h, box.h / 2)
  ctx.fillStyle = marks.length > 0 ? ink : paper
  ctx.fill()
  if (marks.length > 0) {
    ctx.beginPath()
    ctx.roundRect(left, box.y - box.h / 2, textW, box.h, box.h / 2)
    ctx.fillStyle = paper
    ctx.fill()
  }
  ctx.beginPath()
  ctx.roundRect(left, box.y - box.h / 2, box.w, box.h, box.h / 2)
  ctx.strokeStyle = sideInk[side]
  ctx.lineWidth = 1.8
  ctx.stroke()
  ctx.fillStyle = sideInk[side]
  paintCentred(ctx, `${number}${base.letter}`, { x: left + textW / 2, y: box.y + 0.5, font: tagFont(TAG_PX) })
  for (const [i, id] of marks.entries())
    paintBadge(ctx, id, { x: left + textW + 1 + i * (BADGE_PX + 4), y: box.y - BADGE_PX / 2, fill: paper })
}

interface BadgeSpot extends Point {
  readonly fill: string
}

function paintBadge(ctx: CanvasRenderingContext2D, id: BadgeId, { x, y, fill }: BadgeSpot): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(BADGE_PX / 10, BADGE_PX / 10)
  ctx.fillStyle = fill
  ctx.fill(pathOf(badges[id]), 'evenodd')
  ctx.restore()
}

export interface BandView {
  readonly unit: Unit
  readonly name: string
  readonly aside: boolean
}

/** A platoon's band: what it is called, what it does, and dots to grab it by. */
export function paintBand(ctx: CanvasRenderingContext2D, { unit, name, aside }: BandView, box: Box): void {
  const left = box.x - box.w / 2
  const marks = shownBadges(unit)
  ctx.globalAlpha = aside ? 0.75 : 1
  ctx.beginPath()
  ctx.roundRect(left, box.y - box.h / 2, box.w, box.h, 5)
  ctx.fillStyle = sideInk[unit.side]
  ctx.fill()
  ctx.strokeStyle = paper
  ctx.lineWidth = 1.6
  ctx.stroke()
  ctx.fillStyle = colours.paper
  for (const i of [-1, 0, 1])
    for (const j of [0, 1]) {
      ctx.beginPath()
      ctx.arc(left + 6.5 + j * 4, box.y + i * 5, 1.2, 0, Math.PI * 2)
      ctx.fill()
    }
  const textW = box.w - GRIP_W - 9 - marks.length * (BADGE_PX + 7)
  paintCentred(ctx, name, { x: left + GRIP_W + textW / 2, y: box.y + 0.5, font: tagFont(BAND_PX) })
  for (const [i, id] of marks.entries())
    paintBadge(ctx, id, {
      x: left + GRIP_W + textW + 6 + i * (BADGE_PX + 7),
      y: box.y - BADGE_PX / 2,
      fill: paper,
    })
  ctx.globalAlpha = 1
}

/** The lines that tie the bases of a platoon together: each base to its nearest that is tied already. */
export function ties(bases: readonly Base[]): readonly (readonly [Base, Base])[] {
  const [first, ...rest] = bases
  if (!first) return []
  const tied = [first]
  const left = new Set(rest)
  const pairs: [Base, Base][] = []
  while (left.size > 0) {
    const best = nearestPair(tied, left)
    if (!best) return pairs
    pairs.push(best)
    tied.push(best[1])
    left.delete(best[1])
  }
  return pairs
}

function nearestPair(tied: readonly Base[], left: ReadonlySet<Base>): [Base, Base] | null {
  let found: [Base, Base] | null = null
  let least = Number.POSITIVE_INFINITY
  for (const a of tied)
    for (const b of left) {
      const square = (a.at.x - b.at.x) ** 2 + (a.at.y - b.at.y) ** 2
      if (square >= least) continue
      least = square
      found = [a, b]
    }
  return found
}
