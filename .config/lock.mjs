// One at a time: a lock made of a folder, which several scripts, started at once, wait for.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const BEAT_MS = 1000
const SILENT_MS = 15000
const POLL_MS = 150

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

const ownerOf = (/** @type {string} */ folder) => {
  try {
    return readFileSync(join(folder, 'owner'), 'utf8')
  } catch {
    return ''
  }
}

/** Changes for as long as the owner lives; empty where nobody holds the lock. */
const pulse = (/** @type {string} */ folder) => {
  try {
    return `${ownerOf(folder)} ${statSync(folder).mtimeMs}`
  } catch {
    return ''
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function tryTake(folder, name) {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (existsSync(folder)) return false
    throw error
  }
  writeFileSync(join(folder, 'owner'), name)
  return true
}

/**
 * Moves a dead owner's lock aside, so that of several who wait only one can.
 * @param {string} folder
 * @param {string} lastPulse
 * @param {string} name
 */
function clear(folder, lastPulse, name) {
  if (pulse(folder) !== lastPulse) return
  try {
    renameSync(folder, `${folder}.${name}`)
    rmSync(`${folder}.${name}`, { recursive: true, force: true })
  } catch {
    // somebody else was quicker
  }
}

/**
 * Waits by the own clock, never by comparing clocks: a lock is dead when it has not changed for a while.
 * @param {string} folder
 * @param {string} name
 * @param {() => void} onWait
 */
async function take(folder, name, onWait) {
  let seen = ''
  let since = process.hrtime.bigint()
  let told = false
  while (!tryTake(folder, name)) {
    const now = pulse(folder)
    if (now !== seen) {
      seen = now
      since = process.hrtime.bigint()
    } else if (Number(process.hrtime.bigint() - since) / 1e6 > SILENT_MS) {
      clear(folder, seen, name)
    }
    if (!told) onWait()
    told = true
    await pause(POLL_MS)
  }
}

/**
 * Does the work while no other process that names the same folder does.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {() => void} onWait called once where it has to wait
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait) {
  const name = `${process.pid}-${Math.random().toString(36).slice(2)}`
  mkdirSync(dirname(folder), { recursive: true })
  await take(folder, name, onWait)
  const drop = () => {
    if (ownerOf(folder) === name) rmSync(folder, { recursive: true, force: true })
  }
  const beat = setInterval(() => {
    try {
      utimesSync(folder, new Date(), new Date())
    } catch {
      // taken away by hand: the work goes on
    }
  }, BEAT_MS)
  process.once('exit', drop)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.removeListener('exit', drop)
    drop()
  }
}
