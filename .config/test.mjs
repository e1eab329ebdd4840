// npm test: every check, then the browser tests on what was built.
import { browserTests } from './browser.mjs'
import { checks } from './checks.mjs'
import { chromium } from './chromium.mjs'
import { main, ownFolder } from './tools.mjs'

main(async () => {
  const folder = ownFolder('test')
  const browser = await chromium()
  await checks(folder)
  await browserTests({ folder, browser, words: [] })
})
