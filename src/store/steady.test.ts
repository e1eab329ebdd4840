import { describe, expect, test } from 'vitest'
import type { Table } from '../kernel/game.ts'
import type { Pose } from '../kernel/geometry/point.ts'
import { slide } from '../kernel/geometry/slide.ts'
import { shown } from '../kernel/match.ts'
import { baseOf } from '../kernel/table.ts'
import { touchMatch } from '../kernel/testing.ts'
import { type Pull, steadied } from './steady.ts'

/** Two bases of one side, 50 x 32 mm, the second with its middle at 600, 700. */
const { table: foes } = shown(touchMatch())
const friends: Table = { ...foes, bases: foes.bases.map((base) => ({ ...base, unit: 'u1' })) }

/** Where the first base hangs while the hand goes by 2 mm from one place to another. */
function walk(table: Table, from: Pose, to: Pose): readonly Pose[] {
  const base = baseOf(table, 'a1')
  const others = table.bases.filter(({ id }) => id !== 'a1')
  const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 2)
  const hung: Pose[] = []
  let last: Pull | null = null
  for (let i = 0; i <= steps; i++) {
    const part = i / steps
    const wish = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, facing: 0 }
    const hangs = slide(base, steadied(base, wish, { table, last }), others, table.size)
    hung.push(hangs)
    last = { base: 'a1', wish, hangs }
  }
  return hung
}

const hops = (ways: readonly Pose[]): number =>
  ways.filter(({ x, y }, i) => {
    const before = ways[i - 1]
    return before !== undefined && Math.hypot(x - before.x, y - before.y) > 8
  }).length

describe('a base pushed into a friend', () => {
  test('stays on its side until the hand is clearly past: it hops up on it once, and down once', () => {
    const ways = walk(friends, { x: 500, y: 690, facing: 0 }, { x: 700, y: 690, facing: 0 })
    expect(hops(ways)).toBe(2)
    expect(ways.at(-1)).toMatchObject({ x: 700, y: 690 })
    const under = ways.find(({ x }, i) => x > 560 && i > 0)
    expect(under?.y).toBeCloseTo(668, 1)
  })

  test('does not shiver while the hand trembles where both sides are as near', () => {
    const there = walk(friends, { x: 600, y: 640, facing: 0 }, { x: 600, y: 699, facing: 0 })
    const back = walk(friends, { x: 600, y: 702, facing: 0 }, { x: 600, y: 698, facing: 0 })
    expect(hops(there)).toBe(0)
    expect(hops(back)).toBe(0)
  })

  test('an enemy is never held off: pushed on, the wish is what the hand says', () => {
    const base = baseOf(foes, 'a1')
    const wish = { x: 600, y: 705, facing: 0 }
    const last = { base: 'a1', wish: { ...wish, y: 690 }, hangs: { ...wish, y: 668 } }
    expect(steadied(base, wish, { table: foes, last })).toEqual(wish)
  })
})
