// Spoilt files of real games: what is refused names its field and value, and what opens can be told in both languages.
import { beforeAll, expect, it } from 'vitest'
import { current, type Match } from '../kernel/match.ts'
import { LARGEST } from '../kernel/recording.ts'
import { answered, type Reader, spoilt } from '../kernel/spoiling.ts'
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
        expect(notice).toContain(values.field)
        if (values.field !== '') expect(notice).toContain(values.value)
      }
  }
})

it('what is too large is refused with the limit', () => {
  const limit = `${LARGEST / 1_000_000} `
  for (const language of languages)
    expect(wordsFor(language, 'assault').say('ui.fault.tooLarge')).toContain(limit)
})
