// Writes the message ids of both languages once into the built page: a catalogue there is its texts in their order.
import { type Plugin, runnerImport } from 'vite'

/** src/text/ru.ts: all texts of a language, its only export; and beside it the ids of those texts. */
export const CATALOGUE = /^\0?(.*[\\/]src[\\/]text[\\/])(?:([a-z]{2})\.ts|ids)$/

type Texts = Readonly<Record<string, string>>

async function read(file: string): Promise<readonly [name: string, texts: Texts]> {
  const { module } = await runnerImport<Record<string, Texts>>(file)
  const [only, ...more] = Object.entries(module)
  if (!only || more.length > 0) throw new Error(`${file} has to export its catalogue and nothing else`)
  return only
}

/** The last words of the ids by what stands before them: 'ui.dice.' has 'roll' and 'need'. */
type Groups = Readonly<Record<string, readonly string[]>>

async function groupsIn(folder: string): Promise<Groups> {
  const [, texts] = await read(`${folder}en.ts`)
  const groups: Record<string, string[]> = {}
  for (const id of Object.keys(texts)) {
    const at = id.lastIndexOf('.') + 1
    const start = id.slice(0, at)
    groups[start] = [...(groups[start] ?? []), id.slice(at)]
  }
  return groups
}

const idsOf = (groups: Groups): readonly string[] =>
  Object.entries(groups).flatMap(([start, ends]) => ends.map((end) => start + end))

/** In the page: the texts, in the order of the ids, by their ids. */
async function together(folder: string): Promise<string> {
  const groups = Object.entries(await groupsIn(folder)).map(([start, ends]) => [start, ends.join(' ')])
  return `const ids = ${JSON.stringify(groups)}.flatMap(([start, ends]) => ends.split(' ').map((end) => start + end))
export default (texts) => Object.fromEntries(ids.map((id, at) => [id, texts[at]]))`
}

async function catalogue(folder: string, file: string): Promise<string> {
  const ids = idsOf(await groupsIn(folder))
  const [name, texts] = await read(file)
  const inOrder = ids.map((id) => texts[id])
  if (inOrder.includes(undefined) || Object.keys(texts).length !== ids.length)
    throw new Error(`${file} has other texts than the English catalogue`)
  const from = JSON.stringify(`\0${folder}ids`)
  return `import together from ${from}\nexport const ${name} = together(${JSON.stringify(inOrder)})`
}

export const catalogues = (): Plugin => ({
  name: 'catalogues',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (CATALOGUE.test(id) ? id : null),
  load(id) {
    const [, folder, language] = CATALOGUE.exec(id) ?? []
    if (folder === undefined) return null
    return language === undefined ? together(folder) : catalogue(folder, id)
  },
})
