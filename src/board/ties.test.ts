// Which bases of a unit are tied together, and that many are tied as fast as few.
import { expect, it } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { ties } from './paintTags.ts'

const [one] = touchMatch().start.table.bases
if (!one) throw new Error('There is no base')
const at = (id: string, x: number, y = 0) => ({ ...one, id, at: { x, y, facing: 0 } })
const named = (pairs: ReturnType<typeof ties>) => pairs.map(([a, b]) => `${a.id}${b.id}`)

it('each base is tied to its nearest that is tied already, the first of them where two are as near', () => {
  expect(named(ties([at('a', 0), at('b', 90), at('c', 40), at('d', 45, 40)]))).toEqual(['ac', 'cd', 'cb'])
  expect(named(ties([at('a', 0), at('b', 10), at('c', -10), at('d', 0, 10)]))).toEqual(['ab', 'ac', 'ad'])
  expect(ties([])).toEqual([])
})

it('of a thousand bases no pair is looked at more than a few times', () => {
  let looked = 0
  const many = Array.from({ length: 1000 }, (_, i) => {
    const base = at(`b${i}`, (i * 379) % 1000, (i * 617) % 1000)
    const look = () => {
      looked += 1
      return base.at
    }
    return Object.defineProperty({ ...base }, 'at', { get: look })
  })
  expect(ties(many)).toHaveLength(999)
  expect(looked).toBeLessThan(10_000_000)
})
