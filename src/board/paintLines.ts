// Paints measurements: a line with two dots; and says what the labels of lines and ways are, with sign, length and limit.

import { colours } from '../content/tokens.ts'
import { type BaseId, type Distance, type Fact, inMm, type System } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import { isRuling, rulingIn } from '../kernel/ruling.ts'
import { comparison } from '../text/judged.ts'
import { lineBody, type Stretch } from './boxes.ts'
import { toScreen } from './camera.ts'
import { closeInk, ink, paper, toneSign } from './ink.ts'
import { inTable } from './inTable.ts'
import { COVER, type Obstacle } from './labels.ts'
import type { Line, Readings, Route, Tone } from './marks.ts'
import { inRoom } from './onBoard.ts'
import { outlineOf } from './outline.ts'
import type { Sight } from './paintBase.ts'
import { viewOf } from './paintHeld.ts'
import type { Label } from './paintPills.ts'
import type { Bodies } from './paintZones.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
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

interface Labelling {
  readonly scene: Scene
  /** Several move: each label says whose it is. */
  readonly named: boolean
  readonly deciding: readonly Fact[]
}

/** Lines, and their labels to be painted when every line is. */
export function paintGaps(
  ctx: CanvasRenderingContext2D,
  lines: readonly Line[],
  { scene, named, deciding }: Labelling,
): readonly Label[] {
  const sight = sightOf(scene)
  const drawn = lines.map((line) => ({
    line,
    bold: line.lit || deciding.includes(line.fact),
    ...ends(line, sight),
  }))
  for (const { line, from, to, bold } of drawn.toReversed())
    paintLine(ctx, { from, to, tone: line.tone, close: line.close, bold, by: line.by })
  const { system } = tableOf(scene)
  const isDenied = lines.some(({ tone }) => tone === 'stands')
  return drawn
    .filter(({ bold }) => bold || !isDenied)
    .sort((a, b) => Number(b.bold) - Number(a.bold) || spare(a.line, system) - spare(b.line, system))
    .slice(0, MOST_LABELS)
    .map(({ line, from, to, bold }) => ({
      key: `${line.fact.about.base ?? ''} ${line.fact.about.other ?? ''} ${line.by ?? ''}`,
      text: [
        line.by ? `${readingOf(scene, line.by)}:` : '',
        named ? whose(line.fact, scene) : '',
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

/** By how much a length lies off what it was held against: the tightest is said first. */
const spare = ({ gap, limit }: Line, system: System): number =>
  limit ? Math.abs(gap.mm - inMm(limit, system)) : Number.MAX_VALUE

/** '4D:'; of no base of the table nothing. */
function whose({ about: { base = '' } }: Fact, scene: Scene): string {
  const view = viewOf(scene, base)
  return view ? `${view.unit.number}${view.base.letter}:` : ''
}

/** The length of each route against what is allowed. */
export function allowances(
  routes: readonly Route[],
  { scene, named, deciding }: Labelling,
): readonly Label[] {
  const { camera, screen } = sightOf(scene)
  return routes.flatMap((route) => {
    const [first, second] = route.points
    if (!first || !second || route.mm < 1) return []
    const tone = route.ok ? 'holds' : 'stands'
    const [from, to] = [toScreen(camera, screen, first), toScreen(camera, screen, second)]
    return [
      {
        key: 'route',
        text: `${named ? whose(route.fact, scene) : ''} ${wordsOf(scene, {
          mm: route.mm,
          limit: route.limit,
          tone,
          keeps: false,
          fact: route.fact,
        })}`.trim(),
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

export function ends({ gap, by = 'both' }: Line, { camera, screen }: Sight): Stretch {
  const [from, to] = [toScreen(camera, screen, gap.from), toScreen(camera, screen, gap.to)]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const share = far === 0 ? 0 : ASIDE_PX[by] / far
  const aside = { x: (from.y - to.y) * share, y: (to.x - from.x) * share }
  return {
    from: { x: from.x + aside.x, y: from.y + aside.y },
    to: { x: to.x + aside.x, y: to.y + aside.y },
  }
}

/** What labels keep off, of what is on the screen: bases, their tags, and the bands of units; those that are measured are looked at. */
export function tableObstacles(
  scene: Scene,
  { measured, moved }: { measured: ReadonlySet<BaseId>; moved: ReadonlySet<BaseId> },
): readonly Obstacle[] {
  const { pill } = COVER
  const { bases, labels } = inRoom(scene)
  const cost = (id: BaseId): number =>
    moved.has(id) ? pill.veiled : measured.has(id) ? pill.named : pill.base
  return [
    ...bases.map(({ id, body }) => ({ body, cost: cost(id) })),
    ...labels.map(({ of, body }) => ({
      body,
      cost: of.some((id) => measured.has(id)) ? pill.namedTag : pill.tag,
    })),
  ]
}

/** The bases that facts speak of. */
export const measuredIn = (facts: readonly Fact[]): ReadonlySet<BaseId> =>
  new Set(facts.flatMap(({ about }) => [about.base, about.other].filter((id) => id !== undefined)))

/** Routes as obstacles. */
export function routeObstacles(routes: readonly Route[], scene: Scene): readonly Obstacle[] {
  const { camera, screen } = sightOf(scene)
  return routes.flatMap(({ points }) =>
    points.slice(1).map((point, i) => {
      const [from, to] = [toScreen(camera, screen, points[i] ?? point), toScreen(camera, screen, point)]
      return { body: lineBody(from, to, 8), cost: COVER.sentence.route }
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
