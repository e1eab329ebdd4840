// The setup step of every npm script: installs what the lock file names and node_modules lack. Says nothing on
// standard output, needs no package and no shell, and is over at once where nothing is missing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, nodeTrouble } from './installed.mjs'
import { withLock } from './lock.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const say = (/** @type {string} */ sentence) => process.stderr.write(`${sentence}\n`)

/** npm is started as a script of this Node, because its .cmd file needs a shell on Windows. */
function npmScript() {
  const named = process.env.npm_execpath
  if (named && basename(named) === 'npm-cli.js' && existsSync(named)) return named
  const beside = dirname(process.execPath)
  const places = [
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, '../share/nodejs/npm/bin/npm-cli.js'),
  ]
  return places.find((place) => existsSync(place))
}

/** @returns {Promise<void>} */
function install() {
  const npm = npmScript()
  if (!npm)
    return Promise.reject(new Error('npm was not found beside Node. Please run "npm ci --include=dev" once.'))
  // Development packages are wanted whatever NODE_ENV says; no package here needs an install script.
  const words = [
    npm,
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 2, 2] })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new Error('The packages could not be installed; the lines above say why. Is the network there?'),
        )
    })
  })
}

async function setup() {
  if (isInstalled(root)) return
  await withLock(
    join(root, '.cache', 'setup.lock'),
    async () => {
      if (isInstalled(root)) return
      say('Installing the packages that the lock file names; this happens once.')
      await install()
    },
    () => say('Waiting for another script that is installing the packages.'),
  )
}

const stop = (/** @type {string} */ sentence) => {
  say(sentence)
  process.exit(1)
}

process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const trouble = nodeTrouble(process.versions.node)
if (trouble) stop(trouble)
else setup().catch((error) => stop(error.message))
