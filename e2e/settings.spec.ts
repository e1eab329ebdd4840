// The settings of the rules: every open question with its answers; other answers begin the battle again and are kept.
import { expect } from '@playwright/test'
import { savedByKey } from './files.ts'
import { inLocale, LOCALES, test } from './table.ts'

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)

    test('a changed setting begins the battle again, stands in the log and in the file', async ({
      hand,
      page,
    }) => {
      await page.locator('.bar [data-command=menu]').click()
      await page.locator('.menu [data-command=settings]').click()
      const dialog = page.getByRole('dialog', { name: say(['Settings of the rules', 'Настройки правил']) })
      const together = dialog.locator('[data-switch=winPerSide]')
      await expect(together).toContainText('A-03')
      await expect(together).toContainText('PA-01')
      await together.locator('select').selectOption({ label: say(['Each on its own', 'Каждый сам']) })
      await expect(together).toContainText(say(['as a rule: All together', 'обычно: Все вместе']))
      await dialog
        .getByRole('button', {
          name: say(['Begin this battle again, 1 change', 'Начать бой заново, 1 изменение']),
        })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await hand.unfold('log')
      await expect(page.locator('.log-settings')).toHaveText(
        say(['In this battle 2 settings differ from the usual', 'В этом бою не как обычно: 2 настройки']),
      )
      expect(await savedByKey(hand)).toMatchObject({ start: { options: { winPerSide: false } } })
    })
  })

test('the profile of the pages alone sets all that it leaves out', async ({ hand, page }) => {
  await page.locator('.bar [data-command=menu]').click()
  await page.locator('.menu [data-command=settings]').click()
  await page.getByRole('button', { name: 'Pages of the book only' }).click()
  await expect(page.locator('[data-switch=consolidation] select')).toHaveValue('false')
  await expect(page.locator('[data-switch=pins] select')).toHaveValue('false')
  await page.keyboard.press('Escape')
  await expect(hand.where).toHaveText('Start')
})
