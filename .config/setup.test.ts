// The setup step: when it installs, which Node it accepts, and that two at once take turns.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled, nodeTrouble } from './installed.mjs'
import { withLock } from './lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a clone '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (place: string, content: object): void => {
  mkdirSync(dirname(join(folder, place)), { recursive: true })
  writeFileSync(join(folder, place), JSON.stringify(content))
}
const lockFile = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  },
}

test.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['18.20.4', false],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s fits: %s', (version, fits) => {
  expect(nodeTrouble(version) === '').toBe(fits)
})

test('a clone without node_modules lacks its packages', () => {
  write('package-lock.json', lockFile)
  expect(isInstalled(folder)).toBe(false)
})

test('nothing is missing where each package of the lock is there, whatever the optional ones are', () => {
  write('package-lock.json', lockFile)
  write('node_modules/a/package.json', {})
  write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
  expect(isInstalled(folder)).toBe(true)
})

test('packages of another version, or deleted by hand, are missing', () => {
  write('package-lock.json', lockFile)
  write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
  expect(isInstalled(folder)).toBe(false)
  write('node_modules/a/package.json', {})
  write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '0.9.0' } } })
  expect(isInstalled(folder)).toBe(false)
})

test('two who ask for the same lock take turns, and the second says that it waits', async () => {
  const lock = join(folder, 'deep', 'lock')
  const order: string[] = []
  const waited: string[] = []
  const hold = (name: string) =>
    withLock(
      lock,
      async () => {
        order.push(`${name} in`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        order.push(`${name} out`)
      },
      () => waited.push(name),
    )
  await Promise.all([hold('first'), hold('second')])
  expect(order).toEqual(['first in', 'first out', 'second in', 'second out'])
  expect(waited).toEqual(['second'])
})

test('every npm script begins with the setup step, which says nothing where nothing is missing', () => {
  const home = fileURLToPath(new URL('..', import.meta.url))
  const { scripts } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  for (const script of Object.values<string>(scripts))
    expect(script).toMatch(/^node \.config\/setup\.mjs && /)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, '.config/setup.mjs')], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})
