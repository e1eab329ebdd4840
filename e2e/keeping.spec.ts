// What the browser keeps: several games side by side, two windows on one game, and storage that is full, forbidden or deleted.
import { expect, type Page } from '@playwright/test'
import { saved, savedByKey } from './files.ts'
import { type Hand, handOn } from './hand.ts'
import { setting } from './setting.ts'
import { asInEveryBrowser, type Both, inLocale, LOCALES, test } from './table.ts'

// Much is played, opened and loaded again in each of these.
test.slow()

const saving = (page: Page) => page.locator('.saving')
const standing = (page: Page) => page.locator('.notice-standing p')

async function charge(hand: Hand): Promise<void> {
  await hand.push('1B', '3B')
  await expect(hand.where).toHaveText(/^(Step 1 of 1|Шаг 1 из 1)$/)
}

async function kept(hand: Hand): Promise<void> {
  await expect(saving(hand.page)).toHaveText(/^(Saved|Сохранено)$/)
}

/** Another window of the same browser. */
async function another({ page }: Hand): Promise<Hand> {
  const other = handOn(await page.context().newPage())
  await other.page.addInitScript(asInEveryBrowser, null)
  await other.page.goto('/')
  await other.ready()
  return other
}

const ELSEWHERE: Both = [
  'This game was opened in another window, which keeps it from now on. What is done here is not saved, unless it goes on as a copy.',
  'Эту игру открыли в другом окне, и теперь она сохраняется там. Сделанное здесь не сохранится, если не продолжить копией.',
]

/** Whether the browser asks before it reloads the page; the page stays where it does. */
async function askedOnReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type() === 'beforeunload'
  })
  const reloaded = page.waitForEvent('load').then(() => false)
  await page.evaluate(() => {
    setTimeout(() => location.reload(), 0)
  })
  return Promise.race([asked, reloaded])
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)
    const [DONE, COPY]: readonly [Both, Both] = [
      ['Done', 'Готово'],
      ['Go on as a copy', 'Продолжить копией'],
    ]

    test('two windows on one game: the older is told at once, writes nothing over, and can go on as a copy', async ({
      hand,
      page,
    }) => {
      await charge(hand)
      await kept(hand)
      const newer = await another(hand)
      await expect(newer.where).toHaveText(say(['Step 1 of 1', 'Шаг 1 из 1']))
      await expect(standing(page)).toHaveText(say(ELSEWHERE))
      await expect(hand.spoken).toHaveText(say(ELSEWHERE))
      await expect(saving(page)).toHaveText(say(['Not saved', 'Не сохранено']))

      await newer.offer(say(DONE)).click()
      await kept(newer)
      const going = await savedByKey(newer)
      await page.keyboard.press('Control+KeyZ')
      await hand.push('1D', '4A')
      await expect(hand.where).toHaveText(say(['Step 1 of 1', 'Шаг 1 из 1']))
      await expect(saving(page)).toHaveText(say(['Not saved', 'Не сохранено']))
      const aside = await savedByKey(hand)
      expect(aside.steps).not.toEqual(going.steps.slice(0, 1))
      expect(await askedOnReload(page)).toBe(true)

      await page.getByRole('button', { name: say(COPY) }).click()
      await kept(hand)
      await kept(newer)
      await newer.page.close()
      expect(await askedOnReload(page)).toBe(false)
      await hand.ready()
      expect(await savedByKey(hand)).toEqual(aside)
      await hand.command('menu').click()
      await hand.command('games').click()
      const games = page.locator('.dialog .game')
      await expect(games).toHaveCount(2)
      await games.getByRole('button', { name: say(['Open', 'Открыть']) }).click()
      await expect(games).toHaveCount(0)
      expect(await savedByKey(hand)).toEqual(going)
    })

    test('saved games have names, pictures and dates, and each can be opened, deleted and put back', async ({
      hand,
      page,
    }) => {
      const games = page.locator('.game')
      const button = (words: Both) => page.locator('.dialog').getByRole('button', { name: say(words) })
      const look = async (): Promise<void> => {
        await hand.command('menu').click()
        await hand.command('games').click()
      }
      await charge(hand)
      await kept(hand)
      const first = await savedByKey(hand)
      await hand.fight(1)
      await hand.push('3B', '1A')
      await kept(hand)

      await look()
      await expect(games).toHaveCount(2)
      await expect(games.first()).toContainText(say(['on the table', 'на столе']))
      await expect(games.last().getByRole('img')).toBeVisible()
      await expect(games.last()).toContainText(say(['1 step, saved ', '1 шаг, сохранена ']))
      await expect(games.last()).toContainText(String(new Date().getFullYear()))
      await games
        .last()
        .getByRole('button', { name: say(['Name', 'Название']) })
        .click()
      await page.keyboard.press('Tab')
      await games.last().getByRole('textbox').fill('<b>Соколы</b>')
      await page.keyboard.press('Enter')
      await expect(games.last()).toContainText('<b>Соколы</b>')
      const file = await saved(hand, () =>
        games
          .last()
          .getByRole('button', { name: say(['To a file', 'В файл']) })
          .click(),
      )
      expect(file).toEqual(first)

      await button(['Delete', 'Удалить']).click()
      await expect(games).toHaveCount(1)
      await button(['Put it back', 'Вернуть']).click()
      await expect(games).toHaveCount(2)
      await button(['Open', 'Открыть']).click()
      await expect(page.locator('.dialog')).toHaveCount(0)
      expect(await savedByKey(hand)).toEqual(first)
      await look()
      await expect(games.first()).not.toContainText('Соколы')
      await expect(games.last()).toContainText(say(['on the table', 'на столе']))
    })
  })
}

