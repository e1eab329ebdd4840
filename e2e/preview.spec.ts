// A file is looked at before it takes the place of the game on the table: picked, or dropped onto the page.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openGame, openText, savedByKey, takeGame } from './files.ts'
import type { Hand } from './hand.ts'
import { type Both, inLocale, LOCALES, test } from './table.ts'

// Much is played, opened and loaded again in each of these.
test.slow()

const fixture = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'fixtures', name), 'utf8')

/** Lets go of a file over the page. */
const drop = ({ page }: Hand, ...texts: readonly string[]): Promise<void> =>
  page.evaluate((contents) => {
    const dataTransfer = new DataTransfer()
    for (const content of contents)
      dataTransfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, texts)

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)
    const [LEAVE, SAME, ASKED]: readonly [Both, Both, Both] = [
      ['Leave it', 'Не надо'],
      [
        'It was played again, and every step came out the same.',
        'Игра сыграна заново: все шаги вышли так же.',
      ],
      ['To decide: Germany', 'Решает: Германия'],
    ]

    test('a game in a file is shown first, and left or put on the table', async ({ hand, page }) => {
      const preview = page.locator('.dialog-preview')
      await hand.push('1B', '3B')
      await hand.offer(/^(Done|Готово)/).click()
      const game = await savedByKey(hand)
      await page.keyboard.press('Control+KeyZ')
      await page.keyboard.press('Control+KeyZ')
      await hand.push('1A', '3C')
      const here = await savedByKey(hand)

      await openGame(hand, game)
      await expect(preview.getByRole('heading', { level: 3 })).toHaveText(
        say(['Where two platoons meet', 'Удар в стык взводов']),
      )
      await expect(preview).toContainText(
        say(['2 steps; it stands at step 2.', '2 шага, игра стоит на шаге 2.']),
      )
      await expect(preview).toContainText(say(ASKED))
      await expect(preview).toContainText(say(SAME))
      await expect(preview.getByRole('img')).toBeVisible()
      await preview.getByRole('button', { name: say(LEAVE) }).click()
      await expect(preview).toHaveCount(0)
      expect(await savedByKey(hand)).toEqual(here)

      await drop(hand, JSON.stringify(game))
      await expect(preview).toContainText('dropped.json')
      await takeGame(hand)
      await expect(preview).toHaveCount(0)
      expect(await savedByKey(hand)).toEqual(game)

      await drop(hand, JSON.stringify({ ...game, at: 'x' }))
      await expect(hand.notice).toContainText('at ("x")')
      await expect(page.locator('.drop-place')).toHaveCount(0)
      expect(await savedByKey(hand)).toEqual(game)

      await drop(hand, JSON.stringify(game))
      await expect(preview).toBeVisible()
      await drop(hand, JSON.stringify({ ...game, at: 'y' }))
      await expect(hand.notice).toContainText('at ("y")')
      await expect(preview).toHaveCount(0)
      await drop(hand, JSON.stringify(game), JSON.stringify(game))
      await expect(hand.notice).toHaveText(say(['Drop one file at a time.', 'Перетащите один файл.']))
      await expect(preview).toHaveCount(0)
    })

    test('a game of another edition says where it first differs, and can be looked at step by step', async ({
      hand,
      page,
    }) => {
      const preview = page.locator('.dialog-preview')
      const past = await fixture('edition-99.json')
      const differs = say([
        /By the rules of today, edition \d+, step \d+ is the first to come out otherwise\./,
        /По нынешним правилам, редакции \d+, иначе выходит уже шаг \d+\./,
      ])
      await openText(hand, past)
      await expect(preview).toContainText(
        say(['Recorded under edition 99 of the rules.', 'Записано по редакции правил 99.']),
      )
      await expect(preview).toContainText(differs)
      await takeGame(hand)
      await expect(hand.ask).toHaveText(say(['Recorded under edition 99', 'Записано по редакции 99']))
      await expect(page.locator('.prompt')).toContainText(differs)
      await expect(hand.where).toHaveText(say(['Step 8 of 9', 'Шаг 8 из 9']))
      await page.keyboard.press('Control+End')
      await expect(hand.where).toHaveText(say(['Step 9 of 9', 'Шаг 9 из 9']))
      for (let step = 9; step > 0; step--) await page.keyboard.press('Control+KeyZ')
      await expect(hand.where).toHaveText(say(['Start', 'Начало']))
      const places = await hand.all()
      await hand.push('1B', '3B')
      await expect(hand.verdict).toHaveText(say(['Only to be looked at', 'Только для просмотра']))
      expect(await hand.all()).toEqual(places)
      expect((await savedByKey(hand)).steps).toEqual(JSON.parse(past).steps)
      await page.reload()
      await hand.ready()
      await expect(hand.ask).toHaveText(say(['Recorded under edition 99', 'Записано по редакции 99']))
    })
  })
}
