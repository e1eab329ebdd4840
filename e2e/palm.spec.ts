// A pen draws, and the hand that holds it lies on the screen.
import { expect } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { test } from './table.ts'

test.use({ hasTouch: true })

test('a palm beside the pen that carries a base changes nothing', async ({ hand, page }) => {
  const [from, to] = [await hand.at('1B'), await hand.at('3B')]
  const devtools = await page.context().newCDPSession(page)
  const fingers = await fingersOn(page)
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number): Promise<unknown> => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part]
    const tip = { pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1 } as const
    return devtools.send('Input.dispatchMouseEvent', { type, x, y, ...tip })
  }
  await pen('mousePressed', 0)
  for (const part of [0.3, 0.6]) await pen('mouseMoved', part)
  const palm = { x: from.x + 120, y: from.y + 140 }
  await fingers.down(1, palm)
  await fingers.move(1, { x: palm.x + 12, y: palm.y + 9 })
  await fingers.up(1)
  for (const part of [0.8, 1]) await pen('mouseMoved', part)
  await pen('mouseReleased', 1)
  await expect(hand.where).toHaveText('Step 1 of 1')
})
