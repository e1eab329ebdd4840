import { describe, expect, it } from 'vitest'
import { onceBy, onceFor } from './once.ts'

describe('what is worked out once', () => {
  it('is kept for each thing, also where it came to nothing', () => {
    let asked = 0
    const size = onceFor((list: readonly number[]) => {
      asked += 1
      return list.length > 0 ? list.length : null
    })
    const [some, none]: readonly (readonly number[])[] = [[1, 2], []]
    if (!some || !none) throw new Error('no lists')
    expect([size(some), size(some), size(none), size(none), size([1, 2])]).toEqual([2, 2, null, null, 2])
    expect(asked).toBe(3)
  })

  it('is kept by words and numbers', () => {
    let asked = 0
    const half = onceBy((number: number) => {
      asked += 1
      return number / 2
    })
    expect([half(4), half(4), half(6)]).toEqual([2, 2, 3])
    expect(asked).toBe(2)
  })
})
