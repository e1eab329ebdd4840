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
      const [table, scroll] = [await hand.all(), page.locator('.flow')]
      await hand.click(page.locator('.offer-ask').first())
      await expect(hand.why.locator('.fact').first()).toBeInViewport({ ratio: 0.9 })
      expect(await hand.all()).toEqual(table)
      await scroll.evaluate((part) => part.scrollTo(0, part.scrollHeight))
      await hand.click(page.locator('.offers .offer-main'))
      await expect(hand.ask).toContainText('Motivation test')
      expect(await scroll.evaluate((part) => part.scrollTop)).toBe(0)
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
      const told = page.locator('.pointed')
      await expect(told).toContainText('5A · infantry team')
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

test('the first tip is kept for the part of the game that it speaks of', async ({ hand, page }) => {
  const tip = page.locator('.first-minute')
  await hand.push('1B', '3B')
  await hand.click(hand.offer('Propose all moves'))
  await hand.click(hand.offer(/^Accept and finish/))
  await expect(hand.ask).toContainText('dice hit?')
  await page.locator('.bar [data-command=menu]').click()
  await page.locator('.menu [data-command=firstMinute]').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tip).toHaveCount(0)
})

for (const viewport of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
]) {
  test.describe(`the column, ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, battle: 0 })

    for (const locale of ['en-GB', 'ru-RU'])
      test.describe(locale, () => {
        test.use({ locale })

        test('the first question shows all that is offered', async ({ hand }) => {
          for (const offer of await hand.offers.getByRole('button').all())
            await expect(offer).toBeInViewport({ ratio: 1 })
        })

        test('seven dice lie beside one another, and with the log open a reason that is asked for can be read', async ({
          hand,
          page,
        }) => {
          await hand.unfold('log')
          await hand.push('1B', '3A')
          await hand.click(page.locator('.offers [data-command=propose]'))
          await hand.click(page.locator('.proposal button.offer').last())
          await hand.diceFrom('typed')
          const tops = await page
            .locator('.cast .die-button')
            .evaluateAll((dice) => [...new Set(dice.map((die) => die.getBoundingClientRect().top))])
          expect(tops).toHaveLength(1)
          await hand.click(page.locator('.throw .offer-ask'))
          for (const i of [0, 1])
            await expect(hand.why.locator('.fact').nth(i)).toBeInViewport({ ratio: 0.9 })
        })

        test('the line about a base in many states lies on nothing of the column', async ({ hand, page }) => {
          await hand.push('1B', '3A')
          await hand.base('1B').focus()
          const line = page.locator('.pointed')
          const low = await line.evaluate((each) => {
            each.textContent = 'x '.repeat(70)
            return each.getBoundingClientRect().top
          })
          const above = await page.locator('.flow-place').boundingBox()
          expect(above && above.y + above.height).toBeLessThanOrEqual(low + 1)
        })
      })
  })
}
