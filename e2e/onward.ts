// Plays an assault onward without knowing which.
import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'

/** The assault has come to its end. */
export const isOver = async ({ page }: Hand): Promise<boolean> =>
  (await page.locator('.offers [data-command=play]').count()) > 0

/** Does the next sensible thing that is offered: a game goes on by itself. */
export async function goOn({ page, press, offers }: Hand): Promise<void> {
  const main = offers.locator('.offer-main').first()
  const choice = offers.locator('.offer:not([aria-disabled])').first()
  const proposed = page.locator('.proposal button.offer').last()
  if (await page.locator('.throw').count()) return press('KeyB')
  if (await main.count()) return main.click()
  if ((await offers.locator('[data-command=propose]').count()) === 0) return choice.click()
  await press('KeyP')
  await expect(proposed.or(page.locator('.notice'))).toBeVisible()
  return (await proposed.count()) ? proposed.click() : press('KeyD')
}
