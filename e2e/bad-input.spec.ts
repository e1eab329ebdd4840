// Input that should not be: double clicks, dice that do not exist, clicks and undo while the dice tumble.
import { expect, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { type Both, inLocale, LOCALES, test } from './table.ts'

test.use({ battle: 1 })

const DONE: Both = ['Done', 'Готово']

/** Two tanks have charged, and two dice wait to be thrown. */
async function charge(hand: Hand, done: string): Promise<void> {
  await hand.push('3B', '1A')
  await hand.push('3C', '1B')
  await hand.offer(done).click()
}

test('what is let go under a dialog is said to have gone back; what asked to let go first is then done with', async ({
  hand,
  page,
}) => {
  const before = await hand.lies('3B')
  await hand.take('3B')
  await hand.carry(await hand.at('1A'))
  await page.keyboard.press('KeyK')
  await expect(hand.notice).toHaveText('First let go of what is held.')
  await page.keyboard.press('KeyM')
  await expect(page.getByRole('dialog')).toBeVisible()
  await hand.letGo()
  await expect(hand.notice).toHaveText('Put back.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await hand.lies('3B')).toEqual(before)
  await hand.take('3B')
  await hand.carry(await hand.at('1A'))
  await page.keyboard.press('KeyK')
  await expect(hand.notice).toHaveText('First let go of what is held.')
  await page.keyboard.press('Escape')
  await expect(hand.notice).toHaveCount(0)
  await hand.letGo()
})

test('a double click on a choice counts once', async ({ hand }) => {
  await hand.push('3B', '1A')
  await hand.offer(/^Done/).dblclick()
  await expect(hand.ask).toHaveText('Is the die a hit?')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(hand.page.getByRole('dialog')).toHaveCount(0)
  await hand.offer(/^Roll/).dblclick()
  await expect(hand.where).toHaveText('Step 3 of 3')
})

/** However slow the machine is, there is no time between the two. */
const twice = (page: Page, code: string): Promise<void> =>
  page.evaluate((key) => {
    for (const type of ['keydown', 'keyup', 'keydown', 'keyup'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { code: key, key, bubbles: true, cancelable: true }),
      )
  }, code)

test('a key pressed twice at once counts once, whatever is asked after the first', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await twice(page, 'KeyB')
  await expect(hand.where).toHaveText('Step 4 of 4')
  await hand.press('Control+KeyZ')
  await hand.diceFrom('typed')
  await page.keyboard.type('66')
  await page.locator('.throw-confirm').blur()
  await twice(page, 'Enter')
  await expect(hand.where).toHaveText('Step 4 of 4')
  await expect(page.locator('.allocation')).toBeVisible()
  // Meant once more, it is pressed later.
  await page.waitForTimeout(500)
  await hand.press('Enter')
  await expect(hand.where).toHaveText('Step 5 of 5')
})

test('a button on which Enter is held is pressed once, whatever comes under the key', async ({
  hand,
  page,
}) => {
  await hand.push('3B', '1A')
  await hand.offer(/^Done/).focus()
  await page.keyboard.down('Enter')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await hand.offer(/^Roll/).focus()
  for (let i = 0; i < 3; i += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.locator('.dice-tumbling')).toHaveCount(0)
  await expect(hand.where).toHaveText('Step 2 of 2')
})

test('keys that go a step at a time go on however fast they are pressed', async ({ hand, page }) => {
  await charge(hand, 'Done')
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Comma')
  await expect(hand.where).toHaveText('Start')
})

test('a click while the dice tumble ends the tumbling and rolls once', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await page.clock.pauseAt(Date.now() + 60_000)
  await hand.offer(/^Roll/).click()
  await expect(page.locator('.dice-tumbling')).toBeVisible()
  await hand.offer(/^Roll/).click()
  await expect(hand.where).toHaveText('Step 4 of 4')
  await page.clock.fastForward(5000)
  await expect(hand.where).toHaveText('Step 4 of 4')
})

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('dice in the air are taken up by undo, another source or a look back, and that is said', async ({
      hand,
      page,
    }) => {
      const say = inLocale(locale)
      const throwing = async (): Promise<void> => {
        await hand.offer(say([/^Roll/, /^Бросить/])).click()
        await expect(page.locator('.dice-tumbling')).toBeVisible()
      }
      const takenUp = async (): Promise<void> => {
        await expect(hand.notice).toHaveText(
          say(['The dice were taken up: nothing was rolled.', 'Кубики подняты со стола: броска не было.']),
        )
        await page.clock.fastForward(5000)
        await page.locator('.notice .bar-button').click()
      }
      await charge(hand, say(DONE))
      await page.clock.pauseAt(Date.now() + 60_000)
      await throwing()
      await page.keyboard.press('Control+KeyZ')
      await takenUp()
      await expect(hand.where).toHaveText(say(['Step 3 of 3', 'Шаг 3 из 3']))
      await throwing()
      await hand.diceFrom('typed')
      await takenUp()
      await hand.diceFrom('seed')
      await throwing()
      await page.keyboard.press('Comma')
      await takenUp()
      await expect(hand.where).toHaveText(say(['Step 2 of 3', 'Шаг 2 из 3']))
    })

    test('proposed moves do not go without a word', async ({ hand, page }) => {
      const say = inLocale(locale)
      await page.keyboard.press('KeyP')
      await expect(page.locator('.proposal')).toBeVisible()
      await page.getByRole('radio', { name: say(['Arrange', 'Расстановка']) }).check()
      await expect(hand.notice).toHaveText(
        say([
          'The proposed moves are gone: none of them was made.',
          'Предложенные ходы сняты: ни один не сделан.',
        ]),
      )
      await page.getByRole('radio', { name: say(['Play', 'Игра']) }).check()
      await page.keyboard.press('KeyP')
      await expect(page.locator('.proposal')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('.proposal')).toHaveCount(0)
      await expect(hand.notice).toHaveCount(0)
    })
  })
}

