// A whole assault by keyboard alone, with three rounds of counterattack, real dice typed in.
import { expect } from '@playwright/test'
import { type Both, inLocale, LOCALES, test } from './table.ts'

test.slow()

const ONE_HIT = '6111111111111'

const ASKS = {
  else: ['1st platoon: who else charges?', '1-й взвод: кто ещё атакует?'],
  leave: ['Breaking off (up to 15 cm): who goes where?', 'Выход из боя (до 15 см): кто куда отходит?'],
  counter: ['Counter-charge (up to 10 cm): who goes where?', 'Контратака (до 10 см): кто куда идёт?'],
  soviets: [
    '3rd and 4th platoons: counterattack or break off?',
    '3-й и 4-й взводы: контратаковать или выйти из боя?',
  ],
  soviet: ['4th platoon: counterattack or break off?', '4-й взвод: контратаковать или выйти из боя?'],
  german: ['1st platoon: counterattack or break off?', '1-й взвод: контратаковать или выйти из боя?'],
  failed: ['1st platoon must break off', '1-й взвод обязан выйти из боя'],
  end: ['Consolidation (up to 10 cm): who goes where?', 'Закрепление (до 10 см): кто куда встаёт?'],
} satisfies Record<string, Both>

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('an assault goes through three counterattacks to its winner without a mouse', async ({
      hand,
      page,
    }) => {
      const say = inLocale(locale)
      const asks = (ask: keyof typeof ASKS) => expect(hand.ask).toHaveText(say(ASKS[ask]))
      const verdictIs = async (line: Both, rule: string): Promise<void> => {
        await expect(hand.verdict).toHaveText(say(line))
        await expect(hand.rule).toContainText(rule)
      }
      const choose = async (offer: Both): Promise<void> => {
        await hand.reach(hand.offer(say(offer)), 'question')
        await hand.press('Enter')
      }
      const moveAll = async (): Promise<void> => {
        await hand.press('KeyP')
        await expect(page.locator('.proposal')).toBeVisible()
        await hand.press('Enter')
        await expect(page.locator('.proposal')).toHaveCount(0)
        await hand.press('KeyD')
      }
      const fight = async (hits: Both<RegExp>, test: string): Promise<void> => {
        await hand.type(ONE_HIT)
        await expect(hand.verdict).toHaveText(say(hits))
        await expect(hand.offer(say(['Place the hit', 'Распределить попадани']))).toBeVisible()
        await hand.press('Enter')
        await hand.type(test)
      }

      await test.step('a target is picked from a list, the rest of the platoon follows', async () => {
        await hand.reach(hand.base('1B'), 'table')
        await hand.press('KeyT')
        await expect(page.locator('.targets .offer').first()).toBeFocused()
        await expect(hand.spoken).toHaveText(
          say([
            '1B charges 3A: 7.9 cm of 10 cm, ending in contact.',
            '1B атакует 3A: 7,9 см из 10 см, контакт есть.',
          ]),
        )
        for (const [key, at] of [
          ['ArrowDown', 1],
          ['ArrowUp', 0],
          ['ArrowUp', 0],
        ] as const) {
          await hand.press(key)
          await expect(page.locator('.targets .offer').nth(at)).toBeFocused()
        }
        await hand.press('Enter')
        await verdictIs(['1B charges 3A: 7.9 cm', '1B атакует 3A: путь 7,9 см'], 'E-01')
        await asks('else')
        await moveAll()
        await verdictIs(['Defending: 3rd and 4th platoons', 'Обороняются 3-й и 4-й взводы'], 'E-02')
      })

      await test.step('first counterattack: both Soviet platoons', async () => {
        await hand.reach(page.locator('.throw .segments input').first(), 'question')
        await hand.press('ArrowRight')
        await fight([/^1 hit from \d dice$/, /^1 попадание из \d$/], '6')
        await verdictIs(['3rd and 4th platoons pass the test', '3-й и 4-й взводы проходят тест'], 'PA-06')
        await asks('soviets')
        await choose(['3rd platoon: Counterattack', '3-й взвод: контратаковать'])
        await asks('soviet')
        await choose(['4th platoon: Counterattack', '4-й взвод: контратаковать'])
        await asks('leave')
        await moveAll()
        await verdictIs(['3rd and 4th platoons counterattack', 'Контратакуют 3-й и 4-й взводы'], 'PA-21')
        await asks('counter')
        await moveAll()
      })

      await test.step('second counterattack: the German platoon', async () => {
        await fight([/^1 hit from \d dice$/, /^1 попадание из \d$/], '6')
        await verdictIs(['1st platoon passes the test', '1-й взвод проходит тест'], 'PA-06')
        await asks('german')
        await choose(['1st platoon: Counterattack', '1-й взвод: контратаковать'])
        await verdictIs(['1st platoon counterattacks', 'Контратакует 1-й взвод'], 'PA-21')
        await asks('counter')
        await moveAll()
      })

      await test.step('third counterattack: both Soviet platoons again', async () => {
        await fight([/^1 hit from \d dice$/, /^1 попадание из \d$/], '6')
        await asks('soviets')
        await choose(['3rd platoon: Counterattack', '3-й взвод: контратаковать'])
        await choose(['4th platoon: Counterattack', '4-й взвод: контратаковать'])
        await verdictIs(['3rd and 4th platoons counterattack', 'Контратакуют 3-й и 4-й взводы'], 'PA-21')
        await asks('counter')
        await moveAll()
      })

      await test.step('the German platoon fails its test and leaves', async () => {
        await fight([/^1 hit from \d dice$/, /^1 попадание из \d$/], '1')
        await verdictIs(['1st platoon fails the test', '1-й взвод не проходит тест'], 'PA-06')
        await asks('failed')
        await choose(['1st platoon: Break off', '1-й взвод: выйти из боя'])
        await asks('leave')
        await moveAll()
        await verdictIs(['Soviet Union won: no counterattack', 'Победа: СССР, контратаки нет'], 'PA-36')
        await asks('end')
        await hand.press('KeyD')
        await expect(hand.side).toHaveText(say(['The assault is over', 'Ближний бой окончен']))
      })
    })
  })
}

