// Builds the product: the page in several files for a server, and the one file for a memory stick.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './tools.mjs'

const production = { NODE_ENV: 'production' }

/** @param {string} folder */
export const makeSite = (folder) =>
  run(['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], production)

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