test('what was rolled and what is asked is told anew in another language', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await page.keyboard.press('KeyB')
  await expect(hand.spoken).toContainText(/\d, \d/)
  const faces = /\d, \d/.exec((await hand.spoken.textContent()) ?? '')?.[0] ?? ''
  await page.locator('.bar [data-command=language]').click()
  await expect(hand.spoken).toContainText(/[а-я]{3}/)
  await expect(hand.spoken).toContainText(faces)
})

test('a roll that tumbles in one line is not thrown in another', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await page.keyboard.press('KeyN')
  await page.locator('.dialog-lines form').first().getByRole('button').click()
  await expect(page.locator('.line-name')).toHaveText('Branch 1')
  await page.clock.pauseAt(Date.now() + 60_000)
  await hand.offer(/^Roll/).click()
  await expect(page.locator('.dice-tumbling')).toBeVisible()
  await page.keyboard.press('Shift+KeyN')
  await expect(page.locator('.line-name')).not.toHaveText('Branch 1')
  await page.clock.fastForward(5000)
  await expect(hand.where).toHaveText('Step 3 of 3')
  await expect(hand.offer(/^Roll/)).toBeVisible()
})

test('a text that is marked to beyond the edge of a dialog stays, and only a press beside it closes it', async ({
  hand,
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await hand.command('menu').click()
  await hand.command('names').click()
  const field = dialog.locator('input').first()
  await field.fill('Guards')
  const [inside, outside] = [await field.boundingBox(), await dialog.boundingBox()]
  if (!inside || !outside) throw new Error('There is no dialog')
  const y = inside.y + inside.height / 2
  const beside = { x: outside.x - 40, y }
  for (const [from, to] of [
    [{ x: inside.x + 60, y }, beside],
    [beside, { x: inside.x + 60, y }],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect(field).toHaveValue('Guards')
  }
  await page.mouse.click(beside.x, beside.y)
  await expect(dialog).toHaveCount(0)
})

test('keys that are pressed while a base is dragged take no face from the dice', async ({ hand, page }) => {
  await charge(hand, 'Done')
  await hand.diceFrom('typed')
  const dice = page.locator('.given-typed .die-button')
  await page.keyboard.press('Digit4')
  await hand.take('3C')
  await hand.carry({ x: 400, y: 300 })
  for (const key of ['Digit5', 'Backspace', 'Backspace']) await page.keyboard.press(key)
  await hand.letGo()
  await expect(dice.nth(0)).toHaveAccessibleName(/: 4$/)
  await expect(dice.nth(1)).toHaveAccessibleName(/no face yet$/)
})

test('faces that are typed wait while something else is looked at, and are gone once they are thrown', async ({
  hand,
  page,
}) => {
  await charge(hand, 'Done')
  await hand.diceFrom('typed')
  const first = page.locator('.given-typed .die-button').first()
  await page.keyboard.press('Digit4')
  await page.keyboard.press('KeyC')
  await expect(page.locator('.compare')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toHaveAccessibleName(/: 4$/)
  await page.keyboard.press('Control+KeyZ')
  await page.keyboard.press('Control+Shift+KeyZ')
  await expect(first).toHaveAccessibleName(/: 4$/)
  await page.keyboard.press('Digit5')
  await page.keyboard.press('Enter')
  await expect(hand.where).toHaveText('Step 4 of 4')
  await page.keyboard.press('Control+KeyZ')
  await expect(first).toHaveAccessibleName(/no face yet$/)
})

test('the game does not go on while a base is held by keys, and says so', async ({ hand, page }) => {
  await hand.push('3B', '1A')
  await hand.base('3C').focus()
  await hand.press('Shift+ArrowUp')
  for (const key of ['KeyD', 'KeyP']) {
    await hand.press(key)
    await expect(hand.notice).toHaveText('First let go of what is held.')
    await page.locator('.notice').getByRole('button').click()
    await hand.base('3C').focus()
  }
  await hand.offer(/^Done/).click()
  await expect(hand.notice).toHaveText('First let go of what is held.')
  await expect(hand.where).toHaveText('Step 1 of 1')
  await hand.base('3C').focus()
  await hand.press('Escape')
  await hand.press('KeyD')
  await expect(hand.where).toHaveText('Step 2 of 2')
})

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('what a name cannot be is said below its field', async ({ hand, page }) => {
      const say = inLocale(locale)
      await hand.command('menu').click()
      await hand.command('names').click()
      const dialog = page.getByRole('dialog')
      const field = dialog.locator('input').last()
      const note = dialog.locator('.name-note').last()
      const before = await field.inputValue()
      for (const empty of ['', ' ', '\u200b\u3164']) {
        await field.fill(empty)
        await expect(note).toHaveText(
          say(['A name needs something that can be seen.', 'В названии должно быть что-то видимое.']),
        )
        await field.press('Enter')
        await expect(dialog).toBeVisible()
        await field.fill(before)
        await expect(note).toBeEmpty()
      }
      await field.fill('Gu\u202eards')
      await expect(note).toHaveText(
        say(['What cannot be seen is left out of a name.', 'То, чего не видно, в название не войдёт.']),
      )
      await field.fill('')
      await page.keyboard.insertText('x'.repeat(81))
      await expect(field).toHaveValue('x'.repeat(40))
      await expect(note).toHaveText(say(['A name has at most 40 signs.', 'В названии не больше 40 знаков.']))
      await page.waitForTimeout(500)
      await field.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(hand.side).toContainText('x'.repeat(40))
    })

    test('a die of 7 is refused aloud, and dice without faces are not used', async ({ hand, page }) => {
      const say = inLocale(locale)
      await charge(hand, say(DONE))
      await hand.diceFrom('typed')
      const dice = page.locator('.given-typed .die-button')
      const [first, second] = [dice.nth(0), dice.nth(1)]
      await page.keyboard.press('Digit7')
      await expect(page.locator('.throw-note')).toHaveText(
        say(['There is no 7 on a die: keys 1 to 6 only.', 'На кубике нет 7: только клавиши 1–6.']),
      )
      await expect(first).toHaveAccessibleName(say([/no face yet$/, /пока пусто$/]))
      await page.keyboard.press('Digit5')
      await expect(page.locator('.throw-note')).toHaveText('')
      await expect(first).toHaveAccessibleName(/: 5$/)
      await page.keyboard.press('Enter')
      await expect(hand.where).toHaveText(say(['Step 3 of 3', 'Шаг 3 из 3']))
      await page.keyboard.press('Digit4')
      await page.keyboard.press('Backspace')
      await expect(second).toHaveAccessibleName(say([/no face yet$/, /пока пусто$/]))
      await page.keyboard.type('555555')
      await page.keyboard.press('Enter')
      await expect(hand.where).toHaveText(say(['Step 4 of 4', 'Шаг 4 из 4']))
    })
  })
}

