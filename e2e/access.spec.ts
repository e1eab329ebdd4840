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

test('in forced colours the chosen one has a ground of its own, the timeline a track and a thumb, and "More" covers', async ({
  hand,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await hand.press('p')
  await hand.press('Enter')
  await page.getByRole('button', { name: '1A', exact: true }).last().click()
  const groundOf = (place: string): Promise<string> =>
    page
      .locator(place)
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor)
  const chosen = await groundOf('.mode input:checked + span')
  expect(chosen).not.toBe(await groundOf('.mode input:not(:checked) + span'))
  expect(await groundOf('.tag[aria-pressed=true]')).toBe(chosen)
  const bar = await groundOf('.line')
  const slider = page.locator('.slider')
  const drawn = await slider.screenshot()
  await slider.locator('input').evaluate((each) => each.style.setProperty('visibility', 'hidden'))
  expect((await slider.screenshot()).equals(drawn)).toBe(false)
  expect(await groundOf('.more-below')).toBe(bar)
})
