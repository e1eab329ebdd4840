// Undo, redo and the slider go through everything; what was rolled and taken back, or done by hand, leaves its mark.
import { expect } from '@playwright/test'
import { savedByKey } from './files.ts'
import type { Hand } from './hand.ts'
import { inLocale, LOCALES, test } from './table.ts'

/** Places, question and verdict: what a moment of the game shows. */
const moment = async (hand: Hand): Promise<unknown> => [
  await hand.all(),
  await hand.ask.textContent(),
  await hand.verdict.allTextContents(),
  await hand.where.textContent(),
]

/** A charge, its fight and the test, with the program's dice: every moment after a step. */
async function play(hand: Hand): Promise<readonly unknown[]> {
  const moments = [await moment(hand)]
  const done = async (step: number): Promise<void> => {
    await expect(hand.where).toHaveText(`Step ${step} of ${step}`)
    moments.push(await moment(hand))
  }
  await hand.push('1B', '3B')
  await done(1)
  await hand.push('1A', '3A')
  await done(2)
  await hand.offer(/^Done/).click()
  await done(3)
  await hand.offer(/^Roll/).click()
  await done(4)
  await hand.offer(/^Place the hit/).click()
  await done(5)
  await hand.offer(/^Roll/).click()
  await done(6)
  return moments
}

/** A charge of 1B and its fight with real dice, the log being open. */
async function fight(hand: Hand, say: ReturnType<typeof inLocale>, faces: string): Promise<void> {
  await hand.unfold('log')
  await hand.push('1B', '3B')
  await hand.offer(say(['Done', 'Готово'])).click()
  await hand.diceFrom('typed')
  await hand.type(faces)
  await expect(hand.where).toHaveText(say(['Step 3 of 3', 'Шаг 3 из 3']))
}

/** The first dice of this seed are 4, 6, 5, 1: there are hits to be placed and a test to be failed. */
test.use({ seed: 628 })

test('undo and redo go through everything, and redo keeps the same dice', async ({ hand, page }) => {
  const moments = await play(hand)
  const game = await savedByKey(hand)
  const last = moments.length - 1
  const at = (step: number): unknown => {
    const [places, ask, verdict] = moments[step] as readonly unknown[]
    return [places, ask, verdict, step === 0 ? 'Start' : `Step ${step} of ${last}`]
  }
  for (let step = last - 1; step >= 0; step -= 1) {
    await page.keyboard.press('Control+KeyZ')
    await expect.poll(() => moment(hand), { message: `back to step ${step}` }).toEqual(at(step))
  }
  await expect(hand.command('undo').first()).toHaveAttribute('aria-disabled', 'true')
  for (let step = 1; step <= last; step += 1) {
    await page.keyboard.press('Control+KeyY')
    await expect.poll(() => moment(hand), { message: `on to step ${step}` }).toEqual(at(step))
  }
  expect((await savedByKey(hand)).steps).toEqual(game.steps)
})

test('the slider stands on any moment and every later one stays', async ({ hand, page }) => {
  const moments = await play(hand)
  const slider = hand.slider
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(hand.where).toHaveText('Start')
  expect(await hand.all()).toEqual((moments[0] as readonly unknown[])[0])
  await page.keyboard.press('ArrowRight')
  await expect(hand.where).toHaveText('Step 1 of 6')
  const box = await slider.boundingBox()
  if (!box) throw new Error('There is no slider')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(hand.where).toHaveText(/^Step [2-5] of 6$/)
  await hand.command('toEnd').first().click()
  await expect.poll(() => moment(hand)).toEqual(moments.at(-1))
})

test('in the middle of a step nothing is asked, and one button leads to its end', async ({ hand, page }) => {
  const moments = await play(hand)
  await hand.slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(hand.where).toHaveText('Step 6 of 6')
  await expect(hand.ask).toHaveText('In the middle of step 6')
  await expect(hand.offers.getByRole('button')).toHaveText('To the end of this step')
  await expect(page.locator('.looking')).toHaveCount(0)
  await page.keyboard.press('KeyB')
  const { x, y } = await hand.at('1C')
  await hand.drag('1C', { x, y: y - 40 })
  await expect(hand.verdict).toHaveText('Shown in the middle of a step')
  await hand.offer('To the end').click()
  await expect.poll(() => moment(hand)).toEqual(moments.at(-1))
})

