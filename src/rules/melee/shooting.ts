// Who may shoot at whom, by range and line of sight, and dice by a house rule: IM-18, IM-19, A-46, A-47.
import type { Pool } from '../../kernel/dice.ts'
import { type Base, type Distance, type Fact, inMm, type UnitId, type Verdict } from '../../kernel/game.ts'
import { type Sight, sight } from '../../kernel/geometry/sight.ts'
import type { Blow } from '../../kernel/hits.ts'
import { byGap, isIn, type Near, near } from '../../kernel/measure.ts'
import { allowed, fact, refused } from './facts.ts'
import { type Fighter, hitsOf } from './fight.ts'
import { settings } from './options.ts'
import { isLocked, livingOf, type MeleeState, own, sideOf, type Volley } from './state.ts'

/** IM-18, and once in a turn. */
export function mayShoot(state: MeleeState, unit: UnitId): Verdict {
  if (isLocked(state, unit)) return refused(fact('lockedMayNotShoot', false, { unit }))
  if (state.flow.shot.includes(unit)) return refused(fact('hasShot', false, { unit }))
  return allowed(fact('mayShoot', true, { unit }))
}

/** One figure and those of an enemy unit that it reaches and sees, the nearest first; else why there are none. */
interface Aimed {
  readonly base: Base
  readonly targets: readonly Near[]
  readonly why: Fact | null
}

function aimed(state: MeleeState, base: Base, enemy: UnitId): Aimed {
  const limit = rangeOf(state, base.unit)
  const all = livingOf(state.table, enemy)
    .map((other) => near(base, other))
    .toSorted(byGap)
  const reached = limit === null ? all : all.filter((each) => isIn(each, inMm(limit, state.table.system)))
  const targets = reached.flatMap((each) => {
    const seen = sightOf(state, each)
    return 'line' in seen ? [{ ...each, gap: { ...each.gap, ...seen.line } }] : []
  })
  if (targets.length > 0) return { base, targets, why: null }
  const [nearest] = reached.length > 0 ? reached : all
  return { base, targets, why: nearest === undefined ? null : whyNot(state, nearest, reached.length > 0) }
}

function whyNot(state: MeleeState, pair: Near, isReached: boolean): Fact {
  const { base, other, gap } = pair
  const about = { base: base.id, other: other.id, gap }
  const seen = sightOf(state, pair)
  if (isReached && 'hiders' in seen)
    return fact('sightBlocked', false, { ...about, bases: seen.hiders.map(({ id }) => id) })
  const limit = rangeOf(state, base.unit)
  return fact('outOfRange', false, { ...about, ...(limit && { limit }) })
}

/** only bases of a third unit hide anybody. */
function sightOf(state: MeleeState, { base, other, gap }: Near): Sight<Base> {
  if (!settings(state).lineOfSight) return { line: gap }
  const third = state.table.bases.filter(({ unit }) => unit !== base.unit && unit !== other.unit)
  return sight(base, other, third)
}

function rangeOf(state: MeleeState, unit: UnitId): Distance | null {
  const cm = own(state, unit, 'rangeCm')
  return cm === null ? null : { cm }
}

/** What the figures of the unit reach; nothing where it has no range. */
export function whyReaches(state: MeleeState, unit: UnitId): readonly Fact[] {
  const size = rangeOf(state, unit)
  const of = livingOf(state.table, unit).map(({ id }) => id)
  return size === null
    ? []
    : [fact('zoneRange', true, { side: sideOf(state.table, unit), zone: { of, size } })]
}

const aimsOf = (state: MeleeState, unit: UnitId, enemy: UnitId): readonly Aimed[] =>
  livingOf(state.table, unit).map((base) => aimed(state, base, enemy))

/**
 * IM-19, A-46: whether one unit may be shot at by another: how many of it shoot, then the shortest line, then why the
 * others do not.
 */
export function mayBeShotAt(state: MeleeState, unit: UnitId, enemy: UnitId): Verdict {
  if (isLocked(state, enemy)) return refused(fact('lockedNotTarget', false, { enemy }))
  const all = aimsOf(state, unit, enemy)
  const some = all.filter(({ targets }) => targets.length > 0)
  const [first] = some.flatMap(({ targets }) => targets.slice(0, 1)).toSorted(byGap)
  const failing = all.flatMap(({ why }) => why ?? [])
  const bases = some.map(({ base }) => base.id)
  if (first === undefined) {
    const inRange = failing.filter(({ says }) => says === 'sightBlocked')
    const [decides] = (inRange.length > 0 ? inRange : failing).toSorted((a, b) => mmOf(a) - mmOf(b))
    return refused(...(decides ? [decides] : []), fact('nobodyShoots', false, { unit, enemy }))
  }
  const limit = rangeOf(state, unit)
  const count = fact('shooters', true, { unit, enemy, count: some.length, of: all.length, bases })
  const about = { unit, enemy, base: first.base.id, other: first.other.id, gap: first.gap }
  return allowed(count, fact('mayBeShot', true, { ...about, ...(limit && { limit }) }), ...failing)
}

const mmOf = ({ about }: Fact): number => about.gap?.mm ?? 0

type Aim = Volley & { readonly enemy: UnitId }

/** The volley that goes on, and its target. */
export function aimedAt({ flow }: MeleeState): Aim {
  const { volley } = flow
  if (volley === null || volley.enemy === null) throw new Error('Nobody is shot at')
  return { ...volley, enemy: volley.enemy }
}

/** */
const HITS = 4

/** One die for each figure that reaches and sees somebody. */
export function shooters(state: MeleeState, { unit, enemy }: Aim): readonly Fighter[] {
  const need = own(state, unit, 'shootOn') ?? HITS
  return aimsOf(state, unit, enemy)
    .filter(({ targets }) => targets.length > 0)
    .map(({ base, targets }) => ({ base, need, targets: targets.map(({ other }) => other) }))
}

export function volleyPool(state: MeleeState, volley: Aim): Pool | null {
  const dice = shooters(state, volley).map(({ base, need }) => ({ owner: base.id, cuts: [need] }))
  return dice.length === 0 ? null : { side: sideOf(state.table, volley.unit), for: 'volley', dice }
}

export function whyVolley(state: MeleeState, volley: Aim): Fact {
  const { unit, enemy } = volley
  const dice = volleyPool(state, volley)?.dice ?? []
  const need = dice[0]?.cuts[0] ?? HITS
  return fact('volley', true, { unit, enemy, count: dice.length, need })
}

export function whyHits({ table }: MeleeState, { unit }: Volley, blows: readonly Blow[]): Fact {
  const count = blows.filter(({ hit }) => hit).length
  const dice = blows.map(({ face }) => face)
  return fact('volleyHits', count > 0, { side: sideOf(table, unit), count, of: blows.length, dice })
}

/** One die for each hit; null: the target has no save. */
export function savePool(state: MeleeState, { enemy, hits }: Aim): Pool | null {
  const need = own(state, enemy, 'save')
  if (need === null || hits.length === 0) return null
  const dice = hits.map(() => ({ owner: enemy, cuts: [need] }))
  return { side: sideOf(state.table, enemy), for: 'save', dice }
}

export const volleyHits = (state: MeleeState, volley: Aim, blows: readonly Blow[]): Volley['hits'] =>
  hitsOf(shooters(state, volley), blows)
