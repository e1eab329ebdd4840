// Random legal play of any game, drawn from a seed, and what may not go wrong in it: for tests and long runs.

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { seedDice } from './dice.ts'
import type { Action, Change, Move, Offer, RuleSet, State, Verdict } from './game.ts'
import { overlapDepth } from './geometry/gap.ts'
import { type Pose, TOLERANCE_MM } from './geometry/point.ts'
import { strangeOn } from './known.ts'
import { rulingIn } from './ruling.ts'
import { telling } from './teller.ts'

/** A whole number from 0 to n - 1. */
export type Pick = (n: number) => number

/** The same on every machine. */
export function picker(seed: number): Pick {
  const generator = xoroshiro128plus(seed)
  return (n) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1))
}

export const oneOf = <T>(pick: Pick, some: readonly [T, ...T[]]): T => some[pick(some.length)] ?? some[0]

/** One action of a playout. */
export interface Played<Flow = unknown> {
  readonly before: State<Flow>
  readonly action: Action
  readonly verdict: Verdict
  readonly changes: readonly Change<Flow>[]
  readonly after: State<Flow>
}

/** A game as it is played out at random. */
export interface Playout<Flow = unknown> {
  readonly rules: RuleSet<Flow>
  /** A table, options and a seed, all drawn. */
  start(pick: Pick, seed: number): State<Flow>
  play(start: State<Flow>, pick: Pick, most?: number): Generator<Played<Flow>>
  /** What such a game is about has begun. */
  hasBegun(state: State<Flow>): boolean
  /** How it ended, or where it stands. */
  endOf(state: State<Flow>): string
  /** How one that has begun may end. */
  readonly ends: readonly string[]
}

/**
 * Plays until the game leaves Play or `most` actions are done. Each action is an offered one that passes its check;
 * where the drawn ones do not, the suggested one is taken.
 */
export function* playedOut<Flow>(
  rules: RuleSet<Flow>,
  start: State<Flow>,
  { pick, most }: { readonly pick: Pick; readonly most: number },
): Generator<Played<Flow>> {
  let now = start
  for (let count = 0; count < most && now.mode === 'play'; count++) {
    const action = randomAction(rules, now, pick)
    if (action === null) return
    const verdict = rules.check(now, action)
    const { teller, changes } = telling(now, seedDice)
    rules.play(teller, action)
    const played = { before: now, action, verdict, changes, after: teller.state }
    now = teller.state
    yield played
  }
}

const TRIES = 6

function randomAction<Flow>(rules: RuleSet<Flow>, state: State<Flow>, pick: Pick): Action | null {
  const { offers } = rules.prompt(state)
  for (let tries = 0; tries < TRIES; tries++) {
    const offer = offers[pick(offers.length)]
    const action = offer === undefined ? null : drawn(rules, state, offer)(pick)
    if (action !== null && rules.check(state, action).ok) return action
  }
  return rules.suggest(state)
}

function drawn<Flow>(rules: RuleSet<Flow>, state: State<Flow>, offer: Offer): (pick: Pick) => Action | null {
  switch (offer.do) {
    case 'move':
      return (pick) =>
        offer.bases.length === 0 || pick(3) === 0 ? rules.suggest(state) : drawnMove(state, offer.bases, pick)
    case 'choose':
      return () => ({
        do: 'choose',
        option: offer.option,
        ...(offer.unit !== undefined && { unit: offer.unit }),
      })
    case 'allocate':
      return (pick) => ({
        do: 'allocate',
        hits: offer.hits.map(({ die, targets }) => ({ die, base: targets[pick(targets.length)] ?? null })),
      })
    case 'roll':
      return () => ({ do: 'roll', from: 'seed' })
    case 'done':
      return () => ({ do: 'done' })
    default:
      return offer satisfies never
  }
}

