// The checks that need no browser, two at a time: types, form, lint, layers, leftovers, unit tests, build and size.
import { checkLayers } from './layers.mjs'
import { makeSingleFile, makeSite } from './make.mjs'
import { checkSize } from './size.mjs'
import { messageOf, run, say } from './tools.mjs'

/** @typedef {{ readonly name: string, readonly work: () => Promise<string | void> }} Step */

/** @param {string} project */
const types = (project) => run(['tsc', '--noEmit', '--pretty', 'false', '-p', project])

/**
 * Where the folder's site and its single file are, both for the browser tests.
 * @param {string} folder
 */
export const madeIn = (folder) => ({ site: `${folder}/site`, file: `${folder}/base-contact.html` })

/**
 * @param {string} folder
 * @returns {readonly Step[]}
 */
const steps = (folder) => [
  { name: 'unit tests', work: () => run(['vitest', 'run', '--reporter=dot'], { NODE_ENV: 'test' }) },
  { name: 'types', work: () => types('tsconfig.json') },
  { name: 'types of kernel and rules, without a DOM', work: () => types('.config/tsconfig.rules.json') },
  { name: 'types of scripts and browser tests', work: () => types('.config/tsconfig.node.json') },
  { name: 'types of the service worker', work: () => types('.config/tsconfig.worker.json') },
  { name: 'form (biome)', work: () => run(['biome', 'check', '--error-on-warnings', '--colors=off']) },
  { name: 'lint (oxlint)', work: () => run(['oxlint', '--type-aware', '--deny-warnings']) },
  { name: 'layers (dependency-cruiser)', work: checkLayers },
  { name: 'leftovers (knip)', work: () => run(['knip', '--config', '.config/knip.json', '--no-progress']) },
  { name: 'single file', work: () => makeSingleFile(madeIn(folder).file) },
  {
    name: 'site and its script size',
    work: () => makeSite(madeIn(folder).site).then(() => checkSize(madeIn(folder).site)),
  },
]

/**
 * @param {Step} step
 * @returns {Promise<string>} its name where it failed
 */
async function take({ name, work }) {
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`
  try {
    await work()
    say(`  ok      ${name}, ${seconds()}`)
    return ''
  } catch (error) {
    say(`  FAILED  ${name}, ${seconds()}\n\n${messageOf(error)}\n`)
    return name
  }
}

/**
 * Runs every check, also behind one that failed, and leaves the built site and file in the folder.
 * @param {string} folder
 */
export async function checks(folder) {
  const waiting = [...steps(folder)]
  /** @type {string[]} */
  const failed = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const name = await take(step)
      if (name) failed.push(name)
    }
  }
  await Promise.all([lane(), lane()])
  if (failed.length > 0) throw new Error(`Failed: ${failed.join('; ')}.`)
}
