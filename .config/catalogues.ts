// Writes the texts of each language as a file of data into the served page: what is read is no program.
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { type Language, languages } from '../src/text/language.ts'

export type Texts = Readonly<Record<string, string>>

const CATALOGUES = /[\\/]src[\\/]text[\\/]catalogues\.ts$/

/** All texts of a language: the only export of its file. */
async function textsOf(language: Language): Promise<Texts> {
  const file = fileURLToPath(new URL(`../src/text/${language}.ts`, import.meta.url))
  const { module } = await runnerImport<Record<string, Texts>>(file)
  const [texts, ...more] = Object.values(module)
  if (!texts || more.length > 0) throw new Error(`${file} has to export its catalogue and nothing else`)
  return texts
}

const FETCHED = `async function fetched(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(address)
  return answer.json()
}`

/** `written` says what of the texts goes into the page. */
export const catalogues = (written = (texts: Texts, _language: Language): Texts => texts): Plugin => ({
  name: 'catalogues',
  apply: 'build',
  async load(id) {
    if (!CATALOGUES.test(id)) return null
    const entries: string[] = []
    for (const language of languages) {
      const source = JSON.stringify(written(await textsOf(language), language))
      const file = this.emitFile({ type: 'asset', name: `${language}.json`, source })
      entries.push(`${language}: () => fetched(import.meta.ROLLUP_FILE_URL_${file})`)
    }
    return `${FETCHED}\nexport const catalogues = { ${entries.join(', ')} }`
  },
})
