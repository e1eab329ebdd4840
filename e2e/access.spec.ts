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
    })
  }
}
