// The referee's answer as data: facts with their rules, gaps and limits in millimetres, and each as a sentence.

import * as v from 'valibot'
import { about as aboutSchema } from '../kernel/changeSchema.ts'
import { type Fact, inMm, type System, type Table, type Zone } from '../kernel/game.ts'
import type { CaseFault, Judged, Ruling } from '../kernel/referee.ts'
import { SIDES } from '../kernel/side.ts'
import type { Voice } from './told.ts'

const ids = v.array(v.string())

const sentences = v.strictObject({ ru: v.optional(v.string()), en: v.optional(v.string()) })

/** What a fact speaks of, all but what is told in millimetres instead. */
const { entries: plain } = v.omit(aboutSchema, ['gap', 'limit', 'stood', 'length', 'allowance', 'zone'])

const mm = v.optional(v.number())

const factSchema = v.strictObject({
  rule: v.string(),
  says: v.string(),
  ok: v.boolean(),
  /** In a win check: the team keeps the acting side from winning, or a rule takes it out of the count. */
  is: v.optional(v.picklist(['denies', 'excused'])),
  ...plain,
  gapMm: mm,
  limitMm: mm,
  /** How near the two stood before, where the gap was held against that. */
  stoodMm: mm,
  /** Of a way, and what it was held against. */
  lengthMm: mm,
  allowanceMm: mm,
  /** Everything within that of these bases; `bars` where it keeps others out. */
  zone: v.optional(
    v.strictObject({
      of: ids,
      sizeMm: v.number(),
      bars: v.optional(v.boolean()),
      reach: v.optional(v.boolean()),
    }),
  ),
  text: sentences,
})

const rulingSchema = v.strictObject({
  asks: v.string(),
  ok: v.boolean(),
  yes: ids,
  no: ids,
  used: v.optional(v.number()),
  why: v.array(factSchema),
})

export const answerSchema = v.variant('ok', [
  v.strictObject({
    ok: v.literal(true),
    line: v.optional(v.number()),
    id: v.optional(v.string()),
    rulings: v.array(rulingSchema),
  }),
  v.strictObject({
    ok: v.literal(false),
    line: v.optional(v.number()),
    id: v.optional(v.string()),
    fault: v.strictObject({
      field: v.string(),
      value: v.string(),
      says: v.string(),
      /** So many dice are needed. */
      least: v.optional(v.number()),
    }),
    text: sentences,
  }),
])

type Frozen<T> = { readonly [Key in keyof T]: Frozen<T[Key]> }

export type Answer = Frozen<v.InferOutput<typeof answerSchema>>

/** The case that was judged: its line, from 1, and its own id. */
export interface Asked {
  readonly line?: number
  readonly id?: string
}

export function answerOf(judged: Judged, asked: Asked, voices: readonly Voice[]): Answer {
  if (!judged.ok) {
    const { fault } = judged
    return { ok: false, ...asked, fault, text: inEach(voices, (voice) => faultText(fault, asked, voice)) }
  }
  const table = withSides(judged.table, voices)
  return { ok: true, ...asked, rulings: judged.rulings.map((each) => rulingOf(each, table, voices)) }
}

const rulingOf = (
  { asks, verdict, yes, no, denies = [], used }: Ruling,
  table: Table,
  voices: readonly Voice[],
) => ({
  asks,
  ok: verdict.ok,
  yes,
  no,
  ...(used !== undefined && { used }),
  why: verdict.why.map((fact) => ({
    ...(denies.includes(fact) && { is: 'denies' as const }),
    ...factOf(fact, table),
    text: inEach(voices, ({ speech }) => speech.sentence(fact, table)),
  })),
})

function factOf({ rule, says, ok, excused, about }: Fact, { system }: Table) {
  const { gap, limit, stood, length, allowance, zone, ...plain } = about
  return {
    rule,
    says,
    ok,
    ...(excused && { is: 'excused' as const }),
    ...plain,
    ...(gap && { gapMm: thousandth(gap.mm) }),
    ...(limit && { limitMm: thousandth(inMm(limit, system)) }),
    ...(stood !== undefined && { stoodMm: thousandth(stood) }),
    ...(length !== undefined && { lengthMm: thousandth(length) }),
    ...(allowance && { allowanceMm: thousandth(inMm(allowance, system)) }),
    ...(zone && { zone: zoneOf(zone, system) }),
  }
}

const zoneOf = ({ size, ...rest }: Zone, system: System) => ({
  ...rest,
  sizeMm: thousandth(inMm(size, system)),
})

const thousandth = (mm: number): number => Math.round(mm * 1000) / 1000

/** The table of a case has no names for its sides. */
function withSides(table: Table, voices: readonly Voice[]): Table {
  if (table.sides.length > 0) return table
  const sides = SIDES.map((id) => {
    const { ru = '', en = '' } = inEach(voices, ({ say }) => say(`cli.side.${id}`))
    return { id, name: { ru, en } }
  })
  return { ...table, sides }
}

/** What is wrong with a line; with a file where it has no number. */
export function faultText(fault: CaseFault, { line = 0 }: Asked, { say, speech }: Voice): string {
  const { value, says } = fault
  const reason =
    says === 'tooFewDice'
      ? say('cli.line.tooFewDice', { least: fault.least })
      : line > 0 && isOfLine(says)
        ? say(`cli.line.${says}`)
        : speech.say(`ui.fault.${says}`)
  return say('cli.line', { line, field: fault.field || 'none', value, reason })
}

const OF_LINE = ['notJson', 'tooLarge'] as const

const isOfLine = (says: string): says is (typeof OF_LINE)[number] => OF_LINE.some((each) => each === says)

const inEach = (voices: readonly Voice[], said: (voice: Voice) => string): { ru?: string; en?: string } =>
  Object.fromEntries(voices.map((voice) => [voice.language, said(voice)]))
