import { describe, expect, test } from 'vitest'
import type { Action, Change } from './game.ts'
import {
  act,
  arranged,
  canRedo,
  current,
  digestOf,
  endOf,
  framesOf,
  isWithin,
  type Match,
  redo,
  seek,
  shown,
  standing,
  standsOnRoll,
  undo,
} from './match.ts'
import { touchMatch } from './testing.ts'

const near: Action = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] }
const roll: Action = { do: 'roll', from: 'seed' }
const faces = (match: Match) =>
  match.steps.flatMap((step) => step.changes.flatMap((c) => (c.is === 'threw' ? c.faces : [])))
const doing = (match: Match, ...actions: readonly Action[]) =>
  actions.reduce((m, a) => act(m, a).match, match)

describe('a match', () => {
  test('a refused action leaves it untouched and adds no step', () => {
    const match = touchMatch()
    const acted = act(match, roll)
    expect(acted.verdict.ok).toBe(false)
    expect(acted.match).toBe(match)
  })

  test('every pose that enters a state is rounded to 0.01 mm and 0.1 degree', () => {
    const to = { x: 600.123456, y: 800.98765, facing: 12.3456 }
    const match = doing(touchMatch(), { do: 'move', moves: [{ base: 'a1', to }] })
    expect(shown(match).table.bases[0]?.at).toEqual({ x: 600.12, y: 800.99, facing: 12.3 })
  })

  test('undo stands on an earlier frame, redo returns with the very same dice', () => {
    const match = doing(touchMatch(), near, roll)
    const back = undo(match)
    expect(shown(back).table.bases).toHaveLength(2)
    const again = redo(back)
    expect(faces(again)).toEqual(faces(match))
    expect(digestOf(again)).toBe(digestOf(match))
  })

  test('taking back a roll leaves a mark that neither redo nor another action removes', () => {
    const rolled = doing(touchMatch(), near, roll)
    const back = undo(rolled)
    expect(back.marks).toMatchObject([{ is: 'takenBack', step: 1, faces: faces(rolled) }])
    expect(redo(back).marks).toHaveLength(1)
    expect(doing(undo(back), near).marks).toHaveLength(1)
    expect(undo(redo(back)).marks).toHaveLength(1)
  })

  test('another step than one that was taken back leaves the mark of its roll', () => {
    const earlier = undo(undo(doing(touchMatch(), near, roll)))
    expect(doing(earlier, near).marks).toMatchObject([{ is: 'takenBack', step: 1 }])
  })

  test('a place that no table reaches is refused, and so never stands in a file', () => {
    const far: Action = { do: 'move', moves: [{ base: 'a1', to: { x: 12_000, y: 900, facing: 0 } }] }
    expect(act(touchMatch(), far).verdict).toMatchObject({ ok: false, why: [{ says: 'offTable' }] })
    const byHand: Action = { do: 'correct', by: { is: 'moved', moves: far.moves } }
    expect(act(touchMatch(), byHand).verdict.ok).toBe(false)
  })

  test('who has come back to the last step looks at nothing any more', () => {
    const match = doing(touchMatch(), near, roll)
    expect(redo(seek(match, endOf(match, 0))).looks).toBe(false)
  })

  test('dice are known to have been thrown in the step we stand in', () => {
    const rolled = doing(touchMatch(), near, roll)
    expect([standsOnRoll(rolled), standsOnRoll(undo(rolled))]).toEqual([true, false])
  })

  test('a roll that is made again falls otherwise where it is asked to, and equally each time', () => {
    const before = doing(touchMatch(), near)
    const again = (times: number) => faces(doing(before, { ...roll, again: times }))
    const falls = [faces(doing(before, roll)), again(1), again(2), again(3), again(4)].map(String)
    expect(new Set(falls).size).toBeGreaterThan(2)
    expect(again(1)).toEqual(again(1))
  })

  test('undoing a move leaves no mark', () => {
    expect(undo(doing(touchMatch(), near)).marks).toHaveLength(0)
  })

  test('a change by hand during Play is marked for good, one in Arrange is not', () => {
    const pin: Action = { do: 'correct', by: { is: 'marked', on: 'u1', badge: 'pinned', set: true } }
    const played = doing(touchMatch(), pin)
    expect(played.marks).toMatchObject([{ is: 'byHand', step: 0 }])
    expect(undo(played).marks).toHaveLength(1)
    const arranged = doing(touchMatch(), { do: 'mode', mode: 'arrange' }, pin)
    expect(current(arranged).table.units[0]?.badges).toEqual(['pinned'])
    expect(arranged.marks).toHaveLength(0)
  })

  test('a state the rules do not know cannot be set by hand', () => {
    const odd: Action = { do: 'correct', by: { is: 'marked', on: 'u1', badge: 'flying', set: true } }
    expect(act(touchMatch(), odd).verdict).toMatchObject({ ok: false, why: [{ says: 'noSuchState' }] })
  })

  test('the battle as it was last arranged: after the last deed of Arrange, wherever the game went on from there', () => {
    const away: Action = { do: 'move', moves: [{ base: 'a1', to: { x: 300, y: 300, facing: 0 } }] }
    const begun = touchMatch()
    expect(arranged(doing(begun, near, roll))).toBe(begun.start)
    const arranging = doing(begun, { do: 'mode', mode: 'arrange' })
    expect(arranged(arranging)).toBe(begun.start)
    const moved = doing(arranging, away)
    expect(arranged(moved)).toEqual({ ...begun.start, table: current(moved).table, mode: 'arrange' })
    const playing = doing(moved, { do: 'mode', mode: 'play' })
    const fought = doing(playing, near, roll)
    expect(arranged(fought)).toEqual({ ...begun.start, table: current(moved).table, mode: 'play' })
    expect(arranged(undo(undo(undo(undo(fought)))))).toBe(begun.start)
  })

  test('a new action drops what lay ahead', () => {
    const match = doing(touchMatch(), near, roll)
    const other = doing(undo(undo(match)), { do: 'mode', mode: 'arrange' })
    expect(other.steps).toHaveLength(1)
    expect(canRedo(other)).toBe(false)
    expect(standing(other)).toBe(0)
  })

  test('in the middle of a step nothing can be done; whoever goes on comes to its end first', () => {
    const match = doing(touchMatch(), near, roll)
    const middle = seek(match, endOf(match, 0) + 1)
    expect([standing(middle), isWithin(middle), isWithin(match)]).toEqual([1, true, false])
    const { verdict, match: after } = act(middle, { do: 'mode', mode: 'arrange' })
    expect(verdict).toMatchObject({ ok: false, why: [{ says: 'withinStep' }] })
    expect(after).toBe(middle)
    expect(redo(middle)).toEqual(match)
    expect(standing(undo(middle))).toBe(0)
  })
})

