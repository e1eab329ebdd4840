// The order in which reasons are read.
import { describe, expect, it } from 'vitest'
import { mannersOf } from '../text/manners.ts'
import { inOrder } from './inOrder.ts'

const told = (says: string, excused?: true) => ({
  rule: 'PA-01',
  says,
  ok: false,
  about: {},
  ...(excused && { excused }),
})

describe('Reasons', () => {
  it('begin with the one that decided; then others like it, what does not count, and what came of it', () => {
    const [deciding, lost, pinned, another] = [
      told('denies'),
      told('destroyed'),
      told('denies', true),
      told('deniesTank'),
    ]
    expect(inOrder([deciding, lost, pinned, another], mannersOf('assault'))).toEqual([
      deciding,
      another,
      pinned,
      lost,
    ])
  })

  it('are none of none', () => {
    expect(inOrder([], mannersOf('melee'))).toEqual([])
  })
})
