// Paints the tags of bases and the bands of units, which never turn, and measures them for the layout.

import { type BadgeId, badges, badgesOf, badgesOn } from '../content/art/badges.ts'
import { breakpoints, colours } from '../content/tokens.ts'
import type { Base, BaseId, Table, Unit } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Draft } from '../store/hand.ts'
import type { Camera } from '../store/view.ts'
import type { Box, Size } from './boxes.ts'
import type { Screen } from './camera.ts'
import { ink, paper, sideInk, tagFont } from './ink.ts'
import { type Layout, layOut, type Sizes } from './layout.ts'
import { paintCentred, widthOf } from './lettering.ts'
import type { Sight } from './paintBase.ts'
import { pathOf } from './sprites.ts'
import type { Tongue } from './tongue.ts'

/** Lettering of tags and bands in CSS pixels: font, height, badge. */
interface Lettering {
  readonly px: number
  readonly h: number
  readonly badge: number
}

const SMALL = { tag: { px: 13, h: 19, badge: 14 }, band: { px: 15, h: 26, badge: 14 } } as const
const LARGE = { tag: { px: 17, h: 24, badge: 17 }, band: { px: 18, h: 31, badge: 17 } } as const

/** Close by, bases are large enough for large tags on any board. */
const LARGE_SCALE = 1.35

const GRIP_W = 15
const BADGE_GAP = 5

/** So far off its base a large tag with two badges reaches. */
export const TAG_REACH_PX = 1.5 * LARGE.tag.h + 2 * (LARGE.tag.badge + BADGE_GAP)

const setFor = ({ w }: Screen, scale: number): Readonly<Record<'tag' | 'band', Lettering>> =>
  w >= breakpoints.wideBoard && scale >= LARGE_SCALE ? LARGE : SMALL

/** By the height of its box, which is what the layout knows of it. */
const letteringOf = (kind: 'tag' | 'band', { h }: Box): Lettering =>
  (h === LARGE[kind].h ? LARGE : SMALL)[kind]

const scratch = (): CanvasRenderingContext2D | null => document.createElement('canvas').getContext('2d')

let measuring: CanvasRenderingContext2D | null = null

/** Widths in the fonts of the tags. */
function wide(text: string, font: string): number {
  measuring ??= scratch()
  return measuring ? widthOf(measuring, text, font) : text.length * 8
}

/** The badges of a tag are tucked in between two round ends. */
const TUCK_PX = 2

/** What the badges of a tag add to its width. */
const fieldWidth = (count: number, letters: Lettering): number =>
  count === 0 ? 0 : badgesWidth(count, letters) - TUCK_PX

/** The badges in the tag of each base. */
type Signs = ReadonlyMap<BaseId, readonly BadgeId[]>

function signsOn(table: Table, unitStates: readonly string[]): Signs {
  const { unit } = indexOf(table)
  return new Map(table.bases.map((base) => [base.id, badgesOn(base, unit.get(base.unit), unitStates)]))
}

const badgesWidth = (count: number, { badge }: Lettering): number => count * (badge + BADGE_GAP)

interface Lettered {
  readonly set: ReturnType<typeof setFor>
  readonly signs: Signs
}

function sizesFor(speech: Tongue, table: Table, { set: { tag, band }, signs }: Lettered): Sizes {
  const { unit } = indexOf(table)
  const bare = ({ unit: id, letter }: Base): Size => {
    const text = wide(`${unit.get(id)?.number ?? ''}${letter}`, tagFont(tag.px))
    return { w: Math.max(tag.h, text + 9), h: tag.h }
  }
  return {
    tag: (base) => {
      const { w, h } = bare(base)
      return { w: w + fieldWidth(signs.get(base.id)?.length ?? 0, tag), h }
    },
    band: (each) => {
      const text = wide(speech.unitName(table, each.id), tagFont(band.px))
      return { w: GRIP_W + text + 9 + badgesWidth(badgesOf(each).length, band), h: band.h }
    },
  }
}

interface Known extends Lettered {
  readonly table: Table
  readonly lain: readonly Base[]
  readonly ghosts: Draft | null
  readonly speech: Tongue
  readonly layout: Layout
}

let last: Known | null = null

/** What a layout is made for. */
export interface Seen {
  readonly table: Table
  /** Which badges of a unit its bases show too. */
  readonly unitStates: readonly string[]
  readonly lain: readonly Base[]
  readonly ghosts: Draft | null
  readonly speech: Tongue
  readonly camera: Camera
  readonly screen: Screen
}

