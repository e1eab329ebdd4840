// Where the verdict stands: near what it speaks of, over no base of the fight, inside the board.

import type { About, Base, BaseId, Fact, Table } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import type { Body, Point } from '../kernel/geometry/point.ts'
import { pointBody } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import { type Box, boxBody, distanceTo, edgeTowards, lineBody, onScreen, type Size } from './boxes.ts'
import { toScreen } from './camera.ts'
import { basesOfFight } from './fight.ts'
import { COVER, costOf, keep, type Obstacle, raster, rings, wholeOf } from './labels.ts'
import type { Sight } from './paintBase.ts'

const COST = COVER.verdict

/** The corner is kept as long as nothing is covered there: it costs more than any way to the anchor. */
const STAYS = 2500

/** The middle of what a fact speaks of, on the table; null: of nothing that lies there. */
export function subjectOf({ about }: Fact, table: Table): Point | null {
  if (about.gap) return middle([about.gap.from, about.gap.to])
  const { base } = indexOf(table)
  const found = named(about, table).flatMap((id) => base.get(id)?.at ?? [])
  return found.length > 0 ? middle(found) : null
}

function named(about: About, table: Table): readonly BaseId[] {
  const { base, other, bases = [] } = about
  const single = [base, other].filter((id) => id !== undefined)
  if (single.length > 0) return single
  if (bases.length > 0) return bases
  const units = [...(about.unit === undefined ? [] : [about.unit]), ...(about.units ?? [])]
  const { of } = indexOf(table)
  return units.flatMap((id) => of.get(id)?.map((each) => each.id) ?? [id])
}

export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

export interface Standing {
  readonly table: Table
  readonly sight: Sight
  /** Unit states that are no roles. */
  readonly handStates: readonly string[]
  readonly lines: readonly (readonly [Point, Point])[]
  readonly labels: readonly Box[]
  /** The tags and bands of those who fight. */
  readonly fightLabels: readonly Box[]
  /** What the zones are called. */
  readonly captions: readonly Box[]
  /** The point of the screen that the verdict speaks of. */
  readonly anchor: Point
  /** From the anchor to the corner where it stood before, or the verdict before it. */
  readonly before: Point | null
}

export function verdictSpot(size: Size, standing: Standing): Box {
  const { anchor, before, sight } = standing
  const obstacles = obstaclesOf(standing)
  const extra = (box: Box): number => crossed(box, anchor, obstacles) * COST.crossed
  const around = { anchor, obstacles, room: wholeOf(sight.screen), extra }
  const spots = (): readonly Point[] => [
    ...rings(anchor, size, [24, 44, 70, 100, 140, 190, 250, 320, 400]),
    ...raster(sight.screen, 24),
  ]
  const last = before
    ? { x: anchor.x + before.x + size.w / 2, y: anchor.y + before.y + size.h / 2, ...size }
    : null
  return keep(last, { size, spots, bonus: STAYS }, around)
}

/** What it covers there. */
export const covering = (box: Box, standing: Standing): number =>
  costOf(box, { anchor: null, obstacles: obstaclesOf(standing), room: null })

/** It covers no base, no tag, no band and no plate. */
export const isClear = (cost: number): boolean => cost < COST.label

/** Nearer than this the verdict needs no line to its subject: a large label, seen with what lies round it. */
const ADJACENT_PX = 46

/**
 * Where a line from the label to its subject ends: at the edge of the measurement's or a named base's own drawing.
 * Null: it needs none, or it would run over a base or over what is read.
 */
export function leaderTip(box: Box, standing: Standing, { about }: Fact): Point | null {
  if (about.gap === undefined && about.base === undefined) return null
  const { table, sight, anchor } = standing
  const own = table.bases.filter(({ id }) => id === about.base || id === about.other)
  const bodies = own.map((base) => onScreen(base, sight.camera, sight.screen))
  const from = edgeTowards(box, anchor)
  const tip = about.gap === undefined ? firstMet(from, anchor, bodies) : anchor
  const length = Math.hypot(tip.x - from.x, tip.y - from.y)
  if (length < ADJACENT_PX) return null
  // A measurement begins at a base's edge, which the line may come up to; it may not run over the base.
  const most = about.gap === undefined ? 1 : 1 - UP_TO_PX / length
  const end = { x: from.x + (tip.x - from.x) * most, y: from.y + (tip.y - from.y) * most }
  const leader = lineBody(from, end, 3)
  const mayMeet = about.gap === undefined ? bodies : []
  const meets = obstaclesOf(standing).some(
    ({ body, cost }) =>
      isInTheWay(cost) && gap(leader, body).mm <= 0 && !mayMeet.some((each) => same(each, body)),
  )
  return meets ? null : tip
}

const UP_TO_PX = 6

const same = (a: Body, b: Body): boolean => a.at.x === b.at.x && a.at.y === b.at.y && a.shape.w === b.shape.w

const STEPS = 60

/** The first point of a way that lies near one of these bodies. */
function firstMet(from: Point, to: Point, bodies: readonly Body[]): Point {
  for (let i = 0; i < STEPS; i += 1) {
    const at = { x: from.x + ((to.x - from.x) * i) / STEPS, y: from.y + ((to.y - from.y) * i) / STEPS }
    if (bodies.some((body) => gap(pointBody(at), body).mm <= 3)) return at
  }
  return to
}

/** How many bases and words the line from the label to its subject would cross. */
function crossed(box: Box, anchor: Point, obstacles: readonly Obstacle[]): number {
  if (distanceTo(box, anchor) < ADJACENT_PX) return 0
  const leader = lineBody(edgeTowards(box, anchor), anchor, 3)
  return obstacles.filter(({ body, cost }) => isInTheWay(cost) && gap(leader, body).mm <= 0).length
}

/** A leader may run across lines alone. */
const isInTheWay = (cost: number): boolean => cost !== COST.line

function obstaclesOf(standing: Standing): readonly Obstacle[] {
  const { table, sight, handStates, lines, labels, fightLabels, captions } = standing
  const { camera, screen } = sight
  const fight = new Set<Base>(basesOfFight(table, handStates))
  return [
    ...table.bases.map((base) => ({
      body: onScreen(base, camera, screen),
      cost: fight.has(base) ? COST.fight : COST.base,
    })),
    ...lines.map(([from, to]) => ({
      body: lineBody(toScreen(camera, screen, from), toScreen(camera, screen, to), 10),
      cost: COST.line,
    })),
    ...fightLabels.map((box) => ({ body: boxBody(box), cost: COST.fightLabel })),
    ...labels.map((box) => ({ body: boxBody(box), cost: COST.label })),
    ...captions.map((box) => ({ body: boxBody(box), cost: COST.caption })),
  ]
}
