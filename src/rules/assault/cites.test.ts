// The cites are complete, and their switches are the ones that the game offers.
import { describe, expect, it } from 'vitest'
import { cites, openQuestions } from './cites.ts'

const numbered = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`)

const originsOf = (id: string) => cites.find((cite) => cite.id === id)?.origins.map((source) => source.origin)

describe('the cites', () => {
  it('name each rule once, in order', () => {
    expect(cites.map((cite) => cite.id)).toEqual([
      ...numbered('PA', 1, 15),
      ...numbered('PA', 20, 36),
      ...numbered('E', 1, 14),
    ])
  })

  it('name each open question once', () => {
    expect(Object.keys(openQuestions).toSorted()).toEqual([...numbered('A', 0, 26), 'A-02b'].sort())
  })

  it('touch every open question with at least one rule', () => {
    const touched = new Set<string>(cites.flatMap((cite) => cite.switches))
    expect(Object.keys(openQuestions).filter((id) => !touched.has(id))).toEqual([])
  })

  it('give a heading to what stands on a page, and to nothing else', () => {
    const headed = cites.filter((cite) => cite.heading !== undefined).map((cite) => cite.id)
    expect(headed).toEqual([...numbered('PA', 1, 15), ...numbered('PA', 20, 34), 'PA-36'])
  })

  it.each([
    ['PA-21', ['page', 'house']],
    ['PA-24', ['page', 'inferred', 'house']],
    ['PA-35', ['inferred', 'house']],
    ['PA-36', ['page', 'house']],
    ['E-01', ['page', 'edition', 'house']],
    ['E-02', ['edition']],
    ['E-03', ['edition', 'house']],
    ['E-04', ['edition', 'house']],
    ['E-05', ['edition', 'house']],
    ['E-06', ['edition', 'house']],
    ['E-07', ['house']],
    ['E-08', ['edition', 'house']],
    ['E-09', ['edition']],
    ['E-10', ['edition', 'house']],
    ['E-11', ['edition']],
    ['E-12', ['edition']],
    ['E-13', ['edition']],
    ['E-14', ['house']],
  ])('%s has the origins %j', (id, origins) => {
    expect(originsOf(id)).toEqual(origins)
  })

  it('show the rules that only follow from the book as such', () => {
    const first = cites.filter((cite) => cite.origins[0]?.origin === 'inferred').map((cite) => cite.id)
    expect(first).toEqual(['PA-27', 'PA-31', 'PA-34', 'PA-35'])
  })

  it('answer open questions from the quoted text or from the edition only where the rules say so', () => {
    const by = (origin: string) =>
      Object.entries(openQuestions).flatMap(([id, each]) => (each === origin ? [id] : []))
    expect(by('inferred')).toEqual(['A-01', 'A-02', 'A-07', 'A-08', 'A-13'])
    expect(by('edition')).toEqual(['A-11', 'A-17', 'A-18'])
    expect(by('page')).toEqual([])
  })
})
