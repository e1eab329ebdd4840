// npm run bench: one JSON object with what a drag, a measurement, an action and a judged case cost; 1 where a drag costs far too much.
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../.config/chromium.mjs'
import { makeSite } from '../../.config/make.mjs'
import { serve } from '../../.config/serve.mjs'
import { main, ownFolder } from '../../.config/tools.mjs'
import { builtForNode, builtRawPage } from './built.mjs'

const USUAL = [50, 200, 500, 1000]

const tell = (/** @type {string} */ sentence) => process.stderr.write(`${sentence}\n`)

const loadNow = () =>
  `Load ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')} on ${availableParallelism()} processors.`

main(async () => {
  const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : USUAL
  const folder = ownFolder('bench')
  const browser = await chromium()
  const [product, raw] = [join(folder, 'site'), join(folder, 'raw')]
  await makeSite(product)
  await builtRawPage(raw)
  const { bench, missed, failure } = await import(await builtForNode('bench', folder))
  const servers = [await serve(product, 0), await serve(raw, 0)]
  const [home = '', beside = ''] = servers.map(({ port }) => `http://127.0.0.1:${port}/`)
  tell(loadNow())
  const found = await bench({ product: home, raw: `${beside}raw.html`, browser, counts, tell })
  for (const server of servers) await server.close()
  tell(loadNow())
  process.stdout.write(`${JSON.stringify(found)}\n`)
  for (const sentence of missed(found)) tell(`Not reached: ${sentence}.`)
  if (failure(found)) throw new Error(failure(found))
})
