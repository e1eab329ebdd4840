// A match as a file and back: a recording is played when it is opened, and its digests prove it.
import * as v from 'valibot'
import { canonical } from './digest.ts'
import { type Fault, faultOfStart, fieldText, valueText } from './fault.ts'
import type { Action, RuleSet, Table } from './game.ts'
import {
  act,
  begin,
  cut,
  digestOf,
  distinct,
  endOf,
  type KeptLine,
  type Mark,
  type Match,
  type Start,
  type Step,
  seek,
  stepDigest,
} from './match.ts'
import { headSchema, recordingSchema } from './schema.ts'
import { upgraded, VERSION } from './upgrades.ts'

/** No file larger than this many characters is read. */
export const LARGEST = 32_000_000

/** Nor one whose lists and fields lie in one another deeper than this; those of a game do so 13 times. */
export const DEEPEST = 50

export type Opened =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly fault: Fault }

export type Refused = Extract<Opened, { readonly ok: false }>

type Recording = v.InferOutput<typeof recordingSchema>

/**
 * Reads and plays a recording; refuses with the first fault. Never throws for what a file says. A base may look only
 * like one of `arts`, where these are given.
 */
export function open(text: string, ruleSets: readonly RuleSet[], arts?: readonly string[]): Opened {
  const read = parse(text)
  if ('says' in read) return { ok: false, fault: read }
  const rules = ruleSets.find((each) => each.id === read.rules.id)
  if (!rules) return refuse('rules.id', read.rules.id, 'unknownRules')
  if (read.rules.edition !== rules.edition) return refuse('rules.edition', read.rules.edition, 'otherEdition')
  const start = read.start as unknown as Start
  const fault = faultOfStart(start, rules, arts)
  return fault ? { ok: false, fault } : replay(read, begin(rules, start))
}

/** A recording of this version; nothing of it has been played yet. */
export function parse(text: string): Recording | Fault {
  const json = parseJson(text)
  if ('says' in json) return json
  const { data } = json
  const head = v.safeParse(headSchema, data)
  if (!head.success) return { ...faultOf(head.issues[0]), says: 'notOurs' }
  if (head.output.version > VERSION)
    return { field: 'version', value: String(head.output.version), says: 'newerVersion' }
  const whole = v.safeParse(recordingSchema, upgraded(head.output))
  return whole.success ? whole.output : faultOf(whole.issues[0])
}

/** Foreign JSON; refuses what is too large or too deep, is none, or holds a name that a schema would pass over. */
export function parseJson(text: string): { readonly data: unknown } | Fault {
  if (text.length > LARGEST) return { field: '', value: String(text.length), says: 'tooLarge' }
  const depth = depthOf(text)
  if (depth > DEEPEST) return tooDeep(text, depth)
  let data: unknown
  let hides = false
  const look = (key: string, value: unknown): unknown => {
    if (HIDDEN.includes(key)) hides = true
    return value
  }
  try {
    data = JSON.parse(text, MAY_HIDE.test(text) ? look : undefined)
  } catch {
    return notJson(text)
  }
  return hides ? hidden(data) : { data }
}

/** How often brackets of the text lie in one another. It is found before anything goes down there. */
function depthOf(text: string): number {
  let [depth, deepest, quoted] = [0, 0, false]
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (sign === '"') quoted = !quoted
    else if (quoted && sign === '\\') i++
    else if (quoted) continue
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
}

function tooDeep(text: string, depth: number): Fault {
  try {
    const way = wayDown(JSON.parse(text), DEEPEST) ?? []
    return { field: fieldText(way.join('.').replace(/(\.0)+$/, '')), value: String(depth), says: 'tooDeep' }
  } catch {
    return notJson(text)
  }
}

/** To the first value that lies so far down. */
function wayDown(value: unknown, levels: number): readonly string[] | null {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return []
  for (const [name, inner] of Object.entries(value)) {
    const way = wayDown(inner, levels - 1)
    if (way) return [name, ...way]
  }
  return null
}

const notJson = (text: string): Fault => ({ field: '', value: valueText(text.slice(0, 40)), says: 'notJson' })

/** Names that belong to every object: a schema passes them over in silence. */
const HIDDEN = ['__proto__', 'constructor', 'prototype']

/** As they stand there, or with a sign of them spelt; to look at every name takes long. */
const MAY_HIDE = /__proto__|constructor|prototype|\\u/

/** The first of them in a file that has one, told with all that leads to it. */
function hidden(data: unknown): Fault {
  const left = [{ field: '', value: data }]
  for (const { field, value } of left) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      const path = field === '' ? key : `${field}.${key}`
      if (HIDDEN.includes(key)) return { field: fieldText(path), value: valueText(inner), says: 'badValue' }
      left.push({ field: path, value: inner })
    }
  }
  return { field: '', value: '', says: 'notOurs' }
}

export const faultOf = (issue: v.BaseIssue<unknown>, within = ''): Fault => ({
  field: fieldText([within, v.getDotPath(issue)].filter(Boolean).join('.')),
  value: valueText(inputOf(issue)),
  says: 'badValue',
})

/** Of a field that nobody knows the schema tells the name as what is wrong. */
const inputOf = ({ expected, path, input }: v.BaseIssue<unknown>): unknown =>
  expected === 'never' ? path?.at(-1)?.value : input

export const refuse = (field: string, value: unknown, says: Fault['says']): Refused => ({
  ok: false,
  fault: { field, value: valueText(value), says },
})

