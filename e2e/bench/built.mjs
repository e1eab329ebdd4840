// Builds what the benches run: code of the product for Node, and the raw page for the browser.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../../.config/tools.mjs'

const bench = join(root, 'e2e/bench')

/** @satisfies {import('vite').InlineConfig} */
const plain = { configFile: false, logLevel: 'warn', publicDir: false, mode: 'production' }

/**
 * Code of this folder as a module of Node; npm packages stay outside it.
 * @param {string} file its name without the ending
 * @param {string} folder
 * @returns {Promise<string>} where it may be imported from
 */
export async function builtForNode(file, folder) {
  await build({
    ...plain,
    root,
    build: {
      ssr: join(bench, `${file}.ts`),
      outDir: join(folder, 'node'),
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${file}.mjs` } },
    },
  })
  return pathToFileURL(join(folder, 'node', `${file}.mjs`)).href
}

/**
 * The page that paints the same without rules, React and Konva.
 * @param {string} folder
 */
export const builtRawPage = (folder) =>
  build({
    ...plain,
    root: bench,
    base: './',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: join(bench, 'raw.html') },
    },
  })
