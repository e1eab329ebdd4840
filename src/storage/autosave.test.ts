// The kept game: put on the table again, saved after every step, and never written over, whoever else writes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, type Match } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { write } from '../kernel/writing.ts'
import { createMatchStore } from '../store/match.ts'
import { summaryOf } from '../store/summary.ts'
import type { Saving } from '../store/view.ts'
import { autosave } from './autosave.ts'
import type { Exchanged } from './database.ts'
import { asKept, bareKept, GAMES, type Kept, keyOf } from './kept.ts'
import { keptGames, nameGame, putBack, throwAway } from './shelf.ts'

/** Storage in memory that can refuse, be full, never answer, or be deleted; and the word between windows. */
const disk = vi.hoisted(() => ({
  held: new Map<string, unknown>(),
  fault: null as null | 'reading' | 'writing' | 'silent',
  deleted: new Set<() => void>(),
  windows: new Set<(game: string) => void>(),
  tables: new Map<(game: string) => void, string | null>(),
  deaf: false,
}))

vi.mock('./database.ts', () => {
  const answer = async (kind: 'reading' | 'writing'): Promise<void> => {
    if (disk.fault === 'silent') await new Promise(() => {})
    if (disk.fault === kind) throw new DOMException('No', 'QuotaExceededError')
  }
  return {
    whenDeleted: (listener: () => void) => {
      disk.deleted.add(listener)
      return () => disk.deleted.delete(listener)
    },
    exchange: async <T>(keys: readonly string[], work: (values: readonly unknown[]) => Exchanged<T>) => {
      await answer('reading')
      const { put = {}, drop = [], answer: answered } = work(keys.map((key) => disk.held.get(key)))
      if (Object.keys(put).length > 0) await answer('writing')
      for (const [key, value] of Object.entries(put)) disk.held.set(key, value)
      for (const key of drop) disk.held.delete(key)
      return answered
    },
    allUnder: async (prefix: string) => {
      await answer('reading')
      return [...disk.held].flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []))
    },
  }
})

vi.mock('./windows.ts', () => ({
  windows: (opened: (game: string) => void) => {
    disk.windows.add(opened)
    const announce = (game: string): void => {
      if (!disk.deaf) for (const each of disk.windows) if (each !== opened) each(game)
    }
    const hold = (game: string | null) => disk.tables.set(opened, game)
    return { announce, hold, stop: () => disk.windows.delete(opened) }
  },
  onTables: async () => new Set(disk.tables.values()),
}))

const near = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] } as const
const far = { do: 'move', moves: [{ base: 'a1', to: { x: 300, y: 900, facing: 0 } }] } as const
const played = (seed: number): Match => act(touchMatch(seed), near).match

/** A game that was kept so long ago. */
function keep(text: string, ago = 0): string {
  const kept = bareKept(text, Date.now() - ago)
  disk.held.set(keyOf(kept.id), kept)
  return kept.id
}

const kept = (): readonly Kept[] =>
  [...disk.held].flatMap(([key, value]) => (key.startsWith(GAMES) ? (asKept(value) ?? []) : []))
const texts = (): readonly string[] => kept().map(({ text }) => text)

function table() {
  const first = touchMatch()
  const store = createMatchStore(first)
  const told: (Saving | null)[] = []
  const offers: string[] = []
  const lost: (Match | null)[] = []
  const found: (string | null)[] = []
  const begin = () =>
    autosave(store, first, {
      known: { ruleSets: [touchGame] },
      tell: (saving) => told.push(saving),
      found: (opened) => found.push(opened && !opened.ok ? opened.fault.says : null),
      begun: ({ id }) => offers.push(id),
      left: (match) => lost.push(match),
      deleted: () => told.push(null),
    })
  return { store, told, offers, lost, found, begin, now: () => store.getState().match }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(disk, { fault: null, deaf: false })
  disk.held.clear()
  disk.deleted.clear()
  disk.windows.clear()
  disk.tables.clear()
})
afterEach(() => vi.useRealTimers())

