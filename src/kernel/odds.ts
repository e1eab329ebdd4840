// For tests: every outcome of one roll with its weight, counted, so that odds come from the rules themselves.
import type { Dice, Die, Pool } from './dice.ts'
import type { RuleSet, State } from './game.ts'
import { played } from './match.ts'

export interface Outcome {
  /** The chance, from 0 to 1. */
  readonly chance: number
  readonly state: State
}

/** A way a pool may fall: faces standing for all that mean the same, and the chance of that meaning. */
interface Fall {
  readonly faces: readonly number[]
  readonly chance: number
}

/**
 * All distinct outcomes of rolling now. Dice of one owner with the same cuts count together (n dice fall n + 1 ways
 * where there is one cut), so twelve dice are not two thousand million outcomes.
 */
export function outcomes(rules: RuleSet, state: State): readonly Outcome[] {
  const found: Outcome[] = []
  const open: (readonly Fall[])[] = [[]]
  for (let path = open.pop(); path; path = open.pop()) {
    const fallen = follow(rules, state, path)
    if ('ways' in fallen) for (const way of fallen.ways) open.push([...path, way])
    else found.push(fallen)
  }
  return found
}

/** Plays along a path of falls; stops with the ways to go on where the path ends before the dice do. */
function follow(
  rules: RuleSet,
  state: State,
  path: readonly Fall[],
): Outcome | { readonly ways: readonly Fall[] } {
  const left = [...path]
  let ways: readonly Fall[] | undefined
  const dice: Dice = (pool, after) => {
    const next = left.shift()
    if (!next && !ways) ways = falls(pool)
    return { faces: next?.faces ?? pool.dice.map(() => 1), from: 'seed', after }
  }
  const { states } = played(rules, state, { do: 'roll', from: 'seed' }, dice)
  if (ways) return { ways }
  return { chance: path.reduce((chance, fall) => chance * fall.chance, 1), state: states.at(-1) ?? state }
}

/** Every way a pool may fall, group by group of equal dice. */
export function falls(pool: Pool): readonly Fall[] {
  const groups = new Map<string, number[]>()
  for (const [i, die] of pool.dice.entries()) {
    const key = JSON.stringify([die.owner, die.cuts])
    groups.set(key, [...(groups.get(key) ?? []), i])
  }
  let ways: readonly Fall[] = [{ faces: pool.dice.map(() => 1), chance: 1 }]
  for (const places of groups.values()) {
    const die = pool.dice[places[0] ?? 0]
    if (die)
      ways = ways.flatMap((way) => groupFalls(die, places.length).map((fall) => merged(way, fall, places)))
  }
  return ways
}

const merged = (way: Fall, fall: Fall, places: readonly number[]): Fall => ({
  faces: way.faces.map((face, i) => fall.faces[places.indexOf(i)] ?? face),
  chance: way.chance * fall.chance,
})

/** The ways n equal dice fall, by how many of them land in each span between the cuts. */
function groupFalls(die: Die, n: number): readonly Fall[] {
  const spans = spansOf(die.cuts)
  const [first, ...rest] = spans
  return first ? split(n, first, rest) : []
}

interface Span {
  readonly face: number
  readonly chance: number
}

function split(n: number, span: Span, rest: readonly Span[]): readonly Fall[] {
  const [next, ...others] = rest
  if (!next) return [{ faces: Array.from({ length: n }, () => span.face), chance: span.chance ** n }]
  return Array.from({ length: n + 1 }, (_, here) => n - here).flatMap((here) =>
    split(n - here, next, others).map((fall) => ({
      faces: [...Array.from({ length: here }, () => span.face), ...fall.faces],
      chance: choose(n, here) * span.chance ** here * fall.chance,
    })),
  )
}

/** The spans of faces between the cuts, each with its lowest face. */
function spansOf(cuts: readonly number[]): readonly Span[] {
  const starts = [1, ...[...new Set(cuts)].filter((cut) => cut > 1 && cut <= 6).sort((a, b) => a - b)]
  return starts.map((face, i) => ({ face, chance: ((starts[i + 1] ?? 7) - face) / 6 }))
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
