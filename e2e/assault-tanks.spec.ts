// A whole assault with tanks, by mouse alone: refused and accepted charges, armour, a counterattack, a winner.
import { expect } from '@playwright/test'
import { type Both, inLocale, LOCALES, test } from './table.ts'

const DONE: Both = ['Done', 'Готово']
const PROPOSE: Both = ['Propose all moves', 'Предложить все ходы']
const ACCEPT: Both<RegExp> = [/^Accept (?!and)/, /^Принять (?!и )/]

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale, battle: 1 })

    test('tanks charge, force a test without a hit, are hit back and leave', async ({ hand }) => {
      const say = inLocale(locale)
      const verdictIs = async (line: Both<string | RegExp>, rule: string): Promise<void> => {
        await expect(hand.verdict).toHaveText(say(line))
        await expect(hand.rule).toContainText(rule)
      }

      await test.step('the tanks charge; one of them would have too far to go', async () => {
        await hand.push('3B', '1A')
        await verdictIs(['3B charges 1A: 9.4 cm', '3B атакует 1A: путь 9,4 см'], 'E-01')
        await expect(hand.margin).toHaveText(say(['6 mm to spare', 'в запасе 6 мм']))
        await hand.push('3C', '1B')
        await verdictIs(['3C charges 1B too: 9.7 cm', '3C тоже атакует 1B: 9,7 см'], 'E-01')
        const before = await hand.all()
        await hand.push('3A', '1E')
        await verdictIs(['Too far for 3A: 11.6 cm of 10 cm', '3A не дойдёт: 11,6 см, можно 10 см'], 'E-01')
        await expect(hand.margin).toHaveText(say(['1.6 cm too far', 'на 1,6 см дальше предела']))
        expect(await hand.all()).toEqual(before)
        await hand.click(hand.offer(say(DONE)))
        await verdictIs(['Defending: 1st and 2nd platoons', 'Обороняются 1-й и 2-й взводы'], 'E-02')
      })

      await test.step('not one hit, yet an Armoured Tank forces a test', async () => {
        await hand.diceFrom('chosen')
        await hand.choose('44')
        await verdictIs(['Not won: 1A is in contact with 3B', 'Не выиграно: 1A вплотную к 3B'], 'PA-01')
        await expect(hand.ask).toHaveText(
          say([
            'Motivation test: do 1st and 2nd platoons hold?',
            'Тест на Мотивацию: 1-й и 2-й взводы устоят?',
          ]),
        )
        await hand.choose('4')
        await verdictIs(['1st and 2nd platoons pass the test', '1-й и 2-й взводы проходят тест'], 'PA-06')
      })

      await test.step('both platoons hit back together', async () => {
        await expect(hand.offer(say(['2nd platoon: Break off', '2-й взвод: выйти из боя']))).toContainText(
          say(['Would be captured: 2A', 'Будет захвачен: 2A']),
        )
        await hand.click(hand.offer(say(['1st platoon: Counterattack', '1-й взвод: контратаковать'])))
        await hand.click(hand.offer(say(['2nd platoon: Counterattack', '2-й взвод: контратаковать'])))
        await verdictIs(['1st and 2nd platoons counterattack', 'Контратакуют 1-й и 2-й взводы'], 'PA-21')
        await expect(hand.offer(say(DONE))).toContainText(say(['1C must still move', 'Ещё надо пойти: 1C']))
        await hand.click(hand.offer(say(PROPOSE)))
        await hand.click(hand.offer(say(ACCEPT)))
        await verdictIs(
          [/^\d teams? charges?, \d into contact$/, /^Ид(?:ёт|ут) \d отделени\S+, в контакт — \d$/],
          'PA-25',
        )
        await hand.click(hand.offer(say(DONE)))
        await hand.choose('44444')
        await verdictIs(['5 hits from 5 dice', '5 попаданий из 5'], 'E-05')
      })

      await test.step('the armour is rolled for, the test fails and the tanks leave', async () => {
        await hand.click(hand.offer(say(['Place the hit', 'Распределить попадани'])))
        await verdictIs(['5 hits on 2 teams', '5 попаданий на 2 отделения'], 'E-06')
        await expect(hand.page.locator('.throw .slot-need')).toHaveText(['2+', '2+', '4+', '2+', '2+'])
        await hand.choose('61111')
        await verdictIs(['Not won: 4B is 6.0 cm from 2B', 'Не выиграно: 4B в 6,0 см от 2B'], 'PA-01')
        expect(await hand.tags()).not.toContain('3B')
        await expect(hand.page.locator('.fallen')).toContainText(say(['Lost: 3B', 'Потери: 3B']))
        await hand.choose('1')
        await verdictIs(['3rd and 4th platoons fail the test', '3-й и 4-й взводы не проходят тест'], 'PA-06')
        await hand.click(
          hand.offer(say(['3rd and 4th platoons: Break off', '3-й и 4-й взводы: выйти из боя'])),
        )
        await hand.click(hand.offer(say(PROPOSE)))
        await hand.click(hand.offer(say(ACCEPT)))
        await hand.click(hand.offer(say(DONE)))
        await verdictIs(['Germany won: no counterattack', 'Победа: Германия, контратаки нет'], 'PA-36')
        await expect(hand.side).toHaveText(say(['To decide: Germany', 'Решает: Германия']))
      })

      await test.step('after consolidation the table can be arranged', async () => {
        await hand.click(hand.offer(say(DONE)))
        await expect(hand.side).toHaveText(say(['The assault is over', 'Ближний бой окончен']))
        await hand.unfold('log')
        await expect(hand.log).toContainText(
          say(['Consolidation is finished: 1st and 2nd platoons', 'Закрепление окончено: 1-й и 2-й взводы']),
        )
      })
    })
  })
}