test('the keys that are listed say which one hands the turn over', async ({ hand, page }) => {
  await hand.press('F1')
  await expect(page.locator('.keys')).toContainText('HHand over the turn')
})

test('arrows move by a millimetre and a centimetre, keys turn, Enter drops, Esc puts back', async ({
  hand,
  page,
}) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  await hand.reach(hand.base('2A'), 'table')
  const { x, y, facing } = await hand.lies('2A')
  for (const key of ['ArrowUp', 'Shift+ArrowLeft', 'KeyR', 'BracketLeft', 'Shift+BracketRight'])
    await page.keyboard.press(key)
  await expect(hand.spoken).toContainText('2A')
  expect(await hand.lies('2A')).toEqual({ x, y, facing })
  await page.keyboard.press('Escape')
  await expect(hand.spoken).toHaveText('Put back.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('KeyR')
  await page.keyboard.press('Enter')
  await expect(hand.where).toHaveText('Step 2 of 2')
  expect(await hand.lies('2A')).toEqual({ x: x + 10, y: y + 1, facing: facing + 5 })
  // Twice at once counts once.
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
  await expect(hand.spoken).toHaveText(/^Nothing is held/)
  await expect(hand.where).toHaveText('Step 2 of 2')
})

test('a base that was clicked and turned by a key is let go by Enter', async ({ hand, page }) => {
  const { x, y } = await hand.at('1B')
  await page.mouse.click(x, y)
  await page.keyboard.press('BracketRight')
  await expect(hand.why).toContainText('On release')
  await page.keyboard.press('Enter')
  await expect(hand.why).not.toContainText('On release')
  await expect(hand.verdict).toContainText('Not in contact')
})

test('a nudge by keys is not caught by contact, and a platoon is moved as one', async ({ hand, page }) => {
  await hand.push('1B', '3B')
  const contact = await hand.lies('1B')
  await page.keyboard.press('Control+KeyZ')
  await hand.reach(hand.base('1B'), 'table')
  const { x, y } = await hand.lies('1B')
  const tens = (mm: number): number => Math.floor(Math.abs(mm) / 10)
  for (let i = 0; i < tens(contact.y + 3 - y); i += 1) await page.keyboard.press('Shift+ArrowUp')
  for (let i = 0; i < tens(contact.x - x); i += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(hand.spoken).toContainText('The first team must end in contact')
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: 'Arrange' }).check()
  const before = await hand.all()
  await hand.reach(hand.base('2A'), 'table')
  await page.keyboard.press('KeyG')
  await expect(hand.spoken).toHaveText('The whole platoon is held: 2nd platoon')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(hand.where).toHaveText('Step 2 of 2')
  const after = await hand.all()
  for (const tag of ['2A', '2B', '2C']) expect(after[tag]?.y).toBeCloseTo((before[tag]?.y ?? 0) + 10, 5)
})
