// On a phone, and in a window zoomed to its like, the verdict is read whole and lies over nobody it speaks of.
import { expect } from '@playwright/test'
import { goOn } from './onward.ts'
import { LOCALES, test } from './table.ts'

test.use({ battle: 1, seed: 5 })

for (const locale of LOCALES)
  for (const [width, height] of [
    [320, 640],
    [320, 256],
  ] as const)
    test.describe(`${locale} ${width}x${height}`, () => {
      test.use({ locale, viewport: { width, height } })

      test('the verdict stays on the board, above those that fight', async ({ hand, page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (let step = 0; step < 3; step += 1) {
          const before = await hand.where.textContent()
          await goOn(hand)
          await expect(hand.where).not.toHaveText(before ?? '')
          const board = await page.locator('.board').boundingBox()
          const verdict = page.locator('.verdict')
          expect((await verdict.boundingBox())?.width).toBeLessThanOrEqual(board?.width ?? 0)
          const cut = await verdict.evaluate((label) => label.scrollWidth - label.clientWidth)
          expect(cut).toBeLessThanOrEqual(0)
          if (height > 500) await verdictIsAbove(['3A', '3B', '3C'])
        }

        async function verdictIsAbove(tags: readonly string[]): Promise<void> {
          const box = await page.locator('.verdict').boundingBox()
          for (const tag of tags)
            expect((await hand.base(tag).boundingBox())?.y).toBeGreaterThan(
              (box?.y ?? 0) + (box?.height ?? 0),
            )
        }
      })

      test('what the column has below is told, and the way leads there', async ({ hand: { page } }) => {
        const column = page.locator('.column')
        const more = column.locator('> .more-below')
        await expect(more).toBeInViewport()
        const goesOn = (): Promise<number> =>
          column.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop)
        const before = await goesOn()
        await more.click()
        await expect.poll(goesOn).toBeLessThan(before)
        await column.evaluate((it) => it.scrollTo({ top: it.scrollHeight }))
        await expect(more).toHaveCount(0)
      })
    })
