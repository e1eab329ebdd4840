// Both catalogues of the page hold the same messages with the same placeholders, and each can be said.
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { loadLanguage, phrasesOf } from './intl.ts'
import { type Language, languageFor } from './language.ts'
import type { Messages } from './messages.ts'
import { phrasesIn } from './phrases.ts'
import { ru } from './ru.ts'

/** All that the page says, in the words of each game too. */
const page = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => /^(\w+\.)?ui\./.test(id)))

const [uiEn, uiRu] = [page(en), page(ru)]

const ids = Object.keys(uiEn).toSorted()

/** Placeholder names with their kind, found in the text itself: `{count, plural` and `{side}`. */
const placeholders = (text: string): readonly string[] =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)(?:\}|, (plural|select|number))/g)].map(
        ([, name, kind]) => `${name} ${kind ?? ''}`,
      ),
    ),
  ].toSorted()

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101]
const catalogues: readonly (readonly [Language, Readonly<Record<string, string>>])[] = [
  ['en', uiEn],
  ['ru', uiRu],
]

describe('the texts of the page', () => {
  it('have the same messages in both languages', () => {
    expect(Object.keys(uiRu).toSorted()).toEqual(ids)
  })

  it.each(Object.entries(uiEn))('%s has the same placeholders in Russian', (id, text) => {
    const other = Object.entries(uiRu).find(([key]) => key === id)?.[1] ?? ''
    expect(names(other)).toEqual(names(text))
  })

  it.each(catalogues)('can all be said in %s', (language, messages) => {
    const phrases = phrasesIn(language, messages)
    for (const id of ids) {
      for (const count of counts) {
        const values = Object.fromEntries(
          names(messages[id] ?? '').map((name) => [name, name === 'count' ? count : '7']),
        )
        expect(phrases.say(id, values), id).not.toMatch(/[{}]/)
      }
    }
  })

  it('have no patterns of numbers, which the built page does not read', () => {
    for (const [, messages] of catalogues)
      for (const [id, text] of Object.entries(messages)) expect(text, id).not.toMatch(/, *::/)
  })

  it('count in Russian as Russians do', () => {
    const phrases = phrasesIn('ru', uiRu)
    const roll = (count: number) => phrases.say('ui.dice.roll', { count })
    expect([1, 2, 5, 11, 21, 22].map(roll)).toEqual([
      'Бросить 1 кубик',
      'Бросить 2 кубика',
      'Бросить 5 кубиков',
      'Бросить 11 кубиков',
      'Бросить 21 кубик',
      'Бросить 22 кубика',
    ])
  })

  it('every Russian plural has all four forms', () => {
    for (const [id, text] of Object.entries(uiRu)) {
      if (!text.includes(', plural')) continue
      for (const form of ['one', 'few', 'many', 'other']) expect(text, id).toContain(`${form} {`)
    }
  })

  it('a message that does not exist is an error', () => {
    expect(() => phrasesIn('en', uiEn).say('ui.nothing')).toThrow()
  })
})

describe('the language of the page', () => {
  it('is the first of the browser that we speak', () => {
    expect(languageFor(['de-DE', 'ru-RU', 'en'])).toBe('ru')
    expect(languageFor(['en-GB', 'ru'])).toBe('en')
    expect(languageFor(['fr'])).toBe('en')
  })

  it('has to be loaded before it is spoken', async () => {
    await loadLanguage('ru')
    expect(phrasesOf('ru').say('ui.product')).toBe('Вплотную')
  })
})

function names(text: string): readonly string[] {
  return [...new Set(placeholders(text).map((each) => each.split(' ')[0] ?? ''))].toSorted()
}