describe('the kept game', () => {
  it('there is none: nothing is written until something is done', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    expect([told, texts()]).toEqual([[null], []])
    store.getState().act(near)
    await settle()
    expect([told.at(-1), texts()]).toEqual(['saved', [write(now())]])
  })

  it('is put on the table, and every step is saved after it', async () => {
    keep(write(played(9)))
    const { store, told, begin, now } = table()
    begin()
    await settle()
    expect([now().start.seed, told]).toEqual([9, ['saved']])
    store.getState().act(far)
    store.getState().act(near)
    await settle()
    expect(texts()).toEqual([write(now())])
  })

  it('is the one that was saved last', async () => {
    keep(write(played(3)), 1000)
    keep(write(played(4)))
    const { begin, now } = table()
    begin()
    await settle()
    expect(now().start.seed).toBe(4)
  })

  it('stays beside another one that was begun before it arrived, and can be gone back to', async () => {
    keep(write(played(9)))
    const { store, told, offers, begin, now } = table()
    store.getState().act(far)
    const keeping = begin()
    await settle()
    const begun = write(now())
    expect([now().start.seed, told.at(-1)]).toEqual([7, 'saved'])
    expect(texts()).toEqual([write(played(9)), begun])
    await keeping.open(offers[0] ?? '')
    expect([now().start.seed, told.at(-1)]).toEqual([9, 'saved'])
    expect(texts()).toContain(begun)
  })

  it('in which nothing was done is not worth a word', async () => {
    keep(write(touchMatch(9)))
    const { store, offers, begin } = table()
    store.getState().act(far)
    begin()
    await settle()
    expect(offers).toEqual([])
  })

  it('that does not open is said and stays as it is, whatever is begun', async () => {
    keep('no game', 5)
    const { store, found, begin, now } = table()
    begin()
    await settle()
    expect(found).toEqual(['notJson'])
    store.getState().act(far)
    await settle()
    expect(texts()).toEqual(['no game', write(now())])
  })

  it('of an earlier version is moved to where games are kept now, those put aside too', async () => {
    disk.held.set('base-contact.game', write(played(9)))
    disk.held.set('base-contact.earlier', [write(played(5))])
    disk.held.set('base-contact.refused', 'no game')
    const { begin, now } = table()
    begin()
    await settle()
    expect(now().start.seed).toBe(9)
    expect(texts()).toEqual(['no game', write(played(5)), write(played(9))])
    expect([...disk.held.keys()].every((key) => key.startsWith(GAMES))).toBe(true)
  })

  it('another battle is another game, and what was played before is kept', async () => {
    const { store, begin, now } = table()
    const keeping = begin()
    await settle()
    store.getState().act(near)
    await settle()
    const [before, first] = [write(now()), keeping.here()]
    store.getState().load(touchMatch(8))
    store.getState().act(near)
    await settle()
    expect(texts()).toEqual([before, write(now())])
    await keeping.open(first ?? '')
    store.getState().act(far)
    await settle()
    expect(kept().find(({ id }) => id === first)?.text).toBe(write(now()))
    expect(kept()).toHaveLength(2)
  })

  it('that gives way to another one while it is still being written is written to its last step', async () => {
    const { store, lost, begin, now } = table()
    const keeping = begin()
    await settle()
    store.getState().act(near)
    store.getState().act(far)
    store.getState().act(near)
    const before = now()
    store.getState().load(touchMatch(8))
    store.getState().act(far)
    await settle()
    expect(texts().toSorted()).toEqual([write(before), write(now())].toSorted())
    expect([lost, keeping.here()]).toEqual([[null], kept().find(({ text }) => text === write(now()))?.id])
  })

  it('that gives way to a saved one just when a step was made is saved with it, and stays off the table', async () => {
    const other = keep(write(played(3)), 1000)
    keep(write(played(9)))
    const { store, begin, now } = table()
    const keeping = begin()
    await settle()
    store.getState().act(far)
    const before = now()
    await keeping.open(other)
    await settle()
    expect(now().start.seed).toBe(3)
    expect(texts()).toEqual([write(played(3)), write(before)])
  })

  it('that gave way and cannot be saved is told once, and once more when it has been saved after all', async () => {
    const { store, lost, begin, now } = table()
    begin()
    await settle()
    disk.fault = 'writing'
    store.getState().act(near)
    const before = now()
    store.getState().load(touchMatch(8))
    await vi.advanceTimersByTimeAsync(8000)
    expect([lost, texts()]).toEqual([[before], []])
    disk.fault = null
    await vi.advanceTimersByTimeAsync(4000)
    expect([lost, texts()]).toEqual([
      [before, null],
      [write(before), write(now())],
    ])
  })

  it('that cannot be saved is saved as ever when it is gone back to', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    disk.fault = 'writing'
    store.getState().act(near)
    const before = now()
    store.getState().load(touchMatch(8))
    await settle()
    store.getState().load(before)
    disk.fault = null
    await vi.advanceTimersByTimeAsync(4000)
    expect([told.at(-1), texts()]).toEqual(['saved', [write(now())]])
  })
})

