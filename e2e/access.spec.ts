// What a screen reader and an accessibility checker find, at the three sizes and in both languages.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './table.ts'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
]

for (const locale of ['en-GB', 'ru-RU']) {
  for (const viewport of SIZES) {
    test.describe(`${locale} at ${viewport.width}x${viewport.height}`, () => {
      test.use({ locale, viewport })

      test('nothing on the page offends the accessibility rules', async ({ hand, page }) => {
        await hand.ready()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual(
          [],
        )
      })

      test('nor do two readings side by side', async ({ hand, page }) => {
        await hand.press('p')
        await hand.press('Enter')
        await hand.press('d')
        await hand.press('c')
        await page.locator('.compare select').nth(1).selectOption('centre')
        await expect(page.locator('.compare-fact').first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual(
          [],
        )
      })
    })
  }
}

const DIALOGS = [
  'scenarios',
  'games',
  'lines',
  'luck',
  'names',
  'settings',
  'units',
  'keys',
  'firstMinute',
  'menu',
] as const

for (const locale of ['en-GB', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale })

    test('no dialog offends the accessibility rules', async ({ hand, page }) => {
      test.slow()
      await hand.push('1B', '3B')
      await hand.offer(/^(Done|Готово)/).click()
      await page.keyboard.press('KeyB')
      for (const dialog of DIALOGS) {
        await page.keyboard.press('KeyM')
        if (dialog !== 'menu') await page.locator(`.menu [data-command=${dialog}]`).click()
        await expect(page.locator('dialog[open]')).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
        const told = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])
        expect([dialog, told]).toEqual([dialog, []])
        await page.keyboard.press('Escape')
      }
    })
  })
}
