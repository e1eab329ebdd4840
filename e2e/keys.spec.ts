// Keys find their command wherever the focus is: after a dialog, in a list or a field of a panel, beside a comparison.
import { expect } from '@playwright/test'
import { savedByKey } from './files.ts'
import { test } from './table.ts'

test.use({ locale: 'en-GB' })

for (const [name, place] of [
  ['the menu button that has just closed a dialog', 'menu'],
  ['the button of the language', 'language'],
  ['the timeline', 'undo'],
] as const)
  test(`Enter accepts what P has proposed, though the focus was on ${name}`, async ({ hand, page }) => {
    await hand.press('KeyP')
    await hand.press('Enter')
    await hand.command(place).click()
    if (place === 'menu') {
      await expect(page.getByRole('dialog')).toBeVisible()
      expect((await savedByKey(hand)).steps).toHaveLength(1)
      await hand.press('Escape')
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (place !== 'undo') await hand.press('Control+KeyZ')
    await expect(hand.where).toHaveText(/^(Start|Начало)$/)
    await hand.press('KeyP')
    await expect(page.locator('.proposal')).toBeVisible()
    await hand.press('Enter')
    await expect(page.locator('.proposal')).toHaveCount(0)
    await expect(hand.where).toHaveText(/1.*1$/)
    await hand.press('Enter')
    await expect(hand.where).toHaveText(/1.*1$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test.describe('with dice that hit', () => {
  test.use({ seed: 1 })

  test('Enter places the hits while the focus is on a base that has just attacked', async ({
    hand,
    page,
  }) => {
    for (const key of ['KeyJ', 'Tab', 'KeyT']) await hand.press(key)
    await expect(page.locator('.targets .offer').first()).toBeFocused()
    await hand.press('Enter')
    await expect(hand.base('1C')).toBeFocused()
    await hand.press('KeyP')
    await expect(page.locator('.proposal')).toBeVisible()
    await hand.press('Enter')
    await expect(page.locator('.proposal')).toHaveCount(0)
    for (const key of ['KeyD', 'KeyB']) await hand.press(key)
    await expect(page.locator('.allocation')).toBeVisible()
    await expect(hand.base('1C')).toBeFocused()
    await hand.press('Enter')
    await expect(page.locator('.allocation')).toHaveCount(0)
  })
})

for (const place of ['the timeline', 'a button'])
  test(`dice are typed while the focus is on ${place}, which keeps its own keys`, async ({ hand, page }) => {
    await hand.push('1B', '3B')
    await hand.press('KeyD')
    await hand.diceFrom('typed')
    const stays = await hand.where.textContent()
    const focus = (): Promise<void> =>
      place === 'a button' ? hand.command('fitTable').focus() : hand.slider.focus()
    await focus()
    await hand.press(place === 'a button' ? 'Enter' : 'ArrowLeft')
    await hand.press('Period')
    await expect(hand.where).toHaveText(stays ?? '')
    await focus()
    await hand.press('7')
    await expect(page.locator('.throw-note')).not.toBeEmpty()
    for (const key of ['6', '5', 'Backspace']) await hand.press(key)
    const dice = await page.locator('.die-button').count()
    for (let i = 1; i < dice; i += 1) await hand.press('6')
    await focus()
    await hand.press('Backspace')
    await hand.press('6')
    await hand.press('Enter')
    await expect(hand.where).toHaveText('Step 3 of 3')
    await expect(page.locator('.last-roll .dice')).toHaveAttribute(
      'aria-label',
      Array(dice).fill('6').join(', '),
    )
  })

test('beside a comparison keys do what they do elsewhere but answer a question that it hides, and none looks for a letter in its lists', async ({
  hand,
  page,
}) => {
  await hand.press('KeyP')
  await hand.press('Enter')
  await hand.press('KeyC')
  const list = page.locator('.compare select').nth(1)
  await expect(list).toBeFocused()
  const before = await list.inputValue()
  await hand.press('Comma')
  await expect(hand.where).toHaveText('Start')
  await hand.press('Period')
  await expect(hand.where).toHaveText('Step 1 of 1')
  for (const key of ['KeyD', 'KeyB', 'Enter', 'KeyP']) {
    await hand.press(key)
    await expect(page.getByRole('alert')).toHaveText('The comparison hides the question: Esc closes it.')
  }
  await expect(hand.where).toHaveText('Step 1 of 1')
  await hand.press('Control+KeyZ')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(hand.where).toHaveText('Start')
  expect((await savedByKey(hand)).at).toBe(-1)
  await expect(list).toBeFocused()
  expect(await list.inputValue()).toBe(before)
  await hand.press('KeyC')
  await expect(list).toHaveCount(0)
})

test('a letter goes to the list of a panel that has the focus, and rolls no dice', async ({ hand, page }) => {
  await hand.press('KeyP')
  await hand.press('Enter')
  await hand.press('KeyD')
  await expect(hand.where).toHaveText('Step 2 of 2')
  const { x, y } = await hand.at('2A')
  await page.mouse.click(x, y)
  await page.getByRole('button', { name: 'By hand' }).click()
  const list = page.locator('.panel select:visible').first()
  await list.focus()
  await hand.press('KeyB')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await list.evaluate((element: HTMLElement) => element.blur())
  await hand.press('KeyB')
  await expect(hand.where).toHaveText('Step 3 of 3')
})

test('the second of two quick presses is not called no answer, and what comes before one is named', async ({
  hand,
  page,
}) => {
  const alert = page.getByRole('alert')
  await hand.press('KeyP')
  await hand.press('KeyD')
  await expect(alert).toHaveText('First accept or cancel the moves that are proposed.')
  await hand.press('Escape')
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('The proposed moves are withdrawn.')
  await hand.press('KeyP')
  // At once, however slow the machine is.
  await page.evaluate(() => {
    const presses = [1, 2].map(
      () => new KeyboardEvent('keydown', { code: 'Enter', bubbles: true, cancelable: true }),
    )
    for (const press of presses) document.body.dispatchEvent(press)
  })
  await expect(hand.where).toHaveText('Step 1 of 1')
  expect(await alert.allTextContents()).toEqual([])
})

test('Escape takes back what is typed in a field, which keeps its undo and lets the game be saved', async ({
  hand,
  page,
}) => {
  const { x, y } = await hand.at('2A')
  await page.mouse.click(x, y)
  await page.getByRole('button', { name: 'By hand' }).click()
  for (const traits of await page.locator('.traits > summary').all()) await traits.click()
  const field = page.locator('.traits input').first()
  const before = await field.inputValue()
  await field.fill('33')
  await hand.press('Escape')
  await expect(field).toHaveValue(before)
  await hand.press('Tab')
  await expect(hand.where).toHaveText('Start')
  await field.fill('5,0')
  await hand.press('Enter')
  await expect(field).toHaveValue('5')
  await expect(hand.where).toHaveText('Step 1 of 1')
  await hand.press('Control+KeyZ')
  await expect(hand.where).toHaveText('Step 1 of 1')
  expect((await savedByKey(hand)).steps).toHaveLength(1)
  const gap = page.locator('.typed input').first()
  await gap.fill('9')
  await hand.press('Escape')
  await expect(gap).toHaveValue('')
})

test.describe('where nothing is to be proposed', () => {
  test.use({ battle: 5 })

  test('nobody offers that for a moment after each move', async ({ hand, page }) => {
    const none = page.locator('.offers .none')
    await expect(none).toBeVisible()
    await none.evaluate((line) => {
      const look = (): void => {
        if (document.querySelector('.offers [data-command=propose]')) document.title = 'Offered'
      }
      new MutationObserver(look).observe(line.closest('.offers') ?? line, { childList: true, subtree: true })
    })
    const { x, y } = await hand.at('1A')
    await hand.drag('1A', { x: x - 30, y })
    await expect(hand.where).toHaveText('Step 1 of 1')
    await expect(none).toBeVisible()
    await expect(page).not.toHaveTitle('Offered')
  })
})

test('one key goes to the bases, and after a charge by keys to the next of them', async ({ hand, page }) => {
  await hand.press('KeyT')
  await expect(hand.notice).toHaveText('Choose a team first: J leads to them.')
  await hand.command('menu').focus()
  await hand.press('KeyJ')
  await expect(hand.base('1A')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(hand.base('1B')).toBeFocused()
  await hand.command('menu').focus()
  await hand.press('KeyT')
  await expect(page.locator('.targets .offer').first()).toBeFocused()
  await hand.press('Enter')
  await expect(hand.where).toHaveText('Step 1 of 1')
  await expect(page.locator('.roster button:focus')).toHaveCount(1)
  await expect(hand.base('1B')).not.toBeFocused()
  await expect(hand.spoken).toContainText('1B charges')
})

test('what is proposed tells its own reasons, whatever was asked about before it', async ({ hand, page }) => {
  await hand.push('1B', '3B')
  await hand.click(hand.offers.locator('.offer-ask').first())
  const back = page.locator('.panel-why').getByRole('button', { name: 'To the last verdict' })
  await expect(back).toBeVisible()
  await hand.press('KeyP')
  await expect(page.locator('.proposal')).toBeVisible()
  await expect(back).toHaveCount(0)
})

test('the focus stays in the question when what was proposed from it is withdrawn', async ({
  hand,
  page,
}) => {
  await hand.command('propose').focus()
  await hand.press('Enter')
  await expect(page.locator('.proposal')).toBeVisible()
  await page.locator('.proposal button.offer').last().focus()
  await hand.press('Escape')
  await expect(page.locator('.proposal')).toHaveCount(0)
  await expect(page.locator('.column :focus')).toHaveCount(1)
})
