import { describe, expect, it } from 'vitest'
import type { About, Fact } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { isCloseGap } from '../text/judged.ts'
import { type MarkedTable, marksOf, toneOf } from './marks.ts'
import { tableOf, team } from './testTable.ts'

const table = tableOf([
  team('1A', 100, 300),
  team('1B', 160, 300),
  team('3A', 100, 170, 180),
  team('3B', 160, 268, 180),
])
const on: MarkedTable = { table, lit: null }
const fact = (says: string, ok: boolean, about: About): Fact => ({ rule: 'PA-01', says, ok, about })
const measured = (mm: number) => ({ from: { x: 0, y: 0 }, to: { x: mm, y: 0 }, mm })
const WIN = { in: 4, cm: 10 }
const excused = (mm: number): Fact => ({
  ...fact('excusedTank', true, { gap: measured(mm), limit: WIN }),
  excused: true,
})

describe('marks', () => {
  it('shows where two bases touch of which only that is said, as long as it is looked at', () => {
    const near = tableOf([team('1A', 100, 300), team('3A', 100, 268, 180)])
    const names = fact('touchNames', true, { base: '1A', other: '3A' })
    const touches = (lit: Fact | null, of = near) =>
      marksOf([names], { table: of, lit }).filter(({ is }) => is === 'touch')
    expect(touches(names)).toMatchObject([{ at: { y: 284 }, fact: names }])
    expect(touches(null)).toEqual([])
    expect(touches(names, table)).toEqual([])
  })

  it('draws a measurement as the very line that was measured, with its limit', () => {
    const [a, , b] = table.bases
    if (!a || !b) throw new Error('no bases')
    const line = gap(a, b)
    const denies = fact('denies', false, { base: '1A', other: '3A', gap: line, limit: WIN })
    expect(marksOf([denies], on)).toContainEqual({
      is: 'gap',
      gap: line,
      limit: WIN,
      tone: 'stands',
      close: false,
      fact: denies,
      lit: false,
    })
  })

  it.each([
    ['denies', false, 48, 'stands'],
    ['won', true, 130, 'holds'],
    ['denies', false, 98.1, 'stands'],
  ])('%s (ok: %s) at %d mm of 10 cm is %s', (says, ok, mm, tone) => {
    expect(toneOf(fact(says, ok, { gap: measured(mm), limit: WIN }), table)).toBe(tone)
  })

  it('what a rule excused is excused, and never a close call', () => {
    const [line] = marksOf([excused(99)], on)
    expect(line).toMatchObject({ tone: 'excused', close: false })
  })

  it.each([
    [98.1, true],
    [101.9, true],
    [98, false],
    [102, false],
  ])('%d mm of 10 cm is a close call: %s', (mm, close) => {
    expect(isCloseGap(fact('denies', mm > 100, { gap: measured(mm), limit: WIN }), table)).toBe(close)
  })

  it('only measures where nothing is held against the length', () => {
    expect(toneOf(fact('gapTo', true, { gap: measured(48) }), table)).toBe('plain')
  })

  it.each([
    ['the way is long enough and the gap too small', 48, 77, { gap: 'stands', way: true }],
    ['the gap is kept and the way too long', 62, 120, { gap: 'holds', way: false }],
    ['neither of them decided', 62, 77, { gap: 'holds', way: true }],
  ])('each mark of a refusal has the sign of its own measurement: %s', (_, mm, length, signs) => {
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: length },
    ]
    const about = { gap: measured(mm), limit: { in: 2, cm: 5 }, must: 'keep', path, length, allowance: WIN }
    const marks = marksOf([fact('tooNear', false, about as About)], on)
    const of = (is: string) => marks.find((mark) => mark.is === is)
    expect([of('gap'), of('path')]).toMatchObject([{ tone: signs.gap }, { ok: signs.way }])
  })

  it("holds a gap against no limit that is a way's", () => {
    const way = fact('chargeMade', true, { gap: measured(98), allowance: WIN, length: 45 })
    expect(marksOf([way], on)[0]).toMatchObject({ is: 'gap', limit: null, tone: 'plain' })
  })

  it('draws a zone of the printed size in the system of the table, for the side whose bases it surrounds', () => {
    const zone = fact('win', true, { zone: { of: ['1A', '1B'], size: WIN } })
    expect(marksOf([zone], on)).toEqual([
      {
        is: 'zone',
        of: ['1A', '1B'],
        mm: 100,
        size: WIN,
        says: 'win',
        bars: false,
        reach: false,
        side: 'blue',
        lit: false,
      },
    ])
    expect(marksOf([zone], { ...on, table: { ...table, system: 'in' } })[0]).toMatchObject({ mm: 101.6 })
  })

  it('draws each zone and each line once, the lit one lit', () => {
    const zone = fact('win', true, { zone: { of: ['1A'], size: WIN } })
    const again = { ...zone }
    const line = fact('denies', false, { gap: measured(48), limit: WIN })
    const marks = marksOf([zone, again, line, { ...line }], { ...on, lit: again })
    expect(marks.map((mark) => mark.is)).toEqual(['zone', 'gap'])
    expect(marks[0]).toMatchObject({ lit: true })
  })

  it('draws one line where two lie on each other: the one that was held against something', () => {
    const won = fact('wonAgainstTanks', true, { gap: measured(48) })
    expect(marksOf([won, excused(48)], on)).toEqual(marksOf([excused(48)], on))
  })

  it('rings a touched base and marks where it is touched, without a line of no length', () => {
    const touch = fact('contact', true, { base: '1B', other: '3B', gap: measured(0) })
    expect(marksOf([touch], on)).toEqual([
      { is: 'touch', at: { x: 0, y: 0 }, tone: 'plain', fact: touch },
      { is: 'ring', base: '3B', touched: true, tone: 'plain' },
    ])
  })

  it('rings every base that a lit fact names, but none that has left the table', () => {
    const lit = fact('pinned', true, { base: '1A', bases: ['1B', '9Z'] })
    const rings = marksOf([lit], { ...on, lit })
    expect(rings.flatMap((mark) => (mark.is === 'ring' ? mark.base : []))).toEqual(['1A', '1B'])
  })

  it('draws a route with its length against the allowance', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: 80 },
      { x: 30, y: 80 },
    ]
    const way = fact('route', false, { base: '1A', path, length: 110, allowance: WIN })
    expect(marksOf([way], on)).toEqual([
      { is: 'path', points: path, mm: 110, limit: WIN, ok: false, fact: way },
    ])
  })
})
