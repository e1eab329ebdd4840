// npm run test:firefox: the built page and the single file in a second engine, over WebDriver BiDi.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
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

/** The fixtures of today's edition: the page of this engine has to come to the very digests that they hold. */
const fixtures = readdirSync(new URL('fixtures', import.meta.url))
  .filter((name) => /^v\d+-/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8') }))
  .filter(
    ({ text }, _, all) => edition(text) === Math.max(...all.map((each) => edition(each.text, game(text)))),
  )

/** @param {string} text */
function game(text) {
  return JSON.parse(text).rules.id
}

/**
 * 0 for another game.
 * @param {string} text
 */
function edition(text, wanted = game(text)) {
  return game(text) === wanted ? JSON.parse(text).rules.edition : 0
}

/**
 * Lets go of each fixture over the page and takes the game. It is played again there, action by action, and refused
 * where one digest differs.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 */
async function sameDigests(browser, address) {
  const page = await browser.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForSelector('.roster button')
  for (const { name, text } of fixtures) {
    const steps = JSON.parse(text).steps.length
    await page.evaluate((game) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([game], 'game.json', { type: 'application/json' }))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
    }, text)
    const take = await page.waitForSelector('.dialog-preview .offer-main', { timeout: 60000 })
    await take?.click()
    await page.waitForFunction(
      (count) => document.querySelector('.line-where')?.textContent?.match(/\d+$/)?.[0] === String(count),
      { timeout: 60000 },
      steps,
    )
    say(`  ok      ${name}: the same digests`)
  }
  await page.close()
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
    assert.ok(fixtures.length > 0)
    await sameDigests(browser, `http://127.0.0.1:${server.port}/`)
  } finally {
    await browser.close()
    await server.close()
  }
})
