// Writes the content policy into the built page: the development server needs inline scripts and gets none.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const meta = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}">`

const withPolicy = (html: string, policy: string): string => {
  const charset = /<meta charset="[^"]*"\s*\/?>/
  if (!charset.test(html)) throw new Error('index.html has no charset line to put the content policy behind')
  return html.replace(charset, (line) => `${line}\n    ${meta(policy)}`)
}

/** The served page takes everything from its own host and nothing from any other. */
export const servedPolicy = (): Plugin => ({
  name: 'served-policy',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, "default-src 'self'") },
})

const hashes = (html: string, tag: 'script' | 'style'): string => {
  const bodies = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
  const sources = bodies.map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  )
  return sources.length > 0 ? sources.join(' ') : "'none'"
}

/** The single file runs only the script and style that stand in it, as their hashes say; written after inlining. */
export const singleFilePolicy = (): Plugin => ({
  name: 'single-file-policy',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the single-file build made no index.html')
      const html = String(page.source)
      const policy = [
        "default-src 'none'",
        `script-src ${hashes(html, 'script')}`,
        `style-src ${hashes(html, 'style')}`,
        'font-src data:',
        'img-src data: blob:',
        "base-uri 'none'",
        "form-action 'none'",
      ]
      page.source = withPolicy(html, policy.join('; '))
    },
  },
})

/** Puts the favicon into the page itself, where no second file can lie beside it. */
export const inlineIcon = (file: string): Plugin => ({
  name: 'inline-icon',
  apply: 'build',
  transformIndexHtml: (html) => {
    const icon = `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`
    return html.replace(/href="[^"]*favicon\.svg"/, `href="${icon}"`)
  },
})
