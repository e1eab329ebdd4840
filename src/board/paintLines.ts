// Paints measurements and routes: a line with two dots, and a paper label with sign, length and limit at constant screen size.

import { colours } from '../content/tokens.ts'
import { type BaseId, type Distance, type Fact, inMm } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { middleOf, type Point, pointBody } from '../kernel/geometry/point.ts'
import { isRuling, rulingIn } from '../kernel/ruling.ts'
import { comparison } from '../text/judged.ts'
import { toScreen } from './camera.ts'
import { closeInk, ink, paper, tagFont, toneInk, toneSign } from './ink.ts'
import { inTable } from './inTable.ts'
import {
  accompany,
  type Box,
  boxBody,
  distanceTo,
  edgeTowards,
  lineBody,
  meet,
  type Obstacle,
  rings,
} from './labels.ts'
import { paintCentred, paintPaper, widthOf } from './lettering.ts'
import type { Line, Readings, Route, Tone } from './marks.ts'
import { LABEL_COST, onBoard } from './onBoard.ts'
import { outlineOf } from './outline.ts'
import type { Sight } from './paintBase.ts'
import { viewOf } from './paintHeld.ts'
import type { Bodies } from './paintZones.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'
import type { Reach } from './told.ts'

/** A line on the screen. */
interface Drawn {
  readonly from: Point
  readonly to: Point
  readonly tone: Tone
  readonly close: boolean
  readonly bold: boolean
  readonly by?: Readings | undefined
}

/** Dash and dot: the second of two readings, also where what it says is excused. */
export const OTHER_DASH = [15, 7, 2, 7] as const

export function paintLine(ctx: CanvasRenderingContext2D, { from, to, tone, close, bold, by }: Drawn): void {
  const line = tone === 'excused' ? colours.slate : ink
  const width = bold ? 3.8 : 1.8
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.strokeStyle = close ? closeInk.paper : paper
  ctx.lineWidth = width + (bold ? 4 : 2.6)
  ctx.stroke()
  ctx.strokeStyle = line
  ctx.lineWidth = width
  if (by === 'b') ctx.setLineDash([...OTHER_DASH])
  else if (tone === 'excused') ctx.setLineDash([6, 6])
  ctx.stroke()
  ctx.setLineDash([])
  for (const dot of [from, to]) {
    ctx.beginPath()
    ctx.arc(dot.x, dot.y, bold ? 5.5 : 3.2, 0, Math.PI * 2)
    ctx.fillStyle = close ? closeInk.paper : paper
    ctx.fill()
    ctx.strokeStyle = line
    ctx.lineWidth = bold ? 2.2 : 1.6
    ctx.stroke()
  }
}

/** What a label says: how long, held against what, and how that decided. */
interface Said {
  readonly mm: number
  readonly limit: Distance | null
  readonly tone: Tone
  /** The limit is the least that is allowed. */
  readonly keeps: boolean
  /** What was measured. */
  readonly fact: Fact
}

/** The words of a measurement: sign, length, and what it was held against; beside a cross in words, or they would read as denied. */
function wordsOf(scene: Scene, { mm, limit, tone, keeps, fact }: Said): string {
  const speech = scene.speech
  const table = tableOf(scene)
  const sign = toneSign[tone]
  if (!limit) return `${sign} ${speech.length(mm, table)}`.trim()
  if (isRuling(fact) || rulingIn(fact, table))
    return `${sign} ${speech.length(mm, table)}, ${speech.say('table.margin.ruled')}`
  if (tone === 'stands' || tone === 'excused') return `${sign} ${speech.held(mm, limit, table)}`
  const held = comparison(mm, inMm(limit, table.system), keeps)
  return `${sign} ${speech.against(mm, limit, table)} ${held} ${speech.limit(limit, table)}`.trim()
}

export interface Label {
  readonly key: string
  readonly text: string
  readonly tone: Tone
  readonly close: boolean
  readonly from: Point
  readonly to: Point
  readonly bold: boolean
}

/** Paints labels one after another, each off the bases, the lines and the labels before it. */
export function paintLabels(
  ctx: CanvasRenderingContext2D,
  labels: readonly Label[],
  { scene, taken }: { scene: Scene; taken: readonly Obstacle[] },
): void {
  const laid: Obstacle[] = [...taken]
  const lines = labels.map(({ from, to }) => ({ body: lineBody(from, to, 6), cost: lineCost(from, to) }))
  const placed = labels.map((label) => {
    const box = placeLabel(ctx, label, { scene, taken: laid, lines })
    laid.push({ body: boxBody(box), cost: 400 })
    return { label, box }
  })
  // What neither stands at its line nor can be led to it would be read as another's; its line is drawn all the same.
  const tied = placed.filter(
    ({ label, box }) =>
      label.bold || (!isCovered(label, taken) && crossings(box, middleOf(label.from, label.to), taken) === 0),
  )
  for (const { label, box } of tied)
    if (!isCovered(label, taken) && crossings(box, middleOf(label.from, label.to), taken) === 0)
      paintLeader(ctx, box, middleOf(label.from, label.to))
  for (const { label, box } of tied) paintLabel(ctx, label, box)
}

