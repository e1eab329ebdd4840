// Checks the import directions, and that the checker really saw every module.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './tools.mjs'

const modulesIn = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** @param {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} violation */
const sentence = ({ from, to, rule, cycle }) =>
  `${rule.name}: ${from} -> ${cycle ? cycle.map((step) => step.name).join(' -> ') : to}`

export async function checkLayers() {
  const words = ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'e2e']
  const report = JSON.parse(await run(words).catch((error) => error.message))
  const seen = new Set(report.modules.map((/** @type {{ source: string }} */ module) => module.source))
  const unseen = [...modulesIn('src'), ...modulesIn('e2e')].filter((name) => !seen.has(name))
  const sentences = [
    ...report.summary.violations.map(sentence),
    ...unseen.map((name) => `not seen by the layer check: ${name}`),
  ]
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}
