// npm run playout -- 10000 melee: random legal play of so many fights of that game, else of assaults; one JSON line, and 1 where one of them failed.
import { main, ownFolder } from '../../.config/tools.mjs'
import { builtForNode } from './built.mjs'

const USUAL = 10000

main(async () => {
  const count = Number(process.argv[2] ?? USUAL)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`How many fights? ${process.argv[2]} is no whole number from 1 on.`)
  const { playMany } = await import(await builtForNode('playout', ownFolder('playout')))
  const { failure, ...counts } = await playMany(count, process.argv[3] ?? 'assault')
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  if (failure) throw new Error(failure)
})