test('whoever opens a saved game is asked first where the present one is not saved', async ({
  hand,
  page,
}) => {
  await charge(hand)
  await kept(hand)
  await hand.fight(1)
  await hand.push('3B', '1A')
  await kept(hand)
  const newer = await another(hand)
  await expect(saving(page)).toHaveText('Not saved')
  await hand.offer('Done').click()
  await hand.command('menu').click()
  await hand.command('games').click()
  await page.locator('.game').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.locator('.give-up')).toContainText('it will be lost unless you save it to a file')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await page.getByRole('button', { name: 'Open without saving' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(hand.where).toHaveText('Step 1 of 1')
  await expect(standing(page)).toHaveCount(0)
  await newer.page.close()
})

for (const locale of LOCALES)
  test.describe(`${locale}, a game on the table in another window`, () => {
    test.use({ locale })
    const say = inLocale(locale)

    test('says so in the list and cannot be deleted there, until it has left that table', async ({
      hand,
      page,
    }) => {
      await charge(hand)
      await kept(hand)
      const newer = await another(hand)
      const games = newer.page.locator('.game')
      const theirs = games.filter({
        hasText: say(['on the table in another window', 'на столе в другом окне']),
      })
      const drop = newer.page.getByRole('button', { name: say(['Delete', 'Удалить']) })
      const look = async (): Promise<void> => {
        await newer.command('menu').click()
        await newer.command('games').click()
        await expect(games).toHaveCount(2)
      }
      await newer.fight(1)
      await page.getByRole('button', { name: say(['Go on as a copy', 'Продолжить копией']) }).click()
      await kept(hand)
      await look()
      await expect(theirs).toHaveCount(1)
      await expect(drop).toHaveCount(1)
      await hand.fight(1)
      await kept(hand)
      await drop.click()
      await expect(games).toHaveCount(1)
      await expect(theirs).toHaveCount(0)
      await newer.page.locator('.game-dropped').getByRole('button').click()
      await expect(drop).toHaveCount(2)
      await newer.page.close()
    })
  })

test('where the dice come from is kept over a reload', async ({ hand, page }) => {
  await charge(hand)
  await hand.offer('Done').click()
  await hand.diceFrom('typed')
  await kept(hand)
  await page.reload()
  await hand.ready()
  await expect(page.locator('.given-typed')).toBeVisible()
})

test('a slow disk loses nothing: the game before is saved to its last step', async ({ hand, page }) => {
  await charge(hand)
  await kept(hand)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval')
          const end = Date.now() + 4000
          const busy = (): void => {
            const asked = store.get('x')
            asked.addEventListener('success', () => (Date.now() < end ? busy() : opening.result.close()))
          }
          busy()
          resolve()
        })
      }),
  )
  await hand.push('1A', '3A')
  await hand.offer('Done').click()
  const before = await savedByKey(hand)
  await expect(saving(page)).toHaveText('Saving')
  await hand.fight(1)
  await kept(hand)
  await hand.command('menu').click()
  await hand.command('games').click()
  await page.locator('.game').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await savedByKey(hand)).toEqual(before)
})

