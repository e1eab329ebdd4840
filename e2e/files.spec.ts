// Files and the kept game: saved, opened again with the same digest, refused with a reason, kept over a reload and a crash.
import { expect } from '@playwright/test'
import { type Game, openGame, openText, saved, savedByKey, takeGame } from './files.ts'
import { type Hand, handOn } from './hand.ts'
import { asInEveryBrowser, type Both, inLocale, LOCALES, test } from './table.ts'

/** A charge, its dice, and the hits that wait for a target. */
async function play(hand: Hand): Promise<void> {
  await hand.push('1B', '3B')
  await hand.offer(/^(Done|Готово)/).click()
  await hand.diceFrom('typed')
  await hand.type('66666')
  await expect(hand.where).toHaveText(/^(Step 3 of 3|Шаг 3 из 3)$/)
}

test('a saved game opens again in the place of another one, with the same digest, steps and places', async ({
  hand,
  page,
}) => {
  test.slow()
  await play(hand)
  await page.keyboard.press('Control+KeyZ')
  const [places, game] = [await hand.all(), await savedByKey(hand)]
  expect(game.steps).toHaveLength(3)
  expect(game.at).toBe(1)

  await hand.fight(1)
  await openGame(hand, game)
  await takeGame(hand)
  await expect(hand.where).toHaveText('Step 2 of 3')
  expect(await hand.all()).toEqual(places)
  expect(await savedByKey(hand)).toEqual(game)
  await page.keyboard.press('Control+Shift+KeyZ')
  await expect(hand.verdict).toHaveText(/^\d hits? from \d (die|dice)$/)
  expect((await savedByKey(hand)).steps.at(-1)?.digest).toBe(game.steps.at(-1)?.digest)
})

const spoilt: readonly { name: string; spoil: (game: Game) => unknown; says: Both }[] = [
  {
    name: 'of a newer version',
    spoil: (game) => ({ ...game, version: 999 }),
    says: [
      'The file was refused: the value of version (999) is wrong. It was written by a newer version. The game on the table is unchanged.',
      'Файл не принят: значение поля version (999) неверно. Его записала более новая версия. Игра на столе не изменилась.',
    ],
  },
  {
    name: 'whose base lies beyond the edge',
    spoil: ({ start, ...game }) => {
      const [first, ...rest] = start.table.bases
      const bases = first && [{ ...first, at: { ...first.at, x: -5 } }, ...rest]
      return { ...game, start: { ...start, table: { ...start.table, bases } } }
    },
    says: ['start.table.bases.0.at ({"facing":2,"x":-5', 'start.table.bases.0.at ({"facing":2,"x":-5'],
  },
  {
    name: 'whose dice were changed',
    spoil: ({ steps, ...game }) => ({
      ...game,
      steps: steps.map((step) => ({
        ...step,
        action: step.action.faces
          ? { ...step.action, faces: [1, 1, 1, 1, 1].slice(0, step.action.faces.length) }
          : step.action,
      })),
    }),
    says: ['steps.2.digest (', 'steps.2.digest ('],
  },
  {
    name: 'with a die of 7',
    spoil: ({ steps, ...game }) => ({
      ...game,
      steps: steps.map((step) => ({
        ...step,
        action: step.action.faces ? { ...step.action, faces: [7] } : step.action,
      })),
    }),
    says: ['steps.2.action.faces.0 (7)', 'steps.2.action.faces.0 (7)'],
  },
]

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a refused file names the field and the value, and the running game stays', async ({ hand }) => {
      const say = inLocale(locale)
      await play(hand)
      const [places, game] = [await hand.all(), await savedByKey(hand)]
      for (const { name, spoil, says } of spoilt)
        await test.step(name, async () => {
          await openGame(hand, spoil(game))
          await expect(hand.notice).toContainText(say(says))
          expect(await hand.all()).toEqual(places)
          await expect(hand.where).toHaveText(say(['Step 3 of 3', 'Шаг 3 из 3']))
        })
      await openText(hand, 'no game at all')
      await expect(hand.notice).toContainText(say(['It holds no game.', 'В нём нет игры.']))
      expect(await savedByKey(hand)).toEqual(game)
    })
  })
}