test('a line of the log leads to the end of its step, with what was decided and what is asked then', async ({
  hand,
  page,
}) => {
  const moments = await play(hand)
  await hand.unfold('log')
  for (const step of [6, 1]) {
    if (step === 1) await page.locator('.log').evaluate((log) => log.scrollTo(0, 0))
    const lines = page.locator('.log-line').filter({ has: page.getByText(String(step), { exact: true }) })
    await lines.first().click()
    const [places, ask, verdict] = moments[step] as readonly unknown[]
    await expect.poll(() => moment(hand)).toEqual([places, ask, verdict, `Step ${step} of 6`])
    await expect(page.locator('.looking')).toHaveCount(step === 6 ? 0 : 1)
  }
})

test('another step than the one that was taken back drops what lay ahead', async ({ hand, page }) => {
  await play(hand)
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Control+KeyZ')
  await expect(hand.where).toHaveText('Step 1 of 6')
  await hand.offer(/^Done/).click()
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(hand.command('redo').first()).toHaveAttribute('aria-disabled', 'true')
  await expect(hand.notice).toContainText('The 5 steps that were taken back are gone.')
  await page.keyboard.press('Control+KeyZ')
  await hand.push('1A', '3A')
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(hand.notice).toHaveCount(0)
})

test('who looks back and does otherwise plays a branch, and comes home to the main line', async ({
  hand,
  page,
}) => {
  const moments = await play(hand)
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Comma')
  await expect(hand.where).toHaveText('Step 1 of 6')
  await hand.offer(/^Done/).click()
  await expect(hand.where).toHaveText('Step 2 of 2')
  await expect(page.locator('.notice')).toContainText('goes on from step 1 in a branch')
  await expect(page.locator('.line-name')).toHaveText('Branch 1')
  await page.keyboard.press('KeyN')
  const lines = page.getByRole('dialog')
  await lines.getByLabel('Name of Branch 1').fill('Without 1A')
  await lines.getByRole('button', { name: 'Use the name' }).last().click()
  await lines.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.line-name')).toHaveText('Without 1A')
  const { steps, lines: kept, marks } = await savedByKey(hand)
  expect([steps.length, kept.length, marks]).toEqual([2, 1, []])
  await hand.command('toMain').click()
  await expect(hand.where).toHaveText('Step 1 of 6')
  await hand.command('toEnd').first().click()
  await expect.poll(() => moment(hand)).toEqual(moments.at(-1))
})

test('the steps are played one after the other, until something is done', async ({ hand, page }) => {
  await play(hand)
  await hand.slider.focus()
  await page.keyboard.press('Home')
  await hand.command('replay').click()
  await expect(hand.where).toHaveText(/^Step [1-5] of 6$/)
  await hand.command('replay').click()
  await expect(hand.command('replay')).toHaveAttribute('aria-pressed', 'false')
  await expect(hand.where).toHaveText(/^Step [1-5] of 6$/)
  const speed = page.locator('.line-speed')
  await speed.click()
  await speed.click()
  await expect(speed).toHaveText('×4')
  await hand.command('replay').click()
  await expect(hand.where).toHaveText('Step 6 of 6')
  await expect(hand.command('replay')).toHaveAttribute('aria-pressed', 'false')
})

