// The dice tray.
import { describe, expect, it } from 'vitest'
import { hits, type Pool } from '../kernel/dice.ts'
import { back, blank, faces, fill, hitCount, missing, sameNeed, turn } from './tray.ts'

const pool = (...needs: readonly (readonly number[])[]): Pool => ({
  side: 'blue',
  for: 'hit',
  dice: needs.map((cuts, i) => ({ owner: `b${i}`, cuts })),
})

describe('typed dice', () => {
  it('fill one die after the other', () => {
    expect(fill(fill(blank(3), 5), 2)).toEqual([5, 2, null])
  })

  it('a face too many is not counted', () => {
    expect(fill(fill(blank(1), 5), 2)).toEqual([5])
  })

  it('the last face is taken back, also when one in the middle is blank', () => {
    expect(back([5, null, 2])).toEqual([5, null, null])
    expect(back(blank(2))).toEqual([null, null])
  })

  it('are whole only when every die has a face', () => {
    expect(faces([5, null])).toBeNull()
    expect(missing([5, null])).toBe(1)
    expect(faces([5, 6])).toEqual([5, 6])
  })
})

describe('chosen dice', () => {
  it('turn from blank through all faces and round again', () => {
    let tray = blank(2)
    const seen = Array.from({ length: 7 }, () => {
      tray = turn(tray, 1)
      return tray[1]
    })
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 1])
    expect(tray[0]).toBeNull()
  })
})

describe('what dice mean', () => {
  it('a die hits at its need and above', () => {
    expect([2, 3, 6].map((face) => hits(pool([3]), 0, face))).toEqual([false, true, true])
  })

  it('a die that several units read has no single need', () => {
    const test = pool([3, 4, 5])
    expect(sameNeed(test)).toBeNull()
    expect(hitCount({ pool: test, faces: [4] })).toBeNull()
  })

  it('a die that may come out in three ways needs what is asked of it', () => {
    const armour = { ...pool([3, 4], [6], []), needs: [4, 7, 1] }
    expect([4, 6, 1].map((face, i) => hits(armour, i, face))).toEqual([true, false, true])
    expect(hitCount({ pool: armour, faces: [3, 6, 1] })).toBe(1)
  })

  it('dice of different needs are counted each by its own', () => {
    expect(sameNeed(pool([3], [4]))).toBeNull()
    expect(sameNeed(pool([3], [3]))).toBe(3)
    expect(hitCount({ pool: pool([3], [4]), faces: [3, 3] })).toBe(1)
  })
})
