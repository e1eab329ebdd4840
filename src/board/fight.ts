// Which bases are the fight, for the eye, and the camera that shows them.

import type { Base, Table, Unit, UnitId } from '../kernel/game.ts'
import { leastGap, spread } from '../kernel/geometry/barrier.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { onceFor } from '../kernel/once.ts'
import type { Camera } from '../store/view.ts'
import {
  boxOf,
  clamp,
  fitTable,
  LEAST_ROUND_MM,
  leastOpen,
  MEDIUM_MM,
  type Room,
  type Screen,
  toScreen,
} from './camera.ts'

/** Nearer than this a fit does not go, so that the ground round the fight is seen. */
const OPEN_MOST_PX = 96

/** Ground that is shown round a fight, so that zones and verdicts find room; when one is asked to be shown, less. */
const ROUND_FIGHT_MM = 110
export const CLOSE_ROUND_MM = 45

/** Where it is just enough for all of them. */
const BARE_ROUND_MM = 12

/** Units with an enemy this near are taken for the fight while nobody has a role. For the eye only, no rule. */
const FIGHT_SPAN_MM = 300

/**
 * These bases in the middle, near enough to read them, far enough to see what lies round them. Where not all of them
 * find room at the least size, the units nearest to their enemies do, each whole or not at all. `round` is how many
 * millimetres of ground are shown round them.
 */
export function fitFight(
  table: Table,
  bases: readonly Base[],
  screen: Screen,
  round = ROUND_FIGHT_MM,
): Camera {
  if (bases.length === 0) return fitTable(table, screen)
  const least = leastOpen(boxOf(bases), screen)
  const room = (mm: number): Screen => ({
    w: screen.w / least - 2 * mm,
    h: screen.h / least - 2 * mm,
  })
  const chosen = isWithin(boxOf(bases), room(BARE_ROUND_MM))
    ? bases
    : nearestUnits(table, bases, room(LEAST_ROUND_MM))
  const box = boxOf(chosen)
  const w = box.right - box.left + 2 * round
  const h = box.bottom - box.top + 2 * round
  const scale = Math.min(OPEN_MOST_PX / MEDIUM_MM, Math.max(least, Math.min(screen.w / w, screen.h / h)))
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale }
  return clamp(chosen === bases ? middle : uncut(middle, box, { bases: table.bases, screen }), table, screen)
}

const isWithin = (box: Room, { w, h }: Screen): boolean =>
  box.right - box.left <= w && box.bottom - box.top <= h

interface Pair {
  readonly a: Base
  readonly b: Base
  readonly mm: number
}

/** Of each unit the team and the enemy that are nearest to one another, the nearest pair first. */
function nearestPairs(table: Table, bases: readonly Base[]): readonly Pair[] {
  const nearest = new Map<UnitId, Pair>()
  const isNearer = (unit: UnitId, mm: number): boolean => mm < (nearest.get(unit)?.mm ?? Infinity)
  for (const [a, b] of enemiesOf(table, bases)) {
    const atLeast = leastGap(a, b)
    if (!isNearer(a.unit, atLeast) && !isNearer(b.unit, atLeast)) continue
    const { mm } = gap(a, b)
    for (const { unit } of [a, b]) if (isNearer(unit, mm)) nearest.set(unit, { a, b, mm })
  }
  return [...nearest.values()].sort((one, other) => one.mm - other.mm)
}

/** Every base of one side with every one of the other. */
function* enemiesOf({ units }: Table, bases: readonly Base[]): Generator<readonly [Base, Base]> {
  const blue = new Set(units.filter(({ side }) => side === 'blue').map(({ id }) => id))
  const reds = bases.filter(({ unit }) => !blue.has(unit))
  for (const base of bases) if (blue.has(base.unit)) for (const red of reds) yield [base, red]
}

/** Whole units by how near they are to an enemy, as many as find room; else the two nearest enemies alone. */
function nearestUnits(table: Table, bases: readonly Base[], room: Screen): readonly Base[] {
  const [first, ...rest] = nearestPairs(table, bases)
  if (!first) return bases
  let chosen: readonly Base[] = [first.a, first.b]
  const seen = new Set<string>()
  for (const { a, b } of [first, ...rest])
    for (const { unit } of [a, b]) {
      if (seen.has(unit)) continue
      seen.add(unit)
      const more = [...new Set([...chosen, ...bases.filter((base) => base.unit === unit)])]
      if (isWithin(boxOf(more), room)) chosen = more
    }
  return chosen
}

interface Seen {
  readonly bases: readonly Base[]
  readonly screen: Screen
}

/** The camera moved within what the chosen box leaves free, so that the board's edges cut as few bases as may be. */
function uncut(camera: Camera, box: Room, { bases, screen }: Seen): Camera {
  const spare = (px: number, from: number, to: number): number =>
    Math.max(0, (px / camera.scale - (to - from)) / 2 - LEAST_ROUND_MM)
  const [dx, dy] = [spare(screen.w, box.left, box.right), spare(screen.h, box.top, box.bottom)]
  const steps = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1]
  let best = camera
  let least = Number.POSITIVE_INFINITY
  for (const i of steps)
    for (const j of steps) {
      const moved = { ...camera, x: camera.x + i * dx, y: camera.y + j * dy }
      const cut = bases.filter((base) => isCut(moved, screen, base)).length
      if (cut >= least) continue
      least = cut
      best = moved
    }
  return best
}

/** The board's edge runs through a base. */
function isCut(camera: Camera, screen: Screen, { at, shape }: Base): boolean {
  const { x, y } = toScreen(camera, screen, at)
  const far = spread(shape) * camera.scale
  const isNear = x > -far && x < screen.w + far && y > -far && y < screen.h + far
  return isNear && (x < far || x > screen.w - far || y < far || y > screen.h - far)
}

const fights = onceFor((handStates: readonly string[]) =>
  onceFor((table: Table) => findFight(table, handStates)),
)

/**
 * What the eye takes for the fight: the units with a role, else those with an enemy near, else everything. Worked out
 * once a table. `handStates` are the unit states that are no roles.
 */
export const basesOfFight = (table: Table, handStates: readonly string[]): readonly Base[] =>
  fights(handStates)(table)

function findFight(table: Table, handStates: readonly string[]): readonly Base[] {
  const playing = withRoles(table, handStates)
  if (playing.length > 0) return ofUnits(table, new Set(playing.map((unit) => unit.id)))
  const near = new Set<string>()
  for (const [a, b] of enemiesOf(table, table.bases))
    if (!(near.has(a.unit) && near.has(b.unit)) && isNear(a, b)) near.add(a.unit).add(b.unit)
  return near.size > 0 ? ofUnits(table, near) : table.bases
}

/** The units that have a role in what is played. */
const withRoles = ({ units }: Table, handStates: readonly string[]): readonly Unit[] =>
  units.filter((unit) => unit.badges.some((badge) => !handStates.includes(badge)))

/** Both sides have units with a role: it is known who fights. */
export const isFought = (table: Table, handStates: readonly string[]): boolean =>
  new Set(withRoles(table, handStates).map(({ side }) => side)).size > 1

const ofUnits = (table: Table, units: ReadonlySet<string>): readonly Base[] =>
  table.bases.filter((base) => units.has(base.unit))

const isNear = (a: Base, b: Base): boolean => leastGap(a, b) <= FIGHT_SPAN_MM && gap(a, b).mm <= FIGHT_SPAN_MM