test('a roll that is taken back falls anew or stands, where the table has agreed on that', async ({
  hand,
  page,
}) => {
  const agree = async (option: string): Promise<void> => {
    await page.keyboard.press('KeyM')
    await hand.command('settings').click()
    await page.getByLabel('A roll that is taken back and made again').selectOption(option)
    await page.keyboard.press('Escape')
  }
  await hand.push('1B', '3B')
  await hand.offer(/^Done/).click()
  await agree('fresh')
  const rolls = new Set<string>()
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.press('KeyB')
    await expect(hand.where).toHaveText('Step 3 of 3')
    rolls.add((await page.locator('.last-roll .dice').getAttribute('aria-label')) ?? '')
    if (i < 2) await page.keyboard.press('Control+KeyZ')
  }
  expect(rolls.size).toBeGreaterThan(1)
  expect((await savedByKey(hand)).steps[2]?.action.again).toBe(2)
  await agree('stop')
  await expect(hand.command('undo').first()).toHaveAttribute('aria-disabled', 'true')
  await expect(hand.command('undo').first()).toHaveAttribute('title', /Rolls stand/)
  await page.keyboard.press('Control+KeyZ')
  await expect(hand.where).toHaveText('Step 3 of 3')
})

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a roll that was taken back leaves a mark in log and file that nothing removes', async ({
      hand,
      page,
    }) => {
      const say = inLocale(locale)
      await fight(hand, say, '444444')
      const faces = (await savedByKey(hand)).steps[2]?.action.faces ?? []
      const mark = say([`Roll taken back: ${faces.join(' · ')}`, `Бросок отменён: ${faces.join(' · ')}`])
      await expect(hand.log).not.toContainText(mark)
      await page.keyboard.press('Control+KeyZ')
      await expect(hand.log).toContainText(mark)
      await page.keyboard.press('Control+KeyY')
      await expect(hand.log).toContainText(new RegExp(`${mark}.*${faces.join(' · ')}`))
      await page.keyboard.press('Control+KeyZ')
      await page.keyboard.press('Control+KeyZ')
      await hand.push('1A', '3A')
      await expect(hand.where).toHaveText(say(['Step 2 of 2', 'Шаг 2 из 2']))
      await expect(hand.log).toContainText(mark)
      expect((await savedByKey(hand)).marks).toMatchObject([{ is: 'takenBack', faces }])
    })

    test('the players overrule a measurement: the verdict follows, log and file tell it', async ({
      hand,
      page,
    }) => {
      const say = inLocale(locale)
      await fight(hand, say, '111111')
      const before = await hand.verdict.textContent()
      const first = hand.why.locator('.overrule').first()
      await first.locator('summary').click()
      await first.getByRole('button').click()
      await expect(hand.where).toHaveText(say(['Step 4 of 4', 'Шаг 4 из 4']))
      await expect(hand.verdict).not.toHaveText(before ?? '')
      await hand.log.hover()
      await page.mouse.wheel(0, -120)
      await expect(hand.log).toContainText(say(['The players rule', 'Решили игроки']))
      const { steps, marks } = await savedByKey(hand)
      expect(steps.map(({ action }) => action.do)).toEqual(['move', 'done', 'overrule', 'roll'])
      expect(marks).toMatchObject([{ is: 'overruled', step: 2 }])
      await page.keyboard.press('Control+KeyZ')
      await page.keyboard.press('Control+KeyZ')
      expect((await savedByKey(hand)).marks).toMatchObject([{ is: 'overruled' }, { is: 'takenBack' }])
    })

    test('a change by hand during Play is marked in log and file', async ({ hand, page }) => {
      const say = inLocale(locale)
      await hand.unfold('log')
      await hand.unfold('byHand')
      const { x, y } = await hand.at('3A')
      await page.mouse.click(x, y)
      const panel = page.locator('.panel-byHand')
      await panel.getByRole('button', { name: say(['Take 3A off the table', 'Снять 3A со стола']) }).click()
      await expect(hand.where).toHaveText(say(['Step 1 of 1', 'Шаг 1 из 1']))
      expect(await hand.tags()).not.toContain('3A')
      await expect(hand.log).toContainText(say(['by hand', 'вручную']))
      expect((await savedByKey(hand)).marks).toMatchObject([{ is: 'byHand' }])
      await page.keyboard.press('Control+KeyZ')
      expect(await hand.tags()).toContain('3A')
      expect((await savedByKey(hand)).marks).toMatchObject([{ is: 'byHand' }])
    })
  })
}

test('a move in Arrange is an ordinary step without a mark', async ({ hand, page }) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const { x, y } = await hand.at('2A')
  await hand.drag('2A', { x: x - 30, y: y + 40 })
  await expect(hand.where).toHaveText('Step 2 of 2')
  expect((await savedByKey(hand)).marks).toEqual([])
})
