// Installed, the page needs no network, and a new version of it waits until it is called: with a real second build.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { makeNextSite } from '../.config/make.mjs'
import { serve } from '../.config/serve.mjs'
import { savedByKey } from './files.ts'
import { type Hand, handOn } from './hand.ts'
import { setting } from './setting.ts'
import { asInEveryBrowser, type Both, inLocale } from './table.ts'
import { nothing, watch } from './watch.ts'

/** The page in a folder of a server that can be changed and closed. */
interface Site {
  readonly address: string
  readonly folder: string
  files(): readonly string[]
  /** From now on the server has that version and no file of the one before. */
  put(version: string): void
  /** From now on the server has the same page with another worker, as one with another picture would. */
  putAnother(): void
  /** The address of a page of the same host that is none of ours. */
  beside(): string
  close(): Promise<void>
}

const test = base.extend<{ readonly site: Site }>({
  site: async ({ browserName }, give, info) => {
    const root = info.outputPath(browserName)
    const site = await hosted(root)
    await give(site)
    await site.close()
    rmSync(root, { recursive: true })
  },
})

async function hosted(root: string): Promise<Site> {
  const folder = join(root, 'club', 'table')
  const put = (version: string): void => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    cpSync(version, folder, { recursive: true })
  }
  put(setting('BASE_CONTACT_SITE'))
  const server = await serve(root, 0)
  let open = true
  return {
    address: `http://127.0.0.1:${server.port}/club/table/`,
    folder,
    files: () => filesIn(folder),
    put,
    putAnother: () => {
      const worker = join(folder, 'worker.js')
      const code = readFileSync(worker, 'utf8')
      expect(code).toMatch(BUILD)
      writeFileSync(worker, code.replaceAll(BUILD, '`another`'))
    },
    beside: () => {
      writeFileSync(join(root, 'beside.html'), '<title>Beside</title>')
      return `http://127.0.0.1:${server.port}/beside.html`
    },
    close: async () => {
      if (open) await server.close()
      open = false
    },
  }
}

const BUILD = /`[0-9a-f]{12}`/g

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

test.use({ serviceWorkers: 'allow' })

/** Opens the page as a first or a later visit and waits until it needs no network any more. */
async function visit(page: Page, { address }: Site): Promise<Hand> {
  await page.addInitScript(asInEveryBrowser, null)
  await page.goto(address)
  const hand = handOn(page)
  await hand.ready()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return hand
}

/** The files that are kept, each with the version it is kept for. */
const keptFiles = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.map((each) => each.map(({ url }) => url.slice(location.href.length)).toSorted())
  })

const versionsKept = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).length)

/** Whether a version still waits until no window of ours is open; asked from a page beside ours. */
const waits = (page: Page, { address }: Site): Promise<boolean> =>
  page.evaluate(async (scope) => {
    const versions = await navigator.serviceWorker.getRegistration(scope)
    return versions?.active?.state !== 'activated' || versions.waiting !== null
  }, address)

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

