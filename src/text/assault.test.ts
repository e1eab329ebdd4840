// Every sentence of the rules is said in both languages, with all that its facts carry, and in a line that fits.
import { beforeAll, describe, expect, it } from 'vitest'
import type { About, Fact } from '../kernel/game.ts'
import { en } from './en.ts'
import { loadLanguage } from './intl.ts'
import { type Language, languages } from './language.ts'
import { manners } from './manners.ts'
import type { Messages } from './messages.ts'
import { asks, byHand, type Noted, notes, options } from './notes.ts'
import { ru } from './ru.ts'
import { gapOf, imperial, metric, TEN, TWENTY } from './speaking.ts'
import { PLACEHOLDERS, type Placeholder } from './values.ts'
import { wordsFor } from './words.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

const SPOKEN = new RegExp(`^(?:table|${Object.keys(manners).join('|')})\\.(?!ui\\.)`)

/** What the rules of every game say, and what stands on the table in all of them. */
const spoken = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => SPOKEN.test(id)))

const [english, russian] = [spoken(en), spoken(ru)]
const catalogues: Readonly<Record<Language, Messages>> = { en: english, ru: russian }
const all = Object.entries(catalogues).flatMap(([language, messages]) =>
  Object.entries(messages).map(([id, text]) => ({ language, id, text })),
)

/** How much each game has to say at least: that much is found in its source. */
const LEAST: Readonly<Record<string, { says: number; asks: number; options: number }>> = {
  assault: { says: 181, asks: 9, options: 5 },
  melee: { says: 61, asks: 9, options: 5 },
}

const games = Object.entries(manners).map(([id, { passes }]) => ({
  game: id,
  least: LEAST[id] ?? { says: 1, asks: 1, options: 0 },
  /** Headlines that sum up several sentences. */
  sums: passes.length === 0 ? [] : ['testedBoth'],
}))

const noted = games.flatMap(({ game }) =>
  [...notes(game)].map(([says, fields]) => [says, fields, game] as const),
)

/** Every name in braces that is not the text of a form. */
const named = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{(\w+)(?=[},]| *,)/g)].map(([, name = '']) => name))