/** The layout at the camera's scale; kept until what is seen, the scale, the lettering or the language is another. */
export function layoutOf({ table, unitStates, lain, ghosts, speech, camera, screen }: Seen): Layout {
  const set = setFor(screen, camera.scale)
  const isSeen = last?.table === table && last.lain === lain && last.ghosts === ghosts
  const isKnown = last?.layout.scale === camera.scale && last.speech === speech && last.set === set
  if (last && isSeen && isKnown) return last.layout
  const signs = last?.table === table ? last.signs : signsOn(table, unitStates)
  const beside = { lain, ghosts: ghostsOn(table, ghosts) }
  const layout = layOut(table, camera.scale, sizesFor(speech, table, { set, signs }), beside)
  last = { table, lain, ghosts, speech, set, signs, layout }
  return layout
}

/** The bases of proposed moves, where they would lie. */
export function ghostsOn(table: Table, ghosts: Draft | null): readonly Base[] {
  const { base: bases } = indexOf(table)
  return (ghosts?.moves ?? []).flatMap(({ base: id, to }) => {
    const base = bases.get(id)
    return base ? [{ ...base, at: to }] : []
  })
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
  readonly unit: Unit
  /** Without its badges. */
  readonly bare?: true
}

/** The box of a tag that stands anywhere, of a base that is on the table no more. */
export function looseTag(
  { base, unit: { number } }: TagView,
  { x, y }: Point,
  { camera, screen }: Sight,
): Box {
  const { tag } = setFor(screen, camera.scale)
  const text = wide(`${number}${base.letter}`, tagFont(tag.px))
  return { x, y, w: Math.max(tag.h, text + 9), h: tag.h }
}

/** Shows the badges that its box was measured for. */
export function paintTag(
  ctx: CanvasRenderingContext2D,
  { base, unit: { side, number }, bare }: TagView,
  box: Box,
): void {
  const left = box.x - box.w / 2
  const marks = (bare ? undefined : last?.signs.get(base.id)) ?? []
  const letters = letteringOf('tag', box)
  const textW = box.w - fieldWidth(marks.length, letters)
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
  paintCentred(ctx, `${number}${base.letter}`, {
    x: left + textW / 2,
    y: box.y + 0.5,
    font: tagFont(letters.px),
  })
  paintBadges(ctx, marks, { x: left + textW + 1 - TUCK_PX / 2, y: box.y, letters })
}

interface BadgeSpot extends Point {
  readonly letters: Lettering
}

/** Side by side from x on, in the middle of y. */
function paintBadges(
  ctx: CanvasRenderingContext2D,
  ids: readonly BadgeId[],
  { x, y, letters }: BadgeSpot,
): void {
  const { badge } = letters
  ctx.fillStyle = paper
  for (const [i, id] of ids.entries()) {
    ctx.save()
    ctx.translate(x + i * (badge + BADGE_GAP), y - badge / 2)
    ctx.scale(badge / 10, badge / 10)
    ctx.fill(pathOf(badges[id]), 'evenodd')
    ctx.restore()
  }
}

export interface BandView {
  readonly unit: Unit
  readonly name: string
  readonly aside: boolean
}

/** A unit's band: what it is called, what it does, and dots to grab it by. */
export function paintBand(ctx: CanvasRenderingContext2D, { unit, name, aside }: BandView, box: Box): void {
  const left = box.x - box.w / 2
  const marks = badgesOf(unit)
  ctx.globalAlpha = aside ? 0.85 : 1
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
  const letters = letteringOf('band', box)
  const textW = box.w - GRIP_W - 9 - badgesWidth(marks.length, letters)
  paintCentred(ctx, name, { x: left + GRIP_W + textW / 2, y: box.y + 0.5, font: tagFont(letters.px) })
  paintBadges(ctx, marks, { x: left + GRIP_W + textW + 6, y: box.y, letters })
  ctx.globalAlpha = 1
}

/** The lines that tie the bases of a unit together: each base to its nearest that is tied already. */
export function ties(bases: readonly Base[]): readonly (readonly [Base, Base])[] {
  const [first, ...rest] = bases
  if (!first) return []
  const tied = [first]
  // Of each that is not tied yet: which of the tied ones is nearest, and by how much.
  const left = new Map(rest.map((base) => [base, { to: 0, square: square(first, base) }]))
  const pairs: [Base, Base][] = []
  while (left.size > 0) {
    const [next, { to }] = [...left].reduce((best, each) => (isBefore(each[1], best[1]) ? each : best))
    pairs.push([tied[to] ?? first, next])
    left.delete(next)
    tied.push(next)
    for (const [base, nearest] of left)
      if (square(next, base) < nearest.square)
        left.set(base, { to: tied.length - 1, square: square(next, base) })
  }
  return pairs
}

interface Tie {
  readonly to: number
  readonly square: number
}

const isBefore = (one: Tie, other: Tie): boolean =>
  one.square < other.square || (one.square === other.square && one.to < other.to)

const square = (a: Base, b: Base): number => (a.at.x - b.at.x) ** 2 + (a.at.y - b.at.y) ** 2
