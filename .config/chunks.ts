// Into which files the served script goes: few large ones, since together they pack better than many small ones.
export const chunks = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 3 },
    {
      name: 'dialogs',
      test: /[\\/]dialogs[\\/]|(drawings?|lettered)\./,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'rest', priority: 1 },
  ],
}
