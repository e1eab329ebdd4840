// The log as lines of data: one for each thing that was spoken, thrown or done, and the marks that nothing removes.

import type { DiceSource } from '../kernel/dice.ts'
import type { Action, BaseId, Change, Fact, SideId, Table, Verdict } from '../kernel/game.ts'
import { endOf, isOfLine, type Mark, type Match, movesIn, type Step } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { type Judging, mannersOf } from '../text/manners.ts'

interface Place {
  readonly key: string
  /** The frame that a click on the line stands on. */
  readonly frame: number
  /** Counted from 0. */
  readonly step: number
  /** The table that the line speaks of. */
  readonly table: Table
  /** The step was done by hand, or is the players' ruling. */
  readonly byHand: boolean
}

export type LogLine = Place &
  (
    | { readonly is: 'said'; readonly facts: readonly Fact[] }
    | {
        readonly is: 'threw'
        readonly side: SideId
        readonly pool: string
        readonly faces: readonly number[]
        readonly from: DiceSource
        readonly facts: readonly Fact[]
      }
    | {
        readonly is: 'chose'
        readonly chose: Action & { readonly do: 'choose' }
        readonly facts: readonly Fact[]
      }
    | { readonly is: 'moved'; readonly bases: readonly BaseId[] }
    | { readonly is: 'done' }
    | { readonly is: 'takenBack'; readonly faces: readonly number[] }
  )

/** What the log tells of; where we stand in it is another matter. */
type Logged = Pick<Match, 'rules' | 'frames' | 'steps' | 'marks' | 'lines' | 'start'>

type ByLines = WeakMap<Match['lines'], readonly LogLine[]>

const known = onceFor<Match['frames'], (marks: Match['marks']) => ByLines>(() => onceFor(() => new WeakMap()))

/** Every line of the match, those ahead of where we stand included; worked out once for all of its moments. */
export function logLines(match: Match): readonly LogLine[] {
  const byLines = known(match.frames)(match.marks)
  const told = byLines.get(match.lines) ?? linesIn(match)
  byLines.set(match.lines, told)
  return told
}

const linesIn = (match: Logged): readonly LogLine[] =>
  endedOnce(mannersOf(match.rules.id), [
    ...match.steps.flatMap((done, step) => [
      ...takenBack(match, (at) => at === step),
      ...linesOf(match, done, step),
    ]),
    ...takenBack(match, (at) => at >= match.steps.length),
  ])

/** What comes after the end is told by itself, the end not twice; dice thrown since then are of another fight. */
function endedOnce({ isEnding }: Judging, lines: readonly LogLine[]): readonly LogLine[] {
  let ended = false
  return lines.map((line) => {
    if (line.is === 'threw') ended = false
    if (line.is !== 'said' || !line.facts.some(isEnding)) return line
    const rest = line.facts.filter((fact) => !isEnding(fact))
    const again = ended && rest.length > 0
    ended = true
    return again ? { ...line, facts: rest } : line
  })
}

function linesOf(match: Logged, { action, changes, digest }: Step, step: number): readonly LogLine[] {
  const byHand = match.marks.some((mark) => mark.is !== 'takenBack' && mark.digest === digest)
  const place = (i: number): Place => ({
    key: `${step}.${i}`,
    frame: frameOf(match, step, i),
    step,
    table: tableAt(match, frameOf(match, step, i)),
    byHand,
  })
  const judged = mannersOf(match.rules.id)
  const told = toldIn(judged, changes)
  const lines = changes.flatMap((change, i) => linesOfChange(change, { place: place(i), told, judged }))
  const [first = quiet(action, changes, place(Math.max(0, changes.length - 1))), ...rest] = lines
  return [chosen(action, first), ...rest]
}

/** The frame in which a change is seen. */
function frameOf({ frames }: Logged, step: number, change: number): number {
  let at = endOf({ frames }, step - 1) + 1
  while ((frames[at]?.change ?? change) < change) at += 1
  return at
}

