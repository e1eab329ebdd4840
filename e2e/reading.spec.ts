// What the column says is where it is looked for: asked reasons in sight, a new question from its beginning, a tapped base named.
import { expect } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { test } from './table.ts'

test.use({ locale: 'en-GB', battle: 3 })

for (const viewport of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
]) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    test('reasons that are asked for under fallen dice come into sight; the next question begins at its top', async ({
      hand,
      page,
    }) => {
      await hand.push('1B', '3B')
      await hand.click(hand.offer('Propose all moves'))
      await hand.click(hand.offer(/^Accept and finish/))
      await hand.diceFrom('chosen')
      await hand.choose('66666')
      await expect(hand.ask).toContainText('Who takes the')
      const [table, scroll] = [await hand.all(), page.locator('.column-more')]
      await hand.click(page.locator('.offer-ask').first())
      await expect(hand.why.locator('.fact').first()).toBeInViewport({ ratio: 0.9 })
      expect(await hand.all()).toEqual(table)
      await scroll.evaluate((part) => part.scrollTo(0, part.scrollHeight))
      await hand.click(page.locator('.offers .offer-main'))
      await expect(hand.ask).toContainText('Motivation test')
      expect(await scroll.evaluate((part) => part.scrollTop)).toBe(0)
      expect(await hand.offers.evaluate((part) => part.scrollTop)).toBe(0)
    })
  })
}

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`by touch, ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true })

    test('a tapped base says what it is', async ({ hand, page }) => {
      const { down, up } = await fingersOn(page)
      await down(1, await hand.at('5A'))
      await up(1)
      const told = page.locator('.pointed p')
      await expect(told).toContainText('5A, infantry team')
      await expect(told).toBeInViewport({ ratio: 1 })
    })
  })
}

test.describe('the sentence on the table', () => {
  test.use({ viewport: { width: 768, height: 1024 }, locale: 'ru-RU' })

  test('is never wider than its paper, however narrow that would be', async ({ hand, page }) => {
    await hand.push('1B', '3B')
    await hand.click(hand.offer('Предложить все ходы'))
    await hand.click(hand.offer(/^Принять и закончить/))
    await expect(hand.verdict).toHaveText('Обороняются 3-й и 4-й взводы')
    const over = await page.locator('.verdict').evaluate((paper: HTMLElement) => {
      paper.style.width = ''
      paper.style.maxWidth = '3em'
      return paper.scrollWidth - paper.clientWidth
    })
    expect(over).toBe(0)
  })
})

test('the first tip that is asked for again goes with the next deed, after a step taken back too', async ({
  hand,
  page,
}) => {
  const tip = page.locator('.first-minute')
  await hand.push('1B', '3B')
  await expect(tip).toHaveCount(0)
  await hand.click(hand.command('undo'))
  await page.locator('.bar [data-command=menu]').click()
  await page.locator('.menu [data-command=firstMinute]').click()
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(1)
  await hand.click(hand.offer('Propose all moves'))
  await hand.click(hand.offer(/^Accept (?!and)/))
  await expect(tip).toHaveCount(0)
})
