// What the timeline marks, on a small game of another rule set.
import { describe, expect, it } from 'vitest'
import type { Action } from '../kernel/game.ts'
import { branch, follow } from '../kernel/lines.ts'
import { act, endOf, type Match, seek, undo } from '../kernel/match.ts'
import { touchMatch } from '../kernel/testing.ts'
import { phasesOf, type TickKind, ticksOf } from './ticks.ts'

const near: Action = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] }
const roll: Action = { do: 'roll', from: 'seed' }
const pin: Action = { do: 'correct', by: { is: 'marked', on: 'u1', badge: 'pinned', set: true } }

const goneOn = (match: Match, ...actions: readonly Action[]): Match =>
  actions.reduce((m, a) => act(m, a).match, match)

const doing = (...actions: readonly Action[]): Match => goneOn(touchMatch(), ...actions)

const framesOf = (match: Match, kind: TickKind): readonly number[] =>
  ticksOf(match)
    .filter(({ is }) => is === kind)
    .map(({ frame }) => frame)

describe('the timeline', () => {
  it('marks a step where it ends and a roll where it fell, each once', () => {
    const match = doing(near, roll)
    expect(framesOf(match, 'step')).toEqual([1])
    expect(framesOf(match, 'roll')).toEqual([2])
  })

  it('marks where a roll was taken back, and where the table was changed by hand', () => {
    expect(framesOf(undo(doing(near, roll)), 'takenBack')).toEqual([1])
    expect(framesOf(doing(near), 'takenBack')).toEqual([])
    expect(framesOf(doing(near, pin), 'byHand')).toEqual([2])
  })

  it('still marks what was taken back or done by hand where the steps before it were taken back too', () => {
    expect(framesOf(goneOn(undo(undo(doing(near, roll))), pin), 'takenBack')).toHaveLength(1)
    expect(framesOf(goneOn(undo(doing(pin)), near), 'byHand')).toHaveLength(1)
  })

  it('marks nothing that was taken back or done by hand in another line', () => {
    const away = goneOn(branch(seek(doing(near, roll), 0), ''), pin, near, roll)
    expect(framesOf(undo(away), 'takenBack')).toHaveLength(1)
    const home = follow(undo(away), 0)
    expect([framesOf(home, 'takenBack'), framesOf(home, 'byHand')]).toEqual([[], []])
  })

  it('marks where another line leaves this one', () => {
    const match = doing(near, roll)
    expect(framesOf(match, 'parts')).toEqual([])
    const away = act(branch(seek(match, endOf(match, 0)), ''), pin).match
    expect(framesOf(away, 'parts')).toEqual([1])
  })

  it('tells the phases in runs without gaps', () => {
    const match = doing(near, { do: 'roll', from: 'chosen', faces: [6, 6] })
    const runs = phasesOf(match)
    expect(runs.map(({ phase }) => phase)).toEqual(['', 'struck'])
    expect(runs.map(({ from }) => from)).toEqual([0, runs[0]?.to])
    expect(runs.at(-1)?.to).toBe(match.frames.length)
  })
})
