// Where the verdict stands: near what it speaks of, over no base of the fight, inside the board.
import type { About, Base, BaseId, Fact, Table } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import type { Point } from '../kernel/geometry/point.ts'
import { basesOfFight, toScreen } from './camera.ts'
import {
  type Box,
  boxBody,
  edgeTowards,
  keep,
  lineBody,
  type Obstacle,
  onScreen,
  place,
  raster,
  rings,
  type Size,
} from './labels.ts'
import { indexOf } from './lookup.ts'
import type { Line } from './marks.ts'
import type { Sight } from './paintBase.ts'

/** What it costs to cover something. */
const COST = { fight: 1_000_000, base: 20_000, line: 3_000, label: 500, crossed: 90 } as const

/** A spot that was good stays until another is better by so much. */
const STAYS = 120

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
  return units.flatMap((id) => (of.get(id) ?? []).map((each) => each.id))
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

export interface Standing {
  readonly table: Table
  readonly sight: Sight
  /** Unit states that are no roles. */
  readonly handStates: readonly string[]
  readonly lines: readonly Line[]
  readonly labels: readonly Box[]
  /** The point of the screen that the verdict speaks of. */
  readonly anchor: Point
  /** From the anchor to where it stood before. */
  readonly before: Point | null
}

export function verdictSpot(size: Size, standing: Standing): Box {
  const { anchor, before, sight } = standing
  const obstacles = obstaclesOf(standing)
  const extra = (box: Box): number => crossed(box, anchor, obstacles) * COST.crossed
  const around = { anchor, obstacles, screen: sight.screen, extra }
  const spots = [
    ...rings(anchor, size, [24, 44, 70, 100, 140, 190, 250, 320, 400]),
    ...raster(sight.screen, 16),
  ]
  const last = before ? { x: anchor.x + before.x, y: anchor.y + before.y, ...size } : null
  return keep(last, STAYS, () => place(size, spots, around), around)
}

/** Whether a line may lead from the label to its subject: over the subject's own two bases at most. */
export function mayLead(
  box: Box,
  { table, sight, anchor }: Pick<Standing, 'table' | 'sight' | 'anchor'>,
): boolean {
  const leader = lineBody(edgeTowards(box, anchor), anchor, 1)
  const over = table.bases.filter((base) => gap(leader, onScreen(base, sight.camera, sight.screen)).mm <= 0)
  return over.length <= 2
}

/** How many bases the line from the label to its subject would cross. */
function crossed(box: Box, anchor: Point, obstacles: readonly Obstacle[]): number {
  const leader = lineBody(edgeTowards(box, anchor), anchor, 1)
  return obstacles.filter(({ body, cost }) => cost >= COST.base && gap(leader, body).mm <= 0).length
}

function obstaclesOf({ table, sight, handStates, lines, labels }: Standing): readonly Obstacle[] {
  const { camera, screen } = sight
  const fight = new Set<Base>(basesOfFight(table, handStates))
  return [
    ...table.bases.map((base) => ({
      body: onScreen(base, camera, screen),
      cost: fight.has(base) ? COST.fight : COST.base,
    })),
    ...lines.map(({ gap }) => ({
      body: lineBody(toScreen(camera, screen, gap.from), toScreen(camera, screen, gap.to), 10),
      cost: COST.line,
    })),
    ...labels.map((box) => ({ body: boxBody(box), cost: COST.label })),
  ]
}
