// Into which files the served script goes: few large ones, since together they pack better than many small ones.

/** The texts of a language, and the ids of those texts, are fetched by themselves. */
const CATALOGUE = /[\\/]src[\\/]text[\\/](?:rules[\\/])?(?:[a-z]{2}\.ts|ids)$/

export const chunks = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 3 },
    { name: 'rest', test: (id: string) => !CATALOGUE.test(id), priority: 1 },
  ],
}
