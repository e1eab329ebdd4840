// The one-way imports of src, as a table: each layer and what it may import beside itself.

const MAY_IMPORT = {
  kernel: [],
  rules: ['kernel'],
  content: ['kernel', 'rules'],
  text: ['kernel', 'content'],
  store: ['kernel', 'rules', 'content'],
  board: ['kernel', 'text', 'store', 'content/art', 'content/tokens'],
  panels: ['kernel', 'text', 'store', 'content'],
  storage: ['kernel', 'store'],
  cli: ['kernel', 'rules', 'content', 'text'],
  worker: [],
}

/** Of these a layer may import types alone. */
const TYPES_ONLY = { text: ['rules'] }

const under = (folders) => `^src/(${folders.join('|')})[/.]`

const layers = Object.entries(MAY_IMPORT).flatMap(([layer, others]) => {
  const types = TYPES_ONLY[layer] ?? []
  return [
    {
      name: `${layer} may import only: ${[...others, ...types.map((name) => `types of ${name}`)].join(', ') || 'npm'}`,
      severity: 'error',
      from: { path: under([layer]) },
      to: { path: '^(src|e2e)/', pathNot: under([layer, ...others, ...types]) },
    },
    ...types.map((name) => ({
      name: `${layer} may import types of ${name} alone`,
      severity: 'error',
      from: { path: under([layer]) },
      to: { path: under([name]), dependencyTypesNot: ['type-only'] },
    })),
  ]
})

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'app may import every layer but cli and worker',
      severity: 'error',
      from: { path: under(['app']) },
      to: { path: '^(src/cli|src/worker|e2e)/' },
    },
    {
      name: 'rule sets never import each other',
      severity: 'error',
      from: { path: '^src/rules/([^/]+)/' },
      to: { path: '^src/rules/[^/]+/', pathNot: '^src/rules/$1/' },
    },
    {
      name: 'a rule set does not import the list of rule sets',
      severity: 'error',
      from: { path: '^src/rules/[^/]+/' },
      to: { path: '^src/rules/index' },
    },
    {
      name: 'browser tests know types of the kernel alone',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/bench/' },
      to: { path: '^src/', pathNot: '^src/kernel/' },
    },
    {
      name: 'of the code in src browser tests import only how it measures',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/bench/' },
      to: { path: '^src/', pathNot: '^src/kernel/geometry/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no cycles, types included', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import leads somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no test is imported',
      severity: 'error',
      from: { pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'what is made for tests is imported by tests alone',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(\\.test\\.tsx?|/(testing|testingTest|playing|speaking|spoiling|bodies|testTable)\\.ts)$',
      },
      to: { path: '/(testing|testingTest|playing|speaking|spoiling|bodies|testTable)\\.ts$' },
    },
    {
      name: 'only cli knows Node',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the product stands on dependencies, not on development tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'undetermined'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'kernel, rules and content know no view library',
      severity: 'error',
      from: { path: under(['kernel', 'rules', 'content']) },
      to: { path: '^node_modules/(react|react-dom|konva|react-konva|zustand|intl-messageformat)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
