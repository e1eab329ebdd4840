// A whole assault by fingers on a tablet held upright: a second finger, a pinch and a cancel on the way.
import { expect } from '@playwright/test'
import { fingersOn } from './fingers.ts'
import { type Both, inLocale, LOCALES, test } from './table.ts'

test.setTimeout(60_000)
test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, battle: 3 })

const DONE: Both = ['Done', 'Готово']
const PROPOSE: Both = ['Propose all moves', 'Предложить все ходы']
const ACCEPT: Both<RegExp> = [/^Accept (?!and)/, /^Принять (?!и )/]
const ON_RELEASE: Both = ['On release', 'Если отпустить']

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('an assault is played to its winner by touch', async ({ hand, page }) => {
      const say = inLocale(locale)
      const fingers = await fingersOn(page)
      const { tap } = fingers
      const verdictIs = async (line: Both, rule: string): Promise<void> => {
        await expect(hand.verdict).toHaveText(say(line))
        await expect(hand.rule).toContainText(rule)
      }
      const push = async (tag: string, onto: string): Promise<void> =>
        fingers.drag(await hand.at(tag), await hand.at(onto))
      const holdHalfWay = async (): Promise<void> => {
        await fingers.down(1, await hand.at('1B'))
        await fingers.move(1, await hand.at('3B'))
        await expect(hand.why).toContainText(say(ON_RELEASE))
      }
      const moveAll = async (): Promise<void> => {
        await tap(hand.offer(say(PROPOSE)))
        await tap(hand.offer(say(ACCEPT)))
        await expect(page.locator('.proposal')).toHaveCount(0)
        await expect(hand.offer(say(PROPOSE)), 'nothing is left to propose').toHaveCount(0)
        await tap(hand.offer(say(DONE)))
      }
      const before = await hand.all()

      await test.step('a second finger puts the base back; two fingers zoom and move the table', async () => {
        await holdHalfWay()
        const scale = await hand.scale()
        const under = await hand.at('3C')
        await fingers.down(2, { x: under.x - 100, y: under.y })
        await expect(hand.why).not.toContainText(say(ON_RELEASE))
        await fingers.moveAll({ 1: { x: 600, y: 300 }, 2: { x: 100, y: 300 } })
        await expect.poll(() => hand.scale()).toBeGreaterThan(scale * 1.2)
        await fingers.up(2)
        await fingers.move(1, { x: 300, y: 200 })
        await fingers.up(1)
        expect(await hand.all()).toEqual(before)
        await expect(hand.where).toHaveText(say(['Start', 'Начало']))
        await tap(page.locator('.bar [data-command=fitFight]'))
        await expect.poll(() => hand.scale()).toBe(scale)
      })

      await test.step('two fingers on two bases take neither', async () => {
        await fingers.down(1, await hand.at('1A'))
        await fingers.down(2, await hand.at('1C'))
        await fingers.moveAll({ 1: { x: 200, y: 250 }, 2: { x: 560, y: 250 } })
        await expect(hand.why).not.toContainText(say(ON_RELEASE))
        await fingers.up(1)
        await fingers.up(2)
        expect(await hand.all()).toEqual(before)
        await tap(page.locator('.bar [data-command=fitFight]'))
      })

      await test.step('touches that the system takes away change nothing', async () => {
        await holdHalfWay()
        await fingers.cancel()
        await expect(hand.why).not.toContainText(say(ON_RELEASE))
        expect(await hand.all()).toEqual(before)
        await expect(hand.where).toHaveText(say(['Start', 'Начало']))
        await expect(hand.verdict).toHaveCount(0)
      })

      await test.step('the charge, one of its ways a close call', async () => {
        await push('1B', '3B')
        await verdictIs(['1B charges 3B: 9.6 cm', '1B атакует 3B: путь 9,6 см'], 'E-01')
        await push('1A', '3A')
        await verdictIs(['1A charges 3A too: 9.91 cm', '1A тоже атакует 3A: 9,91 см'], 'E-01')
        await expect(page.locator('.verdict')).toHaveAttribute('data-close', 'true')
        await expect(hand.margin).toHaveText(say(['0.9 mm to spare', 'в запасе 0,9 мм']))
        await moveAll()
        await verdictIs(['Defending: 3rd and 4th platoons', 'Обороняются 3-й и 4-й взводы'], 'E-02')
      })

      await test.step('the pinned platoon holds and may counterattack, its neighbour leaves', async () => {
        await hand.diceFrom('chosen')
        await hand.choose('61111')
        await tap(hand.offer(say(['Place the hit', 'Распределить попадани'])))
        await verdictIs(['Not won: 3B is in contact with 1B', 'Не выиграно: 3B вплотную к 1B'], 'PA-01')
        await hand.choose('5')
        await verdictIs(['3rd and 4th platoons pass the test', '3-й и 4-й взводы проходят тест'], 'PA-06')
        await tap(hand.offer(say(['3rd platoon: Counterattack', '3-й взвод: контратаковать'])))
        await verdictIs(['3rd platoon will counterattack', '3-й взвод будет контратаковать'], 'PA-07')
        await tap(hand.offer(say(['4th platoon: Break off', '4-й взвод: выйти из боя'])))
        await expect(hand.ask).toHaveText(
          say(['Breaking off (up to 15 cm): who goes where?', 'Выход из боя (до 15 см): кто куда отходит?']),
        )
        await moveAll()
        await verdictIs(['3rd platoon counterattacks', 'Контратакует 3-й взвод'], 'PA-21')
      })

      await test.step('the counterattack is made, the British fail their test and leave', async () => {
        await moveAll()
        await expect(hand.ask).toHaveText(
          say([/^How many of \d dice hit\?$/, /^Сколько попаданий на \d кубиках\?$/]),
        )
        await hand.choose('6'.padEnd(await page.locator('.die-button').count(), '1'))
        await tap(hand.offer(say(['Place the hit', 'Распределить попадани'])))
        await hand.choose('1')
        await verdictIs(['1st platoon fails the test', '1-й взвод не проходит тест'], 'PA-06')
        await tap(hand.offer(say(['1st platoon: Break off', '1-й взвод: выйти из боя'])))
        await moveAll()
        await verdictIs(['Germany won: no counterattack', 'Победа: Германия, контратаки нет'], 'PA-36')
        await tap(hand.offer(say(DONE)))
        await expect(hand.side).toHaveText(say(['The assault is over', 'Ближний бой окончен']))
      })
    })
  })
}

