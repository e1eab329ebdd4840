// Into which files the served script goes: few large ones, since together they pack better than many small ones.
import { CATALOGUE } from './catalogues.ts'

const languageOf = (id: string): string | undefined => CATALOGUE.exec(id)?.[2]

export const chunks = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 4 },
    {
      name: (id: string) => languageOf(id) ?? '',
      test: (id: string) => languageOf(id) !== undefined,
      includeDependenciesRecursively: false,
      priority: 3,
    },
    {
      name: 'dialogs',
      test: /[\\/]dialogs[\\/]|drawings?\./,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'rest', test: (id: string) => languageOf(id) === undefined, priority: 1 },
  ],
}
