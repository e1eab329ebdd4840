import { describe, expect, it } from 'vitest'
import { gap } from '../kernel/geometry/gap.ts'
import { boxBody, onScreen } from './boxes.ts'
import { isPlain, layOut } from './layout.ts'
import { tableOf, team } from './testTable.ts'

const tag = () => ({ w: 26, h: 19 })
const sizes = { tag, band: () => ({ w: 96, h: 26 }) }
const SCALE = 1.4

/** Two lines in contact, as in a fight. */
const fight = tableOf([
  ...['A', 'B', 'C', 'D'].map((letter, i) => team(`1${letter}`, 300 + i * 52, 400)),
  ...['A', 'B', 'C', 'D'].map((letter, i) => team(`3${letter}`, 310 + i * 52, 368, 180)),
])
const layout = layOut(fight, SCALE, sizes)
const bodies = fight.bases.map((base) => ({
  id: base.id,
  body: onScreen(base, { x: 0, y: 0, scale: SCALE }, { w: 0, h: 0 }),
}))

describe('tags and bands', () => {
  it('gives every base its tag and every unit on the table its band', () => {
    expect([...layout.tags.keys()]).toEqual(fight.bases.map((base) => base.id))
    expect([...layout.bands.keys()]).toEqual(['1', '3'])
  })

  it('covers no other base, in the thick of a fight', () => {
    for (const [id, box] of layout.tags)
      for (const other of bodies)
        if (other.id !== id) expect(gap(boxBody(box), other.body).mm).toBeGreaterThan(0)
    for (const box of layout.bands.values())
      for (const other of bodies) expect(gap(boxBody(box), other.body).mm).toBeGreaterThan(0)
  })

  it('covers no other tag and no band', () => {
    const all = [...layout.tags.values(), ...layout.bands.values()]
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(gap(boxBody(a), boxBody(b)).mm).toBeGreaterThan(0)
  })

  it('stands no band far out to a side of all bases, where it would not be seen with them', () => {
    const wide = tableOf([
      ...['A', 'B'].map((letter, i) => team(`1${letter}`, 300, 400 + i * 60, 90)),
      ...['A', 'B'].map((letter, i) => team(`3${letter}`, 1000, 400 + i * 60, 270)),
    ])
    for (const { x, w } of layOut(wide, SCALE, sizes).bands.values()) {
      expect(x - w / 2).toBeGreaterThan(260 * SCALE - 10)
      expect(x + w / 2).toBeLessThan(1040 * SCALE + 10)
    }
  })

  it('gives a base that is proposed to move one tag, at its ghost, off those of the others and off other ghosts', () => {
    const ghosts = fight.bases.slice(0, 4).map((base) => ({ ...base, at: { ...base.at, y: base.at.y + 40 } }))
    const { tags, ghosts: proposed } = layOut(fight, SCALE, sizes, { lain: [], ghosts })
    const boxes = [...tags.values(), ...proposed.values()].map(boxBody)
    const solid = ghosts.map((each) => onScreen(each, { x: 0, y: 0, scale: SCALE }, { w: 0, h: 0 }))
    expect(proposed.size).toBe(4)
    for (const id of proposed.keys()) expect(tags.has(id)).toBe(false)
    const met = [...proposed.values()].map((tag, i) => {
      const others = [...boxes.filter((_, at) => at !== tags.size + i), ...solid.filter((_, at) => at !== i)]
      return others.filter((other) => gap(boxBody(tag), other).mm === 0).length
    })
    expect(met).toEqual([0, 0, 0, 0])
  })

  it('leaves tags out when bases are too small for them', () => {
    expect(isPlain(0.5)).toBe(true)
    expect(layOut(fight, 0.5, sizes).tags.size).toBe(0)
    expect(layOut(fight, 0.5, sizes).bands.size).toBe(2)
  })
})
