// Charges of several: where as many as can come into contact, and in which order they get to places shown.
import { ahead } from '../../kernel/evolve.ts'
import { type Base, type BaseId, inMm, type Move } from '../../kernel/game.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import { roundPose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import { baseOf } from '../../kernel/table.ts'
import { mostInContact } from './crowding.ts'
import {
  type Attempt,
  attempt,
  changesOf,
  isSamePlace,
  mayMove,
  termsOf,
  touchedAt,
  wayOf,
} from './moving.ts'
import { toEnemy } from './nearer.ts'
import { type MeleeState, REACH } from './state.ts'

/** As many of them as find a place in contact when all of them go at once. */
export function together(state: MeleeState, ids: readonly BaseId[]): Order {
  const far = toEnemy(state.table)
  const able = ids.filter(
    (id) => far(id) <= inMm(REACH, state.table.system) + 1 && mayMove(state, baseOf(state.table, id)).ok,
  )
  return known(state)(able.toSorted().join(' '))
}

const known = onceFor((state: MeleeState) =>
  onceBy((ids: string) => {
    const named = ids.split(' ')
    return most(
      state,
      state.table.bases.filter(({ id }) => named.includes(id)),
    )
  }),
)

/** Whose place cannot be got to while others stand where they stand is one of those whom the others have to go round. */
function most(state: MeleeState, bases: readonly Base[]): Order {
  const found = shown(state, placesFor(state, bases))
  if (found.left.length === 0) return found
  const others = bases.filter(({ id }) => found.left.every(({ base }) => base !== id))
  const without = most(state, others)
  return without.done.length > found.done.length ? without : found
}

/** Who finds no place, and stands where another one would, is one of those whom the others have to go round. */
function placesFor(state: MeleeState, bases: readonly Base[]): readonly Move[] {
  const all = bases.map((base) => ({ base, terms: termsOf(state, base) }))
  const [first] = all
  if (first === undefined) return []
  const { size, allowanceMm } = first.terms.ground
  const targets = first.terms.foes.filter((foe) => bases.some((base) => gap(base, foe).mm <= allowanceMm + 1))
  const movers = all.map(({ terms }) => ({
    body: terms.from,
    targets,
    obstacles: terms.ground.obstacles.filter(({ body }) => !bases.includes(body)),
  }))
  const places = mostInContact({ movers, taken: [], size, allowanceMm })
  const going = bases.flatMap((base, index) => {
    const at = places[index]
    return at ? [{ ...base, at: { ...base.at, ...at } }] : []
  })
  const isInTheWay = (base: Base): boolean =>
    going.every(({ id }) => id !== base.id) && going.some((each) => overlaps(base, each))
  const free = bases.filter((base) => !isInTheWay(base))
  return free.length < bases.length
    ? placesFor(state, free)
    : going.map(({ id, at }) => ({ base: id, to: at }))
}

interface Order {
  readonly state: MeleeState
  readonly done: readonly Attempt[]
  readonly left: readonly Move[]
}

/** So many orders are tried. */
const ORDERS = 4

/**
 * Those who are shown a place in contact go there, in an order in which one does not close the way of another. Whoever
 * is nearest to the enemy goes first, so that those behind find what is left.
 */
export function shown(state: MeleeState, some: readonly Move[]): Order {
  const far = toEnemy(state.table)
  const moves = some.toSorted((a, b) => far(a.base) - far(b.base))
  const count = moves.filter(
    ({ base, to }) => touchedAt(termsOf(state, baseOf(state.table, base)), to).length > 0,
  ).length
  let best = inThatOrder(state, moves)
  for (let tries = 1, last = best; tries < ORDERS && best.done.length < count; tries++) {
    last = inThatOrder(state, [...last.left, ...last.done.map(({ move }) => move)])
    if (last.done.length > best.done.length) best = last
  }
  return { ...best, left: moves.filter((move) => best.left.includes(move)) }
}

/** Always the first who can. */
function inThatOrder(state: MeleeState, moves: readonly Move[]): Order {
  const done: Attempt[] = []
  let now = state
  let left = moves
  for (;;) {
    const next = left.find((move) => canStand(now, move))
    if (next === undefined) return { state: now, done, left }
    const made = attempt(now, next)
    done.push(made)
    left = left.filter((move) => move !== next)
    now = ahead(now, changesOf(now, made))
  }
}

/** The place that is asked is in contact already, and free: whoever can go there does so before others look for one. */
export function canStand(state: MeleeState, { base: id, to }: Move): boolean {
  const base = baseOf(state.table, id)
  const terms = termsOf(state, base)
  const wish = roundPose(to)
  return (
    state.flow.phase === 'charge' &&
    touchedAt(terms, wish).length > 0 &&
    isSamePlace(slide(base, wish, terms.others, state.table.size), wish) &&
    mayMove(state, base).ok &&
    wayOf(terms, wish) !== null
  )
}
