// A recording of another edition of the rules: shown from its own changes, and held against the rules of today.
import * as v from 'valibot'
import { changeSchema } from './changeSchema.ts'
import { canonical } from './digest.ts'
import { faultOfStart, faultOfTable } from './fault.ts'
import type { About, Change, Fact, RuleSet } from './game.ts'
import {
  act,
  begin,
  type Frame,
  framesOf,
  type Match,
  type Start,
  type Step,
  startDigest,
  stepDigest,
} from './match.ts'
import {
  faultOf,
  idsOf,
  linesIn,
  marksIn,
  type Opened,
  parse,
  type Refused,
  refuse,
  standingAt,
  unknownId,
} from './recording.ts'

/** Opens a recording of another edition to be looked at; refuses what does not hold together in itself. */
export function view(text: string, ruleSets: readonly RuleSet[], arts?: readonly string[]): Opened {
  const read = parse(text)
  if ('says' in read) return { ok: false, fault: read }
  const rules = ruleSets.find((each) => each.id === read.rules.id)
  if (!rules) return refuse('rules.id', read.rules.id, 'unknownRules')
  const start = read.start as unknown as Start
  const fault = faultOfTable(start.table, arts)
  if (fault) return { ok: false, fault }
  const steps = read.steps as unknown as readonly Step[]
  const past = { today: rules.edition, differs: firstDifference(rules, start, steps) }
  const first = begin(pastRules(rules, read.rules.edition, past), start)
  const main = told(first, steps, { field: 'steps', kept: 0 })
  if ('ok' in main) return main
  const lines = linesIn(read, (own, kept, field) => {
    const line = told(first, [...steps.slice(0, kept), ...(own as unknown as typeof steps)], { field, kept })
    return 'ok' in line ? line : line.steps
  })
  if ('ok' in lines) return lines
  const marks = marksIn(read)
  if ('ok' in marks) return marks
  const stands = standingAt(main, read.at)
  if ('ok' in stands) return stands
  return { ok: true, match: { ...stands, line: read.line, lines, marks } }
}

/** Rules that nobody plays by any more: they ask nothing; every action is refused by `check` of a match. */
const pastRules = (rules: RuleSet, edition: number, past: NonNullable<RuleSet['past']>): RuleSet => ({
  ...rules,
  edition,
  past,
  today: rules,
  states: { unit: [], base: () => [] },
  traits: { unit: {}, base: () => ({}) },
  start: () => null,
  phase: () => '',
  prompt: () => ({ side: 'blue', ask: 'unknown', about: {}, offers: [], why: [] }),
  judge: () => ({ ok: false, why: [] }),
  suggest: () => null,
  firstMove: () => null,
  aims: () => [],
})

/** The number of the first step, from 0, that comes out otherwise by the rules of today; null where none does. */
function firstDifference(rules: RuleSet, start: Start, steps: readonly Step[]): number | null {
  if (faultOfStart(start, rules, undefined)) return 0
  let match = begin(rules, start)
  for (const [i, { action, changes }] of steps.entries()) {
    if (unknownId(match, action) !== null) return i
    const acted = act(match, action)
    if (!acted.verdict.ok || canonical(acted.match.steps[i]?.changes) !== canonical(changes)) return i
    match = acted.match
  }
  return null
}

/** Which of the steps stand in the file in that field: all but the first so many. */
interface Own {
  readonly field: string
  readonly kept: number
}

/** The match that the changes tell; a fault where one cannot be read, speaks of strangers, or was touched up. */
function told(first: Match, steps: readonly Step[], { field: list, kept }: Own): Match | Refused {
  const { rules, start } = first
  const known = idsOf(start.table)
  const frames: Frame[] = [...first.frames]
  let before = startDigest(rules, start)
  for (const [step, { action, changes, digest: recorded }] of steps.entries()) {
    for (const [change, each] of changes.entries()) {
      const field = `${list}.${step - kept}.changes.${change}`
      const bad = faultOfChange(field, each, known)
      if (bad) return bad
    }
    const last = frames.at(-1)
    if (last) frames.push(...framesOf(last.state, changes, step))
    before = stepDigest(before, { action, changes })
    if (before !== recorded) return refuse(`${list}.${step - kept}.digest`, recorded, 'altered')
  }
  return { ...first, steps, frames, at: frames.length - 1 }
}

function faultOfChange(field: string, change: Change, known: ReadonlySet<string>): Refused | null {
  const read = v.safeParse(changeSchema, change)
  if (!read.success) return { ok: false, fault: faultOf(read.issues[0], field) }
  const stranger = [...idsInChange(change), ...change.why.flatMap(idsInFact)].find((id) => !known.has(id))
  return stranger === undefined ? null : refuse(field, stranger, 'unknownId')
}

function idsInChange(change: Change): readonly string[] {
  switch (change.is) {
    case 'moved':
      return change.moves.map(({ base }) => base)
    case 'removed':
    case 'restored':
      return [change.base]
    case 'marked':
    case 'traited':
      return [change.on]
    case 'overruled':
      return [change.ruling.base, change.ruling.other]
    case 'threw':
    case 'ruled':
    case 'turned':
    case 'mode':
    case 'named':
      return []
    default:
      return change satisfies never
  }
}

const named = ({ base, other, unit, enemy, bases = [], units = [], zone }: About): readonly string[] =>
  [base, other, unit, enemy, ...bases, ...units, ...(zone?.of ?? [])].filter((id) => id !== undefined)

const idsInFact = ({ about }: Fact): readonly string[] => named(about)
