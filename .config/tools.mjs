// Runs the installed tools without a shell, each with the NODE_ENV it needs, and gives each run a folder of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export const messageOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? error.message : String(error)

/** @param {string} sentence */
export const say = (sentence) => process.stdout.write(`${sentence}\n`)

/**
 * The script behind a tool's name.
 * @param {string} tool
 */
function scriptOf(tool) {
  const names = {
    tsc: 'typescript',
    biome: '@biomejs/biome',
    depcruise: 'dependency-cruiser',
    playwright: '@playwright/test',
  }
  const folder = join(root, 'node_modules', Reflect.get(names, tool) ?? tool)
  const bin = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin
  return join(folder, typeof bin === 'string' ? bin : bin[tool])
}

/**
 * Starts a tool and waits for it; what it prints is handed back, or goes straight to the terminal.
 * @param {readonly string[]} words the tool and its arguments
 * @param {{ readonly env?: NodeJS.ProcessEnv, readonly stdio: 'pipe' | 'inherit' }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
function start(words, { env, stdio }) {
  const [tool = '', ...rest] = words
  // What is handed back is shown as plain text, whatever the terminal can do.
  const colours = stdio === 'pipe' ? { FORCE_COLOR: '0', NO_COLOR: '1' } : {}
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf(tool), ...rest], {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', stdio, stdio],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * What a tool printed; throws it where the tool failed.
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function run(words, env) {
  const { code, output } = await start(words, { env: env ?? {}, stdio: 'pipe' })
  if (code !== 0) throw new Error(output.trim() || `${words[0]} ended with ${code}`)
  return output
}

/**
 * Lets a tool talk to the terminal; throws where it failed.
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function show(words, env) {
  const { code } = await start(words, { env: env ?? {}, stdio: 'inherit' })
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}`)
}

/** @param {number} pid */
function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * An empty folder of this process, so that several scripts may build at once. It stays when the script fails, for
 * whoever wants to look, until a later run finds its process gone.
 * @param {string} purpose
 */
export function ownFolder(purpose) {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const pid = /^run-.*-(\d+)$/.exec(name)?.[1]
    if (pid && !lives(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true })
  }
  const folder = join(cache, `run-${purpose}-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  process.once('exit', (code) => {
    if (code === 0 && existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/**
 * The frame of every script: a failure is a plain message and a code, never a stack of this file's own.
 * @param {() => Promise<void>} work
 */
export function main(work) {
  work().catch((error) => {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
    process.exit()
  })
}
