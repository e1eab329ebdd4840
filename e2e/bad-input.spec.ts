// Input that should not be: double clicks, dice that do not exist, clicks and undo while the dice tumble.
import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'
import { type Both, inLocale, LOCALES, test } from './table.ts'

test.use({ battle: 1 })

const DONE: Both = ['Done', 'Готово']

/** Two tanks have charged, and two dice wait to be thrown. */
async function charge(hand: Hand, done: string): Promise<void> {
  await hand.push('3B', '1A')
  await hand.push('3C', '1B')
  await hand.offer(done).click()
}

test('a double click on a choice counts once', async ({ hand }) => {
  await hand.push('3B', '1A')
  await hand.offer(/^Done/).dblclick()
  await expect(hand.ask).toHaveText('How many of 1 die hit?')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(hand.page.getByRole('dialog')).toHaveCount(0)
  await hand.offer(/^Roll/).dblclick()
  await expect(hand.where).toHaveText('Step 3 of 3')
})

test('a click while the dice tumble ends the tumbling and rolls once', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await page.clock.pauseAt(Date.now() + 60_000)
  await hand.offer(/^Roll/).click()
  await expect(page.locator('.dice-tumbling')).toBeVisible()
  await hand.offer(/^Roll/).click()
  await expect(hand.where).toHaveText('Step 4 of 4')
  await page.clock.fastForward(5000)
  await expect(hand.where).toHaveText('Step 4 of 4')
})

test('undo while the dice tumble takes the roll away before it is thrown', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await page.clock.pauseAt(Date.now() + 60_000)
  await hand.offer(/^Roll/).click()
  await expect(page.locator('.dice-tumbling')).toBeVisible()
  await page.keyboard.press('Control+KeyZ')
  await page.clock.fastForward(5000)
  await expect(hand.where).toHaveText('Step 2 of 3')
  await expect(hand.ask).toHaveText('3rd platoon: who else charges?')
})

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a die of 7 is refused aloud, and dice without faces are not used', async ({ hand, page }) => {
      const say = inLocale(locale)
      await charge(hand, say(DONE))
      await hand.diceFrom('typed')
      const dice = page.locator('.given-typed .die-button')
      const [first, second] = [dice.nth(0), dice.nth(1)]
      await page.keyboard.press('Digit7')
      await expect(page.locator('.throw-note')).toHaveText(
        say(['There is no 7 on a die: keys 1 to 6 only.', 'На кубике нет 7: только клавиши 1–6.']),
      )
      await expect(first).toHaveAccessibleName(say([/no face yet$/, /пока пусто$/]))
      await page.keyboard.press('Digit5')
      await expect(page.locator('.throw-note')).toHaveText('')
      await expect(first).toHaveAccessibleName(/: 5$/)
      await page.keyboard.press('Enter')
      await expect(hand.where).toHaveText(say(['Step 3 of 3', 'Шаг 3 из 3']))
      await page.keyboard.press('Digit4')
      await page.keyboard.press('Backspace')
      await expect(second).toHaveAccessibleName(say([/no face yet$/, /пока пусто$/]))
      await page.keyboard.type('555555')
      await page.keyboard.press('Enter')
      await expect(hand.where).toHaveText(say(['Step 4 of 4', 'Шаг 4 из 4']))
    })
  })
}

test('typed digits mean nothing where no dice are asked for', async ({ hand, page }) => {
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(hand.where).toHaveText('Start')
  await expect(hand.ask).toHaveText('Who charges?')
})
