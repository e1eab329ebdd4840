// A match: what was done, step by step, with every state on the way; undo is standing on an earlier one.
import { checkByHand, playByHand } from './byHand.ts'
import { againDice, type Dice, givenDice, seedDice, seeded } from './dice.ts'
import { digest } from './digest.ts'
import { evolve } from './evolve.ts'
import type {
  Action,
  Change,
  Mode,
  Move,
  Options,
  RuleSet,
  Ruling,
  SideId,
  State,
  Table,
  Verdict,
  Words,
} from './game.ts'
import { FARTHEST_MM } from './geometry/point.ts'
import { unruled } from './ruling.ts'
import { type Told, telling } from './teller.ts'

/** Everything a match begins from. */
export interface Start {
  readonly title: Words
  readonly table: Table
  readonly options: Options
  readonly seed: number
  readonly mode: Mode
  /** Whose turn it is first. */
  readonly side: SideId
}

/** One action, what the rules made of it, and the running digest after it. */
export interface Step {
  readonly action: Action
  readonly changes: readonly Change[]
  readonly digest: string
}

/** What nothing removes (T-03): a roll taken back, a change by hand during Play. */
export interface Mark {
  readonly is: 'takenBack' | 'byHand' | 'overruled'
  /** The number of the step it speaks of, from 0, in the line that was played then. */
  readonly step: number
  readonly digest: string
  readonly action: Action
  readonly faces?: readonly number[]
  /** Of a roll: the digest after which the line goes on without it; '' at the start. Older files do not tell. */
  readonly after?: string
}

/** It speaks of the line on the table or of what no line keeps; not of another line that had parted from it before. */
export function isOfLine({ steps, lines }: Pick<Match, 'steps' | 'lines'>, mark: Mark): boolean {
  const { is, digest: of, after = '' } = mark
  const at = is === 'takenBack' ? after : of
  const isIn = (line: readonly Step[]): boolean => line.some((each) => each.digest === at)
  return at === '' || isIn(steps) || !lines.some((line) => isIn(line.steps))
}

/** A state, and the change of which step that led to it (`change` counts within the step, from 0). */
export interface Frame {
  readonly state: State
  readonly step: number
  readonly change: number
}

/** A line of the game: what was played one after the other. The main line is number 0; the others are branches. */
export interface Line {
  readonly id: number
  /** As the players call it; '' until they do. */
  readonly name: string
}

/** A line that is not the one on the table. It begins with the steps that both share. */
export interface KeptLine extends Line {
  readonly steps: readonly Step[]
}

export interface Match {
  readonly rules: RuleSet
  readonly start: Start
  /** The line on the table, and its steps. */
  readonly line: Line
  readonly steps: readonly Step[]
  /** All other lines. */
  readonly lines: readonly KeptLine[]
  /** The first frame is the start (step -1); then one for each change, the moves of a step being one. */
  readonly frames: readonly Frame[]
  /** The frame we stand on. */
  readonly at: number
  /** We came here to look, not by taking back: what lies ahead is kept as a line of its own if the game goes on. */
  readonly looks: boolean
  readonly marks: readonly Mark[]
}

export type Acted = { readonly verdict: Verdict; readonly match: Match }

/** A match in which nothing has been done yet. */
export function begin(rules: RuleSet, start: Start): Match {
  const { table, mode, options } = start
  const flow = rules.start(table, start.side)
  const state: State = { table, mode, options, flow, dice: seeded(start.seed) }
  const line = { id: 0, name: '' }
  const frames = [{ state, step: -1, change: 0 }]
  return { rules, start, line, steps: [], lines: [], frames, at: 0, looks: false, marks: [] }
}

/**
 * The same battle as hands last arranged it, still to be fought: the table after the last deed of Arrange up to where we
 * stand, without what was ruled in the game before; as it began where nobody arranged it.
 */
export function arranged(match: Match): Start {
  const last = match.steps.slice(0, standing(match) + 1).findLastIndex((step, i) => arranges(match, step, i))
  if (last === -1) return match.start
  const { table } = frameAt(match, endOf(match, last)).state
  return { ...match.start, table: unruled(table), mode: shown(match).mode }
}

const arranges = (match: Match, { action }: Step, at: number): boolean =>
  (action.do === 'move' || action.do === 'correct') &&
  frameAt(match, endOf(match, at - 1)).state.mode === 'arrange'

const frameAt = (match: Match, at: number): Frame => {
  const frame = match.frames[at]
  if (!frame) throw new Error(`A match has no frame ${at}`)
  return frame
}

/** The step in which we stand; -1 at the start. */
export const standing = (match: Match): number => frameAt(match, match.at).step

/** The state of the frame we stand on. */
export const shown = (match: Match): State => frameAt(match, match.at).state

/** The last frame of a step; of the start for -1. Frames stand in the order of their steps, and are halved for it. */
export function endOf({ frames }: Pick<Match, 'frames'>, step: number): number {
  let [low, high] = [0, frames.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((frames[middle]?.step ?? 0) <= step) low = middle
    else high = middle - 1
  }
  return low
}

