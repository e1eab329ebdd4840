// npm run -s replay (and the like): builds a program of src/cli for Node, and runs it with the words that follow.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { main, ownFolder, root } from './tools.mjs'

// Whoever read it has read enough.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  process.exit()
})

main(async () => {
  const [program = '', ...words] = process.argv.slice(2)
  const folder = ownFolder(program)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    root,
    build: {
      ssr: join(root, `src/cli/${program}.ts`),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${program}.mjs` } },
    },
  })
  const programs = await import(pathToFileURL(join(folder, `${program}.mjs`)).href)
  process.exitCode = await programs[program](words)
})
