import { expect, test } from 'vitest'
import type { About, Fact } from '../kernel/game.ts'
import { act, begin, seek } from '../kernel/match.ts'
import { touchGame, touchMatch } from '../kernel/testing.ts'
import { contactsOf, notesOf } from './asides.ts'

const measured = (mm: number) => ({ from: { x: 4, y: 0 }, to: { x: 4 + mm, y: 0 }, mm })
const fact = (says: string, about: About, ok = true): Fact => ({ rule: 'X', says, ok, about })
const touch = (base: string, other: string, ok = true): Fact =>
  fact('touches', { base, other, gap: measured(0) }, ok)

type Touched = Parameters<typeof touchGame.prompt>[0]

/** A game whose question has these reasons. */
const asked = (why: readonly Fact[]) =>
  begin(
    { ...touchGame, prompt: (state: Touched) => ({ ...touchGame.prompt(state), why }) },
    touchMatch().start,
  )

const words = {
  say: (id: string, { count }: { readonly count: number }) => `${id} ${count}`,
  note: ({ says }: Fact) => (says === 'touches' ? '' : `${says}!`),
  unitName: (_: unknown, id: string) => `unit ${id}`,
}

test('each pair in contact is told once, at the point where they touch, and nobody who stands off', () => {
  const off = fact('touches', { base: 'a1', other: 'b1', gap: measured(1) })
  expect(contactsOf(asked([touch('a1', 'b1'), touch('b1', 'a1', false), off]))).toEqual([
    { base: 'a1', other: 'b1', at: { x: 4, y: 0 }, ok: true },
  ])
  expect(contactsOf(asked([off, touch('a1', 'gone')]))).toEqual([])
})

test('what else speaks of contact is told too', () => {
  expect(contactsOf(asked([]), { ok: false, why: [touch('a1', 'b1')] })).toHaveLength(1)
})

test('of refused moves only the contact of the base that is shown there is told', () => {
  const to = { x: 0, y: 0, facing: 0 }
  const moves = [
    { base: 'a1', to },
    { base: 'a2', to },
  ]
  const near = fact('tooNear', { base: 'a1', other: 'b1', gap: measured(1) }, false)
  const told = (...why: readonly Fact[]) => contactsOf(asked([]), { ok: false, why, moves })
  expect(told(near, touch('a2', 'b1'))).toEqual([])
  expect(told(near, touch('a1', 'b1'))).toHaveLength(1)
})

test('all that is said of a unit stands together, and nothing of what has no words for the table', () => {
  const why = [
    fact('dice', { unit: 'u1', bases: ['a1'] }),
    touch('a1', 'b1'),
    fact('charge', { unit: 'u1' }),
    fact('elite', { unit: 'u1' }),
    fact('waits', { unit: 'u2' }),
    fact('wounded', { bases: ['b1'] }),
  ]
  expect(notesOf(asked(why), words)).toEqual([
    { of: ['a1'], side: 'blue', lines: ['unit u1: dice!', 'charge! · elite!'] },
    { of: ['b1'], side: 'red', lines: ['unit u2: waits!'] },
    { of: ['b1'], side: null, lines: ['wounded!'] },
  ])
})

test('what is said of several units stands at each, what is said of bases at each', () => {
  const why = [fact('named', { units: ['u1', 'u2'] }), ...['a1', 'b1'].map((base) => fact('bears', { base }))]
  expect(notesOf(asked(why), words)).toEqual([
    { of: ['a1'], side: 'blue', lines: ['unit u1: named!'] },
    { of: ['b1'], side: 'red', lines: ['unit u2: named!'] },
    { of: ['a1'], side: null, lines: ['bears!'] },
    { of: ['b1'], side: null, lines: ['bears!'] },
  ])
})

test('hits stand at those that are to take them, as they are spread just now', () => {
  const hits = [0, 1, 2].map((die) => ({ die, by: 'b1', targets: ['a1', 'a2'] }))
  const match = begin(
    {
      ...touchGame,
      prompt: (state: Touched) => ({ ...touchGame.prompt(state), offers: [{ do: 'allocate', hits }] }),
      suggest: () => ({ do: 'allocate', hits: hits.map(({ die }) => ({ die, base: 'a1' })) }),
    },
    touchMatch().start,
  )
  const placed = hits.map(({ die }) => ({ die, base: die === 0 ? 'a1' : 'a2' }))
  expect(notesOf(match, words)).toEqual([{ of: ['a1'], side: null, lines: ['table.note.bears 3'], count: 3 }])
  expect(notesOf(match, words, { of: hits, placed }).map(({ of, count }) => [of, count])).toEqual([
    [['a1'], 1],
    [['a2'], 2],
  ])
})

test('who looks back sees who is in contact then, and nobody in the middle of a step', () => {
  const to = { x: 600, y: 300, facing: 0 }
  const game: typeof touchGame = {
    ...touchGame,
    prompt: (state: Touched) => ({ ...touchGame.prompt(state), why: [touch('a1', 'b1')] }),
    play: (teller) => {
      teller.tell({ is: 'ruled', ok: true, why: [] })
      teller.tell({ is: 'moved', moves: [{ base: 'a1', to }], why: [] })
      teller.tell({ is: 'moved', moves: [{ base: 'b1', to: { ...to, y: 400 } }], why: [] })
    },
  }
  const { match } = act(begin(game, touchMatch().start), { do: 'move', moves: [{ base: 'a1', to }] })
  expect(match.frames.map((_, at) => contactsOf(seek(match, at)).length)).toEqual([1, 0, 1])
})
