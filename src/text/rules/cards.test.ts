// Both languages say the same things, in a form that fits the card.
import { describe, expect, it } from 'vitest'
import { citedOf } from '../../content/cited.ts'
import { en as allEn } from '../en.ts'
import { phrasesIn } from '../phrases.ts'
import { ru as allRu } from '../ru.ts'
import { rulesEn as assaultRulesEn } from './assault.en.ts'
import { rulesRu as assaultRulesRu } from './assault.ru.ts'
import { type MisreadingCard, pairs, type RuleCard, type SwitchCard } from './cards.ts'
import { meleeRulesEn } from './melee.en.ts'
import { namesOfMeleeEn } from './melee.names.en.ts'
import { namesOfMeleeRu } from './melee.names.ru.ts'
import { meleeRulesRu } from './melee.ru.ts'
import { meleeSwitchesEn } from './melee.switches.en.ts'
import { meleeSwitchesRu } from './melee.switches.ru.ts'
import { misreadingsEn } from './misreadings.en.ts'
import { misreadingsRu } from './misreadings.ru.ts'
import { namesOfRulesEn as namesOfAssaultEn, namesOfTableEn } from './names.en.ts'
import { namesOfRulesRu as namesOfAssaultRu, namesOfTableRu } from './names.ru.ts'
import { switchesEn as assaultSwitchesEn } from './switches.en.ts'
import { switchesRu as assaultSwitchesRu } from './switches.ru.ts'
import { tableRulesEn } from './table.en.ts'
import { tableRulesRu } from './table.ru.ts'

const rulesEn = { ...assaultRulesEn, ...meleeRulesEn, ...tableRulesEn }
const rulesRu = { ...assaultRulesRu, ...meleeRulesRu, ...tableRulesRu }
const switchesEn = { ...assaultSwitchesEn, ...meleeSwitchesEn }
const switchesRu = { ...assaultSwitchesRu, ...meleeSwitchesRu }
const namesOfRulesEn = { ...namesOfAssaultEn, ...namesOfMeleeEn, ...namesOfTableEn }
const namesOfRulesRu = { ...namesOfAssaultRu, ...namesOfMeleeRu, ...namesOfTableRu }