test('what a pinch on the column has magnified, a pinch on the board brings back', async ({ hand, page }) => {
  const fingers = await fingersOn(page)
  const magnified = () => page.evaluate(() => visualViewport?.scale ?? 1)
  const pinch = async (on: string, [from, to]: readonly [number, number]): Promise<void> => {
    const seen = await page.evaluate(() => {
      const { offsetLeft: x = 0, offsetTop: y = 0, scale = 1 } = visualViewport ?? {}
      return { x, y, scale }
    })
    const box = await page.locator(on).boundingBox()
    if (!box) throw new Error(`There is no ${on}`)
    const at = { x: (box.x + box.width / 2 - seen.x) * seen.scale, y: (box.y + 60 - seen.y) * seen.scale }
    await fingers.down(1, { x: at.x - from, y: at.y })
    await fingers.down(2, { x: at.x + from, y: at.y })
    await fingers.moveAll({ 1: { x: at.x - to, y: at.y }, 2: { x: at.x + to, y: at.y } }, 16)
    await fingers.up(2)
    await fingers.up(1)
  }
  await pinch('.column', [40, 240])
  expect(await magnified()).toBeGreaterThan(1.5)
  const scale = await hand.scale()
  await pinch('.board', [300, 20])
  await expect.poll(magnified).toBe(1)
  expect(await hand.scale()).toBe(scale)
})

test('a third finger changes nothing about a pinch, and the two that remain go on with it', async ({
  hand,
  page,
}) => {
  const fingers = await fingersOn(page)
  const box = await page.locator('.board').boundingBox()
  if (!box) throw new Error('There is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await fingers.down(1, { x: x - 60, y })
  await fingers.down(2, { x: x + 60, y })
  const spread = async (by: number): Promise<number> => {
    const before = await hand.scale()
    await fingers.moveAll({ 1: { x: x - by, y }, 2: { x: x + by, y } })
    return (await hand.scale()) / before
  }
  expect(await spread(90)).toBeGreaterThan(1.2)
  await fingers.down(3, { x, y: y + 90 })
  await fingers.up(3)
  expect(await spread(130)).toBeGreaterThan(1.2)
  await fingers.down(3, { x, y: y + 90 })
  await fingers.up(2)
  const before = await hand.scale()
  await fingers.moveAll({ 1: { x: x - 60, y }, 3: { x, y: y + 30 } })
  expect(await hand.scale()).toBeLessThan(before * 0.9)
})
