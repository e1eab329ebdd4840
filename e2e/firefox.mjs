// npm run test:firefox: the built page and the single file in a second engine, over WebDriver BiDi.
import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { launch } from 'puppeteer-core'
import { firefox } from '../.config/firefox.mjs'
import { makeSingleFile, makeSite } from '../.config/make.mjs'
import { serve } from '../.config/serve.mjs'
import { main, ownFolder, say } from '../.config/tools.mjs'

const TITLE = /^(Base Contact|Вплотную)/

/**
 * Opens the address and proves that it runs there without an error or a breach of its content policy.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 */
async function opens(browser, address) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.evaluateOnNewDocument(() => {
    Reflect.set(window, 'violations', [])
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'violations').push(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  await page.goto(address, { waitUntil: 'load' })
  assert.match(await page.title(), TITLE)
  await page.waitForFunction(() => document.querySelector('#root > noscript') === null, { timeout: 15000 })
  assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'violations')), [])
  assert.deepEqual(errors, [])
  await page.close()
  say(`  ok      ${address.split(':')[0]}`)
}

main(async () => {
  const folder = ownFolder('firefox')
  const executablePath = await firefox()
  const site = `${folder}/site`
  const file = `${folder}/base-contact.html`
  await Promise.all([makeSite(site), makeSingleFile(file)])
  const server = await serve(site, 0)
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  try {
    say(`Firefox ${(await browser.version()).replace(/^firefox\//i, '')}`)
    await opens(browser, `http://127.0.0.1:${server.port}/`)
    await opens(browser, pathToFileURL(file).href)
  } finally {
    await browser.close()
    await server.close()
  }
})
