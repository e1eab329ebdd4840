import { describe, expect, it } from 'vitest'
import { gap } from '../kernel/geometry/gap.ts'
import type { Body } from '../kernel/geometry/point.ts'
import { type Box, boxBody, offLine, onScreen, type Stretch } from './boxes.ts'
import { COVER, type Obstacle } from './labels.ts'
import { isCovered, isTied, placePill, tieOf } from './pills.ts'
import { team } from './testTable.ts'

const size = { w: 180, h: 26 }
const COST = COVER.pill

const body = (id: string, x: number, y: number): Body =>
  onScreen(team(id, x, y), { x: 0, y: 0, scale: 1.4 }, { w: 0, h: 0 })

const placed = (line: Stretch, taken: readonly Obstacle[], lines: readonly Stretch[] = []): Box =>
  placePill({ kept: new Map(), key: 'it' }, { ...line, size }, { taken, lines: [line, ...lines], room: null })

const covered = (box: Box, taken: readonly Obstacle[]): readonly number[] =>
  taken.filter((each) => gap(boxBody(box), each.body).mm <= 0).map(({ cost }) => cost)

/** From one base straight down to another. */
const line = { from: { x: 0, y: 0 }, to: { x: 0, y: 110 } }
const ends = [
  { body: body('3A', 0, -16.5), cost: COST.named },
  { body: body('1A', 0, 95.5), cost: COST.named },
]

describe('the label of a measured line', () => {
  it('stands right beside its line where nothing is in the way', () => {
    const box = placed(line, ends)
    expect(covered(box, ends)).toEqual([])
    expect(offLine(box, line)).toBeLessThanOrEqual(5)
    expect(tieOf(box, line)).toBeNull()
  })

  it('covers neither the number of a measured base nor the band of its unit, but sooner a fallen one', () => {
    const names = [
      { body: boxBody({ x: -100, y: 20, w: 160, h: 26 }), cost: COST.namedTag },
      { body: boxBody({ x: 100, y: 20, w: 160, h: 26 }), cost: COST.namedTag },
    ]
    const fallen = [-70, 70].map((x) => ({ body: boxBody({ x, y: 75, w: 100, h: 70 }), cost: COST.fallen }))
    const taken = [...ends, ...names, ...fallen]
    expect(Math.max(0, ...covered(placed(line, taken), taken))).toBeLessThanOrEqual(COST.fallen)
  })

  it('goes along its line sooner than over another base', () => {
    const long = { from: { x: 0, y: 0 }, to: { x: 0, y: 300 } }
    const taken = [-60, 60].map((x) => ({ body: boxBody({ x, y: 150, w: 90, h: 60 }), cost: COST.base }))
    const box = placed(long, taken)
    expect(covered(box, taken)).toEqual([])
    expect(offLine(box, long)).toBeLessThanOrEqual(5)
  })

  it('stands on a line of which enough is left to be seen, and on no short one', () => {
    const walls = (x: number) => ({ body: boxBody({ x, y: 150, w: 100, h: 700 }), cost: COST.base })
    const long = { from: { x: 0, y: 0 }, to: { x: 0, y: 300 } }
    expect(offLine(placed(long, [walls(-145), walls(145)]), long)).toBe(0)
    const short = { from: { x: 0, y: 0 }, to: { x: 0, y: 60 } }
    expect(offLine(placed(short, []), short)).toBeGreaterThan(0)
  })

  it('is read as no other line of the same verdict', () => {
    const other = { from: { x: 0, y: 0 }, to: { x: 150, y: 110 } }
    const box = placed(line, ends, [other])
    expect(offLine(box, line)).toBeLessThan(offLine(box, other) - 3)
  })

  it('is tied to its line where it stands off, by a leader that runs over nobody', () => {
    const walls = [-50, 50].map((x) => ({ body: boxBody({ x, y: 55, w: 80, h: 110 }), cost: COST.named }))
    const taken = [...ends, ...walls]
    const box = placed(line, taken)
    expect(covered(box, taken)).toEqual([])
    expect(tieOf(box, line)?.to.x).toBeCloseTo(0)
    expect(isTied({ ...box, x: 250, y: 55 }, line, { taken, lines: [line] })).toBe(false)
  })

  it('is led to its line across nothing that is read', () => {
    const caption = { body: boxBody({ x: 80, y: 55, w: 60, h: 20 }), cost: COST.written }
    const aside = { x: 250, y: 55, ...size }
    expect(isTied(aside, line, { taken: [], lines: [line] })).toBe(true)
    expect(isTied(aside, line, { taken: [caption], lines: [line] })).toBe(false)
  })

  it('stays where it was along its line while that is as good', () => {
    const kept = new Map()
    const at = (dx: number): Box => {
      const moved = { from: { x: dx, y: 0 }, to: { x: dx, y: 110 } }
      return placePill({ kept, key: 'it' }, { ...moved, size }, { taken: [], lines: [moved], room: null })
    }
    const first = at(0)
    for (const dx of [1, 7, 20]) expect(at(dx)).toMatchObject({ x: first.x + dx, y: first.y })
  })

  it('has no leader to a line that lies under what is read', () => {
    const over = (cost: number) => [{ body: boxBody({ x: 0, y: 55, w: 40, h: 40 }), cost }]
    expect(isCovered(line, over(COST.said))).toBe(true)
    expect(isCovered(line, over(COST.held))).toBe(false)
  })
})
