// npm run fuzz -- 100000: reads so many spoilt files; one JSON line of how they were answered, and 1 where one was answered wrongly.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, ownFolder, root } from '../../.config/tools.mjs'
import { builtForNode } from './built.mjs'

const USUAL = 10000

const fixtures = join(root, 'e2e/fixtures')

main(async () => {
  const count = Number(process.argv[2] ?? USUAL)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`How many files? ${process.argv[2]} is no whole number from 1 on.`)
  const texts = readdirSync(fixtures).map((name) => readFileSync(join(fixtures, name), 'utf8'))
  const { readMany } = await import(await builtForNode('fuzz', ownFolder('fuzz')))
  const { failure, ...counts } = await readMany(texts, count)
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  if (failure) throw new Error(failure)
})
