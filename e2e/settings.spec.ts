// The settings of the rules: every open question with its answers; other answers begin the battle again and are kept.
import { expect, type Locator } from '@playwright/test'
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
        say(['2 settings changed', 'Изменено настроек: 2']),
      )
      expect(await savedByKey(hand)).toMatchObject({ start: { options: { winPerSide: false } } })
    })

    test('what is written in the drawings of the rules lies on nothing', async ({ hand, page }) => {
      test.slow()
      await hand.ready()
      await page.locator('.bar [data-command=menu]').click()
      await page.locator('.menu [data-command=settings]').click()
      const chips = page.locator('.dialog-settings .rule-chip').filter({ hasText: /(PA|E)-\d\d/ })
      const rules = new Set(await chips.locator('b').allTextContents())
      expect(rules.size).toBeGreaterThan(5)
      const card = page.locator('.dialog-card')
      for (const rule of rules) {
        await chips.filter({ hasText: rule }).first().dispatchEvent('click')
        await expect(card.locator('.card-id')).toHaveText(rule)
        await expect.poll(() => collisions(card.locator('.drawing > svg').first()), rule).toEqual([])
        await page.keyboard.press('Escape')
        await expect(card).toHaveCount(0)
      }
    })
  })

/** The words on one another, on a base or outside of the drawing, and those too small to read. */
const collisions = (drawing: Locator): Promise<readonly string[]> =>
  drawing.evaluate((svg) => {
    const box = (of: Element) => of.getBoundingClientRect()
    const whole = box(svg)
    const words = [...svg.querySelectorAll('.drawn-word tspan')]
    const bodies = [...svg.querySelectorAll('.drawn-plate, .drawn-sign')]
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3
    return words.flatMap((word) => {
      const at = box(word)
      const isIn = at.left >= whole.left && at.right <= whole.right && at.bottom <= whole.bottom
      const isFree = [...bodies, ...words].every((other) => other === word || !meet(at, box(other)))
      return isIn && isFree && at.height >= 13 ? [] : [word.textContent]
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
