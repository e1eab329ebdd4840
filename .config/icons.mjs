// node .config/icons.mjs: draws the icons of the installed page from public/favicon.svg, whenever that has changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as engine } from '@playwright/test'
import { chromium } from './chromium.mjs'
import { asRoot } from './flags.mjs'
import { main, root } from './tools.mjs'

/** The ground of the favicon, to the very edge. */
const GROUND = '#f4efe2'

/** A maskable icon may be cut to a circle of four fifths of its width: the drawing's corners lie within it. */
const WITHIN_CIRCLE = 0.74

const ICONS = [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  { name: 'icon-maskable-512', size: 512, part: WITHIN_CIRCLE },
]

main(async () => {
  const drawing = readFileSync(join(root, 'public/favicon.svg')).toString('base64')
  const browser = await engine.launch({ executablePath: await chromium(), args: asRoot })
  const page = await browser.newPage()
  for (const { name, size, part } of ICONS) {
    const ground = part < 1 ? GROUND : 'transparent'
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
      <img src="data:image/svg+xml;base64,${drawing}" width="${size * part}" height="${size * part}"></body>`)
    await page.locator('img').evaluate((/** @type {HTMLImageElement} */ image) => image.decode())
    await page.screenshot({ path: join(root, 'public', `${name}.png`), omitBackground: true })
  }
  await browser.close()
})