/** Not all of the step we stand in has come about: nothing is asked there, and nothing can be done. */
export const isWithin = ({ frames, at }: Match): boolean => frames[at]?.step === frames[at + 1]?.step

/** The state from which the next action is played: that after the whole step in which we stand. */
export const current = (match: Match): State => frameAt(match, endOf(match, standing(match))).state

/** The bases that an action puts elsewhere, whether by the rules or by hand. */
export const movesIn = (action: Action): readonly Move[] =>
  action.do === 'move'
    ? action.moves
    : action.do === 'correct' && action.by.is === 'moved'
      ? action.by.moves
      : []

/** Judges an action at the standing state. Pure; called on every pointer move. */
export function check(match: Match, action: Action): Verdict {
  if (match.rules.past) return refusal('onlyPast')
  if (isWithin(match)) return refusal('withinStep')
  const far = movesIn(action).find(({ to }) => Math.abs(to.x) > FARTHEST_MM || Math.abs(to.y) > FARTHEST_MM)
  if (far)
    return { ok: false, why: [{ rule: 'T-02', says: 'offTable', ok: false, about: { base: far.base } }] }
  const state = current(match)
  return checkByHand(state, action, match.rules) ?? match.rules.check(state, action)
}

const refusal = (says: string): Verdict => ({
  ok: false,
  why: [{ rule: 'T-03', says, ok: false, about: {} }],
})

/**
 * Does an action. A refused one leaves the match as it was. A lawful one drops what was taken back; what lay ahead of
 * somebody who only looked stays as a line of its own, and the game goes on in a branch, unless just this came next.
 */
export function act(from: Match, action: Action): Acted {
  if (leavesLine(from) && !canBranch(from)) return { verdict: refusal('linesFull'), match: from }
  const acted = goneOn(leavesLine(from) ? branched(from) : from, action)
  if (!acted.verdict.ok) return { verdict: acted.verdict, match: from }
  const next = standing(from) + 1
  const isSame = from.looks && acted.match.steps[next]?.digest === from.steps[next]?.digest
  return isSame ? { ...acted, match: seek(from, endOf(from, next)) } : acted
}

function goneOn(match: Match, action: Action): Acted {
  const verdict = check(match, action)
  if (!verdict.ok) return { verdict, match }
  const state = current(match)
  const { changes } = played(match.rules, state, action)
  const kept = standing(match) + 1
  const before = match.steps[kept - 1]?.digest ?? startDigest(match.rules, match.start)
  const step: Step = { action, changes, digest: stepDigest(before, { action, changes }) }
  const frames = framesOf(state, changes, kept)
  const marks = [...match.marks, ...dropped(match, kept), ...byHand(state, step, kept)]
  const line = [...match.frames.slice(0, endOf(match, kept - 1) + 1), ...frames]
  const steps = [...match.steps.slice(0, kept), step]
  const at = line.length - 1
  return { verdict, match: { ...match, steps, frames: line, at, looks: false, marks: distinct(marks) } }
}

/** The frames of a step. What moves in it is seen where it comes to stand, all at once: one may take another's place. */
export function framesOf(before: State, changes: readonly Change[], step: number): readonly Frame[] {
  const first = changes.findIndex(({ is }) => is === 'moved' || is === 'restored')
  const last = changes.findLastIndex(({ is }) => is === 'moved')
  let state = before
  return changes.flatMap((each, change) => {
    state = evolve(state, each)
    return first <= change && change < last ? [] : [{ state, step, change }]
  })
}

/** More lines than anybody keeps apart. */
export const MOST_LINES = 100

/** One more line than those beside the one on the table can be kept. */
export const canBranch = (match: Match): boolean => match.lines.length < MOST_LINES

const leavesLine = (match: Match): boolean => match.looks && standing(match) < match.steps.length - 1

/** The same match where it stands, as a new line that ends there; the line it leaves is kept. */
export function branched(match: Match): Match {
  const kept = standing(match) + 1
  return {
    ...match,
    line: { id: nextId(match), name: '' },
    lines: [...match.lines, { ...match.line, steps: match.steps }],
    steps: match.steps.slice(0, kept),
    frames: match.frames.slice(0, endOf(match, kept - 1) + 1),
    looks: false,
  }
}

const nextId = ({ line, lines }: Match): number => Math.max(line.id, ...lines.map(({ id }) => id)) + 1

/** In Play, and right after the step that ended it; not while somebody only looks. */
export function canOverrule(match: Match): boolean {
  const before = match.frames[endOf(match, standing(match) - 1)]?.state
  return !match.rules.past && !match.looks && [shown(match), before].some((state) => state?.mode === 'play')
}

/**
 * The players rule on a measurement. Where the step we stand in told of it, that step is played again after the ruling,
 * with the very same dice; what was taken back is dropped.
 */
