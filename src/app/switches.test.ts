// Every value of every switch has its label in both languages, and nothing else has one.
import { expect, it } from 'vitest'
import { settingKey } from '../kernel/game.ts'
import { ruleSets } from '../rules/index.ts'
import { en } from '../text/en.ts'
import { ru } from '../text/ru.ts'

const SWITCHES = ruleSets.flatMap(({ switches }) => switches)

const offered = (question: string): readonly string[] =>
  SWITCHES.filter(({ id }) => id === question).flatMap(({ values }) => values.map(settingKey))

/** Answered elsewhere than in the settings: by the table's ruler, and by each team. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'A-00': ['metric', 'imperial'],
  'A-17': ['false', 'true'],
}

const LABEL = /^rule\.(A-\w+)\.value\.(.+)$/
const ASKED = [
  ...new Set([...SWITCHES.map(({ id }) => id).filter((id) => id.startsWith('A-')), 'A-00', 'A-17']),
]

it.each([en, ru])('each value of each switch has its label', (texts) => {
  const labels = Object.keys(texts).flatMap((id) => {
    const [, question = '', value = ''] = LABEL.exec(id) ?? []
    return question ? [`${question} ${value}`] : []
  })
  const values = ASKED.flatMap((id) => (ELSEWHERE[id] ?? offered(id)).map((value) => `${id} ${value}`))
  expect(labels.toSorted()).toEqual(values.toSorted())
})