describe('the saved games', () => {
  it('are listed with the latest first, and those without a step not at all', async () => {
    const { store, begin } = table()
    begin()
    await settle()
    store.getState().act(near)
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    store.getState().load(touchMatch(8))
    await settle()
    expect(kept()).toHaveLength(2)
    expect((await keptGames()).map(({ summary }) => summary?.steps)).toEqual([1])
    store.getState().act(near)
    await settle()
    expect((await keptGames()).map(({ text }) => JSON.parse(text).start.seed)).toEqual([8, 7])
  })

  it('a name stays over the next save, and is no other window’s doing', async () => {
    const { store, told, begin } = table()
    const keeping = begin()
    await settle()
    store.getState().act(near)
    await settle()
    await nameGame(keeping.here() ?? '', 'By the road')
    store.getState().act(far)
    await settle()
    expect([told.at(-1), kept()[0]?.name]).toEqual(['saved', 'By the road'])
  })

  it('one that is thrown away can be put back', async () => {
    const id = keep(write(played(9)))
    const game = await throwAway(id)
    expect([await keptGames(), await throwAway(id)]).toEqual([[], null])
    if (game) await putBack(game)
    expect((await keptGames()).map((each) => each.id)).toEqual([id])
  })

  it('one that is thrown away and written again since comes back beside that, and nothing is written over', async () => {
    const { store, begin, now } = table()
    const keeping = begin()
    await settle()
    store.getState().act(near)
    await settle()
    disk.tables.clear()
    const gone = await throwAway(keeping.here() ?? '')
    store.getState().act(far)
    await settle()
    if (gone) await putBack(gone)
    expect(new Set(texts())).toEqual(new Set([gone?.text, write(now())]))
    expect(kept().find(({ text }) => text === write(now()))?.id).toBe(keeping.here())
    store.getState().act(near)
    await settle()
    expect(new Set(texts())).toEqual(new Set([gone?.text, write(now())]))
  })

  it('one that is on a table is not thrown away, until another game is there or another window keeps it', async () => {
    const { one, two, newer } = await twoWindows(false)
    const id = newer.here() ?? ''
    two.store.getState().act(far)
    await settle()
    expect([await throwAway(id), texts()]).toEqual([null, [write(two.now())]])
    two.store.getState().load(touchMatch(8))
    await settle()
    expect(await throwAway(id)).toMatchObject({ id })
    expect([one.told.at(-1), two.told.at(-1)]).toEqual(['elsewhere', 'saved'])
  })

  it.each([
    ['a moment that is none', { saved: Number.NaN }, { saved: 0 }],
    ['a moment beyond every calendar', { saved: 1e300 }, { saved: 0 }],
    ['a moment in words', { saved: 'yesterday' }, { saved: 0 }],
    ['a name that is no text', { name: { a: 1 } }, { name: '' }],
    ['a revision that is no number', { revision: 'x' }, { revision: 0 }],
    ['no summary', { summary: undefined }, { summary: null }],
    ['an empty summary', { summary: {} }, { summary: null }],
    ['words for a summary', { summary: 'x' }, { summary: null }],
    [
      'a summary without a table',
      { summary: { title: { ru: 'а', en: 'a' }, edition: 1, steps: 1, at: 1, decides: null, table: {} } },
      { summary: null },
    ],
  ])('one beside which stands %s is listed, opened and saved all the same', async (_, odd, read) => {
    const good = keep(write(played(3)), 1000)
    const id = keep(write(played(9)))
    disk.held.set(keyOf(id), Object.assign({}, disk.held.get(keyOf(id)), odd))
    const games = await keptGames()
    expect(games.map((each) => each.id).toSorted()).toEqual([good, id].toSorted())
    expect(games.find((each) => each.id === id)).toMatchObject(read)
    const { store, told, begin, now } = table()
    const keeping = begin()
    await settle()
    await keeping.open(id)
    store.getState().act(far)
    await settle()
    expect([now().start.seed, told.at(-1)]).toEqual([9, 'saved'])
    expect(texts()).toContain(write(now()))
  })

  it('one that is nested without end does not open, and the page begins all the same', async () => {
    const deep = `"zz":${'['.repeat(9000)}${']'.repeat(9000)},"is":`
    keep(write(played(9)).replace('"is":', deep))
    const { store, found, told, begin } = table()
    begin()
    await settle()
    expect(found).toEqual(['tooDeep'])
    store.getState().act(near)
    await settle()
    expect([told.at(-1), kept().length]).toEqual(['saved', 2])
  })

  it('what a game comes to in short is read as it was written, whatever was done', async () => {
    const { store, begin, now } = table()
    begin()
    await settle()
    for (const action of [
      near,
      { do: 'roll', from: 'seed' },
      { do: 'mode', mode: 'arrange' },
      far,
    ] as const) {
      store.getState().act(action)
      await settle()
      expect((await keptGames())[0]?.summary).toEqual(summaryOf(now()))
    }
  })
})