export function overrule(match: Match, ruling: Ruling): Acted {
  const action: Action = { do: 'overrule', ruling }
  if (!canOverrule(match)) return { verdict: refusal('nothingToRule'), match }
  const step = match.steps[standing(match)]
  if (!step || ruling.at || step.action.do === 'overrule' || !tells(step, ruling)) return act(match, action)
  const before = cut(match, standing(match))
  const ruled = act(before, action)
  if (!ruled.verdict.ok) return { verdict: ruled.verdict, match }
  const again = act(ruled.match, step.action)
  return again.verdict.ok ? again : { verdict: again.verdict, match }
}

const tells = ({ changes }: Step, { base, other }: Ruling): boolean =>
  changes.some(({ why }) =>
    why.some(({ about }) => about.base === base && (about.other === other || base === other)),
  )

/** A match that ends after so many steps, from the start. */
export function cut(match: Match, kept: number): Match {
  const at = endOf(match, kept - 1)
  return {
    ...match,
    steps: match.steps.slice(0, kept),
    frames: match.frames.slice(0, at + 1),
    at,
    looks: false,
  }
}

/** The changes and states that a checked action gives, without a match around it. */
export function played(rules: RuleSet, state: State, action: Action, dice = diceOf(action)): Told {
  const told = telling(state, dice)
  const byHandVerdict = checkByHand(state, action, rules)
  if (byHandVerdict) playByHand(told.teller, action, byHandVerdict)
  else rules.play(told.teller, action)
  return told
}

function diceOf(action: Action): Dice {
  if (action.do !== 'roll') return seedDice
  const { from, faces = [], again = 0 } = action
  if (from !== 'seed') return givenDice(faces, from)
  return again > 0 ? againDice(again) : seedDice
}

/** The digest before the first step. */
export const startDigest = ({ id, edition }: RuleSet, start: Start): string =>
  digest('', { rules: id, edition, start })

/** The digest after a step, given the one before it. */
export const stepDigest = (before: string, { action, changes }: Omit<Step, 'digest'>): string =>
  digest(before, { action, changes })

/** The digest of the whole match up to where we stand. */
export const digestOf = (match: Match): string =>
  match.steps[standing(match)]?.digest ?? startDigest(match.rules, match.start)

/** Stands on any frame, to look; rounds what lies outside to the nearest. */
export function seek(match: Match, at: number): Match {
  const last = match.frames.length - 1
  const to = Math.max(0, Math.min(last, Math.trunc(at)))
  return { ...match, at: to, looks: to < last }
}

/** Dice were thrown in the step we stand in. */
export const standsOnRoll = (match: Match): boolean =>
  (match.steps[standing(match)]?.changes ?? []).some((change) => change.is === 'threw')

export const canUndo = (match: Match): boolean => standing(match) >= 0
export const canRedo = (match: Match): boolean => match.at < match.frames.length - 1

/** Where the step we stand in ends; once it has, where the next one does. */
export const nextEnd = (match: Match): number => endOf(match, standing(match) + (isWithin(match) ? 0 : 1))

/** Stands before the step we stand in. A roll that is taken back so leaves its mark; who looks takes nothing back. */
export function undo(match: Match): Match {
  if (!canUndo(match)) return match
  const step = standing(match)
  if (match.looks) return { ...match, at: endOf(match, step - 1) }
  const marks = distinct([...match.marks, ...dropped({ steps: match.steps.slice(0, step + 1) }, step)])
  return { ...match, at: endOf(match, step - 1), marks }
}

const onwards = (match: Match, at: number): Match => ({
  ...match,
  at,
  looks: match.looks && at < match.frames.length - 1,
})

/** Stands after the next step, with the very dice it had. */
export const redo = (match: Match): Match => (canRedo(match) ? onwards(match, nextEnd(match)) : match)

/** Marks for the rolls in the steps from `kept` on. */
export const dropped = ({ steps }: { readonly steps: readonly Step[] }, kept: number): readonly Mark[] =>
  steps.slice(kept).flatMap(({ action, changes, digest: of }, i) => {
    const after = steps[kept - 1]?.digest ?? ''
    const faces = changes.flatMap((change) => (change.is === 'threw' ? change.faces : []))
    return faces.length > 0
      ? [{ is: 'takenBack', step: kept + i, digest: of, action, faces, after } as const]
      : []
  })

function byHand(state: State, { action, digest: of }: Step, step: number): readonly Mark[] {
  if (action.do === 'overrule') return [{ is: 'overruled', step, digest: of, action }]
  return state.mode === 'play' && action.do === 'correct' ? [{ is: 'byHand', step, digest: of, action }] : []
}

/** Each mark once: the list of marks only grows. */
export function distinct(marks: readonly Mark[]): readonly Mark[] {
  const seen = new Set<string>()
  return marks.filter((mark) => {
    const key = `${mark.is} ${mark.digest}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
