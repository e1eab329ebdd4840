// Cases for the referee, each a line of JSON: read, judged and answered one at a time.
import * as v from 'valibot'
import { type Fault, valueText } from '../kernel/fault.ts'
import { onceBy } from '../kernel/once.ts'
import { faultOf, parseJson } from '../kernel/recording.ts'
import type { Judged, Referee } from '../kernel/referee.ts'
import { referees } from '../rules/referees.ts'
import type { Language } from '../text/language.ts'
import { type Answer, answerOf } from './answer.ts'
import { type Voice, voiceIn } from './told.ts'

/** One case of any of the games. */
export const caseSchema = v.union(referees.map((each) => each.caseSchema))

/** The voices of loaded languages for a rule set. */
export type Voices = (rules: string) => readonly Voice[]

export const voicesIn = (languages: readonly Language[]): Voices =>
  onceBy((rules: string) => languages.map((language) => voiceIn(language, rules)))

const headSchema = v.looseObject({ rules: v.picklist(referees.map(({ rules }) => rules.id)) })

const labelSchema = v.looseObject({ id: v.string() })

/** `line` counts from 1. */
export function judgeLine(text: string, line: number, voices: Voices): Answer {
  const json = parseJson(text)
  if ('says' in json) return answerOf(refused(json), { line }, voices(FIRST))
  const head = v.safeParse(headSchema, json.data)
  const label = v.safeParse(labelSchema, json.data)
  const asked = { line, ...(label.success && { id: label.output.id }) }
  if (!head.success) return answerOf(refused(faultOf(head.issues[0])), asked, voices(FIRST))
  const { rules } = head.output
  const judged = refereeOf(rules)?.judgeCase(json.data) ?? unjudged(rules)
  return answerOf(judged, asked, voices(rules))
}

/** Its words are said where the game of a case is not known. */
export const FIRST = referees[0]?.rules.id ?? ''

/** Null: nobody judges them. */
export const refereeOf = (rules: string): Referee | null =>
  referees.find((each) => each.rules.id === rules) ?? null

const refused = (fault: Fault): Judged => ({ ok: false, fault })

export const unjudged = (rules: string): Judged =>
  refused({ field: 'rules', value: valueText(rules), says: 'badValue' })