/** How many of these the line from a label to its subject would cross; none where it is adjacent. */
function crossings(box: Box, to: Point, taken: readonly Obstacle[]): number {
  if (distanceTo(box, to) < ADJACENT_PX) return 0
  const leader = lineBody(edgeTowards(box, to), to, 2)
  return taken.filter(({ body }) => meet(leader, body)).length
}

/** Nearer than this a label of one short line needs none to its subject. */
const ADJACENT_PX = 16

/** What a label costs over a measurement's line: of a short one nothing would be left to be seen. */
const lineCost = (from: Point, to: Point): number =>
  Math.hypot(to.x - from.x, to.y - from.y) < SHORT_PX ? 260 : 60

const SHORT_PX = 90

/** What costs this much is never drawn over. */
const NEVER = 2000

/** The middle of the line lies under something that may not be drawn over. */
function isCovered({ from, to }: Label, taken: readonly Obstacle[]): boolean {
  const point = pointBody(middleOf(from, to))
  return taken.some(({ body, cost }) => cost >= NEVER && gap(point, body).mm <= 0)
}

function placeLabel(
  ctx: CanvasRenderingContext2D,
  { key, text, from, to }: Label,
  { scene, taken, lines }: { scene: Scene; taken: readonly Obstacle[]; lines: readonly Obstacle[] },
): Box {
  const px = lettersPx(scene)
  const fixed = taken.filter(({ cost }) => cost >= LABEL_COST)
  const size = { w: widthOf(ctx, text, tagFont(px)) + px * 0.9, h: Math.round(px * 1.6) }
  const anchor = middleOf(from, to)
  const extra = (box: Box): number => crossings(box, anchor, fixed) * 12
  const around = { anchor, obstacles: [...taken, ...lines], room: scene.room, extra }
  const spots = (): readonly Point[] => [...rings(anchor, size, [5, 14, 26, 42, 60, 84]), anchor]
  return accompany({ kept: scene.kept, key }, { size, spots, bonus: 25 }, around)
}

function paintLabel(ctx: CanvasRenderingContext2D, { text, tone, close, bold }: Label, box: Box): void {
  const inks = close ? closeInk : toneInk[tone]
  paintPaper(ctx, box, { fill: inks.paper, edge: ink, width: bold ? 2.4 : 1.4, radius: 5 })
  ctx.fillStyle = inks.ink
  paintCentred(ctx, text, { x: box.x, y: box.y + 0.5, font: tagFont(Math.round(box.h / 1.6)) })
}

/** A thin line from a label to what it speaks of, where it stands off. */
export function paintLeader(ctx: CanvasRenderingContext2D, box: Box, to: Point): void {
  const from = edgeTowards(box, to)
  if (Math.hypot(from.x - to.x, from.y - to.y) < ADJACENT_PX) return
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.strokeStyle = paper
  ctx.lineWidth = 3.5
  ctx.stroke()
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.4
  ctx.stroke()
}

/** Lines, and their labels to be painted when every line is. */
export function paintGaps(
  ctx: CanvasRenderingContext2D,
  lines: readonly Line[],
  { scene, deciding }: { scene: Scene; deciding: readonly Fact[] },
): readonly Label[] {
  const sight = sightOf(scene)
  const drawn = lines.map((line) => ({
    line,
    bold: line.lit || deciding.includes(line.fact),
    ...ends(line, sight),
  }))
  for (const { line, from, to, bold } of drawn.toReversed())
    paintLine(ctx, { from, to, tone: line.tone, close: line.close, bold, by: line.by })
  const isDenied = lines.some(({ tone }) => tone === 'stands')
  return drawn
    .filter(({ bold }) => bold || !isDenied)
    .sort((a, b) => Number(b.bold) - Number(a.bold))
    .slice(0, MOST_LABELS)
    .map(({ line, from, to, bold }) => ({
      key: `${line.fact.about.base ?? ''} ${line.fact.about.other ?? ''} ${line.by ?? ''}`,
      text: [
        line.by ? `${readingOf(scene, line.by)}:` : '',
        wordsOf(scene, {
          mm: line.gap.mm,
          limit: line.limit,
          tone: line.tone,
          keeps: line.fact.about.must === 'keep',
          fact: line.fact,
        }),
      ]
        .join(' ')
        .trim(),
      tone: line.tone,
      close: line.close,
      from,
      to,
      bold,
    }))
}

/** The length of each route against what is allowed; among several moves with whose it is. */
export function allowances(
  routes: readonly Route[],
  { scene, named, deciding }: { scene: Scene; named: boolean; deciding: readonly Fact[] },
): readonly Label[] {
  const { camera, screen } = sightOf(scene)
  return routes.flatMap((route) => {
    const [first, second] = route.points
    if (!first || !second || route.mm < 1) return []
    const tone = route.ok ? 'holds' : 'stands'
    const [from, to] = [toScreen(camera, screen, first), toScreen(camera, screen, second)]
    const whose = named ? viewOf(scene, route.fact.about.base ?? '') : null
    return [
      {
        key: 'route',
        text: `${whose ? `${whose.unit.number}${whose.base.letter}: ` : ''}${wordsOf(scene, {
          mm: route.mm,
          limit: route.limit,
          tone,
          keeps: false,
          fact: route.fact,
        })}`,
        tone,
        close: false,
        from,
        to,
        bold: !route.ok || deciding.includes(route.fact),
      } as const,
    ]
  })
}

