// Every rule of infantry melee has a case that decides one way and one that decides the other, named by its id.
import { expect, it } from 'vitest'
import { cites, openQuestions } from './cites.ts'
import { SWITCHES } from './options.ts'

const sources = Object.values(
  import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true }),
)

/** What tests and rows of their tables are called. */
const names = sources.flatMap((text) =>
  [...text.matchAll(/'((?:IM|A)-\d\d[^'\n]*)'|`((?:IM|A)-\d\d[^`\n]*)`/g)].map(
    ([, plain, formed]) => plain ?? formed ?? '',
  ),
)

const naming = (word: RegExp): readonly string[] => names.filter((name) => word.test(name))

it.each(cites.map(({ id }) => id))('%s has its two vectors, a and b', (id) => {
  const found = naming(new RegExp(`\\b${id}\\b`)).flatMap((name) => {
    const [, letters = ''] = new RegExp(`\\b${id}((?:,? (?:and )?[ab]\\b)+)`).exec(name) ?? []
    return letters.match(/[ab]/g) ?? []
  })
  expect([...new Set(found)].toSorted()).toEqual(['a', 'b'])
})

const isNumber = (value: string): boolean => /^\d+$/.test(value)

it.each(Object.keys(openQuestions))(
  '%s is decided both ways: by an answer beside the default, else in two cases',
  (id) => {
    const others = SWITCHES.filter((each) => each.id === id).flatMap((each) =>
      each.values.filter((value) => value !== each.default).map(String),
    )
    expect(naming(new RegExp(`\\b${id}\\b`)).length).toBeGreaterThanOrEqual(others.length > 0 ? 1 : 2)
    const near = sources.filter((text) => new RegExp(`['\`]${id}`).test(text)).join('\n')
    const isTried = (value: string): boolean => new RegExp(`\\b${value}\\b`).test(near)
    expect([id, others.filter((value) => !isNumber(value) && !isTried(value))]).toEqual([id, []])
    expect([id, !others.some(isNumber) || others.some(isTried)]).toEqual([id, true])
  },
)

it.each([47, 48, 49, 50, 51, 52, 53, 54, 55])('row %i of what players get wrong is a case', (row) => {
  expect(naming(new RegExp(`#${row}\\b`)).length).toBeGreaterThan(0)
})
