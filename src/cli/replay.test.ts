import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cliEn } from '../text/cli.en.ts'
import { cliRu } from '../text/cli.ru.ts'
import type { Language } from '../text/language.ts'
import { phrasesIn } from '../text/phrases.ts'
import { replay } from './replay.ts'

const fixtures = ['v2-assault', 'v2-marks', 'v2-lines', 'v2-melee'].map((name) => `e2e/fixtures/${name}.json`)

/** What the program said, and how it ended. */
async function ran(words: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const read = (file: string): string | null =>
    files[file] ?? (fixtures.includes(file) ? readFileSync(file, 'utf8') : null)
  const code = await replay(words, { read, say: (line) => said.push(line) })
  return { code, said, text: said.join('\n') }
}

describe('replay', () => {
  it.each(fixtures)(
    '%s verifies, and every step is told with the digest that it was saved with',
    async (file) => {
      const saved: { steps: { digest: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
      const { code, text } = await ran([file])
      expect(code).toBe(0)
      for (const { digest } of saved.steps) expect(text).toContain(digest)
    },
  )

  it('tells rule ids, dice and lost teams, in both languages, with nothing left to fill in', async () => {
    for (const [lang, words] of [
      ['en', ['PA-01', 'Motivation test', 'leaves the table']],
      ['ru', ['PA-01', 'тест на Мотивацию', 'уходит со стола']],
    ] as const) {
      const { text } = await ran([fixtures[0] ?? '', '--lang', lang])
      for (const word of words) expect(text).toContain(word)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })

  it('tells the marks that nothing removes, each as what it is', async () => {
    for (const [lang, file, words] of [
      ['en', fixtures[1], ['taken back in step', 'by hand in step']],
      ['ru', fixtures[1], ['бросок отменён на шаге', 'вручную на шаге']],
      ['en', fixtures[2], ['the players ruled in step 3']],
      ['ru', fixtures[2], ['решение игроков на шаге 3']],
    ] as const) {
      const { text } = await ran([file ?? '', '--lang', lang])
      for (const word of words) expect(text).toContain(word)
    }
  })

  it('as JSON holds the same frames, each with its facts', async () => {
    const { code, said } = await ran([fixtures[0] ?? '', '--json'])
    const told: {
      ok: boolean
      frames: { step: number; is: string; why: { rule: string }[] }[]
      digest: string
    } = JSON.parse(said[0] ?? '')
    expect([code, told.ok, said.length]).toEqual([0, true, 1])
    expect(
      told.frames.some(({ is, why }) => is === 'ruled' && why.some(({ rule }) => rule === 'PA-01')),
    ).toBe(true)
    expect(told.digest).toMatch(/^\w+$/)
  })

  it('a recording that comes out otherwise ends with 1, the field and the value', async () => {
    const saved = JSON.parse(readFileSync(fixtures[0] ?? '', 'utf8'))
    saved.steps[2].digest = 'beef'
    const { code, text } = await ran(['bad.json'], { 'bad.json': JSON.stringify(saved) })
    expect(code).toBe(1)
    expect(text).toContain('steps.2.digest')
    expect(text).toContain('beef')
  })

  it('a recording that is nested without end ends with 1, the field and how deep it is', async () => {
    const deep = `"zz":${'['.repeat(6000)}${']'.repeat(6000)},"is":`
    const text = readFileSync(fixtures[0] ?? '', 'utf8').replace(/"is":/, deep)
    const told = await ran(['bad.json'], { 'bad.json': text })
    expect(told).toMatchObject({ code: 1, text: expect.stringMatching(/steps\.0\.changes\.0\.zz\b.*600\d/) })
  })

  it('a file that is not there, or other words, end with 1', async () => {
    expect(await ran(['nowhere.json'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('nowhere.json'),
    })
    for (const words of [[], ['a', 'b'], [fixtures[0] ?? '', '--lang', 'fr'], ['--what']])
      expect(await ran(words)).toMatchObject({ code: 1, text: expect.stringContaining('npm run') })
  })

  it('has the same words in both languages, with the same values', () => {
    expect(Object.keys(cliRu)).toEqual(Object.keys(cliEn))
    for (const id of Object.keys(cliEn)) expect([id, ...needed('ru', id)]).toEqual([id, ...needed('en', id)])
  })
})

const VALUES = {
  usage: 'u',
  name: 'n',
  kept: 1,
  file: 'f',
  field: 'f',
  value: 'v',
  least: 2,
  reason: 'r',
  count: 2,
  digest: 'd',
  title: 't',
  step: 1,
  action: 'a',
  option: 'o',
  from: 'seed',
  mode: 'play',
  base: '1A',
  x: 1,
  y: 2,
  facing: 3,
  on: '1A',
  badge: 'b',
  trait: 't',
  set: 'true',
  side: 's',
  pool: 'hit',
  faces: '1 2',
  ok: 'true',
  units: 'u',
  list: 'l',
  cause: 'enemy',
  line: 1,
}

/** The values without which a message cannot be said. */
function needed(language: Language, id: string): readonly string[] {
  const { say } = phrasesIn(language, language === 'ru' ? cliRu : cliEn)
  expect(say(id, VALUES)).not.toMatch(/[{}]/)
  return Object.keys(VALUES).filter((name) => {
    const others = Object.fromEntries(Object.entries(VALUES).filter(([key]) => key !== name))
    try {
      say(id, others)
      return false
    } catch {
      return true
    }
  })
}
