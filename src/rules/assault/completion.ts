// A later team let go short of contact is completed: into contact if it can, else as near as it can (E-01, A-12).
import type { About, Base, UnitId } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { type Approach, approach, reach } from '../../kernel/geometry/place.ts'
import { lengthWithin, type Pose, roundPose, within } from '../../kernel/geometry/point.ts'
import type { Route } from '../../kernel/geometry/route.ts'
import type { Says } from './facts.ts'
import { nearest } from './measure.ts'
import type { Terms } from './terms.ts'
import { wayTo } from './way.ts'

/** What `fact` is to be made of. */
type Saying = readonly [says: Says, ok: boolean, about: About]

export type Completion =
  | { readonly to: Pose; readonly route: Route; readonly touches: boolean; readonly says: Saying }
  | { readonly to: null; readonly says: Saying }

/** what is nearer by less than this is not nearer. */
export const NEARER_MM = 1

/** Where a team that was let go at `at`, out of contact, really ends. */
export function completed(terms: Terms, at: Pose): Completion {
  const targets = byNearness({ ...terms.team, at }, terms.targets)
  const walking = terms.walking(terms.named)
  for (const target of targets) {
    const to = reachable(terms, target, at)
    const route = to && wayTo(walking, to)
    if (to && route)
      return {
        to,
        route,
        touches: true,
        says: ['completedToContact', true, about(terms, target, { at, to })],
      }
  }
  return asNear(terms, at)
}

const byNearness = (ended: Base, targets: readonly Base[]): readonly Base[] =>
  targets
    .map((target) => ({ target, mm: gap(ended, target).mm }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ target }) => target)

/** The platoons that are named once that one is touched. */
export const naming = ({ naming: names, named }: Terms, { unit }: Base): readonly UnitId[] =>
  names && !named.includes(unit) ? [...named, unit] : named

/**
 * The lawful place in contact with the target that is nearest to where the team was let go, its facing that one.
 * Whether there is any is found out from where the team stands, so that it does not depend on what was asked before.
 */
export function reachable(terms: Terms, target: Base, at: Pose): Pose | null {
  const first = firstContact(terms, target, at.facing)
  if (first === null) return null
  const walking = terms.walking(naming(terms, target))
  const found = reach(walking.team, at.facing, target, { ...walking.ground, wish: at })
  return found !== null && wayTo(walking, found) !== null ? found : first
}

function firstContact(terms: Terms, target: Base, facing: number): Pose | null {
  const { contacts } = memoryOf(terms)
  const key = `${target.id} ${facing}`
  const known = contacts.get(key)
  if (known !== undefined) return known
  const walking = terms.walking(naming(terms, target))
  const { team, ground } = walking
  const turned = { ...team, at: { ...team.at, facing } }
  const isFar = !within(gap(turned, target), ground.allowanceMm)
  const found = isFar ? null : reach(team, facing, target, { ...ground, wish: team.at })
  const made = found !== null && wayTo(walking, found) !== null ? found : null
  contacts.set(key, made)
  return made
}

function asNear(terms: Terms, at: Pose): Completion {
  const { team, counter } = terms
  const target = nearest({ ...team, at }, terms.targets)?.other
  const stands = target === undefined ? { base: team.id } : about(terms, target, { at, to: team.at })
  if (!terms.partial) return { to: null, says: ['staysShort', false, stands] }
  const found = chosen(terms, at)
  if (found === null) return { to: null, says: [counter ? 'counterNoNearer' : 'noNearer', false, stands] }
  const says = counter ? 'counterEndsAsNear' : 'endsAsNear'
  const { pose: to, route } = found
  return { to, route, touches: false, says: [says, true, about(terms, found.target, { at, to })] }
}

/** A place as near to a target as the team can get. */
export interface Nearer extends Approach {
  readonly target: Base
}

/**
 * The player's target is the one in whose direction the team was dragged. From where it would end, another may be
 * that; then that one counts, and so on, until the answer to the answer is itself (of those that lead to one
 * another, the first by name).
 */
function chosen(terms: Terms, at: Pose): Nearer | null {
  const met: Nearer[] = []
  for (let next = placeTowards(terms, at); next !== null; next = placeTowards(terms, next.pose)) {
    const { id } = next.target
    const again = met.findIndex(({ target }) => target.id === id)
    if (again >= 0)
      return met.slice(again).toSorted((a, b) => (a.target.id < b.target.id ? -1 : 1))[0] ?? next
    met.push(next)
  }
  return null
}

function placeTowards(terms: Terms, at: Pose): Nearer | null {
  for (const target of inDirection(terms, at)) {
    const place = nearPlace(terms, target, at.facing)
    if (place !== null) return place
  }
  return null
}

