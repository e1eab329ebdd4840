// npm start: builds the page, serves it on this machine and prints its address.
import { makeSite } from './make.mjs'
import { serve } from './serve.mjs'
import { main, ownFolder, say } from './tools.mjs'

const USUAL_PORT = 4173

main(async () => {
  const folder = ownFolder('start')
  say('Building Base Contact.')
  await makeSite(folder)
  const { port } = await serve(folder, USUAL_PORT)
  if (port !== USUAL_PORT) say(`Port ${USUAL_PORT} is taken, so this is on ${port}.`)
  say(`Base Contact is at http://localhost:${port}/ (Ctrl+C ends it)`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))
})
