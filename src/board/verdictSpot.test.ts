import { describe, expect, it } from 'vitest'
import type { About } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { baseOf } from '../kernel/table.ts'
import { boxBody, distanceTo, onScreen } from './boxes.ts'
import { tableOf, team } from './testTable.ts'
import { leaderTip, subjectOf, verdictSpot } from './verdictSpot.ts'

const line = (letters: string, unit: string, y: number, facing: number) =>
  letters.split('').map((letter, i) => team(`${unit}${letter}`, 500 + i * 60, y, facing))
const table = tableOf(
  [...line('ABCDEFG', '1', 520, 0), ...line('ABCDEFG', '3', 486, 180), ...line('ABC', '4', 250, 180)],
  {
    '1': 'attacking',
    '3': 'defending',
  },
)
const about = (some: About) => ({ rule: 'PA-01', says: 'denies', ok: false, about: some })

describe('the spot of the verdict', () => {
  it.each([
    ['a wide screen', { w: 1460, h: 960 }, 1.5, { w: 660, h: 104 }],
    ['a small one', { w: 900, h: 690 }, 1.32, { w: 480, h: 82 }],
    ['a narrow one', { w: 768, h: 560 }, 1, { w: 640, h: 100 }],
  ])('covers no base of the fight and stays inside the board on %s', (_, screen, scale, size) => {
    const sight = { camera: { x: 680, y: 500, scale }, screen, ratio: 1 }
    const anchor = { x: screen.w / 2, y: screen.h / 2 }
    const box = verdictSpot(size, {
      table,
      sight,
      handStates: [],
      lines: [],
      labels: [],
      fightLabels: [],
      captions: [],
      anchor,
      before: null,
    })
    for (const base of table.bases.filter(({ unit }) => unit !== '4'))
      expect(gap(boxBody(box), onScreen(base, sight.camera, screen)).mm).toBeGreaterThan(0)
    expect(Math.abs(box.x - screen.w / 2)).toBeLessThanOrEqual((screen.w - size.w) / 2)
    expect(Math.abs(box.y - screen.h / 2)).toBeLessThanOrEqual((screen.h - size.h) / 2)
    expect(distanceTo(box, anchor)).toBeLessThan(200)
  })

  it('covers the number of somebody else sooner than of those who fight', () => {
    const screen = { w: 400, h: 100 }
    const sight = { camera: { x: 5000, y: 5000, scale: 1 }, screen, ratio: 1 }
    const strip = (x: number) => ({ x, y: 50, w: 190, h: 100 })
    const at = (fight: number, other: number) =>
      verdictSpot(
        { w: 120, h: 60 },
        {
          table,
          sight,
          handStates: [],
          lines: [],
          labels: [strip(other)],
          fightLabels: [strip(fight)],
          captions: [],
          anchor: { x: 200, y: 50 },
          before: null,
        },
      ).x
    expect(at(100, 300)).toBeGreaterThan(200)
    expect(at(300, 100)).toBeLessThan(200)
  })

  it('stays where it was while that is good enough', () => {
    const sight = { camera: { x: 680, y: 500, scale: 1.5 }, screen: { w: 1460, h: 960 }, ratio: 1 }
    const size = { w: 500, h: 90 }
    const standing = {
      table,
      sight,
      handStates: [],
      lines: [],
      labels: [],
      fightLabels: [],
      captions: [],
      anchor: { x: 730, y: 480 },
    }
    const first = verdictSpot(size, { ...standing, before: null })
    const before = { x: first.x - 250 - 730 + 12, y: first.y - 45 - 480 - 3 }
    expect(verdictSpot(size, { ...standing, before })).toMatchObject({ x: first.x + 12, y: first.y - 3 })
  })

  it('keeps its corner for the next verdict, however far off that speaks, unless it would cover somebody', () => {
    const sight = { camera: { x: 680, y: 500, scale: 1.5 }, screen: { w: 1460, h: 960 }, ratio: 1 }
    const standing = { table, sight, handStates: [], lines: [], labels: [], fightLabels: [], captions: [] }
    const anchor = { x: 1200, y: 500 }
    const at = (x: number, y: number) =>
      verdictSpot({ w: 400, h: 90 }, { ...standing, anchor, before: { x: x - 1200, y: y - 500 } })
    expect(at(60, 800)).toMatchObject({ x: 260, y: 845 })
    expect(at(560, 480).x).not.toBe(760)
  })

  it('speaks of the measurement, else of the bases, else of the units, else of nothing', () => {
    const measured = { from: { x: 10, y: 0 }, to: { x: 30, y: 20 }, mm: 28.3 }
    expect(subjectOf(about({ base: '1A', gap: measured }), table)).toEqual({ x: 20, y: 10 })
    expect(subjectOf(about({ base: '1A', other: '1C' }), table)).toMatchObject({ x: 560, y: 520 })
    expect(subjectOf(about({ unit: '4' }), table)).toMatchObject({ x: 560, y: 250 })
    expect(subjectOf(about({ side: 'blue' }), table)).toBeNull()
    expect(subjectOf(about({ base: 'gone' }), table)).toBeNull()
  })
})

describe('the line from the verdict to its subject', () => {
  const sight = { camera: { x: 680, y: 500, scale: 1.5 }, screen: { w: 1460, h: 960 }, ratio: 1 }
  const standing = {
    table,
    sight,
    handStates: [],
    lines: [],
    labels: [],
    fightLabels: [],
    captions: [],
    before: null,
  }
  const fact = about({ base: '4A', other: '4B' })

  it('ends at the edge of a base that it speaks of', () => {
    const anchor = { x: 505, y: 105 }
    const tip = leaderTip({ x: 250, y: 105, w: 200, h: 60 }, { ...standing, anchor }, fact)
    expect(tip?.y).toBeCloseTo(105)
    expect(tip?.x).toBeGreaterThan(400)
    expect(tip?.x).toBeLessThan(424)
  })

  it('runs over no base that the measurement is of', () => {
    const at = (id: string) => onScreen(baseOf(table, id), sight.camera, sight.screen).at
    const [one, other] = [at('4A'), at('4B')]
    const measured = about({ base: '4A', other: '4B', gap: gap(baseOf(table, '4A'), baseOf(table, '4B')) })
    const anchor = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    const above = { x: anchor.x, y: anchor.y - 110, w: 100, h: 40 }
    const beside = { x: one.x - 220, y: one.y, w: 100, h: 40 }
    expect(leaderTip(above, { ...standing, anchor }, measured)).toEqual(anchor)
    expect(leaderTip(beside, { ...standing, anchor }, measured)).toBeNull()
  })

  it('is left out beside it, and where it would run over a base or a tag', () => {
    const anchor = { x: 505, y: 105 }
    const far = { x: 250, y: 105, w: 200, h: 60 }
    expect(leaderTip({ x: 505, y: 60, w: 200, h: 60 }, { ...standing, anchor }, fact)).toBeNull()
    expect(leaderTip({ x: 360, y: 700, w: 200, h: 60 }, { ...standing, anchor }, fact)).toBeNull()
    const labels = [{ x: 380, y: 105, w: 20, h: 20 }]
    expect(leaderTip(far, { ...standing, anchor, labels }, fact)).toBeNull()
    expect(leaderTip(far, { ...standing, anchor, captions: labels }, fact)).toBeNull()
  })
})
