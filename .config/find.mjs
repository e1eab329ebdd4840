// Finds a browser on this machine, or installs one as root on Debian. Needs no package.
import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { withLock } from './lock.mjs'

/** @param {string} sentence */
export const tell = (sentence) => process.stderr.write(`${sentence}\n`)

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * The first of these programs on the PATH.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function onPath(names) {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending))).find(isProgram)
}

/**
 * What an environment variable names; a name that is no program is the user's mistake and said so.
 * @param {string} variable
 */
export function named(variable) {
  const file = process.env[variable]
  if (!file) return undefined
  const found = isProgram(file) ? file : onPath([file])
  if (!found) throw new Error(`$${variable} is ${file}, which is not a program on this machine.`)
  return found
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<boolean>} whether it went well
 */
const apt = (words) =>
  new Promise((resolve) => {
    const child = spawn('apt-get', words, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

/**
 * Installs Debian packages where this is root on a Debian; two scripts at once take turns.
 * @param {readonly string[]} packages
 * @param {() => string | undefined} find looks again, because the other script may have installed it meanwhile
 */
export function debian(packages, find) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return Promise.resolve(undefined)
  const lock = join(tmpdir(), 'base-contact-apt.lock')
  return withLock(
    lock,
    async () => {
      const found = find()
      if (found) return found
      tell(`Installing ${packages.join(' and ')} by apt-get; this happens once.`)
      const wait = ['-o', 'DPkg::Lock::Timeout=300']
      await apt([...wait, 'update', '-q'])
      await apt([...wait, 'install', '-y', '-q', '--no-install-recommends', ...packages])
      return find()
    },
    () => tell('Waiting for another script that is installing a browser.'),
  )
}