test('the game is kept over a reload, undone steps included, and its file opens in another profile', async ({
  browser,
  hand,
  page,
}) => {
  await play(hand)
  await page.keyboard.press('Control+KeyZ')
  const [places, game] = [await hand.all(), await savedByKey(hand)]
  await expect(page.locator('.saving')).toHaveText('Saved')
  await page.reload()
  await hand.ready()
  await expect(hand.where).toHaveText('Step 2 of 3')
  expect(await hand.all()).toEqual(places)
  expect(await savedByKey(hand)).toEqual(game)

  const other = await (await browser.newContext()).newPage()
  await other.addInitScript(asInEveryBrowser, null)
  const guest = handOn(other)
  await other.goto('/')
  await guest.ready()
  await openGame(guest, game)
  await takeGame(guest)
  await expect(guest.where).toHaveText('Step 2 of 3')
  expect(await guest.all()).toEqual(places)
  expect((await savedByKey(guest)).steps.map(({ digest }) => digest)).toEqual(
    game.steps.map(({ digest }) => digest),
  )
  await other.context().close()
})

/** The browser opens its store of games only after the page has heard `arrive`. */
function storedGamesWait(): void {
  const { open } = IDBFactory.prototype
  let mayOpen = false
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked)
    request.addEventListener('success', (event) => {
      if (mayOpen) return
      event.stopImmediatePropagation()
      addEventListener('arrive', () => {
        mayOpen = true
        request.dispatchEvent(new Event('success'))
      })
    })
    return request
  }
}

test('a kept game is not lost to a move made before it has arrived', async ({ hand, page }) => {
  test.slow()
  const [saving, aside] = [page.locator('.saving'), page.locator('.notice-standing')]
  await hand.fight(1)
  await hand.push('3B', '1A')
  await expect(saving).toHaveText('Saved')
  const kept = await savedByKey(hand)

  await page.addInitScript(storedGamesWait)
  await page.reload()
  await hand.ready()
  await hand.push('1B', '3B')
  await expect(hand.where).toHaveText('Step 1 of 1')
  // Only the kept game has a fifth platoon: by it the test sees which of the two lies here.
  await expect(hand.base('5A')).toHaveCount(0)
  await expect(saving).not.toHaveText('Saved')
  await page.evaluate(() => dispatchEvent(new Event('arrive')))
  await expect(saving).toHaveText('Saved', { timeout: 15_000 })
  await expect(aside).toContainText('Another game that was kept here (1 step) is among the saved games.')
  await expect(hand.spoken).toContainText('is among the saved games')
  const begun = await savedByKey(hand)
  expect(begun.steps).toHaveLength(1)
  expect(begun.start).not.toEqual(kept.start)

  await page.getByRole('button', { name: 'Go back to it' }).click()
  await expect(hand.base('5A')).toHaveCount(1)
  expect(await savedByKey(hand)).toEqual(kept)
  await hand.command('menu').click()
  await hand.command('games').click()
  await page.locator('.dialog').getByRole('button', { name: 'Open' }).click()
  await expect(page.locator('.dialog')).toHaveCount(0)
  expect(await savedByKey(hand)).toEqual(begun)
})

const NOT_KEPT = 'The game is not saved: this browser keeps nothing, or has no room left. Save it to a file.'

test('where nothing can be kept the page says so at once, and plays all the same', async ({ page, hand }) => {
  await expect(page.locator('.saving')).toHaveText('Nothing to save')
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No storage here', 'SecurityError')
    }
  })
  await page.reload()
  await hand.ready()
  await expect(page.locator('.saving')).toHaveText('Not saved')
  await expect(page.locator('.notice-standing p')).toHaveText(NOT_KEPT)
  await expect(hand.spoken).toHaveText(NOT_KEPT)
  await hand.push('1B', '3B')
  await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
  await expect(page.locator('.saving')).toHaveText('Not saved')
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click()
  await hand.offer(/^Done/).click()
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(page.locator('.notice')).toHaveCount(0)
  await expect(page.locator('.saving')).toHaveText('Not saved')
})