describe('in Arrange', () => {
  const arranging = () => doing(touchMatch(), { do: 'mode', mode: 'arrange' })

  test('a base is moved freely, and contact means nothing', () => {
    const { verdict, match } = act(arranging(), near)
    expect(verdict.ok).toBe(true)
    expect(match.steps.at(-1)?.changes.map((change) => change.is)).toEqual(['moved'])
  })

  test('a base pushed into another stops at its edge', () => {
    const to = { x: 600, y: 705, facing: 0 }
    const { verdict } = act(arranging(), { do: 'move', moves: [{ base: 'a1', to }] })
    const end = verdict.moves?.[0]?.to
    expect(Math.hypot((end?.x ?? 0) - 600, (end?.y ?? 0) - 700)).toBeGreaterThan(31.9)
  })

  test('several bases that would overlap another are refused together (T-01)', () => {
    const moves = [
      { base: 'a1', to: { x: 300, y: 300, facing: 0 } },
      { base: 'b1', to: { x: 310, y: 300, facing: 0 } },
    ]
    expect(act(arranging(), { do: 'move', moves }).verdict.ok).toBe(false)
  })

  test('a lost base comes back by hand, unless its place is taken', () => {
    const gone = doing(arranging(), { do: 'correct', by: { is: 'removed', base: 'b1' } })
    expect(current(gone).table.lost).toHaveLength(1)
    const back: Action = { do: 'correct', by: { is: 'restored', base: 'b1' } }
    expect(current(doing(gone, back)).table.bases).toHaveLength(2)
    const taken = doing(gone, { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 700, facing: 0 } }] })
    expect(act(taken, back).verdict).toMatchObject({ ok: false, why: [{ says: 'placeTaken' }] })
  })

  test('nothing of the rules can be done', () => {
    expect(act(arranging(), roll).verdict).toMatchObject({ ok: false, why: [{ says: 'onlyArranging' }] })
  })
})

describe('the frames of a step in which several move', () => {
  const before = shown(touchMatch())
  const [a, b] = before.table.bases.map(({ at }) => at)
  const move = (base: string, to = a): Change => ({ is: 'moved', moves: to ? [{ base, to }] : [], why: [] })
  const ruled: Change = { is: 'ruled', ok: true, why: [] }
  const places = (...changes: readonly Change[]) =>
    framesOf(before, changes, 0).map(({ state }) => state.table.bases.map(({ at }) => at))

  test('all are seen to move at once, so that nobody lies on another whose place is taken', () => {
    expect(places(ruled, move('a1', b), ruled, move('b1', a), ruled)).toEqual([
      [a, b],
      [b, a],
      [b, a],
    ])
  })

  test('who is put back where another stands is seen only beside it', () => {
    const gone = framesOf(before, [{ is: 'removed', base: 'b1', why: [] }, move('a1', b)], 0).at(-1)
    if (!gone) throw new Error('Nobody has gone')
    const back: readonly Change[] = [{ is: 'restored', base: 'b1', why: [] }, move('b1', a)]
    expect(framesOf(gone.state, back, 1).map(({ state }) => state.table.bases.length)).toEqual([2])
  })
})
