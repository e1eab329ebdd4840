// What zones are called: each zone's size and what it means, on its edge, off the bases, the tags and one another.

import { gap } from '../kernel/geometry/gap.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { pointBody } from '../kernel/geometry/point.ts'
import { turnedBy } from '../kernel/geometry/turn.ts'
import type { Match } from '../kernel/match.ts'
import type { Draft } from '../store/hand.ts'
import type { Aside } from '../store/match.ts'
import type { Camera, View } from '../store/view.ts'
import { type Box, boxBody, lineBody, type Outline, onScreen, runsThrough } from './boxes.ts'
import { type Room, type Screen, toScreen } from './camera.ts'
import { ink, paper, sideInk, tagFont } from './ink.ts'
import { COVER, costOf, type Obstacle, place, wholeOf } from './labels.ts'
import { paintCentred, widthOf } from './lettering.ts'
import type { Mark, ZoneMark } from './marks.ts'
import { type PlacedNote, placeNotes } from './notes.ts'
import { onBoard } from './onBoard.ts'
import { fallenObstacles } from './paintFallen.ts'
import { ghostsOn } from './paintTags.ts'
import { type Bodies, bodiesOf } from './paintZones.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'
import { type Reach, standingLines, standingZones, stretchesOf } from './told.ts'
import type { Tongue } from './tongue.ts'

export interface Caption {
  readonly text: string
  readonly box: Box
  readonly zone: ZoneMark
}

const COST = COVER.caption

const EDGE_PX = 6

export interface Captioned {
  readonly bodies: Bodies
  readonly scene: Scene
  readonly taken: readonly Obstacle[]
  readonly room: Room
}

export function captionsOf(
  zones: readonly ZoneMark[],
  { bodies, scene, taken, room }: Captioned,
): readonly Caption[] {
  const laid = taken.map(({ body }) => ({ body, cost: COST.any }))
  const outlines = zones.map((zone) => outlinesOf(zone, bodies, scene))
  return zones.flatMap((zone, own) => {
    const others = outlines.filter((_, i) => i !== own).flat()
    const extra = (box: Box): number =>
      others.some((each) => runsThrough(each, boxBody(box))) ? COST.misleads : 0
    const text = scene.speech.zone(zone.says, zone.size, tableOf(scene))
    if (text === '') return []
    const px = captionPx(scene)
    const size = { w: widthOf(measuring(), text, tagFont(px, 600)) + px * 0.8, h: Math.round(px * 1.35) }
    const spots = edgeSpots(
      zone.of.flatMap((id) => bodies(id) ?? []),
      zone.mm,
      scene,
    ).filter(({ x, y }) => isInside({ x, y, ...size }, room))
    const around = { anchor: null, obstacles: laid, room: null, extra }
    const box = place(size, spots, around)
    if (spots.length === 0 || costOf(box, around) >= COST.any) return []
    laid.push({ body: boxBody(box), cost: COST.any })
    return [{ text, box, zone }]
  })
}

/** The outlines of a zone's bases on the screen, where they meet included. */
export function outlinesOf({ of, mm }: ZoneMark, bodies: Bodies, scene: Scene): readonly Outline[] {
  const { camera, screen } = sightOf(scene)
  return of.flatMap((id) => {
    const body = bodies(id)
    return body ? [{ body: onScreen(body, camera, screen), px: mm * camera.scale }] : []
  })
}

/** How far a held base gets, as an outline on the screen. */
export function reachOutline({ base, from, mm }: Reach, bodies: Bodies, scene: Scene): readonly Outline[] {
  const held = bodies(base)
  if (!held) return []
  const { camera, screen } = sightOf(scene)
  const body = onScreen({ ...held, at: { ...held.at, x: from.x, y: from.y } }, camera, screen)
  return [{ body, px: mm * camera.scale }]
}

/** What a zone is called stands on its edge, and reaches so far over it. */
export const CAPTION_REACH_PX = 24

const captionPx = (scene: Scene): number => lettersPx(scene) - 1

const isInside = ({ x, y, w, h }: Box, { left, top, right, bottom }: Room): boolean =>
  x - w / 2 >= left + EDGE_PX &&
  x + w / 2 <= right - EDGE_PX &&
  y - h / 2 >= top + EDGE_PX &&
  y + h / 2 <= bottom - EDGE_PX

let scratch: CanvasRenderingContext2D | null = null

function measuring(): CanvasRenderingContext2D {
  scratch ??= document.createElement('canvas').getContext('2d')
  if (!scratch) throw new Error('No canvas')
  return scratch
}

const DIRECTIONS = 24