const numbered = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`)

const RULES = [
  ...numbered('PA', 1, 15),
  ...numbered('PA', 20, 36),
  ...numbered('E', 1, 14),
  ...numbered('T', 1, 3),
  ...numbered('IM', 1, 22),
]
const SWITCHES = [...numbered('A', 0, 26), 'A-02b', ...numbered('A', 30, 49)].sort()

const ruleCards = (cards: Readonly<Record<string, RuleCard>>) => Object.entries(cards)
const switchCards = (cards: Readonly<Record<string, SwitchCard>>) => Object.entries(cards)

interface Language {
  readonly names: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, RuleCard>>
  readonly switches: Readonly<Record<string, SwitchCard>>
}

/** Every text of a language by its place: `PA-01.name`, `A-01.values.allTeams`. */
function texts({ names, rules, switches }: Language) {
  const flat = [...ruleCards(rules), ...switchCards(switches)].flatMap(([id, card]) =>
    Object.entries(card).flatMap(([field, value]): readonly (readonly [string, string])[] =>
      typeof value === 'string'
        ? [[`${id}.${field}`, value]]
        : Object.entries(value ?? {}).map(([key, label]) => [`${id}.${field}.${key}`, String(label)]),
    ),
  )
  return new Map([...Object.entries(names).map(([id, name]) => [`${id}.name`, name] as const), ...flat])
}

const en = texts({ names: namesOfRulesEn, rules: rulesEn, switches: switchesEn })
const ru = texts({ names: namesOfRulesRu, rules: rulesRu, switches: switchesRu })
const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort()
const sentences = (text: string) => text.match(/[.!?][»”]?(?=\s|$)/g)?.length ?? 0
const both = [...en, ...ru]

describe('the rule cards', () => {
  it('cover every rule and every open question, in both languages', () => {
    expect(Object.keys(rulesEn).sort()).toEqual([...RULES].sort())
    expect(Object.keys(rulesRu).sort()).toEqual([...RULES].sort())
    expect(Object.keys(switchesEn).sort()).toEqual(SWITCHES)
    expect(Object.keys(switchesRu).sort()).toEqual(SWITCHES)
    for (const names of [namesOfRulesEn, namesOfRulesRu])
      expect(Object.keys(names).sort()).toEqual([...RULES, ...SWITCHES].sort())
  })

  it('are all among these, and all of these are said', () => {
    const misread = Object.keys(misreadingsEn)
    for (const messages of [allEn, allRu]) {
      const cards = Object.keys(messages).filter((id) => id.startsWith('rule.'))
      const ids = cards.map((place) => place.split('.')[1] ?? '')
      expect([...new Set(ids)].sort()).toEqual([...RULES, ...SWITCHES, ...misread].sort())
    }
  })

  it('have the same fields in both languages, in the same order', () => {
    expect([...ru.keys()]).toEqual([...en.keys()])
  })

  it('name the same distances in both languages, and only printed pairs', () => {
    const known = Object.keys(pairs).map((name) => `{${name}}`)
    for (const [place, text] of en) {
      expect([place, placeholders(ru.get(place) ?? '')]).toEqual([place, placeholders(text)])
      expect(known).toEqual(expect.arrayContaining(placeholders(text)))
    }
  })

  it('are messages that the formatter of their language can say', () => {
    const values = Object.fromEntries(Object.entries(pairs).map(([name, { cm }]) => [name, `${cm} cm`]))
    for (const [language, map] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const phrases = phrasesIn(language, Object.fromEntries(map))
      for (const [place, text] of map)
        expect(phrases.say(place, values)).toBe(
          text.replace(/\{(d\d+)\}/g, (_, name: string) => values[name] ?? ''),
        )
    }
  })

  it('leave no text empty or with loose blanks', () => {
    for (const [place, text] of both) {
      expect([place, text.trim()]).toEqual([place, text])
      expect([place, text.length > 0]).toEqual([place, true])
    }
  })

  it('have a name of at most 24 characters, and no two alike', () => {
    for (const map of [en, ru]) {
      const names = [...map].filter(([place]) => place.endsWith('.name'))
      expect(names.filter(([, name]) => name.length > 24)).toEqual([])
      expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
    }
  })

  it('have one sentence of under 160 characters as their statement', () => {
    const statements = both.filter(([place]) => place.endsWith('.statement'))
    expect(statements.length).toBe(2 * (RULES.length + SWITCHES.length))
    expect(statements.filter(([, text]) => text.length >= 160 || sentences(text) !== 1)).toEqual([])
  })

  it('ask the open question as a question', () => {
    for (const cards of [switchesEn, switchesRu])
      expect(switchCards(cards).filter(([, card]) => !card.statement.endsWith('?'))).toEqual([])
  })

  it('tell a rule in two to five sentences and a common mistake', () => {
    for (const [id, { card }] of [...ruleCards(rulesEn), ...ruleCards(rulesRu)]) {
      expect([id, sentences(card) >= 2 && sentences(card) <= 5, sentences(card)]).toEqual([
        id,
        true,
        sentences(card),
      ])
      expect([id, /\n(Common mistake|Частая ошибка): /.test(card)]).toEqual([id, true])
    }
  })

  it('tell each open question on a line of its own, the same ones in both languages', () => {
    const asked = (card: RuleCard) =>
      card.open?.split('\n').map((line) => line.match(/^(A-\d\d(?:b)?): \S/)?.[1])
    const russian = new Map(ruleCards(rulesRu))
    for (const [id, card] of ruleCards(rulesEn)) {
      const ids = asked(card)
      expect([id, ids]).toEqual([id, asked(russian.get(id) ?? card)])
      for (const each of ids ?? []) expect(SWITCHES).toContain(each)
    }
  })

  it('write decimals with a comma in Russian and with a point in English', () => {
    expect([...ru].filter(([, text]) => /\d\.\d/.test(text))).toEqual([])
    expect([...en].filter(([, text]) => /\d,\d/.test(text))).toEqual([])
  })

  it('keep each language to its own letters', () => {
    expect([...en].filter(([, text]) => /[а-яё]/i.test(text))).toEqual([])
    const bare = (text: string) => text.replace(/\{d\d+\}|\b(?:PA|IM|E|A|T)-\d\db?\b/g, '')
    expect([...ru].filter(([, text]) => /[a-z]/i.test(bare(text)))).toEqual([])
  })
})

describe('the misreadings', () => {
  const told = (cards: Readonly<Record<string, MisreadingCard>>) => Object.entries(cards)
  const [inEnglish, inRussian] = [told(misreadingsEn), told(misreadingsRu)]

  it('are the same in both languages, in the same order', () => {
    expect(inRussian.map(([id]) => id)).toEqual(inEnglish.map(([id]) => id))
  })

  it('touch a rule that exists, which leads back to them', () => {
    for (const [id] of inEnglish) {
      const touches = citedOf(id)?.touches ?? []
      expect([id, touches.length > 0]).toEqual([id, true])
      for (const rule of touches)
        expect([rule, citedOf(rule)?.misreadings]).toEqual([rule, expect.arrayContaining([id])])
    }
  })

  it('have a short name, one sentence of what is said, and at most three of why it is wrong', () => {
    for (const [id, { name, statement, card }] of [...inEnglish, ...inRussian]) {
      const fits = [
        name.length <= 24,
        sentences(statement) === 1,
        statement.length < 160,
        sentences(card ?? '') <= 3,
      ]
      expect([id, fits]).toEqual([id, [true, true, true, true]])
    }
  })

  it('name the same distances and keep each language to its own letters', () => {
    const texts = (cards: typeof inEnglish) =>
      cards.map(([, { statement, card }]) => `${statement} ${card ?? ''}`)
    expect(texts(inRussian).map(placeholders)).toEqual(texts(inEnglish).map(placeholders))
    expect(texts(inEnglish).filter((text) => /[а-яё]/i.test(text))).toEqual([])
    expect(texts(inRussian).filter((text) => /[a-z]/i.test(text.replace(/\{d\d+\}/g, '')))).toEqual([])
  })
})
