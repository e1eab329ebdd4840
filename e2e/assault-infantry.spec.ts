// Seven teams against two platoons, from the first contact to a winner, in few gestures.
import { expect } from '@playwright/test'
import { inLocale, LOCALES, test } from './table.ts'

/** Its dice are 6, 6, 4, 1, 2, 1, 2, 2: hits first, then a Motivation die that fails both platoons. */
test.use({ seed: 7994 })

const MOST = 12

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`an assault takes at most ${MOST} gestures from the first contact to its winner`, async ({
      hand,
    }) => {
      const say = inLocale(locale)
      const propose = say(['Propose all moves', 'Предложить все ходы'])
      const accept = say([/^Accept (?!and)/, /^Принять (?!и )/])
      const done = say(['Done', 'Готово'])
      const germany = say(['To decide: Germany', 'Решает: Германия'])
      const soviets = say(['To decide: Soviet Union', 'Решает: СССР'])

      await hand.push('1B', '3B')
      const contact = hand.gestures()
      await expect(hand.verdict).toHaveText(say(['1B charges 3B: 8.8 cm', '1B атакует 3B: путь 8,8 см']))
      await expect(hand.margin).toHaveText(say(['1.2 cm to spare', 'в запасе 1,2 см']))
      await expect(hand.rule).toHaveText(say(['Charge into Contact E-01', 'Атака в Контакт E-01']))
      await expect(hand.ask).toHaveText(
        say(['1st platoon: who else charges?', '1-й взвод: кто ещё атакует?']),
      )

      await hand.click(hand.offer(propose))
      await hand.click(hand.offer(accept))
      await hand.click(hand.offer(done))
      await expect(hand.verdict).toHaveText(
        say(['Defending: 3rd and 4th platoons', 'Обороняются 3-й и 4-й взводы']),
      )
      await hand.click(hand.offer(say([/^Roll \d/, /^Бросить \d/])))
      await expect(hand.verdict).toHaveText(say([/^3 hits from \d dice$/, /^3 попадания из \d$/]))
      await expect(hand.side).toHaveText(soviets)
      await hand.click(hand.offer(say(['Place the hit', 'Распределить попадани'])))
      await expect(hand.verdict).toHaveText(
        say(['Not won: 3E is 5.4 cm from 1C', 'Не выиграно: 3E в 5,4 см от 1C']),
      )
      await hand.click(hand.offer(say(['Roll 1 die', 'Бросить 1 кубик'])))
      await expect(hand.verdict).toHaveText(
        say(['3rd and 4th platoons fail the test', '3-й и 4-й взводы не проходят тест']),
      )
      await hand.click(hand.offer(say(['Keep the first die', 'Оставить первый кубик'])))
      await expect(
        hand.offer(say(['3rd platoon: Counterattack', '3-й взвод: контратаковать'])),
      ).toContainText(
        say([
          '3rd platoon must break off: 2 rolled, 3+ needed',
          '3-й взвод обязан выйти из боя: выпало 2, нужно 3+',
        ]),
      )
      await hand.click(hand.offer(say(['3rd and 4th platoons: Break off', '3-й и 4-й взводы: выйти из боя'])))
      await expect(hand.verdict).toHaveText(
        say(['3rd and 4th platoons break off', 'Выходят из боя 3-й и 4-й взводы']),
      )
      await hand.click(hand.offer(propose))
      await hand.click(hand.offer(say(['Accept and finish', 'Принять и закончить'])))
      await expect(hand.verdict).toHaveText(
        say(['Germany won: no counterattack', 'Победа: Германия, контратаки нет']),
      )
      await expect(hand.rule).toHaveText(say([/PA-36$/, /PA-36$/]))
      await expect(hand.side).toHaveText(germany)
      expect(hand.gestures() - contact).toBeLessThanOrEqual(MOST)
    })
  })
}
