// A dispute from a real table: a gap and a place typed in, and the verdict that follows.
import { expect } from '@playwright/test'
import { inLocale, LOCALES, test } from './table.ts'

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)

    test('the chosen base is put to exactly the typed gap, and to a typed place and facing', async ({
      hand,
      page,
    }) => {
      await page.getByRole('radio', { name: say(['Arrange', 'Расстановка']) }).check()
      const { x, y } = await hand.at('2A')
      await page.mouse.click(x, y)
      const [gap, pose] = [page.locator('.typed').first(), page.locator('.typed').last()]
      await gap.locator('select').selectOption({ label: '3A' })
      await gap.locator('input').fill(say(['9.8', '9,8']))
      await hand.press('Enter')
      await expect(hand.verdict).toHaveText(say(['2A: 3A is 9.8 cm away', '2A: 3A в 9,8 см']))
      await expect(hand.why).toContainText(
        say(['The gap from 2A to 3A was set: 9.8 cm.', 'Задано расстояние от 2A до 3A: 9,8 см.']),
      )
      const before = await hand.lies('2A')
      await pose.locator('input').last().fill('90')
      await pose.getByRole('button').click()
      await expect.poll(() => hand.lies('2A')).toEqual({ ...before, facing: 90 })
    })
  })

test('what is no number cannot be put', async ({ hand, page }) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const { x, y } = await hand.at('2A')
  await page.mouse.click(x, y)
  const gap = page.locator('.typed').first()
  const said = page.locator('.typed').getByRole('alert')
  for (const wrong of ['', '-3', '1e9', 'x', '99999']) {
    await gap.locator('input').fill(wrong)
    await expect(gap.getByRole('button')).toBeDisabled()
    await expect(said).toHaveCount(0)
    await hand.press('Enter')
    await expect(said).toHaveText('A length is typed as a number, such as 4 or 2.75.')
  }
  await gap.locator('input').fill('4')
  const facing = page.locator('.typed').last().locator('input').last()
  const before = await hand.lies('2A')
  await facing.fill('9999')
  await hand.press('Enter')
  await expect(said).toHaveText('A facing is typed in degrees, from −360 to 360.')
  expect(await hand.lies('2A')).toEqual(before)
  await facing.fill('-45')
  await hand.press('Enter')
  await expect(said).toHaveCount(0)
  await expect.poll(() => hand.lies('2A')).toEqual({ ...before, facing: 315 })
})
