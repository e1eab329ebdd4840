// The served page and the single file open, keep to their content policy, and ask no other host for anything.
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { setting } from './setting.ts'
import { nothing, watch } from './watch.ts'

const TITLE = /^(Base Contact|Вплотную)/
const FIRST_SCRIPT_KB = 220

for (const [name, address] of [
  ['the served page', setting('BASE_CONTACT_URL')],
  ['the single file', setting('BASE_CONTACT_FILE')],
] as const) {
  test(`${name} opens, keeps its content policy and asks no other host`, async ({ page }) => {
    const watched = await watch(page, address)
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(TITLE)
    await expect(
      page.locator('#root > noscript'),
      'the program took the place of the first paint',
    ).toHaveCount(0)
    expect(watched).toEqual(nothing)
  })

  test(`${name} has a content policy that a foreign script and picture break`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(TITLE)
    const directives = await page.evaluate(async () => {
      const seen = new Set<string>()
      document.addEventListener('securitypolicyviolation', (event) => seen.add(event.effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.head.append(script)
      new Image().src = 'https://example.invalid/picture.png'
      await new Promise((resolve) => setTimeout(resolve, 200))
      return [...seen].toSorted()
    })
    expect(directives).toEqual(['img-src', 'script-src-elem'])
    await expect(page).toHaveTitle(TITLE)
  })
}

test('the page has text before its script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(setting('BASE_CONTACT_URL'))
  await expect(page).toHaveTitle(TITLE)
  await expect(page.locator('h1')).toHaveText('Base Contact · Вплотную')
  await context.close()
})

test('what the page really loads at first is within the script budget', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(TITLE)
  const kB = await Promise.all(sizes)
  expect(kB.length).toBeGreaterThan(0)
  expect(kB.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(FIRST_SCRIPT_KB)
})
