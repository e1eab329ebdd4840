// The languages of the product, and which one a browser would rather have.
import type { Language, System } from '../kernel/game.ts'

export type { Language } from '../kernel/game.ts'

export const languages: readonly Language[] = ['en', 'ru']

/** The language of a browser that prefers `tags`, the first best. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.flatMap((tag) => languages.filter((language) => tag.toLowerCase().split('-')[0] === language))[0] ??
  'en'

/** The units of a first game: inches where the first language is that of the United States. */
export const systemFor = ([first = '']: readonly string[]): System =>
  first.toUpperCase().split('-').slice(1).includes('US') ? 'in' : 'cm'
