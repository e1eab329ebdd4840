// What is said on the table beside the bases it speaks of: placed off the bases, the tags and whatever was placed before.
import type { SideId, Table } from '../kernel/game.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { type Note, notesOf } from '../store/asides.ts'
import { type Box, boxBody, meet, onScreen } from './boxes.ts'
import { toScreen, toTable } from './camera.ts'
import { ink, paper, sideInk, tagFont } from './ink.ts'
import { COVER, type Obstacle, place, raster, rings, wholeOf } from './labels.ts'
import { paintCentred, paintPaper, widthOf } from './lettering.ts'
import { onBoard } from './onBoard.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'

export interface PlacedNote {
  readonly lines: readonly string[]
  readonly side: SideId | null
  readonly box: Box
  readonly count: number | undefined
}

const fontOf = (scene: Scene, line: number): string =>
  tagFont(lettersPx(scene) - line, line === 0 ? 700 : 500)

const leadOf = (scene: Scene): number => Math.round(lettersPx(scene) * 1.22)

/** `taken` costs most to cover; a note stands somewhere in any case. */
export function placeNotes(
  ctx: CanvasRenderingContext2D,
  taken: readonly Obstacle[],
  scene: Scene,
): readonly PlacedNote[] {
  const laid = [...taken]
  const { spread } = scene.seat.view.getState()
  return notesOf(scene.seat.match.getState().match, scene.speech, spread).map((note) => {
    const { lines, side, count } = note
    if (count !== undefined) return { lines, side, count, box: placeCount(note, scene) }
    const w = Math.max(...lines.map((line, i) => widthOf(ctx, line, fontOf(scene, i)))) + 14
    const box = placeNote(note, { w, h: lines.length * leadOf(scene) + 6 }, { laid, scene })
    laid.push({ body: boxBody(box), cost: COVER.note.any })
    return { lines, side, count, box }
  })
}

function placeCount({ of: [id = ''] }: Note, scene: Scene): Box {
  const { camera, screen } = sightOf(scene)
  const side = Math.round(lettersPx(scene) * 1.35)
  const base = indexOf(tableOf(scene)).base.get(id)
  const anchor = base ? toScreen(camera, screen, base.at) : { x: 0, y: 0 }
  const { bases, labels } = onBoard(scene)
  const others = bases.filter((each) => each.id !== id).map(({ body }) => body)
  return countSpot({ ...anchor, w: side, h: side }, { labels: labels.map(({ body }) => body), others })
}

/** In the middle of its base, or as near to it as tags leave room; sooner over a neighbour than over a tag. */
export function countSpot(
  middle: Box,
  { labels, others }: { readonly labels: readonly Body[]; readonly others: readonly Body[] },
): Box {
  const round = rings(middle, { w: 0, h: 0 }, [3, 6, 9, 12, 15, 18, 21, 24])
  const boxes = [middle, ...round.map((spot) => ({ ...middle, ...spot }))]
  const free = boxes.filter((box) => labels.every((body) => !meet(boxBody(box), body)))
  return free.find((box) => others.every((body) => !meet(boxBody(box), body))) ?? free[0] ?? middle
}

function placeNote(
  { of, side }: Note,
  size: { readonly w: number; readonly h: number },
  { laid, scene }: { laid: readonly Obstacle[]; scene: Scene },
): Box {
  const table = tableOf(scene)
  const { camera, screen } = sightOf(scene)
  const { base: bases } = indexOf(table)
  const spots = of.flatMap((id) => {
    const base = bases.get(id) ?? table.lost.findLast((each) => each.id === id)
    return base ? [onScreen(base, camera, screen).at] : []
  })
  const mean = (pick: (spot: { x: number; y: number }) => number): number =>
    spots.reduce((sum, spot) => sum + pick(spot), 0) / Math.max(1, spots.length)
  const anchor = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const near = rings(anchor, size, [24, 40, 60, 84, 112, 144, 180, 230, 300])
  // Among the enemy it would be read as the enemy's.
  const extra = (box: Box): number => {
    const own = side === null || sideNear(table, toTable(camera, screen, box)) === side
    return own ? 0 : COVER.note.strange
  }
  const around = { anchor, obstacles: laid, room: wholeOf(screen), extra }
  return place(size, [...near, ...raster(screen, 40)], around)
}

/** Whose base is the nearest. */
function sideNear(table: Table, { x, y }: Point): SideId | undefined {
  let [least, side]: [number, SideId | undefined] = [Number.POSITIVE_INFINITY, undefined]
  for (const { id, at } of table.bases) {
    const square = (at.x - x) ** 2 + (at.y - y) ** 2
    if (square >= least) continue
    least = square
    side = indexOf(table).side.get(id)
  }
  return side
}

export function paintNotes(ctx: CanvasRenderingContext2D, notes: readonly PlacedNote[], scene: Scene): void {
  for (const { lines, side, box, count } of notes) {
    if (count !== undefined) {
      paintCount(ctx, count, box)
      continue
    }
    const edge = side ? sideInk[side] : ink
    paintPaper(ctx, box, { fill: paper, edge, width: 1.6, radius: 5 })
    ctx.textAlign = 'left'
    ctx.textBaseline = 'middle'
    for (const [i, line] of lines.entries()) {
      ctx.font = fontOf(scene, i)
      ctx.fillStyle = i === 0 ? edge : ink
      ctx.fillText(line, box.x - box.w / 2 + 7, box.y - box.h / 2 + 3 + (i + 0.54) * leadOf(scene))
    }
  }
}

const POINTS = 9

/** A number in a burst: what has struck a base. */
function paintCount(ctx: CanvasRenderingContext2D, count: number, { x, y, w }: Box): void {
  ctx.beginPath()
  for (let i = 0; i < 2 * POINTS; i += 1) {
    const [turn, far] = [(i * Math.PI) / POINTS, (i % 2 === 0 ? 0.62 : 0.46) * w]
    ctx.lineTo(x + far * Math.sin(turn), y - far * Math.cos(turn))
  }
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.strokeStyle = paper
  ctx.lineWidth = 4
  ctx.stroke()
  ctx.fillStyle = ink
  ctx.fill()
  ctx.fillStyle = paper
  paintCentred(ctx, String(count), { x, y: y + 0.5, font: tagFont(Math.round(w * 0.6)) })
}