test('typed digits mean nothing where no dice are asked for', async ({ hand, page }) => {
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(hand.where).toHaveText('Start')
  await expect(hand.ask).toHaveText('Who charges?')
})

test.describe('where two platoons choose', () => {
  test.use({ battle: 0 })

  test('a second press right after a choice does not decide for the one that has come under the pointer', async ({
    hand,
    page,
  }) => {
    const waiting = page.locator('.choices-unit')
    const counterattack = page.locator('.choices .offer').first()
    await hand.push('1B', '3B')
    await hand.press('KeyD')
    await hand.press('KeyB')
    await hand.click(hand.offer('Place the hit'))
    await hand.diceFrom('typed')
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
    await expect(waiting).toHaveCount(2)
    // However slow the machine is, the second press comes soon enough.
    const step = await hand.offers.getAttribute('data-step')
    await counterattack.click({ trial: true })
    await page.evaluate((now) => {
      const slow = new CSSStyleSheet()
      slow.replaceSync(`.offers:not([data-step="${now}"]) .choices .offer { animation-duration: 60s }`)
      document.adoptedStyleSheets = [slow]
    }, step)
    const { x, y } = (await counterattack.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 40, y + 12)
    await expect(waiting).toHaveCount(1)
    const under = (await counterattack.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    expect(y + 16).toBeGreaterThan(under.y)
    expect(y + 16).toBeLessThan(under.y + under.height)
    await page.mouse.click(x + 48, y + 16)
    await expect(hand.where).toHaveText('Step 6 of 6')
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await counterattack.click()
    await expect(waiting).toHaveCount(0)
  })
})
