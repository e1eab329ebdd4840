// The kept game: loaded, saved, and never written over by a game that was begun before it had arrived.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, type Match } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { write } from '../kernel/writing.ts'
import { createMatchStore } from '../store/match.ts'
import { autosave, type Earlier, type Saving } from './autosave.ts'

type Entries = readonly (readonly [string, unknown])[]

/** Storage in memory that can refuse, be full, or never answer. */
const disk = vi.hoisted(() => {
  const held = new Map<string, unknown>()
  return { held, fault: null as null | 'reading' | 'writing' | 'silent' }
})

vi.mock('idb-keyval', () => {
  const answer = async (kind: 'reading' | 'writing'): Promise<void> => {
    if (disk.fault === 'silent') await new Promise(() => {})
    if (disk.fault === kind) throw new DOMException('No', 'QuotaExceededError')
  }
  return {
    getMany: async (keys: readonly string[]) => {
      await answer('reading')
      return keys.map((key) => disk.held.get(key))
    },
    setMany: async (entries: Entries) => {
      await answer('writing')
      for (const [key, value] of entries) disk.held.set(key, value)
    },
    set: async (key: string, value: unknown) => {
      await answer('writing')
      disk.held.set(key, value)
    },
  }
})

const KEY = 'base-contact.game'
const near = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] } as const
const far = { do: 'move', moves: [{ base: 'a1', to: { x: 300, y: 900, facing: 0 } }] } as const
const played = (seed: number): Match => act(touchMatch(seed), near).match
const text = () => disk.held.get(KEY)

function table() {
  const first = touchMatch()
  const store = createMatchStore(first)
  const told: (Saving | null)[] = []
  const offers: Earlier[] = []
  const keep = () =>
    autosave(store, first, {
      known: { ruleSets: [touchGame] },
      tell: (saving) => told.push(saving),
      found: () => {},
      offer: (earlier) => offers.push(earlier),
    })
  return { store, told, offers, keep, now: () => store.getState().match }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

beforeEach(() => {
  vi.useFakeTimers()
  disk.held.clear()
  disk.fault = null
})
afterEach(() => vi.useRealTimers())

describe('the kept game', () => {
  it('there is none: nothing is written until something is done', async () => {
    const { store, told, keep, now } = table()
    keep()
    await settle()
    expect([told, text()]).toEqual([[null], undefined])
    store.getState().act(near)
    await settle()
    expect([told.at(-1), text()]).toEqual(['saved', write(now())])
  })

  it('is put on the table, and every step is saved after it', async () => {
    disk.held.set(KEY, write(played(9)))
    const { store, told, keep, now } = table()
    keep()
    await settle()
    expect([now().start.seed, told]).toEqual([9, ['saved']])
    store.getState().act(far)
    store.getState().act(near)
    await settle()
    expect(text()).toBe(write(now()))
  })

  it('is put aside where another one was begun before it arrived, and the first move is saved', async () => {
    disk.held.set(KEY, write(played(9)))
    const { store, told, offers, keep, now } = table()
    store.getState().act(far)
    keep()
    await settle()
    expect([now().start.seed, told.at(-1), text()]).toEqual([7, 'saved', write(now())])
    expect(offers.map(({ match }) => match.start.seed)).toEqual([9])
  })

  it('that was put aside can be taken back, and then the other one lies aside', async () => {
    disk.held.set(KEY, write(played(9)))
    const { store, offers, keep, now } = table()
    store.getState().act(far)
    keep()
    await settle()
    const begun = write(now())
    offers[0]?.take()
    await settle()
    expect([now().start.seed, text()]).toEqual([9, write(now())])
    offers[1]?.take()
    await settle()
    expect(write(now())).toBe(begun)
  })

  it('that was put aside is offered again after a reload, until it is let go of', async () => {
    disk.held.set(KEY, write(played(9)))
    const one = table()
    one.store.getState().act(far)
    one.keep()
    await settle()
    const two = table()
    two.keep()
    await settle()
    expect(two.now().start.seed).toBe(7)
    expect(two.offers.map(({ match }) => match.start.seed)).toEqual([9])
    two.offers[0]?.leave()
    await settle()
    const three = table()
    three.keep()
    await settle()
    expect(three.offers).toEqual([])
  })

  it('two that were put aside are both kept', async () => {
    disk.held.set(KEY, write(played(9)))
    for (const _ of [1, 2]) {
      const { store, keep } = table()
      store.getState().act(far)
      keep()
      await settle()
    }
    const { offers, keep } = table()
    keep()
    await settle()
    offers[0]?.leave()
    await settle()
    const after = table()
    after.keep()
    await settle()
    expect(after.offers.map(({ match }) => match.start.seed)).toEqual([9])
  })

  it('in which nothing was done is not worth keeping', async () => {
    disk.held.set(KEY, write(touchMatch(9)))
    const { store, offers, keep } = table()
    store.getState().act(far)
    keep()
    await settle()
    expect(offers).toEqual([])
  })

  it('that does not open is not lost by the next save', async () => {
    disk.held.set(KEY, 'no game')
    const { store, keep } = table()
    keep()
    await settle()
    expect(text()).toBe('no game')
    store.getState().act(far)
    await settle()
    expect(disk.held.get('base-contact.refused')).toBe('no game')
  })
})

describe('a storage that fails', () => {
  it('is told at once where it cannot be read, and nothing is written over what it may hold', async () => {
    disk.held.set(KEY, write(played(9)))
    disk.fault = 'reading'
    const { store, told, offers, keep } = table()
    keep()
    await settle()
    expect(told).toEqual(['failed'])
    store.getState().act(near)
    await settle()
    expect(text()).toBe(write(played(9)))
    disk.fault = null
    store.getState().act(far)
    await settle()
    expect(told.at(-1)).toBe('saved')
    expect(offers).toHaveLength(1)
  })

  it('is told at once where it is full, and tried again at the next step', async () => {
    const { store, told, keep, now } = table()
    keep()
    await settle()
    disk.fault = 'writing'
    store.getState().act(near)
    await settle()
    expect(told.at(-1)).toBe('failed')
    disk.fault = null
    store.getState().act(far)
    await settle()
    expect([told.at(-1), text()]).toEqual(['saved', write(now())])
  })

  it('keeps the earlier game where there is no room to put it aside', async () => {
    disk.held.set(KEY, write(played(9)))
    disk.fault = 'writing'
    const { store, told, keep } = table()
    store.getState().act(far)
    keep()
    await settle()
    expect([told.at(-1), text()]).toEqual(['failed', write(played(9))])
  })

  it('is told after some seconds where it never answers', async () => {
    disk.fault = 'silent'
    const { store, told, keep } = table()
    keep()
    store.getState().act(near)
    await vi.advanceTimersByTimeAsync(8000)
    expect(told).toEqual(['failed'])
  })
})
