// What is said on the table beside the bases it speaks of: placed off the bases, the tags and whatever was placed before.
import type { SideId, Table } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { type Note, notesOf } from '../store/asides.ts'
import { toTable } from './camera.ts'
import { ink, paper, sideInk, tagFont } from './ink.ts'
import { type Box, boxBody, type Obstacle, onScreen, place, raster, rings, wholeOf } from './labels.ts'
import { paintPaper, widthOf } from './lettering.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'

export interface PlacedNote {
  readonly lines: readonly string[]
  readonly side: SideId | null
  readonly box: Box
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
  return notesOf(scene.seat.match.getState().match, scene.speech).map((note) => {
    const { lines, side } = note
    const w = Math.max(...lines.map((line, i) => widthOf(ctx, line, fontOf(scene, i)))) + 14
    const box = placeNote(note, { w, h: lines.length * leadOf(scene) + 6 }, { laid, scene })
    laid.push({ body: boxBody(box), cost: COVERS })
    return { lines, side, box }
  })
}

const COVERS = 5000
const STRANGE = 400

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
    return own ? 0 : STRANGE
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
  for (const { lines, side, box } of notes) {
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
