// npm run test:browser: the browser tests alone, on a fresh build; further words go to Playwright.
import { browserTests } from './browser.mjs'
import { madeIn } from './checks.mjs'
import { chromium } from './chromium.mjs'
import { makeSingleFile, makeSite } from './make.mjs'
import { main, ownFolder } from './tools.mjs'

main(async () => {
  const folder = ownFolder('browser')
  const browser = await chromium()
  await Promise.all([makeSite(madeIn(folder).site), makeSingleFile(madeIn(folder).file)])
  await browserTests({ folder, browser, words: process.argv.slice(2) })
})
