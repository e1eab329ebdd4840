// Spoilt files by the thousand: reading one never throws, never half opens it, and names what it refuses.
import { expect, it } from 'vitest'
import { act, undo } from './match.ts'
import { answered, readerOf, spoilt } from './spoiling.ts'
import { touchGame, touchMatch } from './testing.ts'
import { write } from './writing.ts'

const FILES = 5000

/** Of the ways to be answered at least these come up. */
const MET = ['opened', 'altered', 'badValue', 'duplicate', 'notJson', 'notOurs', 'overlap', 'unknownId']

const reader = readerOf([touchGame], ['infantry'])

const near = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] } as const
const struck = act(act(touchMatch(), near).match, { do: 'roll', from: 'seed' }).match
const byHand = { do: 'correct', by: { is: 'marked', on: 'u1', badge: 'pinned', set: true } } as const
const files = [struck, act(undo(struck), byHand).match, touchMatch()].map(write)

it('a spoilt file is refused with a field and its value, or opens to a whole game', () => {
  const met = new Set<string>()
  for (let seed = 0; seed < FILES; seed++) {
    const text = spoilt(files, seed, reader)
    const { as, wrong } = answered(text, reader)
    expect(wrong && `${wrong}\n${text}`, `seed ${seed}`).toBe('')
    met.add(as)
  }
  expect([...met].toSorted()).toEqual(expect.arrayContaining(MET))
})

it('what is not spoilt opens', () => {
  for (const file of files) expect(answered(file, reader)).toEqual({ as: 'opened', wrong: '' })
})
