// Builds the product: the page in several files for a server, and the one file for a memory stick.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './tools.mjs'

const production = { NODE_ENV: 'production' }

/** @param {string} folder */
const intoSite = (folder) => ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']

/** @param {string} folder */
export const makeSite = (folder) => run(intoSite(folder), production)

/**
 * A next version of the page, for who tests how it takes the place of this one.
 * @param {string} folder
 */
export const makeNextSite = (folder) =>
  run([...intoSite(folder), '--config', '.config/next.config.ts'], production)

/** @param {string} file */
export async function makeSingleFile(file) {
  const folder = `${file}.parts`
  const words = [
    'vite',
    'build',
    '--mode',
    'single',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  await run(words, production)
  copyFileSync(join(folder, 'index.html'), file)
  rmSync(folder, { recursive: true, force: true })
}