/** What a choice led to first is why it could be made: the line says what was chosen. */
function chosen(action: Action, line: LogLine): LogLine {
  if (action.do !== 'choose' || (line.is !== 'said' && line.is !== 'done')) return line
  const { key, frame, step, table, byHand } = line
  const facts = line.is === 'said' ? line.facts : []
  return { key, frame, step, table, byHand, is: 'chose', chose: action, facts }
}

const tableAt = ({ frames, start }: Logged, frame: number): Table => frames[frame]?.state.table ?? start.table

interface Telling {
  readonly place: Place
  /** What the step's spoken verdicts say already. */
  readonly told: ReadonlySet<string>
  readonly judged: Judging
}

/** A verdict has a line, and one more for each base or unit that it tells of likewise; what was lost has its own. */
function linesOfChange(change: Change, { place, told, judged }: Telling): readonly LogLine[] {
  const { why: facts } = change
  if (change.is === 'ruled') {
    const [first] = facts
    if (first === undefined) return [{ ...place, is: 'said', facts }]
    const further = facts.slice(1).filter((fact) => judged.isToldApart(first, fact))
    return [facts, ...further.map((fact) => [fact])].map((some, i) => said(place, some, i))
  }
  if (change.is === 'threw') {
    const { pool, faces, from } = change
    return [{ ...place, is: 'threw', side: pool.side, pool: pool.for, faces, from, facts }]
  }
  const isNews = change.is === 'removed' && facts.length > 0 && !facts.some((fact) => told.has(nameOf(fact)))
  return isNews ? [said(place, facts, 0)] : []
}

const said = (place: Place, facts: readonly Fact[], i: number): LogLine => ({
  ...place,
  key: i === 0 ? place.key : `${place.key}.${i}`,
  is: 'said',
  facts,
})

/** What stands in the lines of the verdicts. */
const toldIn = ({ isToldApart }: Judging, changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes
      .filter((change) => change.is === 'ruled')
      .flatMap(({ why: [first, ...rest] }) =>
        first === undefined ? [] : [first, ...rest.filter((fact) => isToldApart(first, fact))],
      )
      .map(nameOf),
  )

const nameOf = ({ says, about: { base, other, unit } }: Fact): string => [says, base, other, unit].join(' ')

/** A step in which nothing was ruled and nothing thrown: its first reason, else what was done. */
function quiet(action: Action, changes: readonly Change[], at: Place): LogLine {
  const moved = action.do === 'move' || (action.do === 'correct' && action.by.is === 'moved')
  const facts = changes.find((change) => change.why.length > 0)?.why ?? []
  if (moved) return { ...at, is: 'moved', bases: movesIn(action).map((move) => move.base) }
  if (facts.length > 0) return { ...at, is: 'said', facts }
  return { ...at, is: 'done' }
}

/** The rolls that were taken back where such a step stands, or would. */
const takenBack = (match: Logged, isThere: (step: number) => boolean): readonly LogLine[] =>
  match.marks
    .filter((mark) => mark.is === 'takenBack' && isThere(mark.step) && isOfLine(match, mark))
    .map((mark) => markLine(match, mark))

function markLine(match: Logged, mark: Mark): LogLine {
  const frame = endOf(match, mark.step - 1)
  const { step, digest, faces = [] } = mark
  const table = tableAt(match, frame)
  return { key: `back ${digest}`, frame, step, table, byHand: false, is: 'takenBack', faces }
}

/** Names a line that was asked about. */
export const lineKey = ({ step, key }: LogLine): string => `step ${step + 1}, ${key}`

/** What a line says, as a verdict; undefined where it gives no reasons. */
export function toldBy(line: LogLine): Verdict | undefined {
  const facts = 'facts' in line ? line.facts : []
  const [first] = facts
  return first && { ok: first.ok, why: facts }
}

/** The line that we stand on: the one asked about, else of those of the latest moment not ahead of us the last. */
export function lineAt(lines: readonly LogLine[], at: number, asked: string | null = null): number {
  const found = lines.findIndex((line) => lineKey(line) === asked)
  if (found !== -1) return found
  const latest = lines.reduce((last, { frame }) => (frame <= at ? Math.max(last, frame) : last), -1)
  return lines.findLastIndex(({ frame }) => frame === latest)
}
