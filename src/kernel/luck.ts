// How dice have fallen against what is to be expected of them.
import { type DiceSource, hits, needAt, type Thrown } from './dice.ts'
import type { SideId } from './game.ts'

/** The dice of one side from one source. */
export interface Luck {
  readonly side: SideId
  readonly from: DiceSource
  readonly dice: number
  /** How many dice showed 1, 2 ... 6. */
  readonly counts: readonly number[]
  /** How many would show each face on average. */
  readonly expected: number
  readonly mean: number
  /** Dice with a single need: how many reached it, and how many would on average. */
  readonly hits: number
  readonly expectedHits: number
  /** Whether the sum of all faces lies below or above its middle, and the chance of one as far on that side. */
  readonly tends: 'low' | 'high' | 'even'
  readonly chance: number
}

const FACES = 6
const MIDDLE = 3.5

/** By side and source, in the order in which they first were thrown. */
export function luckOf(throws: readonly Thrown[]): readonly Luck[] {
  const groups = new Map<string, Thrown[]>()
  for (const each of throws) {
    const key = `${each.pool.side} ${each.from}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [luckIn(group[0], group)] : []))
}

function luckIn({ pool: { side }, from }: Thrown, group: readonly Thrown[]): Luck {
  const faces = group.flatMap((each) => each.faces)
  const sum = faces.reduce((total, face) => total + face, 0)
  const fell = group.flatMap(({ pool, faces: shown }) =>
    pool.dice.map((_, i) => ({ need: needAt(pool, i), hit: hits(pool, i, shown[i] ?? 0) })),
  )
  return {
    side,
    from,
    dice: faces.length,
    counts: Array.from({ length: FACES }, (_, i) => faces.filter((face) => face === i + 1).length),
    expected: faces.length / FACES,
    mean: faces.length === 0 ? 0 : sum / faces.length,
    hits: fell.filter(({ hit }) => hit).length,
    expectedHits: fell.reduce((total, { need }) => total + chanceOf(need), 0),
    ...tendency(faces.length, sum),
  }
}

/** The chance of a face of `need` or more; none where there is no single need. */
const chanceOf = (need: number | null): number =>
  need === null ? 0 : Math.max(0, Math.min(FACES, FACES + 1 - need)) / FACES

function tendency(dice: number, sum: number): Pick<Luck, 'tends' | 'chance'> {
  const middle = dice * MIDDLE
  if (sum === middle) return { tends: 'even', chance: 1 }
  // The sums lie evenly about their middle: a high one is as rare as the low one on the other side.
  const low = Math.min(sum, 2 * middle - sum)
  return { tends: sum < middle ? 'low' : 'high', chance: chanceOfAtMost(dice, low) }
}

/** The chance that so many dice come to that sum or less, counted out. */
export function chanceOfAtMost(dice: number, sum: number): number {
  // chances[i]: of the sum `thrown + i` after `thrown` dice.
  let chances = [1]
  for (let thrown = 0; thrown < dice; thrown++) {
    const next: number[] = []
    let within = 0
    for (let i = 0; i < chances.length + FACES - 1; i++) {
      within += (chances[i] ?? 0) - (chances[i - FACES] ?? 0)
      next.push(within / FACES)
    }
    chances = next
  }
  return chances.slice(0, Math.max(0, sum - dice + 1)).reduce((total, chance) => total + chance, 0)
}
