// The players overrule the verdict that was just spoken: its step is played again, and the file and the log tell it.
import { expect, it } from 'vitest'
import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import type { Change, Fact } from '../kernel/game.ts'
import { act, begin, type Match, overrule, seek, shown, undo } from '../kernel/match.ts'
import { contrary } from '../kernel/ruling.ts'
import { write } from '../kernel/writing.ts'
import { assault } from '../rules/assault/assault.ts'
import { openKnown } from '../storage/known.ts'
import { createMatchStore, suggestionOf } from '../store/match.ts'
import { known } from './files.ts'

const denial = (match: Match): Fact | undefined =>
  match.steps
    .at(-1)
    ?.changes.flatMap(({ why }) => why)
    .find(({ says }) => says === 'denies')

/** Proposals are followed until an enemy has just denied a win. */
function denied(): Match {
  for (let seed = 1; seed < 60; seed++) {
    let match = begin(assault, startOf(twoPlatoons, assault, { system: 'cm', seed }))
    for (let left = 40; left > 0; left--) {
      const fact = denial(match)
      if (fact && denials(match).length === 1) return match
      const action = suggestionOf(match)
      if (action === null) break
      match = act(match, action).match
    }
  }
  throw new Error('Nobody ever denied a win')
}

const denials = (match: Match): readonly string[] => [
  ...new Set(
    (match.steps.at(-1)?.changes ?? []).flatMap(({ why }) =>
      why.flatMap(({ says, about }) => (says.startsWith('denies') ? [about.other ?? ''] : [])),
    ),
  ),
]

const faces = (changes: readonly Change[] = []) =>
  changes.flatMap((change) => (change.is === 'threw' ? [change.faces] : []))

it('one enemy just within 10 cm is ruled out: the same dice, another verdict, a mark that stays', () => {
  const match = denied()
  const fact = denial(match)
  const ruling = fact && contrary(fact, shown(match).table)
  if (!ruling) throw new Error('Nothing to rule on')
  let ruled = overrule(match, ruling).match
  // Whoever else of that team's enemies stands as near denies as well.
  for (let next = denial(ruled); next; next = denial(ruled)) {
    const again = contrary(next, shown(ruled).table)
    if (!again) throw new Error('Nothing to rule on')
    ruled = overrule(ruled, again).match
  }
  const last = ruled.steps.at(-1)
  expect(last?.action).toEqual(match.steps.at(-1)?.action)
  expect(faces(last?.changes)).toEqual(faces(match.steps.at(-1)?.changes))
  expect(last?.changes.flatMap(({ why }) => why.map(({ says }) => says))).toContain('assaultWon')
  expect(ruled.marks.map(({ is }) => is)).toContain('overruled')
  expect(undo(undo(ruled)).marks.map(({ is }) => is)).toContain('overruled')
  const opened = openKnown(write(ruled), known)
  expect(opened.ok && opened.match.steps).toEqual(ruled.steps)
})

it('nothing is ruled on while somebody looks back, and nothing that lies ahead is lost by trying', () => {
  const match = denied()
  const fact = denial(match)
  const ruling = fact && contrary(fact, shown(match).table)
  if (!ruling) throw new Error('Nothing to rule on')
  const earlier = seek(match, 1)
  expect(overrule(earlier, ruling)).toMatchObject({ verdict: { ok: false }, match: earlier })
})

it('who took the next roll back can still rule on the verdict before it; the roll stays marked', () => {
  const match = denied()
  const rolled = act(match, { do: 'roll', from: 'seed' }).match
  const back = undo(rolled)
  const fact = denial(match)
  const ruling = fact && contrary(fact, shown(back).table)
  if (!ruling) throw new Error('Nothing to rule on')
  const ruled = overrule(back, ruling)
  expect(ruled.verdict.ok).toBe(true)
  expect(ruled.match.steps.slice(-2).map(({ action }) => action.do)).toEqual([
    'overrule',
    match.steps.at(-1)?.action.do,
  ])
  expect(ruled.match.marks.map(({ is }) => is)).toEqual(['takenBack', 'overruled'])
})

it('a ruling is taken back by one step on its own', () => {
  const match = denied()
  const fact = denial(match)
  const ruling = fact && contrary(fact, shown(match).table)
  if (!ruling) throw new Error('Nothing to rule on')
  const back = undo(overrule(match, ruling).match)
  const told = back.steps.at(-2)?.changes[0]?.why[0]
  const other = told && contrary(told, shown(back).table)
  if (!other) throw new Error('Nothing to rule on')
  const again = overrule(back, other).match
  expect(other.within).toBe(!ruling.within)
  expect(again.steps.length).toBe(back.steps.length)
  expect(contrary(told, shown(again).table)?.within).toBe(ruling.within)
})

it('a ruling makes the move that was refused, and none that was only looked up', () => {
  const match = denied()
  const fact = denial(match)
  const ruling = fact && contrary(fact, shown(match).table)
  const [base] = shown(match).table.bases
  if (!ruling || !base) throw new Error('Nothing to rule on')
  const store = createMatchStore(match)
  const moves = [{ base: base.id, to: { ...base.at, y: base.at.y + 5 } }]
  store.getState().seek(match.at, { ok: true, why: [fact], moves })
  store.getState().overrule(ruling)
  expect(store.getState().match).toEqual(overrule(match, ruling).match)
  expect(store.getState().aside).toBeNull()
})
