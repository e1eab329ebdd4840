// Closing up (IM-06): the most figures that can come into contact, and how a placement is compared with that.
import type { Base, BaseId, Move } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { barrier, leastGap, spread } from '../../kernel/geometry/barrier.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import { approach } from '../../kernel/geometry/place.ts'
import { apart, type Point, type Pose, roundPoint, type Size, touching } from '../../kernel/geometry/point.ts'
import { room } from '../../kernel/geometry/room.ts'
import { route } from '../../kernel/geometry/route.ts'
import { HAIR_MM, placesOn } from '../../kernel/geometry/slide.ts'
import { onceBy } from '../../kernel/once.ts'
import { ASIDE_MM } from './moving.ts'
import { settings } from './options.ts'
import { livingOf, type MeleeState, meleeOf, sideOf, touchedBy } from './state.ts'

/** IM-06: figures of locked units of that side that touch nobody, in melees that are to be closed up. */
export const freeFigures = (state: MeleeState, side: 'blue' | 'red'): readonly Base[] =>
  state.flow.melees
    .filter(({ closedUp }) => settings(state).closeUp === 'everyTurn' || !closedUp)
    .flatMap(({ units }) => units)
    .filter((unit) => sideOf(state.table, unit) === side)
    .flatMap((unit) => livingOf(state.table, unit))
    .filter(({ id }) => touchedBy(state.table, id).length === 0)

/** Those who close up, standing where they stood when it began. */
const movers = ({ table, flow }: MeleeState): readonly Base[] =>
  table.bases
    .filter(({ id }) => flow.closing?.bases.includes(id) === true)
    .map((base) => ({ ...base, at: flow.stood[base.id] ?? base.at }))

/** How many of those who close up touch an enemy of their melee now. */
export const inContact = (state: MeleeState): number =>
  movers(state).filter(({ id }) => touchedBy(state.table, id).length > 0).length

interface Problem {
  readonly movers: readonly Base[]
  readonly fixed: readonly Base[]
  readonly targetsOf: ReadonlyMap<BaseId, readonly Base[]>
  /** For each mover the enemies of other fights, from which it keeps away. */
  readonly strangersOf: ReadonlyMap<BaseId, ReadonlySet<BaseId>>
  readonly size: Size
  readonly mm: number
}

const clearOf = ({ strangersOf }: Problem, mover: BaseId, { id }: Base): number =>
  strangersOf.get(mover)?.has(id) === true ? ASIDE_MM : 0

/** The movers of the enemy's side are of the fight too, though nobody closes up to them. */
const isOf = ({ unit }: Base, foes: readonly Base[]): boolean => foes.some((foe) => foe.unit === unit)

function problemOf(state: MeleeState): Problem {
  const some = movers(state)
  const moving = new Set(some.map(({ id }) => id))
  const fixed = state.table.bases.filter(({ id }) => !moving.has(id))
  const targetsOf = new Map(
    some.map((mover) => {
      const units = meleeOf(state, mover.unit)?.units ?? []
      const side = sideOf(state.table, mover.unit)
      const foes = fixed.filter(({ unit }) => units.includes(unit) && sideOf(state.table, unit) !== side)
      return [mover.id, foes] as const
    }),
  )
  const strangersOf = new Map(
    some.map((mover) => {
      const foes = targetsOf.get(mover.id) ?? []
      const side = sideOf(state.table, mover.unit)
      const others = state.table.bases.filter(({ unit }) => sideOf(state.table, unit) !== side)
      return [mover.id, new Set(others.filter((each) => !isOf(each, foes)).map(({ id }) => id))] as const
    }),
  )
  const mm = inMm({ cm: settings(state).closeUpCm }, state.table.system)
  return { movers: some, fixed, targetsOf, strangersOf, size: state.table.size, mm }
}

/** The last problem and its answer: while figures are moved about it stays the same. */
let known: { readonly key: string; readonly answer: readonly Move[] } | null = null

/** The placement with the most figures in contact that the search finds; the others come as near as they can. */
export function best(state: MeleeState): readonly Move[] {
  const problem = problemOf(state)
  const key = keyOf(problem)
  if (known?.key !== key) known = { key, answer: search(problem) }
  return known.answer
}

const keyOf = ({ movers: some, fixed, targetsOf, size, mm }: Problem): string =>
  JSON.stringify([
    [...some, ...fixed].map(({ id, at, shape }) => [id, at, shape]),
    [...targetsOf].map(([id, foes]) => [id, foes.map((foe) => foe.id)]),
    [size, mm],
  ])

/** The most figures that can be in contact. */
export const most = (state: MeleeState): number => {
  const { targetsOf } = problemOf(state)
  return best(state).filter(({ base, to }) => {
    const mover = state.table.bases.find(({ id }) => id === base)
    const foes = targetsOf.get(base) ?? []
    return mover !== undefined && foes.some((foe) => touching(gap({ ...mover, at: to }, foe)))
  }).length
}