/** More labels than this hide the table, as do any beside one that stands in the way; their lines are drawn all the same. */
const MOST_LABELS = 3

/** The letter of a reading, or both. */
export function readingOf({ speech }: Scene, by: Readings): string {
  const [a, b] = [speech.say('table.reading.a'), speech.say('table.reading.b')]
  return by === 'both' ? `${a} ${b}` : by === 'a' ? a : b
}

/** The lines of two readings run beside one another, where they would lie on one another. */
const ASIDE_PX = { a: 5, b: -5, both: 0 } as const

function ends(
  { gap, by = 'both' }: Line,
  { camera, screen }: Sight,
): { readonly from: Point; readonly to: Point } {
  const [from, to] = [toScreen(camera, screen, gap.from), toScreen(camera, screen, gap.to)]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const share = far === 0 ? 0 : ASIDE_PX[by] / far
  const aside = { x: (from.y - to.y) * share, y: (to.x - from.x) * share }
  return {
    from: { x: from.x + aside.x, y: from.y + aside.y },
    to: { x: to.x + aside.x, y: to.y + aside.y },
  }
}

/** What labels keep off, of what is on the screen: bases, their tags, and the bands of units. */
export function tableObstacles(scene: Scene, cost: (id: string) => number): readonly Obstacle[] {
  const { bases, labels } = onBoard(scene)
  return [...bases.map(({ id, body }) => ({ body, cost: cost(id) })), ...labels]
}

/** What a label costs over a base that is measured: that one is looked at. */
export const MEASURED_COST = 1500

/** The bases that facts speak of. */
export const measuredIn = (facts: readonly Fact[]): ReadonlySet<BaseId | undefined> =>
  new Set(facts.flatMap(({ about }) => [about.base, about.other]))

/** Routes as obstacles. */
export function routeObstacles(routes: readonly Route[], scene: Scene): readonly Obstacle[] {
  const { camera, screen } = sightOf(scene)
  return routes.flatMap(({ points }) =>
    points.slice(1).map((point, i) => {
      const [from, to] = [toScreen(camera, screen, points[i] ?? point), toScreen(camera, screen, point)]
      return { body: lineBody(from, to, 8), cost: 70 }
    }),
  )
}

/** What its edge can reach, at the facing it has in the hand. */
export function paintReach(
  ctx: CanvasRenderingContext2D,
  { base, from, mm }: Reach,
  { bodies, scene }: { bodies: Bodies; scene: Scene },
): void {
  const held = bodies(base)
  if (!held) return
  inTable(ctx, sightOf(scene), (px) => {
    const path = outlineOf([{ at: { ...held.at, x: from.x, y: from.y }, shape: held.shape }], mm)
    ctx.lineWidth = 4.4 * px
    ctx.strokeStyle = paper
    ctx.stroke(path)
    ctx.lineWidth = 2 * px
    ctx.strokeStyle = ink
    ctx.stroke(path)
  })
}

/** A route with arrow and length against the allowance; what is beyond the allowance is broken. */
export function paintRoute(ctx: CanvasRenderingContext2D, route: Route, scene: Scene): void {
  const { camera, screen } = sightOf(scene)
  const points = route.points.map((point) => toScreen(camera, screen, point))
  const limit = route.limit ? inMm(route.limit, tableOf(scene).system) : Number.POSITIVE_INFINITY
  const within = Math.min(1, limit / Math.max(route.mm, 0.001))
  trace(ctx, points)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.strokeStyle = paper
  ctx.lineWidth = 7
  ctx.stroke()
  ctx.strokeStyle = ink
  ctx.lineWidth = 3
  const length = lengthOf(points)
  ctx.setLineDash([length * within, 0.01])
  if (within < 1) ctx.setLineDash([length * within, 7, ...broken(length * (1 - within))])
  ctx.stroke()
  ctx.setLineDash([])
  const [first] = points
  if (!first) return
  ctx.beginPath()
  ctx.arc(first.x, first.y, 4.5, 0, Math.PI * 2)
  ctx.fillStyle = paper
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = 2.2
  ctx.stroke()
}

const broken = (px: number): readonly number[] => Array.from({ length: 2 * Math.ceil(px / 14) }, () => 7)

const lengthOf = (points: readonly Point[]): number =>
  points.reduce(
    (sum, point, i) =>
      sum + Math.hypot(point.x - (points[i - 1] ?? point).x, point.y - (points[i - 1] ?? point).y),
    0,
  )

function trace(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  ctx.beginPath()
  for (const [i, { x, y }] of points.entries()) {
    if (i === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
}
