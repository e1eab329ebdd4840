// A later team let go short of contact is completed: into contact if it can, else as near as it can (E-01, A-12).
import type { About, Base } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { type Approach, approach, reach } from '../../kernel/geometry/place.ts'
import { type Pose, TOLERANCE_MM } from '../../kernel/geometry/point.ts'
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

/** The lawful place in contact with the target that is nearest to where the team was let go, its facing that one. */
export function reachable(terms: Terms, target: Base, at: Pose): Pose | null {
  const { team, ground } = terms.walking(terms.named)
  const memory = memoryOf(terms)
  const key = `${target.id} ${at.facing}`
  if (memory.unreachable.has(key)) return null
  const turned = { ...team, at: { ...team.at, facing: at.facing } }
  const isFar = gap(turned, target).mm > ground.allowanceMm + TOLERANCE_MM
  const to = isFar ? null : reach(team, at.facing, target, { ...ground, wish: at })
  if (to === null) memory.unreachable.add(key)
  return to
}

function asNear(terms: Terms, at: Pose): Completion {
  const { team, counter } = terms
  const chosen = settled(terms, at)
  if (chosen === null)
    return { to: null, says: [counter ? 'counterNoNearer' : 'noNearer', false, { base: team.id }] }
  const { target, found } = chosen
  const stands = about(terms, target, { at, to: team.at })
  if (!terms.partial) return { to: null, says: ['staysShort', false, stands] }
  const gained = found === null ? 0 : gap(team, target).mm - gap({ ...team, at: found.pose }, target).mm
  if (found === null || gained < NEARER_MM) {
    return { to: null, says: [counter ? 'counterNoNearer' : 'noNearer', false, stands] }
  }
  const says = counter ? 'counterEndsAsNear' : 'endsAsNear'
  const { pose: to, route } = found
  return { to, route, touches: false, says: [says, true, about(terms, target, { at, to })] }
}

interface Chosen {
  readonly target: Base
  readonly found: Approach | null
}

/**
 * The player's target is the one nearest to where the team was let go. Where it ends another may be nearer; then
 * that one counts, so that letting go at the answer gives the same answer.
 */
function settled(terms: Terms, at: Pose): Chosen | null {
  const nearestTo = (pose: Pose) => nearest({ ...terms.team, at: pose }, terms.targets)?.other
  let target = nearestTo(at)
  for (let again = 0; target !== undefined; again++) {
    const found = towards(terms, target, at.facing)
    const next = found === null ? target : nearestTo(found.pose)
    if (next === undefined || next.id === target.id || again === MOST_TARGETS) return { target, found }
    target = next
  }
  return null
}

const MOST_TARGETS = 3

/** As far along the shortest way to the target as the team may go, its facing that one. */
export function towards(terms: Terms, target: Base, facing: number): Approach | null {
  const { approaches } = memoryOf(terms)
  const key = `${target.id} ${facing}`
  const found = approaches.get(key)
  if (found !== undefined) return found
  const made = approach(terms.team, facing, [target], terms.walking(terms.named).ground)
  approaches.set(key, made)
  return made
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
  readonly unreachable: Set<string>
  readonly approaches: Map<string, Approach | null>
}

const memories = new WeakMap<Terms, Memory>()

function memoryOf(terms: Terms): Memory {
  const known = memories.get(terms)
  if (known !== undefined) return known
  const made: Memory = { unreachable: new Set(), approaches: new Map() }
  memories.set(terms, made)
  return made
}
