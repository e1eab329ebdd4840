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

test('a base can be dragged when nothing but the first script has come, which is within its budget', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const first = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, name = '']) => name)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000))
  })
  // What comes later never comes at all.
  await page.route(/\.js$/, async (route) => {
    if (first.some((name) => route.request().url().endsWith(name))) await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const board = page.locator('.board')
  await expect(board.locator('canvas')).toHaveCount(6)
  const box = await board.boundingBox()
  if (!box) throw new Error('The board has no place')
  const cursor = () => board.evaluate((element) => element.style.cursor)
  /** Some base of the fight lies under one of these points. */
  const spots = Array.from({ length: 400 }, (_, i) => ({
    x: box.x + (box.width * ((i % 20) + 0.5)) / 20,
    y: box.y + (box.height * (Math.floor(i / 20) + 0.5)) / 20,
  }))
  let found: { x: number; y: number } | undefined
  for (const spot of spots) {
    await page.mouse.move(spot.x, spot.y)
    if ((await cursor()) !== 'grab') continue
    found = spot
    break
  }
  if (!found) throw new Error('No base lies under the pointer anywhere')
  const clip = { x: found.x + 60, y: found.y + 60, width: 30, height: 30 }
  const picture = async () => (await page.screenshot({ clip })).toString('base64')
  const ground = await picture()
  await page.mouse.down()
  await page.mouse.move(found.x + 75, found.y + 75, { steps: 6 })
  expect(await cursor()).toBe('grabbing')
  await expect.poll(picture).not.toBe(ground)
  await page.mouse.up()
  const kB = await Promise.all(sizes)
  expect(kB).toHaveLength(first.length)
  expect(kB.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(FIRST_SCRIPT_KB)
})
