// Into which files the served script goes: few large ones, since together they pack better than many small ones.
import { CATALOGUE } from './catalogues.ts'

export const chunks = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 4 },
    {
      name: (id: string) => CATALOGUE.exec(id)?.[2] ?? 'ids',
      test: CATALOGUE,
      includeDependenciesRecursively: false,
      priority: 3,
    },
    {
      name: 'dialogs',
      test: /[\\/]dialogs[\\/]|drawings?\./,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'rest', test: (id: string) => !CATALOGUE.test(id), priority: 1 },
  ],
}
