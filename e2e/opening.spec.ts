// The page as it opens: the fight in sight, the first minute, the empty panels, and the language.
import { expect } from '@playwright/test'
import { type Both, inLocale, LOCALES, test } from './table.ts'

const MEDIUM_MM = 50

for (const [width, height, px] of [
  [1920, 1080, 64],
  [1280, 800, 64],
  [768, 1024, 48],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`the page opens in Play on the fight, a medium base at least ${px} pixels wide`, async ({
      hand,
      page,
    }) => {
      await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked()
      await expect(hand.ask).toHaveText('Who charges?')
      expect((await hand.scale()) * MEDIUM_MM).toBeGreaterThanOrEqual(px)
      const box = await hand.base('1C').boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(px)
      const board = await page.locator('.board').boundingBox()
      if (!board) throw new Error('There is no board')
      for (const tag of ['1A', '1B', '1E', '3A', '3B', '3E', '4A', '4D']) {
        const { x, y } = await hand.at(tag)
        expect(x, tag).toBeGreaterThan(board.x)
        expect(x, tag).toBeLessThan(board.x + board.width)
        expect(y, tag).toBeGreaterThan(board.y)
        expect(y, tag).toBeLessThan(board.y + board.height)
      }
    })

    test('nothing has to be scrolled to or lies under another part of the page', async ({ hand, page }) => {
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return { w: scrollWidth, h: scrollHeight }
      })
      expect(size).toEqual({ w: width, h: height })
      await hand.offer(/^Hand over/).click({ trial: true })
      await page.locator('.bar [data-command=menu]').click({ trial: true })
    })
  })
}

for (const [width, height] of [
  [1920, 1080],
  [1280, 800],
  [768, 1024],
] as const)
  test.describe(`the main button at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, battle: 4 })

    test('is whole in sight, however many dice are rolled', async ({ hand, page }) => {
      for (const words of [/^Propose/, /^Accept/, /^Done/]) await hand.offer(words).first().click()
      const main = page.locator('.offers .offer-main')
      const isWhole = () =>
        main.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          return [top + 3, bottom - 3].every((y) =>
            button.contains(document.elementFromPoint((left + right) / 2, y)),
          )
        })
      await expect.poll(isWhole).toBe(true)
    })
  })

for (const [width, height] of [
  [640, 360],
  [844, 390],
] as const)
  test.describe(`on a phone held sideways, ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    test('the table has the full height and half of the width, and what is asked stands beside it', async ({
      hand,
      page,
    }) => {
      const board = await page.locator('.board').boundingBox()
      expect(board).toMatchObject({ x: 0, y: 0, height })
      expect(board?.width).toBeGreaterThanOrEqual(width / 2)
      await expect(hand.ask).toBeInViewport({ ratio: 1 })
      await hand.push('1B', '3B')
      await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
      await hand.offer('Done').click()
      await page.locator('.throw .offer').click()
      await expect(hand.verdict).not.toHaveText(/^Defending/)
    })
  })

const begins: Both = [
  'Drag a team into contact with an enemy team: that begins the assault.',
  'Перетащите отделение вплотную к вражескому: так начинается ближний бой.',
]
const empty: Readonly<Record<'why' | 'dice' | 'log', Both>> = {
  why: ['The reasons for each verdict appear here.', 'Здесь появятся причины каждого вердикта.'],
  dice: ['No dice have been thrown.', 'Кубики ещё не бросали.'],
  log: ['What is done is written here, line by line.', 'Сюда строка за строкой ложится всё сделанное.'],
}

for (const locale of LOCALES) {
  const words = inLocale(locale)
  test.describe(`in a browser that prefers ${locale}`, () => {
    test.use({ locale })

    test('the page speaks that language from the first word', async ({ hand, page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', words(['en', 'ru']))
      await expect(page).toHaveTitle(
        words(['Base Contact · Where two platoons meet', 'Вплотную · Удар в стык взводов']),
      )
      await expect(hand.side).toHaveText(words(['To decide: Germany', 'Решает: Германия']))
      await expect(hand.ask).toHaveText(words(['Who charges?', 'Кто атакует?']))
    })

    test('one sentence tells how to begin; it goes with the first drag and can be called back', async ({
      hand,
      page,
    }) => {
      const sentence = page.locator('.first-minute p').first()
      await expect(sentence).toHaveText(words(begins))
      await hand.push('1B', '3B')
      await expect(sentence).toHaveCount(0)
      await page.locator('.bar [data-command=menu]').click()
      await page.locator('.menu [data-command=firstMinute]').click()
      await expect(sentence).toHaveText(words(begins))
    })

    test('each empty panel says what will stand there', async ({ hand }) => {
      await expect(hand.why).toContainText(words(empty.why))
      await expect(hand.dice).toContainText(words(empty.dice))
      await hand.unfold('log')
      await expect(hand.log).toContainText(words(empty.log))
      await expect(hand.slider).toHaveAttribute('aria-valuetext', words(['Start', 'Начало']))
    })
  })
}

test.describe('in a browser of a third language', () => {
  test.use({ locale: 'de-DE' })

  test('the page speaks English', async ({ hand }) => {
    await expect(hand.ask).toHaveText('Who charges?')
  })
})

test('another language loses nothing: verdict, dice typed so far, camera, ghosts and the past stay', async ({
  hand,
  page,
}) => {
  await hand.push('1B', '3B')
  await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
  await hand.offer(/^Propose all moves/).click()
  await expect(page.locator('.proposal')).toBeVisible()
  await page.locator('.bar [data-command=language]').click()
  await expect(hand.verdict).toHaveText('1B атакует 3B: путь 8,8 см')
  await expect(page.locator('.proposal')).toContainText('Предложено 6 ходов')
  await hand.offer(/^Принять 6/).click()
  await hand.offer(/^Готово/).click()
  await page.getByRole('radio', { name: 'Со стола' }).check()
  await page.keyboard.type('64')
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, -200)
  const before = [await hand.all(), await hand.scale(), await hand.where.textContent()]
  await page.locator('.bar [data-command=language]').click()
  await expect(hand.where).toHaveText('Step 3 of 3')
  await expect(page.locator('.given-typed .die-button').nth(0)).toHaveAccessibleName(/: 6$/)
  await expect(page.locator('.given-typed .die-button').nth(1)).toHaveAccessibleName(/: 4$/)
  await page.locator('.bar [data-command=language]').click()
  expect([await hand.all(), await hand.scale(), await hand.where.textContent()]).toEqual(before)
})

test('asked to show the fight that is played, the view goes nearer to it and cuts none of it', async ({
  hand,
  page,
}) => {
  const before = await hand.scale()
  await hand.push('1B', '3B')
  await hand.press('KeyD')
  await expect(hand.where).toHaveText('Step 2 of 2')
  expect(await hand.scale()).toBe(before)
  await hand.press('KeyF')
  await expect.poll(() => hand.scale()).toBeGreaterThan(before * 1.1)
  const board = await page.locator('.board').boundingBox()
  for (const tag of (await hand.tags()).filter((each) => /^[134]/.test(each))) {
    const { x, y } = await hand.at(tag)
    expect(x).toBeGreaterThan(board?.x ?? 0)
    expect(x).toBeLessThan((board?.x ?? 0) + (board?.width ?? 0))
    expect(y).toBeGreaterThan(board?.y ?? 0)
    expect(y).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0))
  }
})
