// Spoilt files of real games: what is refused names its field and value, and what opens can be told in both languages.
import { beforeAll, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { rulesOf } from '../content/scenarios/rules.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import { begin, current, type Match } from '../kernel/match.ts'
import { DEEPEST, LARGEST } from '../kernel/recording.ts'
import { answered, type Reader, spoilt } from '../kernel/spoiling.ts'
import { write } from '../kernel/writing.ts'
import { logLines } from '../panels/logLines.ts'
import { openKnown } from '../storage/known.ts'
import { promptOf } from '../store/match.ts'
import { loadLanguage } from '../text/intl.ts'
import { languages } from '../text/language.ts'
import { type Speech, wordsFor } from '../text/words.ts'
import { known, noticeOf } from './files.ts'

const FILES = 120

const fixtures = Object.values(
  import.meta.glob<string>('../../e2e/fixtures/*.json', { query: '?raw', import: 'default', eager: true }),
)

const reader: Reader = (text) => openKnown(text, known)

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

/** Everything that the log and the question say of a game. */
function told(match: Match, speech: Speech): readonly string[] {
  const lines = logLines(match).flatMap((line) =>
    'facts' in line ? line.facts.map((fact) => speech.sentence(fact, line.table)) : [],
  )
  const prompt = promptOf(match)
  return prompt ? [...lines, speech.ask(prompt, current(match).table)] : lines
}

it('a spoilt file is answered in whole sentences, in both languages', () => {
  const speeches = languages.map((language) => wordsFor(language, 'assault'))
  for (let seed = 0; seed < FILES; seed++) {
    const text = spoilt(fixtures, seed, reader)
    expect(answered(text, reader).wrong, `seed ${seed}`).toBe('')
    const opened = reader(text)
    for (const speech of speeches)
      if (opened.ok) for (const line of told(opened.match, speech)) expect(line).not.toMatch(/undefined|NaN/)
      else {
        const { id, values } = noticeOf(opened.fault)
        const notice = speech.say(id, { ...values, reason: speech.say(values.reason) })
        if (id !== 'ui.notice.fileWhole') expect(notice).toContain(values.field)
        if (id === 'ui.notice.file') expect(notice).toContain(values.value)
        expect(notice).not.toMatch(/undefined/)
      }
  }
})

it('what is no game, or nested too deeply, is told so without a path into it', () => {
  const deep = '{"a":'.repeat(60)
  const files = ['[]', '{}', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, `${deep}1${'}'.repeat(60)}`]
  for (const language of languages) {
    const { say } = wordsFor(language, 'assault')
    const told = files.map((text) => {
      const opened = reader(text)
      if (opened.ok) throw new Error('opened')
      const { id, values } = noticeOf(opened.fault)
      return say(id, { ...values, reason: say(values.reason) })
    })
    const [none, empty, nested, long] = told
    expect([none, empty]).toEqual([say('ui.notice.fileWhole', { reason: say('ui.fault.notOurs') }), none])
    expect([nested, long]).toEqual([say('ui.notice.fileWhole', { reason: say('ui.fault.tooDeep') }), nested])
  }
})

it('what is too large or too deep is refused with the limit', () => {
  for (const language of languages) {
    const { say } = wordsFor(language, 'assault')
    expect(say('ui.fault.tooLarge')).toContain(` ${LARGEST / 1_000_000} `)
    expect(say('ui.fault.tooDeep')).toContain(` ${DEEPEST}`)
  }
})

it('a game under any rules, with every setting, is written as it was when it is opened again', () => {
  for (const scenario of scenarios) {
    const rules = rulesOf(scenario)
    const options = Object.fromEntries(rules.switches.map(({ name, values }) => [name, values.at(-1) ?? '']))
    const usual = startOf(scenario, rules, { system: 'cm', seed: 7 })
    for (const start of [usual, { ...usual, options }]) {
      const text = write(begin(rules, start))
      const opened = reader(text)
      expect(opened.ok && write(opened.match)).toBe(text)
    }
  }
})
