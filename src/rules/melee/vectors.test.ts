// Every rule of infantry melee has a case that decides one way and one that decides the other, named by its id.
import { expect, it } from 'vitest'
import type { Setting, Switch } from '../../kernel/game.ts'
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

/** Each test, and what is said at the head of a group, up to the next one. */
const parts = sources.flatMap((text) => text.split(/\n(?= *(?:it|describe)\b)/))

/** A word may stand anywhere in the test that names the setting, a number beside its name alone. */
function isTried({ id, name }: Switch, value: Setting): boolean {
  const between = typeof value === 'number' ? '.*' : '[^]*'
  const said = typeof value === 'string' ? `'${value}'` : `\\b${JSON.stringify(value)}\\b`
  const beside = new RegExp(`\\b${name}\\b${between}${said}|${said}${between}\\b${name}\\b`)
  const named = new RegExp(`['\`][^'\`\n]*\\b${id}\\b`)
  return parts.some((part) => named.test(part) && beside.test(part))
}

it.each(Object.keys(openQuestions))(
  '%s is decided both ways: by an answer beside the default, else in two cases',
  (id) => {
    const some = SWITCHES.filter((each) => each.id === id)
    expect(naming(new RegExp(`\\b${id}\\b`)).length).toBeGreaterThanOrEqual(some.length > 0 ? 1 : 2)
    for (const each of some) {
      const others = each.values.filter((value) => value !== each.default)
      const untried = others.filter((value) => !isTried(each, value))
      // Of many numbers one is enough.
      const allowed = typeof others[0] === 'number' ? others.length - 1 : 0
      expect([each.name, untried, untried.length <= allowed]).toEqual([each.name, untried, true])
    }
  },
)

it.each([47, 48, 49, 50, 51, 52, 53, 54, 55])('row %i of what players get wrong is a case', (row) => {
  expect(naming(new RegExp(`#${row}\\b`)).length).toBeGreaterThan(0)
})
