// What lies still under a drag is shown as one picture: nobody sees the difference, in the lens neither.
import { expect } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { test } from './table.ts'

test.use({ battle: 1, viewport: { width: 768, height: 1024 }, hasTouch: true })

test('a held base and its lens look the same over the picture as over the layers', async ({ hand, page }) => {
  const fingers = await fingersOn(page)
  const at = await hand.at('3A')
  const held = async (): Promise<Buffer> => {
    await fingers.down(1, at)
    await fingers.move(1, { x: at.x + 20, y: at.y + 60 }, 14)
    await page.waitForTimeout(500)
    const seen = await page.locator('.board').screenshot()
    await fingers.cancel()
    return seen
  }
  // The first drag ends the first minute.
  await held()
  const picture = await held()
  await expect(page.locator('.board .still')).toBeVisible()
  await page.addInitScript(() => {
    OffscreenCanvas.prototype.transferToImageBitmap = () => {
      throw new DOMException('ImageBitmap construction failed', 'InvalidStateError')
    }
  })
  await page.reload()
  await page.locator('.roster button').first().waitFor({ state: 'attached' })
  await held()
  await expect(page.locator('.board .still')).toBeHidden()
  expect((await held()).equals(picture)).toBe(true)
})
