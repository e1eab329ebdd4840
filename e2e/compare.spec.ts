// One position, two settings: both verdicts side by side, what differs rule by rule, and both drawn; by mouse and by keys.
import { expect, type Locator, type Page } from '@playwright/test'
import { type Both, inLocale, LOCALES, test } from './table.ts'

const BAYONETS = 5

const panel = (page: Page): Locator => page.locator('.compare')

/** The lists of the two readings, then that of what both are asked. */
const lists = (page: Page): Locator => panel(page).locator('select')

const verdicts = (page: Page): Locator => panel(page).locator('.compare-line')

/** What is drawn on the table now. */
const board = async (page: Page): Promise<string> =>
  (await page.locator('.board').screenshot()).toString('base64')

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)
    const told = (page: Page, a: Both, b: Both) => expect(verdicts(page)).toHaveText([say(a), say(b)])

    test('another range of the fight: both verdicts, the facts that differ, and both drawn', async ({
      hand,
      page,
    }) => {
      await hand.press('p')
      await hand.press('Enter')
      await hand.press('d')
      await page.locator('.bar [data-command=menu]').click()
      await page.locator('.menu [data-command=compare]').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(lists(page)).toHaveCount(2)
      await lists(page).nth(1).selectOption('fight=1in2.5cm')
      await told(
        page,
        ['6 hit dice to roll', 'На попадание 6 кубиков'],
        ['3 hit dice to roll', 'На попадание 3 кубика'],
      )
      await expect(panel(page).locator('.compare-rule').first()).toContainText('E-05')
      const both = await board(page)
      await panel(page).locator('.compare-fact').filter({ hasText: '1D' }).first().hover()
      await expect.poll(() => board(page)).not.toBe(both)
      await panel(page)
        .getByRole('button', { name: say(['Close', 'Закрыть']), exact: true })
        .click()
      await expect(panel(page)).toHaveCount(0)
      await expect.poll(() => board(page)).not.toBe(both)
    })
  })

test('another battle begins with its question, whatever was compared before', async ({ hand, page }) => {
  await hand.press('c')
  await expect(panel(page)).toBeVisible()
  await hand.fight(BAYONETS)
  await expect(panel(page)).toHaveCount(0)
  await expect(hand.ask).toBeVisible()
})

test('by keys alone: opened, chosen, heard, lit on the table, and closed', async ({ hand, page }) => {
  await hand.press('p')
  await hand.press('Enter')
  await hand.press('d')
  await hand.press('c')
  await expect(lists(page).nth(1)).toBeFocused()
  const chosen = lists(page).nth(1).locator('option:checked')
  while ((await chosen.textContent())?.startsWith('Close enough to fight: 1') !== true)
    await hand.press('ArrowDown')
  await expect(verdicts(page).first()).toHaveText('6 hit dice to roll')
  await expect(hand.spoken.first()).toHaveText(/^A: .*6 hit dice.* B: .*3 hit dice/)
  const fact = panel(page).locator('.compare-fact button').first()
  for (let i = 0; i < 9 && !(await fact.evaluate((each) => each === document.activeElement)); i += 1)
    await hand.press('Tab')
  await expect(fact).toBeFocused()
  const first = await board(page)
  await hand.press('Tab')
  await expect.poll(() => board(page)).not.toBe(first)
  await hand.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('a card of a rule puts its question on the table', async ({ hand, page }) => {
  await hand.press('p')
  await hand.press('Enter')
  await hand.press('d')
  await hand.rule.click()
  const card = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Compare on the table' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(verdicts(page)).toHaveCount(2)
  await expect(lists(page).nth(1)).not.toHaveValue('')
})

for (const locale of LOCALES)
  test.describe(`misread, ${locale}`, () => {
    test.use({ locale })
    const say = inLocale(locale)

    test('measured between centres the other side has won', async ({ hand, page }) => {
      await hand.press('p')
      await hand.press('Enter')
      await hand.press('d')
      await hand.press('c')
      await lists(page).nth(1).selectOption('centre')
      const bare = await board(page)
      await lists(page)
        .nth(2)
        .selectOption({
          label: say([
            'Would 4th platoon have won, as everything stands?',
            'Победил бы 4-й взвод в этом положении?',
          ]),
        })
      await expect(verdicts(page).first()).toHaveText(say([/^Not won: 1F is/, /^Не выиграно: 1F в/]))
      await expect(verdicts(page).last()).toHaveText(say([/won: 1F at/, /^Победа: .*1F/]))
      await expect(panel(page).locator('.compare-about')).toContainText(
        say(['Distances are measured between the middles', 'Расстояния меряют между серединами']),
      )
      await expect.poll(() => board(page)).not.toBe(bare)
    })

    test.describe('infantry melee', () => {
      test.use({ battle: BAYONETS })

      test('with the second rank there are more dice, and who would roll them is drawn', async ({
        hand,
        page,
      }) => {
        // The focus is on the menu, where Enter opens that again.
        await page.locator('.brand').click()
        await hand.press('d')
        await hand.press('d')
        await hand.press('p')
        await hand.press('Enter')
        await hand.press('d')
        await hand.press('c')
        const found = panel(page).getByRole('button', {
          name: say(['The whole unit fights', 'Дерётся весь отряд']),
        })
        const bare = await board(page)
        await hand.click(found)
        await expect(verdicts(page)).toHaveText(
          say([
            ['10 dice against 6', '10 dice against 10'],
            ['10 кубиков против 6', '10 кубиков против 10'],
          ]),
        )
        await expect(panel(page).locator('.compare-rule').first()).toContainText('IM-07')
        await expect.poll(() => board(page)).not.toBe(bare)
      })
    })
  })
