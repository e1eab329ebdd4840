import { describe, expect, it } from 'vitest'
import { gap } from '../kernel/geometry/gap.ts'
import { boxBody, onScreen } from './boxes.ts'
import { countSpot } from './notes.ts'
import { team } from './testTable.ts'

const sight = { x: 0, y: 0, scale: 1 }
const on = (id: string, x: number, y: number) => onScreen(team(id, x, y), sight, { w: 0, h: 0 })
const middle = { x: 0, y: 0, w: 20, h: 20 }

describe('the number of hits on a base', () => {
  it('stands in its middle, however near its neighbours and its tag are', () => {
    const labels = [boxBody({ x: 25, y: 16, w: 26, h: 19 })]
    expect(countSpot(middle, { labels, others: [on('1B', 51, 0), on('1C', -51, 0)] })).toEqual(middle)
  })

  it('makes room for a tag there and stays off whoever touches the base', () => {
    const labels = [boxBody({ x: 0, y: 0, w: 26, h: 19 })]
    const others = [on('3A', 0, -33), on('1C', 0, 33)]
    const box = countSpot(middle, { labels, others })
    for (const body of [...labels, ...others]) expect(gap(boxBody(box), body).mm).toBeGreaterThan(0)
    expect(Math.abs(box.x)).toBeLessThanOrEqual(25)
  })
})
