// What is pressed twice at once, or held down, counts once; and where the focus goes from what it takes away.
import { expect, type Page } from '@playwright/test'

import { test } from './table.ts'

test.use({ battle: 1 })

const kept = (page: Page): Promise<void> => expect(page.locator('.saving')).toHaveText('Saved')

const held = async (page: Page, key: string): Promise<void> => {
  for (let i = 0; i < 4; i += 1) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

test('a state by hand is set once by a double click, and once by a key that is held', async ({
  hand,
  page,
}) => {
  const { x, y } = await hand.at('4A')
  await page.mouse.click(x, y)
  await hand.unfold('byHand')
  const state = page.locator('.by-hand .states .tag').first()
  await state.dblclick()
  await expect(hand.where).toHaveText('Step 1 of 1')
  await expect(state).toHaveAttribute('aria-pressed', 'true')
  await state.focus()
  await held(page, 'Enter')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(state).toHaveAttribute('aria-pressed', 'false')
})

test('a gap is set once by a key that is held, and no more where it is set already', async ({
  hand,
  page,
}) => {
  const { x, y } = await hand.at('4A')
  await page.mouse.click(x, y)
  await hand.unfold('byHand')
  const gap = page.locator('.typed').first()
  await gap.locator('select').selectOption({ label: '1A' })
  await gap.locator('input').fill('30')
  await held(page, 'Enter')
  await expect(hand.where).toHaveText('Step 1 of 1')
  await expect(hand.verdict).toHaveText('4A: 1A is 30.0 cm away')
  await expect(hand.notice).toHaveCount(0)
  await page.waitForTimeout(500)
  await gap.getByRole('button').dblclick()
  await expect(hand.where).toHaveText('Step 1 of 1')
})

test('a unit of a battle of one’s own is added once and goes once by a double click', async ({
  hand,
  page,
}) => {
  await hand.command('menu').click()
  await hand.command('scenarios').click()
  await page.locator('.own summary').click()
  const add = page.getByRole('button', { name: 'Add' }).first()
  const units = page.locator('.own .tags').first().getByRole('button')
  await add.dblclick()
  await expect(units).toHaveCount(1)
  await page.waitForTimeout(1000)
  await add.click()
  await expect(units).toHaveCount(2)
  await units.first().dblclick()
  await expect(units).toHaveCount(1)
  await units.first().focus()
  await page.keyboard.press('Enter')
  await expect(units).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.closest('.own') !== null)).toBe(true)
})

test('saved games that are deleted one right after the other come back one by one', async ({
  hand,
  page,
}) => {
  test.slow()
  for (const battle of [1, 1, 1]) {
    await hand.push('3B', '1A')
    await kept(page)
    await hand.fight(battle)
  }
  await hand.push('3B', '1A')
  await kept(page)
  await hand.command('menu').click()
  await hand.command('games').click()
  const games = page.locator('.game')
  const drop = page.getByRole('button', { name: 'Delete' })
  const back = page.getByRole('button', { name: 'Put it back' })
  await expect(games).toHaveCount(4)
  const [lower, upper] = [await drop.nth(2).boundingBox(), await drop.nth(1).boundingBox()]
  if (!lower || !upper) throw new Error('There is nothing to delete')
  for (const box of [lower, upper]) await page.mouse.click(box.x + 5, box.y + 5, { delay: 0 })
  await expect(back).toHaveCount(2)
  await expect(games).toHaveCount(2)
  await expect(back.last()).toBeFocused()
  await back.last().dblclick()
  await expect(back).toHaveCount(1)
  await expect(games).toHaveCount(3)
  await held(page, 'Tab')
  await back.focus()
  await held(page, 'Enter')
  await expect(back).toHaveCount(0)
  await expect(games).toHaveCount(4)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
})