/** Placements tried before the best one so far is taken. */
const MOST_TRIES = 600

function search(problem: Problem): readonly Move[] {
  const places = placesOf(problem)
  const counted = problem.movers.map((mover) => ({ mover, count: places(mover, []).length }))
  const able = counted.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
  const order = able.map(({ mover }) => mover)
  let found: readonly Base[] = []
  let tries = 0
  const go = (index: number, placed: readonly Base[]): void => {
    if (placed.length > found.length) found = placed
    const mover = order[index]
    const isEnough = found.length === order.length || placed.length + order.length - index <= found.length
    if (mover === undefined || isEnough || tries > MOST_TRIES) return
    for (const at of places(mover, placed)) {
      tries++
      go(index + 1, [...placed, { ...mover, at }])
    }
    go(index + 1, placed)
  }
  go(0, [])
  return withOthers(problem, found)
}

/** Every place of a mover in contact that is hugged on one side: by another base, by the table's edge, by its reach. */
function placesOf(problem: Problem) {
  const { fixed, targetsOf, size, mm } = problem
  const obstaclesOf = onceBy((id: BaseId) =>
    fixed.map((body) => ({ body, clear: clearOf(problem, id, body) })),
  )
  const known = new Map<string, boolean>()
  const isReached = (mover: Base, to: Pose): boolean => {
    const key = `${mover.id} ${to.x} ${to.y}`
    const reached =
      known.get(key) ?? route(mover, to, { obstacles: obstaclesOf(mover.id), size, allowanceMm: mm }) !== null
    known.set(key, reached)
    return reached
  }
  return (mover: Base, placed: readonly Base[]): readonly Pose[] => {
    const targets = (targetsOf.get(mover.id) ?? []).filter((target) => leastGap(mover, target) <= mm)
    const found = targets.flatMap((target) => {
      const near = [...fixed, ...placed].filter(
        (each) => each === target || leastGap(target, each) <= 2 * spread(mover.shape) + 1,
      )
      const goal = barrier(mover, target, HAIR_MM)
      const barriers = near.map((each) => (each === target ? goal : barrier(mover, each, HAIR_MM)))
      const points = placesOn(goal, { barriers, room: room(mover, size) }, mover.at)
      return [...points, ...atReach(mover, target, mm)]
        .map((point) => ({ ...mover.at, ...roundPoint(point) }))
        .filter((at) => apart(mover.at, at) <= mm + 1)
        .filter((at) => near.every((each) => !overlaps({ ...mover, at }, each)))
        .filter((at) => isReached(mover, at))
    })
    const each = new Map(found.map((at) => [`${at.x} ${at.y}`, at]))
    return [...each.values()].toSorted((a, b) => apart(mover.at, a) - apart(mover.at, b))
  }
}

/** Of round bases: where the edge of what it can reach meets the ring of contact. */
function atReach(mover: Base, target: Base, mm: number): readonly Point[] {
  if (mover.shape.w + mover.shape.d + target.shape.w + target.shape.d > 0) return []
  const ring = mover.shape.r + target.shape.r + HAIR_MM
  const far = apart(mover.at, target.at)
  if (far === 0 || far > mm + ring || far < Math.abs(mm - ring)) return []
  const along = (mm * mm - ring * ring + far * far) / (2 * far)
  const aside = Math.sqrt(Math.max(0, mm * mm - along * along))
  const [ux, uy] = [(target.at.x - mover.at.x) / far, (target.at.y - mover.at.y) / far]
  return [1, -1].map((sign) => ({
    x: mover.at.x + ux * along - sign * uy * aside,
    y: mover.at.y + uy * along + sign * ux * aside,
  }))
}

/** Those for whom there is no place in contact come as near as they can, the nearest first. */
function withOthers(problem: Problem, found: readonly Base[]): readonly Move[] {
  const { movers: all, fixed, targetsOf, size, mm } = problem
  const placed: Base[] = [...found]
  for (const mover of all.filter(({ id }) => !found.some((each) => each.id === id))) {
    const rest = all.filter((each) => each.id !== mover.id && !placed.some(({ id }) => id === each.id))
    const obstacles = [...fixed, ...placed, ...rest].map((body) => ({
      body,
      clear: clearOf(problem, mover.id, body),
    }))
    const targets = targetsOf.get(mover.id) ?? []
    const to = approach(mover, mover.at.facing, targets, { obstacles, size, allowanceMm: mm })?.pose
    placed.push(to === undefined ? mover : { ...mover, at: to })
  }
  return placed.map(({ id, at }) => ({ base: id, to: at }))
}
