// Units of the library drawn up as a battle of one's own, and their traits changed by hand.
import { expect } from '@playwright/test'
import { openGame, savedByKey, takeGame } from './files.ts'
import { inLocale, LOCALES, test } from './table.ts'

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)

    test('units are chosen for both sides, and their traits set, refused, taken back and saved', async ({
      hand,
      page,
    }) => {
      await page.locator('.bar [data-command=menu]').click()
      await page.locator('.menu [data-command=scenarios]').click()
      const own = page.locator('.own')
      await own.locator('summary').click()
      const begin = own.locator('> .offer')
      await expect(begin).toBeDisabled()
      await expect(begin).toContainText(say(['Each side needs a unit.', 'Нужен отряд у каждой стороны.']))
      for (const [side, unit] of [
        [0, say(['German tanks (3)', 'Немецкие танки (3)'])],
        [1, say(['Soviet Rifle company (16)', 'Советская стрелковая рота (16)'])],
        [1, say(['Heavy tanks (2)', 'Тяжёлые танки (2)'])],
      ] as const) {
        const muster = own.locator('fieldset').nth(side)
        await muster.locator('select').selectOption({ label: unit })
        await muster.getByRole('button', { name: say(['Add', 'Добавить']), exact: true }).click()
      }
      await own.getByRole('button', { name: say(['Remove Heavy tanks', 'Убрать: Тяжёлые танки']) }).click()
      await begin.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await hand.tags()).toHaveLength(19)

      await page.getByRole('radio', { name: say(['Arrange', 'Расстановка']) }).check()
      const { x, y } = await hand.at('1A')
      await page.mouse.click(x, y)
      for (const traits of await page.locator('.traits > summary').all()) await traits.click()
      const front = page.getByLabel(say(['Front armour', 'Лобовая броня']))
      await expect(front).toHaveValue('6')
      await front.fill('9')
      await front.press('Enter')
      await expect(front).toBeFocused()
      await expect(hand.why).toContainText(
        say(['1A: Front armour – 9, set by hand.', '1A: Лобовая броня — 9, вручную.']),
      )
      await front.fill('100')
      await front.press('Enter')
      await expect(hand.why).toContainText(
        say(['1A cannot have that (Front armour, 100).', '1A: так нельзя (Лобовая броня, 100).']),
      )
      await expect(front).toHaveValue('9')
      const motivation = page.getByLabel(say(['Motivation', 'Мотивация'])).last()
      await motivation.selectOption(say(['Fearless, 3+', 'Бесстрашные, 3+']))
      await expect(hand.why).toContainText(say(['Motivation – Fearless, 3+, set by hand', 'Бесстрашные, 3+']))

      // Keys belong to a field as long as it has the focus.
      await front.blur()
      const game = await savedByKey(hand)
      expect(game.steps.map(({ action }) => action.do)).toEqual(['mode', 'correct', 'correct'])
      await openGame(hand, game)
      await takeGame(hand)
      expect((await savedByKey(hand)).steps).toEqual(game.steps)
      await hand.press('Control+KeyZ')
      await hand.press('Control+KeyZ')
      await page.mouse.click(x, y)
      for (const traits of await page.locator('.traits > summary').all())
        if ((await traits.locator('..').getAttribute('open')) === null) await traits.click()
      await expect(front).toHaveValue('6')
    })
  })
