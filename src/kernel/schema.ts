// The shape of a recording in a file, as valibot reads it: strict objects, bounded numbers and texts.
import * as v from 'valibot'
import { FARTHEST_MM } from './geometry/point.ts'
import { MOST_LINES } from './match.ts'
import { isName } from './plain.ts'
import { SIDES } from './side.ts'
import { VERSION } from './upgrades.ts'

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
export const wholeWithin = (least: number, most: number) => v.pipe(within(least, most), v.integer())

/** No table is so large that anything of it is farther from its corner. */
const OUTMOST_MM = 2 * FARTHEST_MM
/** Nor any way on it longer. */
const LONGEST_MM = 100 * FARTHEST_MM
/** Far more than the dice of all bases that a table can hold. */
const MOST = 1_000_000

export const coordinate = within(-OUTMOST_MM, OUTMOST_MM)
export const millimetres = within(0, LONGEST_MM)
/** A count, a place in a list, a bonus: as many as there can be. */
export const whole = wholeWithin(0, MOST)
export const integer = wholeWithin(-MOST, MOST)
/** One part of the dice's own state. */
export const word32 = wholeWithin(-2147483648, 4294967295)
const amount = within(-MOST, MOST)
/** A name of what objects and classes have is no id: looked for by it, something would be found where nothing was put. */
const isFree = (name: string): boolean => !(name in Object.prototype) && name !== 'prototype'
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,39}$/), v.check(isFree))
const text = v.pipe(v.string(), v.maxLength(80), v.regex(/\S/), v.check(isName))
export const words = v.strictObject({ ru: text, en: text })
export const side = v.picklist(SIDES)
export const mode = v.picklist(['arrange', 'play'])

const pose = v.strictObject({
  x: within(-FARTHEST_MM, FARTHEST_MM),
  y: within(-FARTHEST_MM, FARTHEST_MM),
  facing: within(-360, 720),
})

const length = within(0, 150)

/** Smaller than this many millimetres nobody can see a base or take hold of it. */
const SMALLEST = 5

const shape = v.pipe(
  v.strictObject({ w: length, d: length, r: within(0, 75) }),
  v.check(({ w, d, r }) => Math.min(w, d) + 2 * r >= SMALLEST),
)
export const trait = v.union([v.pipe(v.string(), v.maxLength(40)), amount, v.boolean()])
const traits = v.record(id, trait)
const badges = v.pipe(v.array(id), v.maxLength(12))

export const base = v.strictObject({
  id,
  unit: id,
  letter: v.pipe(text, v.maxLength(2)),
  kind: id,
  art: id,
  at: pose,
  shape,
  traits,
  badges,
})

export const unit = v.strictObject({
  id,
  side,
  number: wholeWithin(1, 99),
  name: words,
  traits,
  badges,
})

const span = within(300, FARTHEST_MM)

export const system = v.picklist(['cm', 'in'])

export const table = v.strictObject({
  size: v.strictObject({ w: span, d: span }),
  system,
  sides: v.pipe(v.array(v.strictObject({ id: side, name: words })), v.length(2)),
  units: v.pipe(v.array(unit), v.maxLength(99)),
  bases: v.pipe(v.array(base), v.maxLength(2000)),
  lost: v.pipe(v.array(base), v.maxLength(2000)),
})

const size = within(0, LONGEST_MM)

/** In the order in which the rules write it: what is opened is written again as it stood there. */
export const distance = v.strictObject({ in: v.optional(size), cm: size })

export const options = v.record(
  id,
  v.union([v.pipe(v.string(), v.maxLength(40)), amount, v.boolean(), distance]),
)

const start = v.strictObject({
  title: words,
  table,
  options,
  seed: word32,
  mode,
  side,
})

export const moves = v.pipe(
  v.array(v.strictObject({ base: id, to: pose })),
  v.minLength(1),
  v.maxLength(2000),
)
export const face = wholeWithin(1, 6)
export const faces = v.pipe(v.array(face), v.maxLength(2000))

const correction = v.variant('is', [
  v.strictObject({ is: v.literal('moved'), moves }),
  v.strictObject({ is: v.literal('removed'), base: id }),
  v.strictObject({ is: v.literal('restored'), base: id }),
  v.strictObject({ is: v.literal('marked'), on: id, badge: id, set: v.boolean() }),
  v.strictObject({ is: v.literal('traited'), on: id, trait: id, value: v.nullable(trait) }),
])

export const ruling = v.strictObject({
  base: id,
  other: id,
  limit: distance,
  within: v.boolean(),
  at: v.optional(pose),
})

const hits = v.array(v.strictObject({ die: whole, base: v.nullable(id) }))

const action = v.variant('do', [
  v.strictObject({ do: v.literal('move'), moves }),
  v.strictObject({ do: v.literal('choose'), unit: v.optional(id), option: id }),
  v.strictObject({ do: v.literal('allocate'), hits }),
  v.strictObject({
    do: v.literal('roll'),
    from: v.picklist(['seed', 'typed', 'chosen']),
    faces: v.optional(faces),
    again: v.optional(wholeWithin(1, MOST)),
  }),
  v.strictObject({ do: v.literal('done') }),
  v.strictObject({ do: v.literal('mode'), mode }),
  v.strictObject({ do: v.literal('name'), side, name: words }),
  v.strictObject({ do: v.literal('correct'), by: correction }),
  v.strictObject({ do: v.literal('overrule'), ruling }),
])

/** Longer than anybody plays; what is longer would take minutes to play again. */
const LONGEST = 10_000

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** Changes are compared with what the rules make of the action now, so only their frame is checked here. */
const change = v.looseObject({ is: id, why: v.array(v.unknown()) })

const mark = v.strictObject({
  is: v.picklist(['takenBack', 'byHand', 'overruled']),
  step: wholeWithin(0, LONGEST),
  digest,
  action,
  faces: v.optional(faces),
  after: v.optional(v.union([v.literal(''), digest])),
})

/** The head alone: enough to tell another format or a newer version before anything else is judged. */
export const headSchema = v.looseObject({
  format: v.literal('base-contact'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const step = v.strictObject({ action, changes: v.array(change), digest })
const steps = v.pipe(v.array(step), v.maxLength(LONGEST))
const line = { id: whole, name: v.union([v.literal(''), text]) }

export const recordingSchema = v.strictObject({
  format: v.literal('base-contact'),
  version: v.literal(VERSION),
  rules: v.strictObject({ id, edition: wholeWithin(1, 9999) }),
  start,
  line: v.strictObject(line),
  steps,
  /** The step stood in when it was written; -1: the start. */
  at: wholeWithin(-1, LONGEST),
  /** Each goes on after `kept` steps of the line on the table. */
  lines: v.pipe(v.array(v.strictObject({ ...line, kept: whole, steps })), v.maxLength(MOST_LINES)),
  marks: v.pipe(v.array(mark), v.maxLength(LONGEST)),
})
