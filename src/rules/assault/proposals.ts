// Moves that a player might well make now: into contact by the shortest ways, the nearest teams first.
import { ahead } from '../../kernel/evolve.ts'
import { type Base, inMm, type Move, type UnitId } from '../../kernel/game.ts'
import { diagonal } from '../../kernel/geometry/barrier.ts'
import { areTouching, gap } from '../../kernel/geometry/gap.ts'
import { contact } from '../../kernel/geometry/place.ts'
import { isSamePose, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { closeBy, isCloseTo, type Limit, nearest } from '../../kernel/measure.ts'
import { onceFor } from '../../kernel/once.ts'
import { baseOf, basesOfSide, foesOf, otherSide } from '../../kernel/table.ts'
import { attempt, changesOf } from './charge.ts'
import { isNearTurned, naming, nearPlaces, placeNear, reachable } from './completion.ts'
import { mustMove } from './counterCharge.ts'
import { WIN } from './distances.ts'
import { expectedFight } from './expected.ts'
import { mayHit } from './fight.ts'
import type { Attempt } from './moving.ts'
import { limitOf, settings } from './options.ts'
import { type AssaultState, defendingBases } from './state.ts'
import { able } from './teams.ts'
import { mayMove, type Terms, termsOf } from './terms.ts'

/**
 * Each team of the platoon that charges, or of the one nearest to an enemy, that has not moved yet. The first goes for
 * that enemy platoon against which most of them will fight, and then get into contact: for the nearest among equals.
 */
export function proposeCharges(state: AssaultState): readonly Move[] {
  const plain = charges(state, EVERYBODY)
  return (allFight(plain) ? plain : worthMost(state, plain, EVERYBODY)).moves
}

/** The move that begins a charge: for that enemy platoon against which most of those in contact will fight. */
export function firstCharge(state: AssaultState): Move | null {
  const plain = charges(state, IN_CONTACT)
  return worthMost(state, plain, IN_CONTACT).moves[0] ?? null
}

/** What is worth most: that, or as many onto each other enemy platoon. */
function worthMost(state: AssaultState, plain: Charges, stages: Stages): Charges {
  const [first] = plain.moves
  const lead = first && baseOf(state.table, first.base)
  if (!lead || !termsOf(state, lead.id).mustTouch) return plain
  const foes = foesOf(state.table, lead)
  const others = new Set(foes.map(({ unit }) => unit).filter((unit) => !plain.named.includes(unit)))
  const all = [...others].map((onto) => charges(state, stages, { unit: lead.unit, onto }))
  return all.reduce((best, each) => (worthMore(each, best) ? each : best), plain)
}

/** E-05, E-06: tanks among armoured tanks roll no die, in contact or not. */
const dice = onceFor(({ now }: Charges): number =>
  now.flow.assault ? expectedFight(now).fighters.length : 0,
)

const allFight = (some: Charges): boolean => Math.min(some.touching, dice(some)) >= some.moves.length

const worthMore = (some: Charges, than: Charges): boolean =>
  dice(some) === dice(than) ? some.touching > than.touching : dice(some) > dice(than)

interface Charges {
  readonly moves: readonly Move[]
  /** The enemy platoons that are named by the first. */
  readonly named: readonly UnitId[]
  /** How many of them end in contact. */
  readonly touching: number
  /** Once all those have been made. */
  readonly now: AssaultState
  /** null: nobody charges yet. */
  readonly unit: UnitId | null
}

type Proposing = (state: AssaultState, terms: Terms) => Attempt | null

interface Onto {
  readonly unit: UnitId
  readonly onto: UnitId
}

type Stages = (only?: Onto) => readonly Proposing[]

const IN_CONTACT: Stages = (only) => [
  (now, terms) => (terms.mustTouch ? begun(now, terms, only?.onto) : intoContact(now, terms)),
]

/** Who only gets near does not stand in the way of those that get into contact. */
const EVERYBODY: Stages = (only) => [...IN_CONTACT(only), later]

/** By the teams of that platoon, the first of them onto that enemy platoon; of any onto any. */
function charges(state: AssaultState, stages: Stages, only?: Onto): Charges {
  const none: Charges = { moves: [], named: [], touching: 0, now: state, unit: only?.unit ?? null }
  return stages(only).reduce(
    (made, propose) => inTurn(made.now).reduce((before, base) => withNext(before, base, propose), made),
    none,
  )
}

function withNext(made: Charges, { id, unit }: Base, propose: Proposing): Charges {
  if (made.unit !== null && unit !== made.unit) return made
  const terms = termsOf(made.now, id)
  const tried = propose(made.now, terms)
  if (tried === null) return made
  const { mustTouch } = terms
  return {
    moves: [...made.moves, tried.move],
    named: mustTouch ? (tried.named ?? []) : made.named,
    touching: made.touching + (touches(terms, tried) ? 1 : 0),
    now: ahead(made.now, changesOf(made.now, tried)),
    unit: mustTouch ? unit : made.unit,
  }
}

const touches = ({ team, foes }: Terms, { move }: Attempt): boolean =>
  foes.some((foe) => areTouching({ ...team, at: move.to }, foe))

/** Teams that may move and have not, the nearest to an enemy first. */
function inTurn(state: AssaultState): readonly Base[] {
  const { assault, turn } = state.flow
  const side = assault?.acting ?? turn
  const foes = basesOfSide(state.table, otherSide(side))
  return basesOfSide(state.table, side)
    .filter((base) => assault?.moved.includes(base.id) !== true && mayMove(state, base).ok)
    .map((base) => ({ base, mm: nearest(base, foes)?.gap.mm ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ base }) => base)
}

/** It begins the charge: by the shortest way to the nearest platoon that can be contacted at all, or just that one. */
function begun(state: AssaultState, terms: Terms, onto?: UnitId): Attempt | null {
  const to = firstContact(terms, onto)
  return to && ended(state, terms, to)
}

/** What comes of going there; null where it may not, or stays. */
function ended(state: AssaultState, { team }: Terms, to: Pose): Attempt | null {
  const tried = attempt(state, { base: team.id, to })
  return tried.ok && !isSamePose(team.at, tried.move.to) ? tried : null
}

/** It comes later, and into contact with an enemy of the fight. */
function intoContact(state: AssaultState, terms: Terms): Attempt | null {
  for (const to of contacts(terms, aimOf(state, terms).wanted)) {
    const tried = ended(state, terms, to)
    if (tried !== null && touches(terms, tried)) return tried
  }
  return null
}

interface Best {
  readonly tried: Attempt
  readonly worth: number
}

/** Who fights already, or would be worse off there, goes only into contact, or where it must. */
function later(state: AssaultState, terms: Terms): Attempt | null {
  if (terms.mustTouch) return null
  const aim = aimOf(state, terms)
  const best = bestOf(state, terms, aim)
  if (best === null || (terms.counter && mustMove(state)(terms.team))) return best?.tried ?? null
  const stood = worthOf(terms, aim, terms.team.at)
  const isBetter = best.worth > stood || (best.worth === stood && stood < FIGHTS)
  return isBetter || touches(terms, best.tried) ? best.tried : null
}

/** The first of the best places. */
function bestOf(state: AssaultState, terms: Terms, aim: Aim): Best | null {
  const { team, walking, named } = terms
  const mayFight = isCloseTo(team, aim.wanted, walking(named).ground.allowanceMm + aim.farMm)
  const most = (mayFight ? FIGHTS : 0) + CLEAR + NEARER
  let best: Best | null = null
  for (const to of laterPlaces(terms, aim)) {
    const tried = ended(state, terms, to)
    if (tried === null) continue
    const worth = worthOf(terms, aim, tried.move.to)
    if (best === null || worth > best.worth) best = { tried, worth }
    if (worth >= most) break
  }
  return best
}

/** What a later team is proposed for. */
interface Aim {
  /** Enemies of the fight: in a counter-charge not those that broke off, who would only deny the win. */
  readonly wanted: readonly Base[]
  /** The others, where they do. */
  readonly shunned: readonly Base[]
  readonly fight: Limit
  /** So near they would deny it. */
  readonly win: Limit
  /** From a place so near to an enemy it may be that turned it fights. */
  readonly farMm: number
}

function aimOf(state: AssaultState, { team, targets, foes, counter }: Terms): Aim {
  const defending = new Set(defendingBases(state).map(({ id }) => id))
  const wanted = counter ? targets.filter(({ id }) => defending.has(id)) : targets
  const { fight } = settings(state)
  return {
    wanted,
    shunned: counter ? foes.filter((foe) => !wanted.includes(foe)) : [],
    fight: limitOf(state, fight),
    win: limitOf(state, WIN),
    farMm: inMm(fight, state.table.system) + diagonal(team.shape) / 2,
  }
}

/** What a place is worth: to fight there is more than to keep clear of others, that more than not to go away from the enemy. */
const FIGHTS = 4
const CLEAR = 2
const NEARER = 1

function worthOf({ team }: Terms, { wanted, shunned, fight, win }: Aim, at: Pose): number {
  const there = { ...team, at }
  const fights = able(team) && wanted.some((foe) => mayHit(team, foe) && isCloseTo(there, [foe], fight))
  const isNearer = (foe: Base): boolean => gap(there, foe).mm < gap(team, foe).mm
  const [now, stood] = [nearest(there, wanted), nearest(team, wanted)]
  const away = now !== null && stood !== null && now.gap.mm > stood.gap.mm
  const clear = !shunned.some((foe) => isCloseTo(there, [foe], win) && isNearer(foe))
  return (fights ? FIGHTS : 0) + (clear ? CLEAR : 0) + (away ? 0 : NEARER)
}

/** Into contact with one of those by the shortest way; or with each, turned where only so it gets there. */
function* contacts(terms: Terms, some: readonly Base[]): Generator<Pose> {
  const { team, named } = terms
  // Who touches one that broke off may have to go on to another.
  const close = some.filter((target) => !areTouching(team, target) && isNearTurned(terms, target))
  const shortest = contactPlace(terms, named, close)
  if (shortest !== null) yield shortest
  for (const target of close) {
    const to = reachable(terms, target, team.at)
    if (to !== null) yield to
  }
}

/** Into contact; or as near as can be, one after the other, turned where only so it fights. */
function* laterPlaces(terms: Terms, aim: Aim): Generator<Pose> {
  const { team, targets, partial } = terms
  const { wanted } = aim
  const others = targets.filter((target) => !wanted.includes(target))
  for (const some of [wanted, others]) {
    yield* contacts(terms, some)
    if (!partial) continue
    for (const { pose } of nearPlaces(terms, team.at.facing, some)) yield pose
    if (some === wanted) yield* turnedPlaces(terms, aim)
  }
}

/** Where the team, as near to an enemy of the fight as it can get, fights only because it is turned. */
function* turnedPlaces(terms: Terms, { wanted, fight, farMm }: Aim): Generator<Pose> {
  const { team } = terms
  for (const target of wanted) {
    const isIn = (at: Pose, limit: Limit): boolean => isCloseTo({ ...team, at }, [target], limit)
    if (!isIn(placeNear(terms, target) ?? team.at, farMm)) continue
    for (const turn of TURNS) {
      const to = placeNear(terms, target, roundPose({ ...team.at, facing: team.at.facing + turn }).facing)
      if (to !== null && isIn(to, fight)) yield to
    }
  }
}

/** In degrees, the least first. */
const TURNS = [15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90] as const

/** The nearest platoon that can be contacted at all, or just that one. */
function firstContact(terms: Terms, onto?: UnitId): Pose | null {
  const inReach = closeBy(terms.team, terms.foes, terms.walking(terms.named).ground.allowanceMm)
  for (const unit of new Set(inReach.map(({ other }) => other.unit))) {
    if (onto !== undefined && unit !== onto) continue
    const foes = inReach.filter(({ other }) => other.unit === unit).map(({ other }) => other)
    const to = contactPlace(terms, [...new Set([...terms.named, unit])], foes)
    if (to !== null) return to
  }
  return null
}

const contactPlace = (
  { team, walking }: Terms,
  named: readonly UnitId[],
  targets: readonly Base[],
): Pose | null => contact(team, team.at.facing, targets, walking(named).ground)?.pose ?? null

/** The place in contact with one target by the shortest way, the target's platoon named; null where it is out of reach. */
export const placeAt = (terms: Terms, target: Base): Pose | null =>
  contactPlace(terms, naming(terms, target), [target])