/** Plays every line again, the one on the table first. */
function replay(read: Recording, first: Match): Opened {
  const main = replayed(read.steps, { match: first, field: 'steps' })
  if ('ok' in main) return main
  const lines = linesIn(read, (own, kept, field) => {
    const line = replayed(own, { match: cut(main, kept), field })
    return 'ok' in line ? line : line.steps
  })
  if ('ok' in lines) return lines
  const kept = marksIn(read)
  if ('ok' in kept) return kept
  const marks = distinct([...kept, ...main.marks])
  const stands = standingAt(main, read.at)
  if ('ok' in stands) return stands
  return { ok: true, match: { ...stands, line: read.line, lines, marks } }
}

/** The marks of a file, which speak of what was on its table. No digest holds for them. */
export function marksIn(read: Recording): readonly Mark[] | Refused {
  const marks = read.marks as unknown as readonly Mark[]
  const known = idsOf(read.start.table)
  for (const [i, { is, action }] of marks.entries()) {
    if (action.do !== MARKED[is]) return refuse(`marks.${i}.action.do`, action.do, 'badValue')
    const unknown = idsIn(action, new Set()).find((id) => !known.has(id))
    if (unknown !== undefined) return refuse(`marks.${i}.action`, unknown, 'unknownId')
  }
  return marks
}

/** All that a table names, what is off it too. */
export const idsOf = ({ units, bases, lost }: Table): ReadonlySet<string> =>
  new Set([...units, ...bases, ...lost].map(({ id }) => id))

/** What leaves each mark. */
const MARKED: Readonly<Record<Mark['is'], Action['do']>> = {
  takenBack: 'roll',
  byHand: 'correct',
  overruled: 'overrule',
}

/** All steps of a line from its own ones, which follow on so many of the line on the table and stand in that field. */
type Retell = (own: Recording['steps'], kept: number, field: string) => readonly Step[] | Refused

/** The lines of a file that are not on the table. */
export function linesIn(read: Recording, retell: Retell): readonly KeptLine[] | Refused {
  const lines: KeptLine[] = []
  for (const [i, { id, name, kept, steps }] of read.lines.entries()) {
    const field = `lines.${i}`
    if (id === read.line.id || lines.some((line) => line.id === id))
      return refuse(`${field}.id`, id, 'duplicate')
    if (kept > read.steps.length) return refuse(`${field}.kept`, kept, 'badValue')
    const told = retell(steps, kept, `${field}.steps`)
    if ('ok' in told) return told
    lines.push({ id, name, steps: told })
  }
  const isMainThere = [read.line, ...lines].some(({ id }) => id === 0)
  return isMainThere
    ? lines
    : refuse(
        'lines',
        read.lines.map(({ id }) => id),
        'badValue',
      )
}

/** Stands after that step, from 0; -1: at the start. */
export const standingAt = (match: Match, step: number): Match | Refused =>
  step < match.steps.length ? seek(match, endOf(match, step)) : refuse('at', step, 'badValue')

/** Plays steps again. One that names what is not there, or is refused, or comes out otherwise, is a fault. */
function replayed(steps: Recording['steps'], { match: first, field }: Where): Match | Refused {
  let match = first
  for (const [i, step] of (steps as unknown as readonly Step[]).entries()) {
    const { action, changes, digest } = step
    const place = `${field}.${i}`
    const unknown = unknownId(match, action)
    if (unknown !== null) return refuse(`${place}.action`, unknown, 'unknownId')
    const acted = act(match, action)
    if (!acted.verdict.ok) return refuse(`${place}.action`, action, 'refusedAction')
    const done = acted.match.steps.at(-1)
    // A digest holds for all that was written before it.
    if (done?.digest !== digest) {
      const says = stepDigest(digestOf(match), step) === digest ? 'otherOutcome' : 'altered'
      return refuse(`${place}.digest`, digest, says)
    }
    if (canonical(done.changes) !== canonical(changes)) return refuse(`${place}.changes`, changes, 'altered')
    match = acted.match
  }
  return match
}

interface Where {
  readonly match: Match
  /** The list that the steps stand in. */
  readonly field: string
}

/** The first id in an action that nothing on the table answers to; rules are never asked about strangers. */
export function unknownId(match: Match, action: Action): string | null {
  const { table } = match.frames.at(-1)?.state ?? { table: match.start.table }
  const known = new Set([...table.bases, ...table.units].map((each) => each.id))
  return idsIn(action, new Set(table.lost.map((base) => base.id))).find((id) => !known.has(id)) ?? null
}

function idsIn(action: Action, lost: ReadonlySet<string>): readonly string[] {
  switch (action.do) {
    case 'move':
      return action.moves.map((move) => move.base)
    // Of the wounded, who are off the table, something may be chosen.
    case 'choose':
      return action.unit === undefined || lost.has(action.unit) ? [] : [action.unit]
    case 'allocate':
      return action.hits.flatMap((hit) => hit.base ?? [])
    case 'correct':
      return idsInCorrection(action.by, lost)
    case 'overrule':
      return [action.ruling.base, action.ruling.other]
    case 'roll':
    case 'done':
    case 'mode':
    case 'name':
      return []
    default:
      return action satisfies never
  }
}

function idsInCorrection(
  by: Extract<Action, { do: 'correct' }>['by'],
  lost: ReadonlySet<string>,
): readonly string[] {
  if (by.is === 'moved') return by.moves.map((move) => move.base)
  if (by.is === 'restored') return lost.has(by.base) ? [] : [by.base]
  return ['on' in by ? by.on : by.base]
}
