// The slow hand: once a second while something moves, soon when it stands still, at once when it begins and ends.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hand, Held } from '../store/hand.ts'
import { slowHand } from './slowHand.ts'

const EMPTY: Held = { held: [], shown: false, draft: null, ghosts: null, pointed: null }

/** A hand whose state is set from outside; whatever else it can do is never asked for here. */
function fakeHand() {
  let now = EMPTY
  const listeners = new Set<(before: Held) => void>()
  const unused = () => {
    throw new Error('not part of this test')
  }
  const hand: Hand = {
    now: () => now,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lies: unused,
    drag: unused,
    drop: unused,
    cancel: unused,
    point: unused,
    propose: unused,
    accept: unused,
  }
  const set = (next: Partial<Held>): void => {
    const before = now
    now = { ...now, ...next }
    for (const listener of listeners) listener(before)
  }
  return { hand, set }
}

describe('the slow hand', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tells the beginning at once, then once a second, then the end at once', () => {
    const { hand, set } = fakeHand()
    const slow = slowHand(hand)
    const heard = vi.fn()
    slow.listen(heard)
    set({ held: ['a'] })
    expect(heard).toHaveBeenCalledTimes(1)
    for (let i = 0; i < 120; i += 1) {
      set({ held: ['a'] })
      vi.advanceTimersByTime(10)
    }
    expect(heard).toHaveBeenCalledTimes(2)
    set({ held: [] })
    expect(heard).toHaveBeenCalledTimes(3)
    expect(slow.now().held).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('shows the last draft when the hand stands still without letting go', () => {
    const { hand, set } = fakeHand()
    const slow = slowHand(hand)
    slow.listen(() => {})
    set({ held: ['a'] })
    set({ held: ['a', 'b'] })
    set({ held: ['a', 'b', 'c'] })
    expect(slow.now().held).toEqual(['a'])
    vi.advanceTimersByTime(100)
    expect(slow.now().held).toEqual(['a', 'b', 'c'])
  })

  it('is one for each hand', () => {
    const { hand } = fakeHand()
    expect(slowHand(hand)).toBe(slowHand(hand))
    expect(slowHand(hand)).not.toBe(slowHand(fakeHand().hand))
  })
})
