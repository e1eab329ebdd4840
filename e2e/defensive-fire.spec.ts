// A charge into Defensive Fire by mouse alone: five hits stop it and it falls back; four do not, and a komissar has his price.
import { expect } from '@playwright/test'
import { type Both, inLocale, LOCALES, test } from './table.ts'

/** Every die of both rolls is clicked until it shows its face. */
test.slow()

const DONE: Both = ['Done', 'Готово']
const PROPOSE: Both = ['Propose all moves', 'Предложить все ходы']
const ACCEPT: Both<RegExp> = [/^Accept (?!and)/, /^Принять (?!и )/]
const PLACE: Both = ['Place the hit', 'Распределить попадани']

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale, battle: 4 })

    const say = inLocale(locale)

    test('five hits stop the charge: it falls back, and nobody has won', async ({ hand }) => {
      const verdictIs = async (line: Both<string | RegExp>, rule: string): Promise<void> => {
        await expect(hand.verdict).toHaveText(say(line))
        await expect(hand.rule).toContainText(rule)
      }

      await test.step('the grenadiers charge; whoever is near enough shoots', async () => {
        await hand.push('1B', '3B')
        await hand.click(hand.offer(say(PROPOSE)))
        await hand.click(hand.offer(say(ACCEPT)))
        await hand.click(hand.offer(say(DONE)))
        await verdictIs(['Defensive Fire: 9 dice', 'Огонь: 9 кубиков'], 'E-10')
        await expect(hand.side).toHaveText(say(['To roll: Soviet Union', 'Бросает: СССР']))
        await expect(hand.ask).toHaveText(
          say([
            'Defensive Fire: how many of 9 dice hit?',
            'Оборонительный огонь: сколько попаданий на 9 кубиках?',
          ]),
        )
        const sentences: readonly Both<string | RegExp>[] = [
          [
            'Soviet Union: Defensive Fire, 9 dice. Shooting: 3A, 3B, 3C, 3D, 4A, 4B, and 4C.',
            'СССР: оборонительный огонь, 9 кубиков. Стреляют: 3A, 3B, 3C, 3D, 4A, 4B и 4C.',
          ],
          [
            /3C shoots: 1[A-G], which charged, is [\d.]+\scm away, within 20\scm\. 3\sdice, a\shit on 4\+\./,
            /3C стреляет: атакующий 1[A-G] — в [\d,]+\sсм, в пределах 20\sсм\. 3\sкубика, попадание на\s4\+\./,
          ],
          [
            /4A is Pinned Down and rolls one die only: 1[A-G], which charged, is [\d.]+\scm away, within 20\scm\./,
            /4A прижат огнём, и кубиков всего 1: атакующий 1[A-G] — в [\d,]+\sсм, в пределах 20\sсм\./,
          ],
          [
            /3F does not shoot: the nearest team that charged, 1[A-G], is 2[\d.]+\scm away, beyond 20\scm\./,
            /3F не стреляет: ближайший из пошедших в атаку, 1[A-G], в 2[\d,]+\sсм, дальше 20\sсм\./,
          ],
          ['1st platoon is Veteran, so it is hit on 4+.', '1-й взвод — Ветераны, в него попадают на 4+.'],
        ]
        for (const sentence of sentences) await expect(hand.why).toContainText(say(sentence))
      })

      const before = await hand.tags()
      await test.step('five of nine dice hit; every team is saved, and yet it is stopped', async () => {
        await hand.diceFrom('chosen')
        await hand.choose('444441111')
        await verdictIs(['Fire: 5 hits from 9 dice', 'Огонь: 5 попаданий из 9'], 'E-10')
        await expect(hand.side).toHaveText(say(['To decide: Germany', 'Решает: Германия']))
        await expect(hand.ask).toHaveText(
          say(['Defensive Fire: who takes the 5 hits?', 'Оборонительный огонь: кому 5 попаданий?']),
        )
        await hand.click(hand.offer(say(PLACE)))
        await verdictIs(['5 hits on 5 teams', '5 попаданий на 5 отделений'], 'E-06')
        await expect(hand.ask).toHaveText(
          say(['Who is saved from the fire? 5 dice', 'Кто спасётся от огня? 5 кубиков']),
        )
        await hand.choose('33333')
        await verdictIs(['1st platoon stopped: 5 hits', '1-й взвод остановлен: 5 попаданий'], 'E-10')
        await expect(hand.margin).toHaveText(
          say(['saved or not, 5 are enough', 'вместе со спасёнными, нужно 5']),
        )
        await expect(hand.page.locator('.verdict-also')).toHaveText([
          say([/^Saved: 1A, 1B/, /^Спаслись: 1A, 1B/]),
        ])
        expect(await hand.tags()).toEqual(before)
      })

      await test.step('a team that is near falls back, wherever it is let go; then all others', async () => {
        await expect(hand.ask).toHaveText(
          say([
            'The charge is stopped. Who falls back (up to 10 cm)?',
            'Атака остановлена: кто куда отступает (до 10 см)?',
          ]),
        )
        await expect(hand.offer(say(DONE))).toContainText(
          say(['1A must still fall back', 'Ещё надо отступить: 1A']),
        )
        const { x, y } = await hand.at('1F')
        await hand.drag('1F', { x: x + 60, y: y + 60 })
        await verdictIs(['1F is far enough already', '1F уже достаточно далеко'], 'E-10')
        await hand.drag('1A', { x: x - 300, y: y + 60 })
        await verdictIs([/^1A falls back: \d\.\d\scm$/, /^1A отступает: \d,\d\sсм$/], 'E-10')
        await hand.click(hand.offer(say(PROPOSE)))
        await hand.click(hand.offer(say(ACCEPT)))
        await verdictIs([/^\d teams fall back$/, /^Отступают \d отделени[яй]$/], 'E-10')
        await hand.click(hand.offer(say(DONE)))
      })

      await test.step('nobody has won; what stopped it stands on the table and in the log', async () => {
        await verdictIs(['1st platoon stopped: 5 hits', '1-й взвод остановлен: 5 попаданий'], 'E-10')
        await expect(hand.side).toHaveText(say(['The assault is over', 'Ближний бой окончен']))
        await expect(hand.ask).toHaveText(say(['Nobody has won', 'Не победил никто']))
        await hand.unfold('log')
        const stopped = say([
          'The charge of 1st platoon is stopped: 5 hits on teams on foot, saved or not, and 5 are enough.',
          'Атака остановлена: 1-й взвод получил 5 попаданий по пешим отделениям, спаслись они или нет, а хватает 5.',
        ])
        await expect(hand.log.getByTitle(stopped)).toContainText(
          say(['1st platoon stopped: 5 hits', '1-й взвод остановлен: 5 попаданий']),
        )
        await expect(hand.log).toContainText(
          say(['Falling back is finished: 1st platoon', 'Отступление закончено: 1-й взвод']),
        )
        await expect(hand.base('1A')).toHaveAccessibleName(say([/Pinned Down/, /Прижат огнём/]))
      })
    })

    test('four hits do not; the komissar has the test re-rolled and pays for it', async ({ hand }) => {
      const price = (words: Both) => hand.page.getByRole('button', { name: say(words) })
      await hand.push('1B', '3B')
      await hand.click(hand.offer(say(PROPOSE)))
      await hand.click(hand.offer(say(ACCEPT)))
      await hand.click(hand.offer(say(DONE)))
      await hand.diceFrom('chosen')
      await hand.choose('444411111')
      await hand.click(hand.offer(say(PLACE)))
      await hand.choose('3333')
      await expect(hand.verdict).toHaveText(
        say(['Not stopped: 4 of 5 hits needed', 'Не остановлен: попаданий 4 из 5']),
      )
      await test.step('the fight hits once; its test fails', async () => {
        await hand.choose('311111')
        await hand.click(hand.offer(say(PLACE)))
        await hand.choose('2')
        await expect(hand.ask).toHaveText(
          say(['Re-roll the test for 3rd and 4th platoons?', '3-й и 4-й взводы: перебросить тест?']),
        )
        // The commander of the 4th platoon asks for nothing, the komissar of the 3rd for one of his teams.
        const open: readonly Both<string | RegExp>[] = [
          [/^Re-roll/, /^Перебросить/],
          ['Keep the first die', 'Оставить первый кубик'],
        ]
        for (const offer of open) await expect(hand.offer(say(offer))).not.toHaveAttribute('aria-disabled')
        await expect(price(['Destroy 3B and re-roll', 'Уничтожить 3B и перебросить'])).toBeEnabled()
        await expect(
          hand.offer(say(['Destroy 3E and re-roll', 'Уничтожить 3E и перебросить'])),
        ).toContainText(
          say(['3E cannot be the price of the re-roll', 'Отделением 3E за переброс не заплатить']),
        )
      })

      await test.step('a team is Destroyed for the second die; a 1 costs the komissar too', async () => {
        await hand.click(price(['Destroy 3C and re-roll', 'Уничтожить 3C и перебросить']))
        await expect(hand.verdict).toHaveText(
          say(['3C is Destroyed for a re-roll', 'За переброс уничтожена 3C']),
        )
        expect(await hand.tags()).not.toContain('3C')
        await hand.choose('1')
        await expect(hand.verdict).toHaveText(
          say(['3rd and 4th platoons fail again', '3-й и 4-й взводы опять не прошли']),
        )
        expect(await hand.tags()).not.toContain('3D')
      })
    })
  })
}