/** Directions that differ by less than this are one; then the nearer target comes first. */
const SAME_DIRECTION = 0.02

function inDirection({ team, targets }: Terms, at: Pose): readonly Base[] {
  const x = at.x - team.at.x
  const y = at.y - team.at.y
  const dragged = Math.sqrt(x * x + y * y)
  const looked = byNearness(team, targets).slice(0, LOOKED_AT)
  if (dragged < NEARER_MM) return looked
  const off = (target: Base): number => {
    const { from, to, mm } = gap({ ...team, at: { ...team.at, facing: at.facing } }, target)
    const along = mm === 0 ? 1 : ((to.x - from.x) * x + (to.y - from.y) * y) / (mm * dragged)
    return Math.round((1 - along) / (SAME_DIRECTION * SAME_DIRECTION))
  }
  return looked
    .map((target) => ({ target, by: off(target) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ target }) => target)
}

/** How many targets, the nearest to where the team stands, are looked at: others lie behind them. */
const LOOKED_AT = 6

/** As near to the target as the team can get, its facing that one; null where that is not nearer. */
function nearPlace(terms: Terms, target: Base, facing: number): Nearer | null {
  const { places } = memoryOf(terms)
  const key = `${target.id} ${facing}`
  const known = places.get(key)
  if (known !== undefined) return known
  const made = towards(terms, target, facing)
  places.set(key, made)
  return made
}

/** All places as near as can be, the nearest target first. */
export function* nearPlaces(terms: Terms, facing: number): Generator<Nearer> {
  for (const target of byNearness(terms.team, terms.targets).slice(0, LOOKED_AT)) {
    const place = nearPlace(terms, target, facing)
    if (place !== null) yield place
  }
}

/**
 * Straight on, or as far along the shortest way to contact as the team may go, whichever ends nearer. Nothing ends
 * nearer than a team that goes straight on as far as it may.
 */
function towards(terms: Terms, target: Base, facing: number): Nearer | null {
  const { team } = terms
  const walking = terms.walking(terms.named)
  const gain = ({ pose }: Approach) => gap(team, target).mm - gap({ ...team, at: pose }, target).mm
  const direct = straight(terms, target, facing)
  if (direct !== null && lengthWithin(walking.ground.allowanceMm, gain(direct))) return { ...direct, target }
  const ways = [approach(team, facing, [target], walking.ground), direct].flatMap((found) => found ?? [])
  const lawful = walking.byEnd ? ways.filter(({ pose }) => wayTo(walking, pose) !== null) : ways
  const best = lawful.toSorted((a, b) => gain(b) - gain(a))[0]
  return best !== undefined && gain(best) >= NEARER_MM ? { ...best, target } : null
}

/** Short of what stopped it, so that rounding does not press it in. */
const BACK_MM = 0.1

/** Halvings of the straight way: to 0.02 mm and finer. */
const HALVINGS = 14

function straight(terms: Terms, target: Base, facing: number): Approach | null {
  const walking = terms.walking(terms.named)
  const turned = { ...terms.team, at: { ...terms.team.at, facing } }
  const { from, to, mm } = gap(turned, target)
  if (mm === 0) return null
  const most = Math.min(mm, walking.ground.allowanceMm)
  const along = (far: number) => {
    const x = turned.at.x + ((to.x - from.x) * far) / mm
    const y = turned.at.y + ((to.y - from.y) * far) / mm
    return roundPose({ x, y, facing })
  }
  let low = 0
  let high = most
  for (let step = 0; step < HALVINGS && low < most; step++) {
    const far = step === 0 ? most : (low + high) / 2
    if (wayTo(walking, along(far)) === null) high = far
    else low = far
  }
  const pose = along(low === most ? most : Math.max(0, low - BACK_MM))
  const route = wayTo(walking, pose)
  return route === null ? null : { pose, route }
}

const about = (
  { team }: Terms,
  target: Base,
  { at, to }: { readonly at: Pose; readonly to: Pose },
): About => ({
  base: team.id,
  other: target.id,
  unit: team.unit,
  enemy: target.unit,
  gap: gap({ ...team, at: to }, target),
  path: [
    { x: at.x, y: at.y },
    { x: to.x, y: to.y },
  ],
})

/** What was found out for a team does not depend on where it is let go, but for its facing. */
interface Memory {
  /** By target and facing: a place in contact; null where none can be reached. */
  readonly contacts: Map<string, Pose | null>
  /** By target and facing. */
  readonly places: Map<string, Nearer | null>
}

const memories = new WeakMap<Terms, Memory>()

function memoryOf(terms: Terms): Memory {
  const known = memories.get(terms)
  if (known !== undefined) return known
  const made: Memory = { contacts: new Map(), places: new Map() }
  memories.set(terms, made)
  return made
}
