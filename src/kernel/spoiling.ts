// For tests: valid files spoilt at random, as a hand, a bad disk or malice would, and what reading them must keep to.
import { canonical, digest } from './digest.ts'
import type { Action, RuleSet } from './game.ts'
import { act, check, type Match, shown } from './match.ts'
import { isPlain } from './plain.ts'
import { type Pick, picker } from './playout.ts'
import { type Opened, open } from './recording.ts'
import { write } from './writing.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Path = readonly string[]

/** Reads a file as the program does. */
export type Reader = (text: string) => Opened

const read = (text: string): Json => JSON.parse(text)

const one = <T>(list: readonly T[], pick: Pick): T => {
  const found = list[pick(list.length)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

const isHolder = (value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null

const partOf = (value: Json | undefined, key: string): Json | undefined =>
  isHolder(value) ? Object.entries(value).find(([each]) => each === key)?.[1] : undefined

const valueAt = (data: Json, path: Path): Json | undefined => path.reduce<Json | undefined>(partOf, data)

/** Of the names at the head of a file these lead to nearly all that matters. */
const ROOMS: readonly Path[] = [['start'], ['start', 'table'], ['start', 'table', 'bases'], ['steps'], []]

/** A place in the file, found by going down at random: what there is little of is struck as often as the bulk. */
function somewhere(data: Json, pick: Pick): Path {
  const path = [...one(ROOMS, pick)]
  for (let at = valueAt(data, path); isHolder(at); at = partOf(at, path.at(-1) ?? '')) {
    const keys = Object.keys(at)
    if (keys.length === 0 || (path.length > 0 && pick(9) === 0)) break
    path.push(one(keys, pick))
  }
  return path
}

const TRIES = 12

/** What stands elsewhere under the same name: another place, another id. */
function kin(data: Json, path: Path, pick: Pick): Json | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const other = somewhere(data, pick)
    const i = other.lastIndexOf(path.at(-1) ?? '')
    if (i >= 0) return valueAt(data, other.slice(0, i + 1))
  }
  return valueAt(data, path)
}

/** The data with another value in a place; undefined takes it out. */
function replaced(data: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined || !isHolder(data)) return value ?? null
  const inner = rest.length === 0 ? value : replaced(partOf(data, key) ?? null, rest, value)
  const parts = Object.entries(data).flatMap(([name, part]) => {
    if (name !== key) return [[name, part] as const]
    return inner === undefined ? [] : [[name, inner] as const]
  })
  return Array.isArray(data) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

const STRANGE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  7,
  150,
  1e9,
  -1e-9,
  1e308,
  2 ** 53,
  99.999,
  '',
  ' ',
  '7',
  'x',
  'a1',
  'blue',
  'arrange',
  '<img src=x onerror=alert(1)>',
  '{count}',
  'a\u202eb',
  '\u0000',
  '__proto__',
  'toString',
  'z'.repeat(500),
  '\ud800',
  [],
  {},
  [[null]],
  { is: 'moved' },
  { do: 'done' },
  { do: 'roll', from: 'seed' },
]

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'x', 'at', 'id']

interface Place {
  readonly data: Json
  readonly path: Path
  readonly value: Json | undefined
}

type Strike = (place: Place, pick: Pick) => Json | undefined

const NUDGES = [1, -1, 0.01, 0.001, 0.1, 50, -50, 1e4]

/** What strikes whatever stands there. */
const BLUNT: readonly Strike[] = [
  (_, pick) => one(STRANGE, pick),
  () => undefined,
  ({ data }, pick) => valueAt(data, somewhere(data, pick)),
]

/** What leaves a value that may pass for one. */
const SHARP: readonly Strike[] = [
  ({ data, path }, pick) => kin(data, path, pick),
  ({ value }, pick) => {
    if (typeof value === 'number') return value + one(NUDGES, pick)
    if (typeof value === 'boolean') return !value
    if (typeof value === 'string') return `${value}${one(['x', ' ', '\u0007', '.1'], pick)}`
    if (!isHolder(value)) return 0
    if (Array.isArray(value))
      return one([value.toReversed(), [...value, ...value.slice(0, 1)], value.slice(1)], pick)
    return Object.fromEntries([...Object.entries(value), [one(NAMES, pick), one(STRANGE, pick)]])
  },
]

function struck(data: Json, pick: Pick): Json {
  const path = somewhere(data, pick)
  const strike = one(pick(3) === 0 ? BLUNT : SHARP, pick)
  return replaced(data, path, strike({ data, path, value: valueAt(data, path) }, pick))
}

const SIGNS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '-',
  '0',
  'e9',
  ' ',
  '\u202e',
  '\u0000',
  '\ufeff',
  '1e999',
  '-1e999',
  '"__proto__":',
  'null,',
]

/** Text strikes: cut short, a piece out, a piece twice, a foreign sign, a number beyond all numbers. */
function torn(text: string, pick: Pick): string {
  const from = pick(text.length + 1)
  const to = Math.min(text.length, from + pick(40))
  const before = text.slice(0, from)
  const tears = [
    () => before,
    () => before + text.slice(to),
    () => before + text.slice(from, to) + text.slice(from),
    () => before + one(SIGNS, pick) + text.slice(from + pick(2)),
    () => before + text.slice(from).replace(/-?\d+(\.\d+)?/, one(['1e999', '-1e999', 'null', '"1"'], pick)),
  ]
  return one(tears, pick)()
}

