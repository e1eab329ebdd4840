// npm run -s judge -- FILE [--acting UNIT...] [--json] [--lang ru|en], or --jsonl: the referee on the command line.
import { parseArgs } from 'node:util'
import type { Fault } from '../kernel/fault.ts'
import type { State, Table } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { open } from '../kernel/recording.ts'
import type { Judged, Ruling } from '../kernel/referee.ts'
import { ruleSets } from '../rules/index.ts'
import { loadLanguage } from '../text/intl.ts'
import { type Language, languages } from '../text/language.ts'
import { answerOf, faultText } from './answer.ts'
import { FIRST, judgeLine, refereeOf, unjudged, type Voices, voicesIn } from './cases.ts'
import { type Filter, terminal } from './console.ts'
import { type CliId, factLine, type Voice } from './told.ts'

interface Called {
  /** Null: cases come in on standard input. */
  readonly file: string | null
  readonly acting: readonly string[]
  readonly json: boolean
  readonly languages: readonly Language[]
}

/** Null: it was called with other words. */
function called(words: readonly string[]): Called | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        acting: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        jsonl: { type: 'boolean', default: false },
        lang: { type: 'string' },
      },
    })
    const { acting, json, jsonl, lang } = values
    const [file = null, ...more] = positionals
    if (jsonl ? file !== null || acting.length > 0 || json : file === null) return null
    if (more.length > 0 && acting.length === 0) return null
    const spoken =
      lang === undefined
        ? json || jsonl
          ? languages
          : ['en' as const]
        : languages.filter((each) => each === lang)
    return spoken.length === 0 ? null : { file, acting: [...acting, ...more], json, languages: spoken }
  } catch {
    return null
  }
}

/** 0 where everything was judged, else 1, with the reason. */
export async function judge(words: readonly string[], console: Filter = terminal): Promise<0 | 1> {
  const call = called(words)
  const spoken = call?.languages ?? ['en']
  for (const language of spoken) await loadLanguage(language)
  const voices = voicesIn(spoken)
  if (call?.file === null) return judgeLines(voices, console)
  const { code, lines } = call === null ? badWords(voices) : judgeFile(call, call.file, voices, console)
  for (const line of lines) console.say(line)
  return code
}

interface Said {
  readonly code: 0 | 1
  readonly lines: readonly string[]
}

async function judgeLines(voices: Voices, { lines, say }: Filter): Promise<0 | 1> {
  let count = 0
  let isGood = true
  for await (const text of lines()) {
    count += 1
    const answer = judgeLine(text, count, voices)
    isGood &&= answer.ok
    say(JSON.stringify(answer))
  }
  return isGood ? 0 : 1
}

const badWords = (voices: Voices): Said =>
  failed(voices, ({ say }) => say('cli.badWords', { usage: say('cli.usage.judge') }))

/** Said in the first language. */
function failed(voices: Voices, said: (voice: Voice) => string): Said {
  return { code: 1, lines: voices(FIRST).slice(0, 1).map(said) }
}

function judgeFile({ acting, json }: Called, file: string, voices: Voices, { read }: Filter): Said {
  const text = read(file)
  if (text === null) return failed(voices, ({ say }) => say('cli.noFile', { file }))
  const opened = open(text, ruleSets)
  const judged = opened.ok ? judgeMatch(opened.match, acting) : opened
  const inVoices = voices(opened.ok ? opened.match.rules.id : FIRST)
  if (json) return { code: judged.ok ? 0 : 1, lines: [JSON.stringify(answerOf(judged, {}, inVoices))] }
  if (judged.ok) return { code: 0, lines: inVoices.slice(0, 1).flatMap((voice) => inWords(judged, voice)) }
  const { fault } = judged
  return {
    code: 1,
    lines: inVoices
      .slice(0, 1)
      .map((voice) =>
        opened.ok && fault.field === 'acting'
          ? actingText(opened.match, fault, voice)
          : faultText(fault, {}, voice),
      ),
  }
}

/** Which units have a figure left, where wrong ones were to act, or none; and what is wrong with the first of those. */
function actingText(match: Match, { value, says }: Fault, { say, speech }: Voice): string {
  const { table } = lastOf(match)
  const left = table.units.filter(({ id }) => table.bases.some(({ unit }) => unit === id))
  const units = left.map(({ id }) => speech.unitName(table, id)).join(', ') || say('cli.nobody')
  if (value === '') return say(`cli.noFight.${match.rules.id}` as CliId, { units })
  if (!table.units.some(({ id }) => id === value))
    return say('cli.noActing', { value, cause: 'unknown', units })
  const cause = says === 'unknownId' ? 'destroyed' : 'enemy'
  return say('cli.noActing', { value: speech.unitName(table, value), cause, units })
}

function lastOf({ frames }: Match): State {
  const state = frames.at(-1)?.state
  if (state === undefined) throw new Error('A match has a frame')
  return state
}

/** The last frame; units are named by their number or their id. */
export function judgeMatch(match: Match, acting: readonly string[]): Judged {
  const { rules, start } = match
  const named = acting.map(
    (word) => start.table.units.find(({ number }) => String(number) === word)?.id ?? word,
  )
  return refereeOf(rules.id)?.judgeState(lastOf(match), named) ?? unjudged(rules.id)
}

function inWords({ table, rulings }: Extract<Judged, { ok: true }>, voice: Voice): readonly string[] {
  return rulings.flatMap(({ asks, verdict, yes, no }, i) => [
    ...(i > 0 ? [''] : []),
    voice.say(`cli.asks.${asks}` as CliId),
    ...listed(yes, no, table, voice).map((line) => `  ${line}`),
    ...verdict.why.map((fact) => factLine(fact, table, voice.speech)),
  ])
}

/** To whom it is granted and to whom not. */
function listed(
  yes: Ruling['yes'],
  no: Ruling['no'],
  table: Table,
  { say, speech }: Voice,
): readonly string[] {
  const list = (ids: readonly string[]) => ids.map((id) => speech.unitName(table, id)).join(', ')
  const both = [
    ...(yes.length > 0 ? [say('cli.yes', { list: list(yes) })] : []),
    ...(no.length > 0 ? [say('cli.no', { list: list(no) })] : []),
  ]
  return both.length > 0 ? both : [say('cli.nobody')]
}
