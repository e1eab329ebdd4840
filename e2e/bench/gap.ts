// What a measurement costs: the one distance of the table, with both closest points, beside the bare one.
import { gap } from '../../src/kernel/geometry/gap.ts'
import { median, rounded, timed } from './figures.ts'
import { distance, rectanglesOf } from './rectangles.ts'
import { sceneOf } from './table.ts'

const BODIES = 400
const ROUNDS = 15
const WARM_ROUNDS = 4

export function benchGap(): { readonly nsPerPair: number; readonly ratio: number } {
  const bodies = sceneOf(BODIES).table.bases
  const bare = rectanglesOf(bodies)
  const ours = (): number => {
    let sum = 0
    for (const a of bodies) for (const b of bodies) sum += gap(a, b).mm
    return sum
  }
  const reference = (): number => {
    let sum = 0
    for (let i = 0; i < BODIES; i++) for (let j = 0; j < BODIES; j++) sum += distance(bare, i, j)
    return sum
  }
  const [first, other] = [ours(), reference()]
  if (Math.abs(first - other) > 1e-3)
    throw new Error(`The two ways to measure disagree: ${first} mm and ${other} mm in all.`)
  const rounds = Array.from({ length: WARM_ROUNDS + ROUNDS }, () => [timed(ours), timed(reference)] as const)
  const counted = rounds.slice(WARM_ROUNDS)
  const nsOf = (ms: readonly number[]): number => (median(ms) * 1e6) / (BODIES * BODIES)
  const [nsPerPair, bareNs] = [nsOf(counted.map(([a]) => a)), nsOf(counted.map(([, b]) => b))]
  return { nsPerPair: rounded(nsPerPair), ratio: rounded(nsPerPair / bareNs) }
}