/** Is lost when the page is loaded again. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Reflect.set(window, 'marked', true))
const marked = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'marked') === true)

async function charge(hand: Hand, tag: string, onto: string): Promise<void> {
  await hand.push(tag, onto)
  await expect(hand.where).toHaveText(/^(Step 1 of 1|Шаг 1 из 1)$/)
  await expect(hand.page.locator('.saving')).toHaveText(/^(Saved|Сохранено)$/)
}

test('after the first visit everything works without a network, and without another visit', async ({
  page,
  context,
  site,
}) => {
  const watched = await watch(page, site.address)
  const hand = await visit(page, site)
  const served = site.files().filter((name) => !/\.schema\.json$|^worker\.js$/.test(name))
  const kept = served.map((name) => (name === 'index.html' ? '' : name)).toSorted()
  expect(await keptFiles(page)).toEqual([kept])

  await site.close()
  await context.setOffline(true)
  await hand.command('menu').click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.reload()
  await hand.ready()
  await charge(hand, '1B', '3B')
  await hand.offer(/^Done/).click()
  await hand.offer(/^Roll/).click()
  await expect(hand.where).toHaveText('Step 3 of 3')
  await hand.command('language').click()
  await expect(hand.where).toHaveText('Шаг 3 из 3')
  await hand.fight(1)
  await expect(hand.where).toHaveText('Начало')
  await page.goto(`${site.address}index.html?again`)
  await hand.ready()
  expect(watched).toEqual(nothing)
})

test('a browser offers to install the page as an app', async ({ page, context, site }) => {
  await visit(page, site)
  const devtools = await context.newCDPSession(page)
  expect(await devtools.send('Page.getAppManifest')).toMatchObject({
    url: `${site.address}manifest.webmanifest`,
    errors: [],
  })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // The window of a test is a private one, in which nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a browser that refuses to install the page plays it all the same, without a word', async ({
  page,
  site,
}) => {
  const watched = await watch(page, site.address)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Not here', 'SecurityError'))
  })
  await page.goto(site.address, { waitUntil: 'networkidle' })
  const hand = handOn(page)
  await hand.ready()
  await charge(hand, '1B', '3B')
  await expect(page.locator('.notice')).toHaveCount(0)
  expect([said, watched]).toEqual([[], nothing])
})

test('the single file is never installed, and is itself beside the installed page', async ({
  page,
  site,
}) => {
  cpSync(fileURLToPath(setting('BASE_CONTACT_FILE')), join(site.folder, 'base-contact.html'))
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const single = async (): Promise<void> => {
    await page.goto(`${site.address}base-contact.html`, { waitUntil: 'networkidle' })
    await handOn(page).ready()
    await expect(page.locator('meta[http-equiv]')).toHaveAttribute('content', /sha256/)
  }
  await single()
  expect(await registrations()).toBe(0)
  await visit(page, site)
  expect(await registrations()).toBe(1)
  await single()
})

test.describe('a new version', () => {
  // Much is built, installed and loaded again.
  test.slow()

  let next = ''
  test.beforeAll(async () => {
    const { project, workerIndex } = test.info()
    next = join(project.outputDir, `next-${workerIndex}`)
    await makeNextSite(next)
  })
  test.afterAll(() => rmSync(next, { recursive: true }))

  const [READY, LOAD, LATER, MENU, NEXT_MENU]: readonly [Both, Both, Both, Both, Both] = [
    ['A new version is ready. The game is kept.', 'Готова новая версия. Игра сохранится.'],
    ['Load it now', 'Загрузить сейчас'],
    ['Later', 'Позже'],
    ['Menu', 'Меню'],
    ['The menu', 'Главное меню'],
  ]
  const notice = (page: Page) => page.locator('.notice-standing p')
  const answer = (page: Page, words: string): Promise<void> =>
    page.locator('.notice-offer').getByText(words, { exact: true }).click()
  /** The page is loaded again once it is told to be. */
  const load = async (page: Page, words: string): Promise<void> => {
    await Promise.all([page.waitForEvent('load'), answer(page, words)])
    await handOn(page).ready()
  }
  const menuOf = (hand: Hand) => hand.command('menu').first()

  test('waits, asks, and takes the game over when it is called', async ({ page, site }) => {
    const say = inLocale('en-GB')
    const watched = await watch(page, site.address)
    const hand = await visit(page, site)
    await charge(hand, '1B', '3B')
    const game = await savedByKey(hand)
    await mark(page)

    site.put(next)
    await lookForUpdate(page)
    await expect(notice(page)).toHaveText(say(READY))
    await answer(page, say(LATER))
    await expect(notice(page)).toHaveCount(0)
    expect(await savedByKey(hand)).toEqual(game)
    expect(await marked(page)).toBe(true)

    await page.reload()
    await hand.ready()
    await expect(menuOf(hand)).toHaveAccessibleName(say(MENU))
    await expect(notice(page)).toHaveText(say(READY))
    await mark(page)
    await hand.offer(/^Done/).click()
    await expect(hand.where).toHaveText('Step 2 of 2')
    const further = await savedByKey(hand)
    expect(further.steps[0]).toEqual(game.steps[0])
    expect(await marked(page)).toBe(true)

    await load(page, say(LOAD))
    await expect(menuOf(hand)).toHaveAccessibleName(say(NEXT_MENU))
    expect(await marked(page)).toBe(false)
    await expect(hand.where).toHaveText('Step 2 of 2')
    expect(await savedByKey(hand)).toEqual(further)
    await expect(notice(page)).toHaveCount(0)
    expect(watched).toEqual(nothing)
  })

  test.describe('in Russian', () => {
    test.use({ locale: 'ru-RU' })

    test('leaves another window on its own, which goes on with all of the version it has', async ({
      page,
      context,
      site,
    }) => {
      const say = inLocale('ru-RU')
      const hand = await visit(page, site)
      const beside = await context.newPage()
      const watched = await watch(beside, site.address)
      const other = await visit(beside, site)
      const before = site.files()
      await charge(hand, '1B', '3B')
      await charge(other, '1D', '4A')
      const game = await savedByKey(other)
      await mark(other.page)

      site.put(next)
      expect(site.files().filter((name) => /assets\/en-/.test(name))).not.toEqual(
        before.filter((name) => /assets\/en-/.test(name)),
      )
      await lookForUpdate(page)
      await expect(notice(other.page)).toHaveText(say(READY))
      await load(page, say(LOAD))
      await expect(menuOf(hand)).toHaveAccessibleName(say(NEXT_MENU))
      site.putAnother()
      await lookForUpdate(page)
      await load(page, say(LOAD))
      await expect(notice(page)).toHaveCount(0)
      await expect.poll(() => versionsKept(page)).toBe(2)

      await expect(notice(other.page)).toHaveText(say(READY))
      await other.command('language').click()
      await expect(menuOf(other)).toHaveAccessibleName('Menu')
      await other.command('menu').click()
      await expect(other.page.getByRole('dialog')).toBeVisible()
      await other.page.keyboard.press('Escape')
      expect(await savedByKey(other)).toEqual(game)
      expect(await marked(other.page)).toBe(true)

      await load(other.page, 'Load it now')
      await expect(menuOf(other)).toHaveAccessibleName('The menu')
      expect(await savedByKey(other)).toEqual(game)
      expect(watched).toEqual(nothing)
    })

    test('begins by itself once no window is open, and throws away what nobody needs any more', async ({
      page,
      site,
    }) => {
      const say = inLocale('ru-RU')
      const hand = await visit(page, site)
      const [first] = await keptFiles(page)
      site.put(next)
      await lookForUpdate(page)
      await load(page, say(LOAD))
      await expect(menuOf(hand)).toHaveAccessibleName(say(NEXT_MENU))
      await expect.poll(() => versionsKept(page)).toBe(1)
      const [second] = await keptFiles(page)
      expect(second).not.toEqual(first)

      site.put(setting('BASE_CONTACT_SITE'))
      await lookForUpdate(page)
      await expect(notice(page)).toHaveText(say(READY))
      expect(await keptFiles(page)).toEqual([second, first])
      await page.goto(site.beside())
      await expect.poll(() => waits(page, site)).toBe(false)
      await visit(page, site)
      await expect(menuOf(hand)).toHaveAccessibleName(say(MENU))
      await expect.poll(() => keptFiles(page)).toEqual([first])
    })
  })
})
