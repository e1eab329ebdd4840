// npm run -s replay -- FILE [--json] [--lang ru|en]: plays a recording and prints every frame of it.
import { parseArgs } from 'node:util'
import { sharedSteps } from '../kernel/lines.ts'
import { digestOf, type KeptLine, type Match } from '../kernel/match.ts'
import { open } from '../kernel/recording.ts'
import { ruleSets } from '../rules/index.ts'
import { loadLanguage } from '../text/intl.ts'
import { type Language, languages } from '../text/language.ts'
import { faultText } from './answer.ts'
import { type Console, terminal } from './console.ts'
import { toldFrames, toldLines, voiceIn } from './told.ts'

interface Called {
  readonly file: string
  readonly json: boolean
  readonly language: Language
}

/** Null: it was called with other words. */
function called(words: readonly string[]): Called | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, lang: { type: 'string', default: 'en' } },
    })
    const [file, ...more] = positionals
    const language = languages.find((each) => each === values.lang)
    if (file === undefined || more.length > 0 || language === undefined) return null
    return { file, json: values.json, language }
  } catch {
    return null
  }
}

/** 0 where the recording verifies, else 1, with the reason. */
export async function replay(words: readonly string[], console: Console = terminal): Promise<0 | 1> {
  const call = called(words)
  const language = call?.language ?? 'en'
  await loadLanguage(language)
  const voice = voiceIn(language, ruleSets[0]?.id ?? '')
  const fail = (line: string): 1 => {
    console.say(line)
    return 1
  }
  if (!call) return fail(voice.say('cli.badWords', { usage: voice.say('cli.usage.replay') }))
  const text = console.read(call.file)
  if (text === null) return fail(voice.say('cli.noFile', { file: call.file }))
  const opened = open(text, ruleSets)
  const lines = call.json
    ? asJson(opened)
    : opened.ok
      ? inWords(opened.match, call)
      : [`${voice.say('cli.fault')} ${faultText(opened.fault, {}, voice)}`]
  for (const line of lines) console.say(line)
  return opened.ok ? 0 : 1
}

/** One object: what does not verify, or every frame with its facts, dice and digest. */
function asJson(opened: ReturnType<typeof open>): readonly string[] {
  if (!opened.ok) return [JSON.stringify({ ok: false, fault: opened.fault })]
  const { match } = opened
  const { rules, marks } = match
  const told = { rules: { id: rules.id, edition: rules.edition }, frames: toldFrames(match), marks }
  const lines = match.lines.map((line) => ({
    ...toldLine(match, line),
    digest: line.steps.at(-1)?.digest ?? '',
  }))
  return [JSON.stringify({ ok: true, ...told, line: match.line, lines, digest: lastDigest(match) })]
}

function inWords(match: Match, { language }: Called): readonly string[] {
  const voice = voiceIn(language, match.rules.id)
  const count = match.steps.length
  const others = match.lines.map((line) =>
    voice.say('cli.otherLine', { ...toldLine(match, line), name: line.name || line.id }),
  )
  return [
    ...toldLines(match, voice),
    '',
    ...others,
    voice.say('cli.verifies', { count, digest: lastDigest(match) }),
  ]
}

/** Another line than the one that is told: it was played too, and verifies. */
const toldLine = (match: Match, { id, name, steps }: KeptLine) => ({
  id,
  name,
  kept: sharedSteps(match.steps, steps),
  count: steps.length,
})

const lastDigest = (match: Match): string => match.steps.at(-1)?.digest ?? digestOf(match)