/** Two windows on one game; `deaf`: they do not hear of each other. */
async function twoWindows(deaf: boolean) {
  disk.deaf = deaf
  keep(write(played(9)))
  const [one, two] = [table(), table()]
  const [older, newer] = [one.begin(), two.begin()]
  await settle()
  return { one, two, older, newer }
}

describe('two windows on one game', () => {
  it('the older one is told at once, and writes nothing more', async () => {
    const { one, two } = await twoWindows(false)
    expect([one.told.at(-1), two.told.at(-1)]).toEqual(['elsewhere', 'saved'])
    two.store.getState().act(far)
    one.store.getState().act(far)
    one.store.getState().act(near)
    await settle()
    expect([one.told.at(-1), texts()]).toEqual(['elsewhere', [write(two.now())]])
  })

  it('where they do not hear of each other the one that saves second is told and writes nothing over', async () => {
    const { one, two } = await twoWindows(true)
    one.store.getState().act(far)
    await settle()
    two.store.getState().act(near)
    await settle()
    expect([one.told.at(-1), two.told.at(-1)]).toEqual(['saved', 'elsewhere'])
    expect(texts()).toEqual([write(one.now())])
  })

  it('it can go on as a copy, and both are saved', async () => {
    const { one, two, older, newer } = await twoWindows(false)
    one.store.getState().act(far)
    older.copy()
    two.store.getState().act(near)
    await settle()
    expect([one.told.at(-1), two.told.at(-1)]).toEqual(['saved', 'saved'])
    expect(older.here()).not.toBe(newer.here())
    expect(texts()).toEqual([write(two.now()), write(one.now())])
  })

  it('another game in the older window is saved as ever', async () => {
    const { one, two } = await twoWindows(false)
    one.store.getState().load(touchMatch(8))
    one.store.getState().act(near)
    await settle()
    expect([one.told.at(-1), two.told.at(-1)]).toEqual(['saved', 'saved'])
    expect(texts()).toEqual([write(two.now()), write(one.now())])
  })
})

