// Where the label of a measured line stands: on or beside its own line, off what the measurement names, tied to it where it stands off. In CSS pixels.
import { gap } from '../kernel/geometry/gap.ts'
import { middleOf, type Point, pointBody } from '../kernel/geometry/point.ts'
import {
  along,
  type Box,
  distanceTo,
  edgeTowards,
  lineBody,
  meet,
  nearestOn,
  offLine,
  type Size,
  type Stretch,
} from './boxes.ts'
import type { Room } from './camera.ts'
import { type Accompanying, accompany, COVER, type Obstacle, rings } from './labels.ts'

/** A label of that size, and the line that it says the length of. */
export interface Pill extends Stretch {
  readonly size: Size
}

export interface Round {
  readonly taken: readonly Obstacle[]
  /** Every line that is drawn, the label's own among them. */
  readonly lines: readonly Stretch[]
  readonly room: Room | null
}

const COST = COVER.pill

/** Nearer than this to its line a label needs none that leads to it. */
const ADJACENT_PX = 10

/** So much of a line is to be seen beside the label that stands on it. */
const SEEN_PX = 56

/** So much nearer to its own line than to any other a label is read as its own line's. */
const CLEARLY_PX = 4

const STAYS = 25

export function placePill(stood: Accompanying, pill: Pill, { taken, lines, room }: Round): Box {
  const { size, from, to } = pill
  const others = othersOf(pill, lines)
  const solid = inTheWay(taken, others)
  const own = seenBeside(pill) < SEEN_PX ? COST.shortLine : COST.ownLine
  const extra = (box: Box): number => {
    const off = offLine(box, pill)
    const isMisread = others.some(({ line }) => offLine(box, line) < off + CLEARLY_PX)
    return (
      (off > 0 ? 0 : own) +
      (isMisread ? COST.misleads : 0) +
      crossings(tieOf(box, pill), solid) * COST.crossed
    )
  }
  const obstacles = [...taken, ...others]
  const around = { anchor: middleOf(from, to), line: { from, to }, obstacles, room, extra }
  return accompany(stood, { size, spots: () => spotsFor(pill), bonus: STAYS }, around)
}

interface Other extends Obstacle {
  readonly line: Stretch
}

const othersOf = (own: Stretch, lines: readonly Stretch[]): readonly Other[] =>
  lines
    .filter((line) => !isSame(line, own))
    .map((line) => ({ line, body: lineBody(line.from, line.to, 6), cost: COST.line }))

/** What no leader should run over. */
const inTheWay = (taken: readonly Obstacle[], others: readonly Obstacle[]): readonly Obstacle[] => [
  ...taken.filter(({ cost }) => cost >= COST.written),
  ...others,
]

const isSame = (one: Stretch, other: Stretch): boolean =>
  one.from.x === other.from.x &&
  one.from.y === other.from.y &&
  one.to.x === other.to.x &&
  one.to.y === other.to.y

/** How much of its line would be seen beside a label that stands on it. */
function seenBeside({ size: { w, h }, from, to }: Pill): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const length = Math.hypot(dx, dy)
  return length === 0 ? 0 : length - Math.min(w * (length / dx), h * (length / dy))
}

/** Beside the line and on it from its middle outwards, then round its middle. */
const spotsFor = ({ size, ...line }: Pill): readonly Point[] => {
  const on = PARTS.map((part) => along(line, part))
  return [
    ...on.flatMap((point) => rings(point, size, [5])),
    ...on,
    ...rings(along(line, 0.5), size, ROUND_PX),
  ]
}

const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95] as const
const ROUND_PX = [16, 30, 48, 72, 104] as const

/** From a label to the nearest point of its line, where it stands off; null: it is adjacent. */
export function tieOf(box: Box, line: Stretch): Stretch | null {
  if (offLine(box, line) < ADJACENT_PX) return null
  const to = nearestOn({ from: along(line, ENDS), to: along(line, 1 - ENDS) }, box)
  return distanceTo(box, to) < ADJACENT_PX ? null : { from: edgeTowards(box, to), to }
}

/** A line ends at what it measures, where no leader should: this part of it at either end. */
const ENDS = 0.15

/** How many of these a leader would cross. */
const crossings = (tie: Stretch | null, solid: readonly Obstacle[]): number => {
  if (!tie) return 0
  const leader = lineBody(tie.from, tie.to, 2)
  return solid.filter(({ body }) => meet(leader, body)).length
}

/** What neither stands at its line nor can be led to it would be read as another's. */
export const isTied = (box: Box, own: Stretch, { taken, lines }: Omit<Round, 'room'>): boolean =>
  crossings(tieOf(box, own), inTheWay(taken, othersOf(own, lines))) === 0

/** The middle of the line lies under something that may not be drawn over. */
export function isCovered({ from, to }: Stretch, taken: readonly Obstacle[]): boolean {
  const point = pointBody(middleOf(from, to))
  return taken.some(({ body, cost }) => cost >= COST.said && gap(point, body).mm <= 0)
}
