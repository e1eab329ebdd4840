// Infantry melee by gestures: a charge, a round of dice, losses, closing up, and a unit that joins a fight.
import { expect } from '@playwright/test'
import { type Game, openGame, savedByKey, takeGame } from './files.ts'
import { type Both, inLocale, LOCALES, test } from './table.ts'

const BAYONETS = 5
const SAILORS = 6
const OUTPOST = 7

/** For more dice than there are: a full tray takes no more. */
const ONES = '1'.repeat(20)

/** Where the few stand that are left for shooting: the sailor 3A, an outpost that hides all of 2A from it, and 2B. */
const HIDDEN: Readonly<Record<string, readonly [number, number]>> = {
  '3A': [900, 400],
  '1A': [882, 540],
  '1B': [918, 540],
  '1C': [900, 576],
  '2A': [900, 700],
  '2B': [940, 900],
}

function hidden(game: Game): Game {
  const { table } = game.start
  const bases = table.bases.flatMap((base) => {
    const [x, y] = HIDDEN[base.id] ?? []
    return x === undefined || y === undefined ? [] : [{ ...base, at: { ...base.at, x, y } }]
  })
  return { ...game, start: { ...game.start, table: { ...table, bases } } }
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })
    const say = inLocale(locale)
    const DONE = say(['Done', 'Готово'])
    const PROPOSE = say(['Propose all moves', 'Предложить все ходы'])
    const ACCEPT = say([/^Accept (?!and)/, /^Принять (?!и )/])

    test.describe('two units', () => {
      test.use({ battle: BAYONETS })

      test('a charge by one figure, then by its whole unit, dice, losses, and closing up', async ({
        hand,
        page,
      }) => {
        const asked = (words: Both) => expect(hand.ask).toHaveText(say(words))
        const told = (words: Both<RegExp>) => expect(hand.verdict).toHaveText(say(words))

        await asked(['Turn 1: who moves where?', 'Ход 1: кто куда идёт?'])
        await hand.push('1A', '2A')
        await told([/^1A would touch 2A: charge later$/, /^1A коснулся бы 2A: рано$/])
        await hand.click(hand.offer(DONE))
        await asked(['Who shoots?', 'Кто стреляет?'])
        await hand.click(hand.offer(DONE))

        await asked(['Who charges whom?', 'Кто кого атакует?'])
        await hand.push('1A', '2A')
        await told([/^1A charges 2A: \d+\.\d\scm$/, /^1A атакует 2A: \d+,\d\sсм$/])
        await expect(hand.rule).toContainText('IM-02')
        const beside = page.locator('.roster .unseen')
        await expect(hand.base('1A')).toHaveAccessibleName(
          say([/, Locked in melee, touches 2A/, /, В рукопашном бою, касается 2A/]),
        )
        await expect(beside).toContainText([
          '',
          say([
            /^1st unit: 1 die, 4\+ → 3\+ kills · \+1 charge\s*2nd unit: \d dic?e, 4\+ kills$/,
            /^1-й отряд: 1 кубик, убивает 4\+ → 3\+ · \+1 за атаку\s*2-й отряд: \d кубика?, убивает 4\+$/,
          ]),
        ])
        const onto = await hand.at('2B')
        await page.keyboard.down('Shift')
        await hand.drag('1B', onto)
        await page.keyboard.up('Shift')
        await told([/^8 figures charge$/, /^Атакуют 8 бойцов$/])
        await hand.click(hand.offer(DONE))

        await told([/^9 dice against 6$/, /^9 кубиков против 6$/])
        await expect(hand.why).toContainText(
          say([
            '1st unit has +1: it charged in this turn.',
            '1-й отряд получает +1: он атаковал в этот ход.',
          ]),
        )
        await hand.diceFrom('typed')
        await hand.type('321111111')
        await told([/^1 of 9 kills$/, /^Убийств: 1 из 9$/])
        await hand.type('41111111')
        await expect(hand.ask).toHaveText(say([/^Who falls: 1 of \d\?$/, /^Кто падёт: 1 из \d\?$/]))
        await told([/^Soviet Union picks 1 of \d$/, /^СССР выбирает 1 из \d$/])
        await hand.click(hand.offer(say([/^(This one falls|These fall)/, /^Пад(ёт этот|ут эти)/])))
        await told([/^Germany picks 1 of \d$/, /^Германия выбирает 1 из \d$/])
        await expect(beside.last()).toContainText(say([/wounded: 2\w/, /ранен: 2\w/]))
        await expect(page.locator('.fallen')).toHaveText(
          say([/^Wounded, fate not decided yet: 2\w\.$/, /^Ранен, участь ещё не решена: 2\w\.$/]),
        )
        await hand.click(hand.offer(say([/^(This one falls|These fall)/, /^Пад(ёт этот|ут эти)/])))
        await told([/^Equal losses: no bonus$/, /^Потери равны: прибавки нет$/])
        await expect(hand.rule).toContainText('IM-13')

        await asked(['Turn 2: nobody may move', 'Ход 2: ходить некому'])
        await hand.click(hand.offer(DONE))
        await expect(hand.offer(say(['2nd unit shoots', '2-й отряд стреляет']))).toContainText(
          say([
            '2nd unit may not shoot: it is locked in melee.',
            '2-й отряд не стреляет: он связан рукопашным боем.',
          ]),
        )
        await hand.click(hand.offer(DONE))
        await asked(['Who closes up where?', 'Кто куда подтягивается?'])
        await hand.click(hand.offer(PROPOSE))
        await hand.click(hand.offer(ACCEPT))
        await told([/^\d figures close up, \d touch(es)?$/, /^Подтянуты \d \S+, в контакте \d$/])
        await expect(hand.rule).toContainText('IM-06')
      })
    })

    test.describe('an outpost in the way', () => {
      test.use({ battle: OUTPOST })

      test('a line of sight that is blocked, one that is open, and a loss that is entered', async ({
        hand,
        page,
      }) => {
        test.slow()
        const told = (words: Both<RegExp>) => expect(hand.verdict).toHaveText(say(words))
        await openGame(hand, hidden(await savedByKey(hand)))
        await takeGame(hand)
        const shooter = hand.offer(say(['3rd unit shoots', '3-й отряд стреляет']))
        const target = hand.offer(say(['At the 2nd unit', 'Цель: 2-й отряд']))

        await hand.click(hand.offer(DONE))
        await hand.click(shooter)
        await expect(target).toContainText(
          say([
            '3A does not see 2A, 26.8 cm away: 1C stands in the way.',
            '3A не видит 2A (в 26,8 см): мешает 1C.',
          ]),
        )
        await target.click({ force: true })
        await expect(hand.why).toContainText('A-46')

        for (let i = 0; i < 2; i += 1) await hand.press('Control+KeyZ')
        const { x, y } = await hand.at('3A')
        await hand.drag('3A', { x: x + 100 * (await hand.scale()), y })
        await told([/^3A moves 10\.0\scm$/, /^3A проходит 10,0\sсм$/])
        await hand.click(hand.offer(DONE))
        await hand.click(shooter)
        await hand.click(target)
        await told([/^1 of 1 can shoot$/, /^Могут стрелять: 1 из 1$/])

        await expect(hand.ask).toHaveText(say(['2nd unit: what losses?', '2-й отряд: какие потери?']))
        await hand.click(page.getByRole('button', { name: say(['2B falls', '2B падает']) }))
        expect(await hand.tags()).not.toContain('2B')
        await hand.click(hand.offer(DONE))
        await told([/^1 figure falls$/, /^Пал 1 боец$/])
        await expect(shooter).toContainText(
          say(['3rd unit has shot in this turn.', '3-й отряд в этот ход уже стрелял.']),
        )
      })
    })

    test.describe('elite sailors', () => {
      test.use({ battle: SAILORS })

      test('a unit joins a fight that goes on, and only it has the bonus', async ({ hand }) => {
        test.slow()
        const told = (words: Both<RegExp>) => expect(hand.verdict).toHaveText(say(words))
        const misses = async (): Promise<void> => {
          await hand.type(ONES)
          await hand.type(ONES)
        }
        const pass = async (): Promise<void> => {
          await hand.click(hand.offer(DONE))
          await hand.click(hand.offer(DONE))
        }
        const closeUp = async (): Promise<void> => {
          await hand.click(hand.offer(PROPOSE))
          await hand.click(hand.offer(ACCEPT))
          await hand.click(hand.offer(DONE))
        }
        await pass()
        await hand.push('1A', '3A')
        await told([/^1A charges 3\w: /, /^1A атакует 3\w: /])
        await hand.click(hand.offer(DONE))
        await hand.diceFrom('typed')
        await misses()
        await told([/^Equal losses: no bonus$/, /^Потери равны: прибавки нет$/])

        await pass()
        await closeUp()
        await closeUp()
        await hand.click(hand.offer(DONE))
        await misses()

        const at = await hand.at('2A')
        await hand.page.keyboard.down('Shift')
        await hand.drag('2A', { x: at.x - 60 * (await hand.scale()), y: at.y - 60 * (await hand.scale()) })
        await hand.page.keyboard.up('Shift')
        await told([/^10 figures move$/, /^Идут 10 бойцов$/])
        await pass()
        await expect(hand.ask).toHaveText(say(['Who charges whom?', 'Кто кого атакует?']))
        await hand.click(hand.offer(PROPOSE))
        await hand.click(hand.offer(ACCEPT))
        await told([/join/, /вступа/])
        await hand.click(hand.offer(DONE))
        await hand.type(ONES)
      })
    })
  })
}
