// The languages of the product, and which one a browser would rather have.
export type Language = 'ru' | 'en'

export const languages: readonly Language[] = ['en', 'ru']

/** The language of a browser that prefers `tags`, the first best. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.flatMap((tag) => languages.filter((language) => tag.toLowerCase().split('-')[0] === language))[0] ??
  'en'