/** The first steps of a game that was played; often none, since playing takes the most time. */
function shortened(data: Json, pick: Pick): Json {
  const steps = partOf(data, 'steps')
  if (!Array.isArray(steps)) return data
  const left = pick(3) > 0 ? pick(2) : pick(steps.length + 1)
  return replaced(replaced(data, ['steps'], steps.slice(0, left)), ['at'], left - 1)
}

/** Makes changes and digests anew as far as the actions can be played: what a careful forger would send. */
function forged(data: Json, reader: Reader): Json {
  const start = ['steps', 'marks'].reduce((file, list) => replaced(file, [list], []), data)
  const opened = reader(JSON.stringify(replaced(start, ['at'], -1)))
  const steps = partOf(data, 'steps')
  if (!opened.ok || !Array.isArray(steps)) return data
  if (opened.match.rules.past) return sealed(data, steps)
  let { match } = opened
  for (const step of steps) {
    const next = played(match, partOf(step, 'action'))
    if (next === null) break
    match = next
  }
  const made = read(JSON.stringify(match.steps))
  return replaced(
    data,
    ['steps'],
    Array.isArray(made) ? [...made, ...steps.slice(match.steps.length)] : steps,
  )
}

/** Digests anew over whatever the steps say. */
function sealed(data: Json, steps: readonly Json[]): Json {
  const edition = valueAt(data, ['rules', 'edition'])
  let before = digest('', { rules: valueAt(data, ['rules', 'id']), edition, start: partOf(data, 'start') })
  const made = steps.map((step) => {
    before = digest(before, { action: partOf(step, 'action'), changes: partOf(step, 'changes') })
    return replaced(step, ['digest'], before)
  })
  return replaced(data, ['steps'], made)
}

/** What no file may do may well break here, where nobody has looked at it: the file then stays as it is from there on. */
function played(match: Match, action: Json | undefined): Match | null {
  try {
    const { verdict, match: next } = act(match, action as unknown as Action)
    return verdict.ok ? next : null
  } catch {
    return null
  }
}

/** One of the files, torn as text or struck in one or two places; the same for the same seed. */
export function spoilt(files: readonly string[], seed: number, reader: Reader): string {
  const pick = picker(seed)
  let data = shortened(read(one(files, pick)), pick)
  if (pick(8) === 0) return torn(JSON.stringify(data), pick)
  const strikes = 1 + pick(2)
  for (let i = 0; i < strikes; i++) data = struck(data, pick)
  return JSON.stringify(pick(3) > 0 ? forged(data, reader) : data)
}

/** How a file was answered: 'opened' or the kind of its fault; and what was wrong with that, empty where nothing was. */
interface Answered {
  readonly as: string
  readonly wrong: string
}

export function answered(text: string, reader: Reader): Answered {
  try {
    const opened = reader(text)
    return opened.ok
      ? { as: 'opened', wrong: halfOpened(text, opened.match, reader) }
      : { as: opened.fault.says, wrong: badlyRefused(text, opened) }
  } catch (error) {
    return {
      as: 'threw',
      wrong: `it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    }
  }
}

/** An opened game has every step of its file, can be written and opened again, and goes on. */
function halfOpened(text: string, match: Match, reader: Reader): string {
  const steps = partOf(read(text), 'steps')
  if (!Array.isArray(steps) || steps.length !== match.steps.length) return 'it opened without all its steps'
  const written = write(match)
  const again = reader(written)
  if (!again.ok) return `it opened, and its own file is refused: ${canonical(again.fault)}`
  if (write(again.match) !== written) return 'it opened, and its own file opens to another game'
  const state = shown(match)
  check(match, { do: 'done' })
  const asked = state.mode === 'play' && !match.rules.past ? match.rules.prompt(state).offers.length : 1
  return asked > 0 ? '' : 'it opened, and nothing is offered'
}

/** A refusal names a field of the file and its value in one readable line. */
function badlyRefused(text: string, { fault }: Opened & { readonly ok: false }): string {
  const { field, value, says } = fault
  const told = `${says} at “${field}” (${value})`
  if (value === '' && text !== '') return `a refusal shows no value: ${told}`
  if (value.length > 60 || !isPlain(value) || !isPlain(field)) return `a refusal cannot be read: ${told}`
  if (says === 'notJson' || says === 'tooLarge') return field === '' ? '' : `a field of no file: ${told}`
  const data = read(text)
  if (field === '') return isHolder(data) && !Array.isArray(data) ? `a refusal names no field: ${told}` : ''
  return leads(data, field.split('.')) ? '' : `a refusal names a field that is nowhere: ${told}`
}

/** Whether the path ends at a value, or at one that should be there; a name may hold dots. */
function leads(data: Json, path: Path): boolean {
  if (path.length <= 1) return path.length === 0 || isHolder(data)
  return path.some((_, i) => {
    const part = partOf(data, path.slice(0, i + 1).join('.'))
    return part !== undefined && leads(part, path.slice(i + 1))
  })
}

/** Reads by these rule sets, as the program does. */
export const readerOf =
  (ruleSets: readonly RuleSet[], arts?: readonly string[]): Reader =>
  (text) =>
    open(text, ruleSets, arts)