/** One to three bases dragged anywhere, an enemy's place included. */
function drawnMove(state: State, ids: readonly string[], pick: Pick): Action {
  const moves: Move[] = Array.from({ length: 1 + pick(3) }, () => {
    const base = ids[pick(ids.length)] ?? ''
    return { base, to: drawnWish(state, base, pick) }
  })
  return {
    do: 'move',
    moves: moves.filter(({ base }, index) => moves.findIndex((each) => each.base === base) === index),
  }
}

function drawnWish({ table }: State, id: string, pick: Pick): Pose {
  const from = table.bases.find((base) => base.id === id)?.at ?? { x: 0, y: 0, facing: 0 }
  const facing = pick(2) === 0 ? from.facing : pick(360)
  const onto = table.bases[pick(table.bases.length)]
  if (onto !== undefined && pick(2) === 0) return { x: onto.at.x, y: onto.at.y, facing }
  return { x: from.x + pick(320) - 160, y: from.y + pick(320) - 160, facing }
}

/** What went wrong in an action; empty where nothing did. `copies`: a copy is played too. */
export function faultsOf<Flow>(
  rules: RuleSet<Flow>,
  played: Played<Flow>,
  copies: boolean,
): readonly string[] {
  const { after } = played
  return [
    ...plainFaultsOf(rules, played),
    ...(after.mode === 'arrange' || goesOn(rules, after) ? [] : [`stuck in ${rules.phase(after)}`]),
    ...(isStable(rules, played) ? [] : ['the answer to an answer differs']),
    ...(!copies || isSameFromCopy(rules, played) ? [] : ['a copy plays differently']),
  ]
}

/** Those of them that are seen without asking for another move. */
export function plainFaultsOf<Flow>(rules: RuleSet<Flow>, played: Played<Flow>): readonly string[] {
  const { action, verdict, after, changes } = played
  return [
    ...(verdict.ok ? [] : [`a refused ${action.do} was played`]),
    ...(after.mode === 'arrange' || rules.prompt(after).offers.length > 0
      ? []
      : [`nothing is offered in ${rules.phase(after)}`]),
    ...(action.do !== 'move' || isApart(after) ? [] : ['bases overlap']),
    ...(after.mode === 'play' || strangeOn({ ...after.table, lost: [] }, rules.known) === null
      ? []
      : ['the table does not fit its rules']),
    ...(changes.every((change) => change.is !== 'ruled' || change.why[0]?.ok === change.ok)
      ? []
      : ['a verdict and its first reason differ in their signs']),
    ...([...verdict.why, ...changes.flatMap(({ why }) => why)].every(
      (fact) => rulingIn(fact, after.table) === null,
    )
      ? []
      : ['a sentence names a ruling that nobody made']),
  ]
}

/** What is suggested may be done. */
function goesOn<Flow>(rules: RuleSet<Flow>, state: State<Flow>): boolean {
  const action = rules.suggest(state)
  return action !== null && rules.check(state, action).ok
}

/** Depths are sums of rounded numbers, and exactly the tolerance is allowed. */
const NOISE_MM = 1e-6

const isApart = ({ table }: State): boolean =>
  table.bases.every((base, index) =>
    table.bases.slice(index + 1).every((other) => overlapDepth(base, other) <= TOLERANCE_MM + NOISE_MM),
  )

/** Doing what the answer says is answered with the same. */
function isStable<Flow>(rules: RuleSet<Flow>, { before, verdict }: Played<Flow>): boolean {
  if (verdict.moves === undefined) return true
  const again = rules.check(before, { do: 'move', moves: verdict.moves })
  return again.ok && JSON.stringify(again.moves) === JSON.stringify(verdict.moves)
}

/** Nothing but the state decides: a copy that nobody has asked anything gives the same changes. */
function isSameFromCopy<Flow>(rules: RuleSet<Flow>, { before, action, changes }: Played<Flow>): boolean {
  const copy: State<Flow> = JSON.parse(JSON.stringify(before))
  const { teller, changes: others } = telling<Flow>(copy, seedDice)
  rules.play(teller, action)
  return JSON.stringify(others) === JSON.stringify(changes)
}
