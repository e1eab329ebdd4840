// npm run build: fills dist with the page for a server and base-contact.html, the page in one file.
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeSingleFile, makeSite } from './make.mjs'
import { main, ownFolder, root, say } from './tools.mjs'

main(async () => {
  const folder = join(ownFolder('build'), 'dist')
  await makeSite(folder)
  await makeSingleFile(join(folder, 'base-contact.html'))
  const dist = join(root, 'dist')
  rmSync(dist, { recursive: true, force: true })
  renameSync(folder, dist)
  say('dist holds the page for any web server; dist/base-contact.html is the whole page in one file.')
})
