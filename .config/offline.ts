// Makes the served page installable, and writes its service worker with the list of what it keeps.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'
import { colours } from '../src/content/tokens.ts'

const WORKER = 'src/worker/worker.ts'

/** The schemas are for programs; whoever looks at them is online. */
const KEPT = /(?<!\.schema\.json)$/

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content)

const inHead = (tag: string, attrs: Record<string, string>) => ({ tag, attrs, injectTo: 'head' as const })

interface Built {
  readonly name: string
  readonly content: string | Uint8Array
}

const inPublic = (folder: string): readonly Built[] =>
  readdirSync(folder)
    .filter((name) => KEPT.test(name))
    .map((name) => ({ name, content: readFileSync(join(folder, name)) }))

/** The worker for exactly these files: any change of one of them makes it another worker, which is how updates are found. */
async function workerOf(page: string, files: readonly Built[]): Promise<string> {
  const names = files.map(({ name }) => name)
  const contents = [page, ...files.map(({ name, content }) => `${name} ${sha256(content).digest('hex')}`)]
  const written = {
    BUILD: sha256(contents.join('\n')).digest('hex').slice(0, 12),
    PAGE: `sha256-${sha256(page).digest('base64')}`,
    FILES: names,
  }
  const lines = Object.entries(written).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
  const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER)
  const small = await minify('worker.js', [...lines, code].join('\n'), { module: false })
  return small.code
}

export const offline = (): Plugin => {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ publicDir }) => {
      folder = publicDir
    },
    transformIndexHtml: () => [
      inHead('link', { rel: 'manifest', href: './manifest.webmanifest' }),
      inHead('link', { rel: 'apple-touch-icon', href: './icon-maskable-512.png' }),
      inHead('meta', { name: 'theme-color', content: colours.frame }),
    ],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).map((each) => ({
          name: each.fileName,
          content: each.type === 'chunk' ? each.code : each.source,
        }))
        const page = built.find(({ name }) => name === 'index.html')
        if (!page) this.error('There is no index.html that the service worker could keep')
        const files = [...built.filter((each) => each !== page), ...inPublic(folder)]
        const source = await workerOf(String(page.content), files)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}
