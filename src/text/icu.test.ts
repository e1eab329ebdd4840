// Messages are said as a full implementation of the grammar says them, each of both catalogues and some of the worst.
import { createIntl, createIntlCache } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { compile, type Values } from './icu.ts'
import { ru } from './ru.ts'
import { cardsEn } from './rules/en.ts'
import { cardsRu } from './rules/ru.ts'

const cache = createIntlCache()

function reference(text: string, locale: string, values: Values): string {
  const intl = createIntl(
    {
      locale,
      messages: { it: text },
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  return intl.formatMessage({ id: 'it' }, { ...values })
}

const names = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name)),
]

/** Every word that some choice of the message asks for, beside one that none does. */
const words = (text: string): readonly string[] => [
  'something else',
  ...new Set([...text.matchAll(/(\w+) \{/g)].map(([, word = '']) => word)),
]

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 1234]

const catalogues = [
  ['en', { ...en, ...cardsEn }],
  ['ru', { ...ru, ...cardsRu }],
] as const

const tricky: readonly (readonly [string, Values])[] = [
  ["It's so", {}],
  ["It''s so", {}],
  ["'{not a value}' but {a}", { a: 'one' }],
  ["a quote 'at the end", {}],
  ["{n, plural, =0 {none} one {# thing, '#'} other {# things}}", { n: 0 }],
  ["{n, plural, =0 {none} one {# thing, '#'} other {# things}}", { n: 1 }],
  ["{n, plural, =0 {none} one {# thing, '#'} other {# things}}", { n: 21_000 }],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
  [
    '{n, plural, one {{who}’s # {kind, select, a {apple} other {thing}}} other {#}} #',
    { n: 1, who: 'Ann', kind: 'a' },
  ],
  ['{ who }, {n,plural,other{#}}', { n: 7, who: 'Bo' }],
]

describe('a message', () => {
  it.each(catalogues)('of the %s catalogue is said as the full grammar says it', (locale, messages) => {
    for (const [id, text] of Object.entries(messages)) {
      const say = compile(text, locale)
      const chosen = words(text)
      for (const [i, count] of COUNTS.entries()) {
        const word = chosen[i % chosen.length] ?? ''
        const number = text.includes('plural') || text.includes('selectordinal')
        const values = Object.fromEntries(
          names(text).map((name) => [
            name,
            new RegExp(`\\{\\s*${name}\\s*, ?select,`).test(text) ? word : number ? count : word,
          ]),
        )
        expect(say(values), `${id} ${JSON.stringify(values)}`).toBe(reference(text, locale, values))
      }
    }
  })

  it.each(tricky)('%s', (text, values) => {
    for (const locale of ['en', 'ru'])
      expect(compile(text, locale)(values)).toBe(reference(text, locale, values))
  })

  it.each([
    '{',
    '{a',
    '}',
    '{a, plural, one {#}}',
    '{a, select, x {y}}',
    '{a, date}',
    '{a, plural, other {#}',
    '{}',
  ])('that is broken is an error: %s', (text) => {
    expect(() => compile(text, 'en')).toThrow('A broken message')
  })

  it('without one of its values is an error', () => {
    expect(() => compile('{a} and {b}', 'en')({ a: 1 })).toThrow('“b” is missing')
  })
})
