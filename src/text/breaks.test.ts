// No line of the page ends between a number and its unit, nor inside the pair of both systems: 4" / 10 cm.
import { expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { languages } from './language.ts'

const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>(['./**/*.{en,ru}.ts', '!./cli.*'], {
  eager: true,
})

/** Every text in what may be nested. */
const textsIn = (of: unknown): readonly string[] => {
  if (typeof of === 'string') return [of]
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(textsIn) : []
}

const PARTED = /[\d}] (?:cm|mm|см|мм)(?!\p{L})|" \/|\/ [\d.,]+\s(?:cm|см)/u

it.each(languages)('a number stays with its unit in %s', (language) => {
  const all = Object.entries(catalogues).filter(([path]) => path.endsWith(`.${language}.ts`))
  const texts = [...all, ...scenarios.map(({ about }) => about[language])].flatMap(textsIn)
  expect(all.length).toBeGreaterThan(10)
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => PARTED.test(text))).toEqual([])
})