test('where there is no room left the first step says so, and the game can be saved to a file', async ({
  page,
  hand,
}) => {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await hand.push('1B', '3B')
  await expect(page.locator('.notice-standing p')).toHaveText(NOT_KEPT)
  await expect(hand.spoken).toHaveText(NOT_KEPT)
  await expect(page.locator('.saving')).toHaveText('Not saved')
  const rescued = await saved(hand, () => page.locator('.notice-offer').click())
  expect(rescued.steps).toHaveLength(1)
})

test('where the storage never answers that is said after some seconds', async ({ page, hand }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.reload()
  await hand.ready()
  await hand.push('1B', '3B')
  await expect(page.locator('.saving')).toHaveText('Not saved', { timeout: 10_000 })
  await expect(page.locator('.notice-standing p')).toHaveText(NOT_KEPT)
})

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('after an exception the game can be saved and gone on with', async ({ hand, page, watched }) => {
      const say = inLocale(locale)
      await play(hand)
      const [places, game] = [await hand.all(), await savedByKey(hand)]
      await page.locator('.board').hover()
      // The next picture of the table breaks, whoever asks for it.
      await page.evaluate(() => {
        const good = CanvasRenderingContext2D.prototype.save
        CanvasRenderingContext2D.prototype.save = () => {
          CanvasRenderingContext2D.prototype.save = good
          throw new Error('The canvas is lost')
        }
      })
      await page.mouse.wheel(0, -100)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say(['Something broke that should not have', 'Сломалось то, что не должно ломаться']),
      )
      const buttons = page.locator('.crash button')
      const rescued = await saved(hand, () =>
        buttons.filter({ hasText: say(['Save the game to a file', 'Сохранить игру в файл']) }).click(),
      )
      expect(rescued).toEqual(game)
      await buttons.filter({ hasText: say(['Start the battle again', 'Начать сценарий заново']) }).click()
      await expect(page.getByRole('alert')).toContainText(
        say(['Save this one to a file', 'сохраните её в файл']),
      )
      await page.getByRole('button', { name: say(['Go on', 'Продолжить']), exact: true }).click()
      await hand.ready()
      await expect(page.locator('.prompt-place')).toBeFocused()
      expect(await hand.all()).toEqual(places)
      await hand.offer(say(['Place the hit', 'Распределить попадани'])).click()
      await expect(hand.where).toHaveText(say(['Step 4 of 4', 'Шаг 4 из 4']))
      // What was provoked here is the only thing that went wrong.
      expect(watched.errors.filter((error) => !error.includes('The canvas is lost'))).toEqual([])
      watched.errors.length = 0
    })
  })
}

test('names as long as a file may have them stay in their places', async ({ hand, page }) => {
  const game = await savedByKey(hand)
  const long = { ru: 'Ш'.repeat(80), en: 'W'.repeat(80) }
  const sides = ['blue', 'red'].map((id) => ({ id, name: long }))
  await openGame(hand, {
    ...game,
    start: { ...game.start, title: long, table: { ...game.start.table, sides } },
  })
  const fits = (what: string) =>
    expect
      .poll(() =>
        page.locator(what).evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth)),
      )
      .toEqual([0])
  await fits('.dialog-preview .preview > div')
  await takeGame(hand)
  await fits('.prompt-side')
  const [language, saving] = await Promise.all(
    ['.bar [data-command=language]', '.saving'].map((what) => page.locator(what).boundingBox()),
  )
  expect((language?.x ?? 0) + (language?.width ?? 0)).toBeLessThan(saving?.x ?? 0)
})
