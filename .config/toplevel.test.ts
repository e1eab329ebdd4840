// The top level of the repository is fixed, so that one finds things.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const FIXED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'src',
  'public',
  'e2e',
  'README.md',
  'LICENSE',
]
/** Made by the scripts and ignored by git. */
const MADE = ['node_modules', 'dist']

test('the top level holds the fixed names, dot files and nothing else', () => {
  const names = readdirSync(new URL('..', import.meta.url)).filter((name) => !name.startsWith('.'))
  expect(names.filter((name) => !MADE.includes(name)).toSorted()).toEqual([...FIXED].toSorted())
})
