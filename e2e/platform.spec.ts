// What the platform refuses is said, in both languages, and the game goes on: no connection, no file, no full screen.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { chooserAfter } from './files.ts'
import { handOn } from './hand.ts'
import { type Both, inLocale, LOCALES } from './table.ts'

const OUT_OF_REACH: Both = [
  'This part of the page could not be fetched. Check the connection and try again.',
  'Эту часть страницы не удалось загрузить. Проверьте связь и попробуйте ещё раз.',
]
const NO_FULL_SCREEN: Both = ['The browser refused full screen.', 'Браузер не разрешил полный экран.']
const NOT_SAVED: Both = [
  'The browser could not write the file. The game on the table is unchanged.',
  'Браузер не смог записать файл. Игра на столе не изменилась.',
]
const NOT_READ: Both = [
  'The browser could not read the file. The game on the table is unchanged.',
  'Браузер не смог прочитать файл. Игра на столе не изменилась.',
]

test('where a part of the first page cannot be fetched that is said in both languages, and tried again', async ({
  page,
}) => {
  const hand = handOn(page)
  for (const part of [/\/en-[^/]*\.json$/, /\/rest-[^/]*\.js$/]) {
    await page.route(part, (route) => route.abort())
    await page.goto('/')
    for (const sentence of ['Not all of the page has arrived.', 'Страница загрузилась не полностью.'])
      await expect(page.getByText(sentence)).toBeVisible()
    await page.unroute(part)
    await page.getByRole('link', { name: 'Try again' }).click()
    await hand.ready()
    await expect(hand.ask).toBeVisible()
  }
})

test('where the program itself cannot be fetched what stands there at first says so after a while', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(/\/index-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading')).toContainText('Base Contact')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
})

async function opened(page: Page) {
  const hand = handOn(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await hand.ready()
  return hand
}

async function offline(page: Page): Promise<void> {
  await page.route(/\.(js|json|css)$/, (route) => route.abort())
}

/** Runs in the page before it: nothing may be opened, written or shown on the whole screen. */
function refuseAll(): void {
  const refuse = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'))
  Object.assign(window, { showSaveFilePicker: refuse, showOpenFilePicker: refuse })
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not now'))
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)

    test('a dialog that cannot be fetched is said, and opens when the connection is back', async ({
      page,
    }) => {
      const hand = await opened(page)
      await offline(page)
      await hand.command('menu').click()
      await expect(hand.notice).toHaveText(say(OUT_OF_REACH))
      await expect(page.locator('.crash')).toHaveCount(0)
      await page.unroute(/\.(js|json|css)$/)
      await hand.command('menu').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test('a language that cannot be fetched is said, and the words stay', async ({ page }) => {
      const hand = await opened(page)
      const asked = await hand.ask.textContent()
      await offline(page)
      await hand.command('language').click()
      await expect(hand.notice).toHaveText(say(OUT_OF_REACH))
      await expect(hand.ask).toHaveText(asked ?? '')
    })

    test('full screen and files that the browser refuses are said', async ({ page }) => {
      await page.addInitScript(refuseAll)
      const hand = await opened(page)
      await hand.press('KeyV')
      await expect(hand.notice).toHaveText(say(NO_FULL_SCREEN))
      await hand.press('Control+KeyS')
      await expect(hand.notice).toHaveText(say(NOT_SAVED))
      await hand.press('Control+KeyO')
      await expect(hand.notice).toHaveText(say(NOT_READ))
      await expect(page.locator('.crash')).toHaveCount(0)
    })

    test('a file is quoted as it stands, also where it names a message of the page', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'showOpenFilePicker')
        Reflect.deleteProperty(window, 'showSaveFilePicker')
      })
      const hand = await opened(page)
      const [saved] = await Promise.all([page.waitForEvent('download'), hand.press('Control+KeyS')])
      const game: unknown = JSON.parse(await readFile(await saved.path(), 'utf8'))
      const foreign = { ...(game as object), rules: { id: 'ui.close', edition: 1 } }
      const chooser = await chooserAfter(page, () => hand.press('Control+KeyO'))
      const buffer = Buffer.from(JSON.stringify(foreign))
      await chooser.setFiles({ name: 'foreign.json', mimeType: 'application/json', buffer })
      await expect(hand.notice).toContainText('ui.close')
    })
  })
}
