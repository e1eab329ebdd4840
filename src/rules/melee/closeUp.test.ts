// The most figures in contact, compared with trying all places on a fine raster, for up to ten figures.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, it } from 'vitest'
import type { Base } from '../../kernel/game.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { most } from './closeUp.ts'
import { MIDDLE, type Places, stateOf, until } from './testing.ts'

const PROBLEMS = 20
const RASTER = 48
const PATIENCE_MS = 120_000

/** One pair in contact, further enemies beside it, and so many figures that are to close up. */
function problem(seed: number) {
  const generator = xoroshiro128plus(seed)
  const cm = (from: number, to: number): number => uniformInt(generator, from * 10, to * 10) / 10
  const free: Places = Array.from(
    { length: 1 + (seed % 4) },
    (_, index) => [-14 - 3.4 * index, cm(-8, 8)] as const,
  )
  const far: Places = Array.from({ length: 6 }, (_, index) => [-40 - 4 * index, 0] as const)
  const some = seed % 5 === 0 ? [...free, ...far].slice(0, 10) : free
  return until(stateOf({ A: [0, ...some], B: [3.2, [3.2, 3.4 + cm(0, 2)]] }), ['closeUp', 'charge'])
}

/** Every way of putting movers on the raster round the enemies; ways round obstacles are left aside. */
function tryingAll(movers: readonly Base[], fixed: readonly Base[], foes: readonly Base[]): number {
  const places = movers.map((mover) =>
    foes.flatMap((foe) =>
      Array.from({ length: RASTER }, (_, step): Pose => {
        const turn = (step / RASTER) * 2 * Math.PI
        const ring = mover.shape.r + foe.shape.r + 0.01
        return { ...mover.at, x: foe.at.x + ring * Math.cos(turn), y: foe.at.y + ring * Math.sin(turn) }
      }).filter(
        (at) =>
          Math.hypot(at.x - mover.at.x, at.y - mover.at.y) <= 149 &&
          fixed.every((each) => !overlaps({ ...mover, at }, each)) &&
          isStraight(mover, at, fixed),
      ),
    ),
  )
  const go = (index: number, placed: readonly Base[]): number => {
    const mover = movers[index]
    if (mover === undefined) return placed.length
    let best = go(index + 1, placed)
    for (const at of places[index] ?? []) {
      if (best === placed.length + movers.length - index) return best
      const put = { ...mover, at }
      if (placed.every((each) => !overlaps(put, each))) best = Math.max(best, go(index + 1, [...placed, put]))
    }
    return best
  }
  return go(0, [])
}

/** Only places that are reached in a straight line count, so that trying all never claims too much. */
function isStraight(mover: Base, to: Pose, fixed: readonly Base[]): boolean {
  return Array.from({ length: 60 }, (_, step) => step / 60).every((share) => {
    const at = {
      ...to,
      x: mover.at.x + (to.x - mover.at.x) * share,
      y: mover.at.y + (to.y - mover.at.y) * share,
    }
    return fixed.every((each) => gap({ ...mover, at }, each).mm > 0)
  })
}

it(
  'IM-06: the search finds at least as many as trying all',
  () => {
    let asked = 0
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const state = problem(seed)
      if (state.flow.phase !== 'closeUp') continue
      asked++
      const ids = new Set(state.flow.closing?.bases)
      const movers = state.table.bases.filter(({ id }) => ids.has(id))
      const fixed = state.table.bases.filter(({ id }) => !ids.has(id))
      const near = movers.filter(({ at }) => at.x > MIDDLE.x - 320)
      const foes = fixed.filter(({ unit }) => unit === 'B')
      expect([seed, most(state) >= tryingAll(near, fixed, foes)]).toEqual([seed, true])
    }
    expect(asked).toBeGreaterThan(PROBLEMS / 2)
  },
  PATIENCE_MS,
)
