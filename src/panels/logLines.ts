// The log as lines of data: one for each thing that was spoken, thrown or done, and the marks that nothing removes.

import type { DiceSource } from '../kernel/dice.ts'
import type { Action, BaseId, Change, Fact, SideId, Table } from '../kernel/game.ts'
import type { Mark, Match } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'

interface Place {
  readonly key: string
  /** The frame that a click on the line stands on. */
  readonly frame: number
  /** Counted from 0. */
  readonly step: number
  /** The table that the line speaks of. */
  readonly table: Table
}

export type LogLine = Place &
  (
    | { readonly is: 'said'; readonly facts: readonly Fact[]; readonly ok: boolean; readonly byHand: boolean }
    | {
        readonly is: 'threw'
        readonly side: SideId
        readonly pool: string
        readonly faces: readonly number[]
        readonly from: DiceSource
        readonly facts: readonly Fact[]
      }
    | { readonly is: 'moved'; readonly bases: readonly BaseId[]; readonly byHand: boolean }
    | { readonly is: 'done'; readonly action: Action; readonly byHand: boolean }
    | { readonly is: 'takenBack'; readonly faces: readonly number[] }
  )

/** Every line of the match, those ahead of where we stand included. */
export const logLines = onceFor((match: Match): readonly LogLine[] => [
  ...match.steps.flatMap((_, step) => [...takenBack(match, step), ...linesOf(match, step)]),
  ...takenBackAfter(match),
])

function linesOf(match: Match, step: number): readonly LogLine[] {
  const { action, changes, digest } = match.steps[step] ?? {
    action: { do: 'done' as const },
    changes: [],
    digest: '',
  }
  const first = match.frames.findIndex((frame) => frame.step === step)
  const byHand = match.marks.some((mark) => mark.is === 'byHand' && mark.digest === digest)
  const place = (i: number): Place => ({
    key: `${step}.${i}`,
    frame: first + i,
    step,
    table: tableAt(match, first + i),
  })
  const lines = changes.flatMap((change, i) => lineOf(change, place(i)))
  if (lines.length > 0) return lines.map((line) => ('byHand' in line ? { ...line, byHand } : line))
  return [{ ...place(Math.max(0, changes.length - 1)), ...quiet(action, changes, byHand) }]
}

const tableAt = ({ frames, start }: Match, frame: number): Table => frames[frame]?.state.table ?? start.table

function lineOf(change: Change, place: Place): readonly LogLine[] {
  const { why: facts } = change
  if (change.is === 'ruled') return [{ ...place, is: 'said', facts, ok: change.ok, byHand: false }]
  if (change.is === 'threw') {
    const { pool, faces, from } = change
    return [{ ...place, is: 'threw', side: pool.side, pool: pool.for, faces, from, facts }]
  }
  return []
}

/** A step in which nothing was ruled and nothing thrown: its first reason, else what was done. */
function quiet(action: Action, changes: readonly Change[], byHand: boolean) {
  const moved = action.do === 'move' || (action.do === 'correct' && action.by.is === 'moved')
  const facts = changes.find((change) => change.why.length > 0)?.why ?? []
  if (moved) return { is: 'moved', bases: basesIn(action), byHand } as const
  if (facts.length > 0) return { is: 'said', facts, ok: true, byHand } as const
  return { is: 'done', action, byHand } as const
}

function basesIn(action: Action): readonly BaseId[] {
  if (action.do === 'move') return action.moves.map((move) => move.base)
  return action.do === 'correct' && action.by.is === 'moved' ? action.by.moves.map((move) => move.base) : []
}

const takenBack = (match: Match, step: number): readonly LogLine[] =>
  match.marks
    .filter((mark) => mark.is === 'takenBack' && mark.step === step)
    .flatMap((mark) => markLine(match, mark))

const takenBackAfter = (match: Match): readonly LogLine[] =>
  match.marks
    .filter((mark) => mark.is === 'takenBack' && mark.step >= match.steps.length)
    .flatMap((mark) => markLine(match, mark))

function markLine(match: Match, mark: Mark): readonly LogLine[] {
  const before = match.frames.findLastIndex((frame) => frame.step < mark.step)
  const frame = Math.max(0, before)
  const { step, digest, faces = [] } = mark
  return [{ key: `back ${digest}`, frame, step, table: tableAt(match, frame), is: 'takenBack', faces }]
}