describe('the catalogues', () => {
  it('hold the same messages', () => {
    expect(Object.keys(russian).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(games)(
    'hold a sentence and a headline for all that the rules of $game say, and for nothing else',
    ({ game, least, sums }) => {
      const says = [...notes(game).keys()].toSorted()
      expect(says.length).toBeGreaterThanOrEqual(least.says)
      for (const form of ['fact', 'head']) {
        const prefix = `${game}.${form}.`
        const said = Object.keys(english).filter((id) => id.startsWith(prefix))
        expect(said.map((id) => id.slice(prefix.length)).toSorted()).toEqual(
          [...says, ...(form === 'head' ? sums : [])].toSorted(),
        )
      }
    },
  )

  it.each(games)('ask every question and offer every option of the rules of $game', ({ game, least }) => {
    expect(asks(game).length).toBeGreaterThanOrEqual(least.asks)
    expect(options(game).length).toBeGreaterThanOrEqual(least.options)
    for (const ask of asks(game)) expect(english).toHaveProperty([`${game}.ask.${ask}`])
    for (const option of options(game)) expect(english).toHaveProperty([`${game}.option.${option}`])
  })

  it('say everything that a hand does', () => {
    expect(byHand().length).toBeGreaterThan(10)
    for (const says of byHand()) {
      expect(english).toHaveProperty([`table.fact.${says}`])
      expect(english).toHaveProperty([`table.head.${says}`])
    }
  })

  it('keep each language to its own letters', () => {
    const strange = all.filter(({ language, text }) =>
      language === 'en'
        ? /[а-яё]/i.test(text)
        : /[a-z]/i.test(
            text.replaceAll(/\{\w+(?:, (?:plural|select|selectordinal),)?|\b(?:=0|=2|\w+) (?=\{)/g, ''),
          ),
    )
    expect(strange).toEqual([])
  })

  it('give every plural in Russian its four forms', () => {
    for (const [id, text] of Object.entries(russian)) {
      const plurals = [...text.matchAll(/, plural,((?: (?:=\d|\w+) \{(?:[^{}]|\{[^{}]*\})*\})+)/g)]
      expect([id, plurals.length]).toEqual([id, text.split(', plural,').length - 1])
      for (const [, forms = ''] of plurals) {
        const only = forms.replaceAll(/=\d \{[^{}]*\}/g, '').trim()
        if (/^other \{[^{}]*\}$/.test(only)) throw new Error(`${id} has one form for all numbers`)
        for (const form of ['one', 'few', 'many', 'other'])
          expect([id, forms]).toEqual([id, expect.stringContaining(` ${form} {`)])
      }
    }
  })

  it('write sentences with a full stop, headlines without, questions with their mark', () => {
    for (const { id, text } of all) {
      if (id.includes('.fact.')) expect([id, text]).toEqual([id, expect.stringMatching(/[.}]$/)])
      if (id.includes('.head.')) expect([id, text]).toEqual([id, expect.not.stringMatching(/\.$/)])
      if (id.includes('.ask.') && !id.endsWith('.mustBreakOff'))
        expect([id, text]).toEqual([id, expect.stringMatching(/[?}]$|\?/)])
    }
  })
})

/** What each placeholder tells of a fact. */
const TELLS: Readonly<Record<Placeholder, readonly string[]>> = {
  base: ['base'],
  other: ['other'],
  otherKind: ['other'],
  unit: ['unit'],
  enemy: ['enemy'],
  who: ['unit', 'base'],
  side: ['side'],
  winner: ['units'],
  units: ['units'],
  unitCount: [],
  bases: ['bases'],
  baseCount: [],
  gap: ['gap'],
  away: ['gap'],
  fromBase: ['gap', 'base'],
  fromOther: ['gap', 'other'],
  length: ['length'],
  stood: ['stood'],
  limit: ['limit'],
  allowance: ['allowance'],
  zone: ['zone'],
  die: ['die'],
  need: ['need'],
  dice: ['dice'],
  count: ['count'],
  of: ['of'],
  word: ['word'],
  reason: ['word'],
  badge: ['word'],
  trait: ['word'],
  value: ['value'],
  rule: [],
}

/** A tag carries its platoon's number; a way is drawn, and so are the zones of facts that tell more than a zone. */
const IMPLIED: Readonly<Record<string, string>> = { unit: 'base', enemy: 'other' }

/** Left out on purpose, with the reason. */
const OMITTED: Readonly<Record<string, readonly string[]>> = {
  // Contact says more than 0.0 cm.
  inContactStays: ['gap'],
  touches: ['gap'],
}

const tells = (text: string): ReadonlySet<string> => {
  const names = named(text)
  return new Set(PLACEHOLDERS.filter((each) => names.has(each)).flatMap((each) => TELLS[each]))
}

const isToBeTold = (says: string, { field }: Noted, fields: readonly Noted[]): boolean => {
  if (field === 'path' || OMITTED[says]?.includes(field)) return false
  if (field === 'zone') return says.startsWith('zone')
  if (field === 'side') return !says.startsWith('zone')
  return !fields.some((each) => each.field === IMPLIED[field])
}

describe.each(languages)('a sentence in %s', (language) => {
  it.each(noted)('of “%s” tells all that its facts carry, and nothing else', (says, fields, game) => {
    const told = tells(catalogues[language][`${game}.fact.${says}`] ?? '')
    for (const each of fields) if (isToBeTold(says, each, fields)) expect([...told]).toContain(each.field)
    const carried = fields.map(({ field }) => field)
    // A lone team stands in for its platoon, so the base of `who` may be missing.
    for (const field of told)
      if (field !== 'base' || !carried.includes('unit')) expect(carried).toContain(field)
  })
})

/** Why a team never charges or is not able: what `word` may be where a note lists nothing else. */
const REASONS = ['flag', 'gun', 'transport', 'passenger', 'unarmoured', 'independent', 'bailed', 'bogged']

const wordsIn = (fields: readonly Noted[]): readonly (string | null)[] => {
  const word = fields.find(({ field }) => field === 'word')
  if (word === undefined) return [null]
  return word.words.length > 0 ? word.words : [...REASONS, 'standOff', 'roundCap']
}

/** Distances that must be kept are at their longest just below the limit. */
const IS_KEPT =
  /^(near|leavesTooNear|consolidatesTooNear|consolidatesNearer|mustStillLeave|surrenders|wouldSurrender|captured)/

/** The longest that such a fact can plausibly be: tags of three characters, 12 of everything, a close call. */
function longest(says: string, fields: readonly Noted[], system: 'cm' | 'in'): About {
  const isNoted = (name: string): boolean => fields.some(({ field }) => field === name)
  const beyond = system === 'cm' ? 200.4 : 203.5
  const [limit, mm] = IS_KEPT.test(says) ? [TEN, system === 'cm' ? 99.6 : 101.2] : [TWENTY, beyond]
  return {
    base: '11A',
    other: '12B',
    unit: 'p11',
    enemy: 'p12',
    side: 'red',
    bases: ['12A', '12B'],
    units: ['p11', 'p12'],
    gap: gapOf(isNoted('limit') ? mm : 104),
    limit,
    stood: 108,
    zone: { of: ['11A'], size: TWENTY },
    path: [],
    length: isNoted('allowance') ? beyond : 108,
    allowance: TWENTY,
    die: 6,
    need: 5,
    dice: [1, 2, 3, 4, 5, 6],
    count: 12,
    of: 12,
  }
}

function variants(says: string, fields: readonly Noted[], system: 'cm' | 'in'): readonly Fact[] {
  const whole = longest(says, fields, system)
  const sets = [fields, fields.filter(({ always }) => always)]
  const words = wordsIn(fields)
  return sets.flatMap((set) =>
    words.flatMap((word) =>
      [['p12'], ['p11', 'p12'], ['p1', 'p2', 'p11', 'p12']].map((units): Fact => {
        const about = Object.fromEntries(
          Object.entries(whole).filter(([field]) => set.some((each) => each.field === field)),
        )
        const has = (field: string) => set.some((each) => each.field === field)
        return {
          rule: 'PA-01',
          says,
          // A way that is too long and yet allowed would be one that the players have ruled on.
          ok: false,
          about: { ...about, ...(has('units') && { units }), ...(has('word') && word !== null && { word }) },
        }
      }),
    ),
  )
}

describe.each(languages)('with the longest tags and numbers in %s', (language) => {
  it.each(noted)('the headline of “%s” has at most 36 characters', (says, fields, game) => {
    const speech = wordsFor(language, game)
    for (const table of [metric, imperial]) {
      for (const fact of variants(says, fields, table.system)) {
        const { line } = speech.headline({ ok: fact.ok, why: [fact] }, table)
        expect([line, line.length <= 36, line.length]).toEqual([line, true, line.length])
        expect(line).not.toMatch(/none|[{}]/)
      }
    }
  })

  it.each(noted)('the sentence of “%s” is whole, whatever may be missing', (says, fields, game) => {
    const speech = wordsFor(language, game)
    for (const fact of variants(says, fields, 'cm')) {
      const sentence = speech.sentence(fact, metric)
      expect(sentence).toMatch(/^[\p{L}\d].*[.]$/u)
      expect(sentence).not.toMatch(/\bnone\b|[{}]| {2}| [,.:]|undefined/)
    }
  })

  it('the headline of one die with two answers has at most 36 characters', () => {
    const results = ['p11', 'p12', 'p3', 'p4'].map((unit, i): Fact => {
      const ok = i % 2 === 0
      return { rule: 'PA-06', says: ok ? 'passes' : 'fails', ok, about: { unit, die: 4, need: ok ? 4 : 5 } }
    })
    for (const why of [results.slice(0, 2), results.slice(0, 3), results])
      expect(
        wordsFor(language, 'assault').headline({ ok: true, why }, metric).line.length,
      ).toBeLessThanOrEqual(36)
  })
})