/** Points of the zone's outer line on the screen, the uppermost first. */
function edgeSpots(bases: readonly Body[], mm: number, scene: Scene): readonly Point[] {
  const { camera, screen } = sightOf(scene)
  const points = bases.flatMap((base) =>
    outline(base, mm).filter((at) => {
      const point = pointBody(at)
      return bases.every((other) => other === base || gap(point, other).mm >= mm - 0.5)
    }),
  )
  return points.map((point) => toScreen(camera, screen, point)).sort((a, b) => a.y - b.y)
}

/** Points of one base's outline grown by `mm`: round its corners, and the middle of each side. */
const outline = ({ at, shape }: Body, mm: number): readonly Point[] =>
  Array.from({ length: DIRECTIONS }, (_, i) => {
    const turn = (i * 2 * Math.PI) / DIRECTIONS
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
    const x = part(ux) * (shape.w / 2) + ux * (shape.r + mm)
    const y = part(uy) * (shape.d / 2) + uy * (shape.r + mm)
    const off = turnedBy({ x, y }, at.facing)
    return { x: at.x + off.x, y: at.y + off.y }
  })

const part = (along: number): number => (Math.abs(along) < 1e-6 ? 0 : Math.sign(along))

interface Known {
  readonly match: Match
  readonly aside: Aside | null
  readonly compared: View['compared']
  readonly spread: View['spread']
  readonly ghosts: Draft | null
  readonly camera: Camera
  readonly screen: Screen
  readonly speech: Tongue
  readonly verdict: Scene['verdict']
  readonly captions: readonly Caption[]
  readonly notes: readonly PlacedNote[]
}

let last: Known | null = null

export const forgetCaptions = (): void => {
  last = null
}

/** The captions of the zones under the bases; they give way to the verdict that stands there. */
export const captionsNow = (scene: Scene): readonly Caption[] => writtenNow(scene).captions

/** What the question says beside bases. */
export const notesNow = (scene: Scene): readonly PlacedNote[] => writtenNow(scene).notes

/** Where all that is. */
export const writtenBoxes = (scene: Scene): readonly Box[] => {
  const { captions, notes } = writtenNow(scene)
  return [...captions, ...notes].map(({ box }) => box)
}

/** Worked out once for a table as it is seen. */
function writtenNow(scene: Scene): Pick<Known, 'captions' | 'notes'> {
  const { match, aside } = scene.seat.match.getState()
  const { camera, screen } = sightOf(scene)
  const { speech, verdict } = scene
  const { ghosts } = scene.seat.hand.now()
  const { compared, spread } = scene.seat.view.getState()
  const isKnown =
    last?.match === match &&
    last.compared === compared &&
    last.spread === spread &&
    last.aside === aside &&
    last.camera === camera &&
    last.verdict === verdict
  if (last && isKnown && last.screen === screen && last.speech === speech && last.ghosts === ghosts)
    return last
  const bodies = bodiesOf(tableOf(scene))
  const { bases, labels } = onBoard(scene)
  const taken = [
    ...bases,
    ...labels,
    ...ghostsOn(tableOf(scene), ghosts).map((base) => ({ body: onScreen(base, camera, screen) })),
    ...lineBodies(standingLines(match, aside), scene),
    ...fallenObstacles(scene),
  ].map(({ body }) => ({ body, cost: COST.any }))
  const notes = placeNotes(measuring(), taken, scene)
  const noted = notes.map(({ box }) => ({ body: boxBody(box), cost: COST.any }))
  const standsThere = verdict ? [{ body: boxBody(verdict.box), cost: COST.any }] : []
  const captions = captionsOf(standingZones(scene), {
    bodies,
    scene,
    taken: [...taken, ...noted, ...standsThere],
    room: wholeOf(screen),
  })
  last = { match, aside, compared, spread, ghosts, camera, screen, speech, verdict, captions, notes }
  return last
}

function lineBodies(marks: readonly Mark[], scene: Scene): readonly Obstacle[] {
  const { camera, screen } = sightOf(scene)
  return marks.flatMap(stretchesOf).map(([from, to]) => ({
    body: lineBody(toScreen(camera, screen, from), toScreen(camera, screen, to), 6),
    cost: COST.any,
  }))
}

/** On paper, in the colour of the line it breaks, as on a map. */
export function paintCaptions(
  ctx: CanvasRenderingContext2D,
  captions: readonly Caption[],
  scene: Scene,
): void {
  const font = tagFont(captionPx(scene), 600)
  for (const { text, box, zone } of captions) {
    ctx.globalAlpha = 0.92
    ctx.fillStyle = paper
    ctx.beginPath()
    ctx.roundRect(box.x - box.w / 2, box.y - box.h / 2, box.w, box.h, 4)
    ctx.fill()
    ctx.globalAlpha = 1
    ctx.fillStyle = zone.bars || !zone.side ? ink : sideInk[zone.side]
    paintCentred(ctx, text, { x: box.x, y: box.y + 0.5, font })
  }
}