test('a kept game that does not open stays among the saved games, and its file can be had', async ({
  hand,
  page,
}) => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyval'))
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('keyval', 'readwrite')
          writing.objectStore('keyval').put('{"format":"base-contact","version":1}', 'base-contact.game')
          writing.addEventListener('complete', () => resolve(opening.result.close()))
          writing.addEventListener('error', reject)
        })
      }),
  )
  await page.reload()
  await hand.ready()
  await expect(hand.notice).toContainText(
    'The game kept by this browser cannot be opened (rules: undefined).',
  )
  await hand.command('menu').click()
  await hand.command('games').click()
  const game = page.locator('.game').filter({ hasText: 'A game of an earlier version' })
  await game.getByRole('button', { name: 'Open' }).click()
  await expect(hand.notice).toContainText('The game cannot be opened (rules: undefined).')
  const file = await saved(hand, () => game.getByRole('button', { name: 'To a file' }).click())
  expect(file).toEqual({ format: 'base-contact', version: 1 })
})

const NOT_KEPT = 'The game is not saved: this browser keeps nothing, or has no room left. Save it to a file.'

test('where the room is used up that is said at once, and the game is saved once there is room again', async ({
  hand,
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(setting('BASE_CONTACT_URL')).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await charge(hand)
  await expect(standing(page)).toHaveText(NOT_KEPT)
  await expect(saving(page)).toHaveText('Not saved')
  const rescued = await saved(hand, () => page.locator('.notice-offer').click())
  expect(rescued.steps).toHaveLength(1)
  expect(await askedOnReload(page)).toBe(true)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await kept(hand)
  await page.reload()
  await hand.ready()
  expect(await savedByKey(hand)).toEqual(rescued)
})

test('where the page may store nothing it says so at once, and the game can be saved to a file', async ({
  hand,
  page,
}) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'access-control-allow-origin': '*',
      'content-security-policy': 'sandbox allow-scripts allow-downloads allow-forms',
    }
    await route.fulfill({ response, headers })
  })
  await page.reload()
  await hand.ready()
  expect(await page.evaluate(() => window.origin)).toBe('null')
  await expect(saving(page)).toHaveText('Not saved')
  await expect(standing(page)).toHaveText(NOT_KEPT)
  await charge(hand)
  const rescued = await saved(hand, () => page.locator('.notice-offer').click())
  expect(rescued.steps).toHaveLength(1)

  await hand.command('menu').click()
  await hand.command('scenarios').click()
  await page.locator('.scenario').nth(1).click()
  await page.getByRole('button', { name: 'Start without saving' }).click()
  await expect(hand.where).toHaveText('Start')
  await expect(standing(page)).toHaveText(/^The game before this one could not be saved/)
  await page.getByRole('button', { name: 'Go back to it' }).click()
  await expect(hand.where).toHaveText('Step 1 of 1')
})

const deletions: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'by another window',
    async (page) => {
      const other = await page.context().newPage()
      await other.goto('/favicon.svg')
      await other.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const deleting = indexedDB.deleteDatabase('keyval-store')
            deleting.addEventListener('success', () => resolve())
            deleting.addEventListener('error', reject)
          }),
      )
    },
  ],
  [
    'by the browser',
    async (page) => {
      const devtools = await page.context().newCDPSession(page)
      const origin = new URL(setting('BASE_CONTACT_URL')).origin
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
    },
  ],
]

for (const [by, deleteAll] of deletions)
  test(`what is deleted ${by} meanwhile is said, and the game on the table is saved again`, async ({
    hand,
    page,
  }) => {
    await charge(hand)
    await kept(hand)
    const game = await savedByKey(hand)
    await deleteAll(page)
    await expect(standing(page)).toHaveText(
      'What this browser kept was deleted. The game on the table is saved again.',
    )
    await kept(hand)
    await page.reload()
    await hand.ready()
    expect(await savedByKey(hand)).toEqual(game)
  })
