// npm run playout -- 10000: random legal play of so many assaults; one JSON line, and 1 where one of them failed.
import { main, ownFolder } from '../../.config/tools.mjs'
import { builtForNode } from './built.mjs'

const USUAL = 10000

main(async () => {
  const count = Number(process.argv[2] ?? USUAL)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`How many assaults? ${process.argv[2]} is no whole number from 1 on.`)
  const { playMany } = await import(await builtForNode('playout', ownFolder('playout')))
  const { failure, ...counts } = await playMany(count)
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  if (failure) throw new Error(failure)
})