describe('a storage that fails', () => {
  it('is told at once where it cannot be read, and nothing is written over what it may hold', async () => {
    keep(write(played(9)))
    disk.fault = 'reading'
    const { store, told, offers, begin } = table()
    begin()
    await settle()
    expect(told).toEqual(['failed'])
    store.getState().act(near)
    await settle()
    expect(texts()).toEqual([write(played(9))])
    disk.fault = null
    store.getState().act(far)
    await settle()
    expect(told.at(-1)).toBe('saved')
    expect(offers).toHaveLength(1)
  })

  it('is told at once where it is full, and tried again at the next step', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    disk.fault = 'writing'
    store.getState().act(near)
    await settle()
    expect(told.at(-1)).toBe('failed')
    disk.fault = null
    store.getState().act(far)
    await settle()
    expect([told.at(-1), texts()]).toEqual(['saved', [write(now())]])
  })

  it('is tried again by and by where nothing more is done', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    disk.fault = 'writing'
    store.getState().act(near)
    await settle()
    disk.fault = null
    await vi.advanceTimersByTimeAsync(5000)
    expect([told.at(-1), texts()]).toEqual(['saved', [write(now())]])
  })

  it('that is deleted while it is being written is written anew', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    store.getState().act(near)
    // Just written, and nobody has heard of it yet.
    while (disk.held.size === 0) await Promise.resolve()
    disk.held.clear()
    for (const tell of disk.deleted) tell()
    await settle()
    expect([told.at(-1), texts()]).toEqual(['saved', [write(now())]])
  })

  it('that is deleted meanwhile is said, and the game on the table is written anew', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    store.getState().act(near)
    await settle()
    disk.held.clear()
    for (const tell of disk.deleted) tell()
    await settle()
    expect([told.slice(-3), texts()]).toEqual([['saving', 'saved', null], [write(now())]])
  })

  it('a game that another window threw away is written again at the next step', async () => {
    const { store, told, begin, now } = table()
    begin()
    await settle()
    store.getState().act(near)
    await settle()
    disk.held.clear()
    store.getState().act(far)
    await settle()
    expect([told.at(-1), texts()]).toEqual(['saved', [write(now())]])
  })

  it.each(['reading', 'silent'] as const)(
    'that cannot be had at all (%s): a game that is given up can be gone back to, once for each',
    async (fault) => {
      disk.fault = fault
      const { store, told, lost, begin, now } = table()
      begin()
      store.getState().act(near)
      await vi.advanceTimersByTimeAsync(8000)
      const first = now()
      store.getState().load(touchMatch(8))
      await vi.advanceTimersByTimeAsync(8000)
      expect([told.at(-1), lost]).toEqual(['failed', [first]])
      store.getState().act(near)
      const second = now()
      store.getState().load(touchMatch(9))
      await vi.advanceTimersByTimeAsync(8000)
      expect(lost).toEqual([first, second])
    },
  )

  it('that answers again saves what was given up meanwhile', async () => {
    disk.fault = 'reading'
    const { store, lost, begin, now } = table()
    begin()
    store.getState().act(near)
    const before = now()
    store.getState().load(touchMatch(8))
    await vi.advanceTimersByTimeAsync(4000)
    disk.fault = null
    await vi.advanceTimersByTimeAsync(4000)
    expect([lost, texts()]).toEqual([
      [before, null],
      [write(before), write(now())],
    ])
  })

  it('is told after some seconds where it never answers', async () => {
    disk.fault = 'silent'
    const { store, told, begin } = table()
    begin()
    store.getState().act(near)
    await vi.advanceTimersByTimeAsync(8000)
    expect(told).toEqual(['failed'])
  })
})
