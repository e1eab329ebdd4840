// Random whole numbers from a seed, the same on every machine.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Pick } from '../../src/rules/assault/playout.ts'

export function picker(seed: number): Pick {
  const generator = xoroshiro128plus(seed)
  return (n) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1))
}
