// A long melee by gestures: four turns of both players, closing up, the winner's bonus, and medics at its end.
import { expect } from '@playwright/test'
import { openGame, savedByKey, takeGame } from './files.ts'
import type { Hand } from './hand.ts'
import { asked, ONES, told } from './melee.ts'
import { test } from './table.ts'

test.use({ locale: 'ru-RU', battle: 8 })
test.slow()

const GERMANS = 'Решает: Германия'
const SOVIETS = 'Решает: СССР'

const done = (hand: Hand): Promise<void> => hand.click(hand.offer('Готово'))

async function allMoves(hand: Hand): Promise<void> {
  await hand.click(hand.offer('Предложить все ходы'))
  await hand.click(hand.offer(/^Принять (?!и )/))
}

/** Dice of the side that decides, some of which show a face, all others ones; then who was hit says who falls. */
async function strike(hand: Hand, faces: string, line: RegExp): Promise<void> {
  await expect(hand.ask).toHaveText(/^Рукопашная: сколько павших на \d\sкубик\S*\?$/)
  await hand.type(faces + ONES)
  await expect(hand.log).toContainText(line)
}

const fall = (hand: Hand): Promise<void> => hand.click(hand.offer(/Пад(ёт этот|ут эти)/))

/** Moving and shooting, in which who is locked in melee does nothing. */
async function passOn(hand: Hand, whose: string, turn: number): Promise<void> {
  await asked(hand, whose, `Ход ${turn}: ${turn > 1 ? 'ходить некому' : 'кто куда идёт?'}`)
  await done(hand)
  await asked(hand, whose, 'Кто стреляет?')
  await done(hand)
}

/** Whoever can come nearer does. */
async function closeUp(hand: Hand): Promise<void> {
  await expect(hand.ask).toHaveText(/^Кто куда|^Атаковать некому/)
  while ((await hand.ask.textContent()) === 'Кто куда подтягивается?') {
    await allMoves(hand)
    await done(hand)
  }
}

test('a melee goes through four player turns to its end, and opens from a file to the same game', async ({
  hand,
}) => {
  await hand.unfold('log')
  await test.step('turn 1: two charge and fight, and the Germans win the round', async () => {
    await passOn(hand, GERMANS, 1)
    await asked(hand, GERMANS, 'Кто кого атакует?')
    await hand.push('1A', '2A')
    await told(hand, /^1A атакует 2A: \d+,\d\sсм$/, 'IM-02')
    await hand.push('1B', '2B')
    await told(hand, /^1B атакует 2B: \d+,\d\sсм$/, 'IM-02')
    await done(hand)
    await hand.diceFrom('typed')
    // With the +1 of the charge a three kills.
    await strike(hand, '33', /убийств 2 из 2/)
    await expect(hand.side).toHaveText('Бросает: СССР')
    await strike(hand, '4', /убийств 1 из 2/)
    await asked(hand, GERMANS, 'Кто падёт: 1 из 2?')
    await fall(hand)
    await told(hand, /^Германия: раунд выигран, \+1$/, 'IM-13')
    await expect(hand.why).toContainText(/раненые потеряны: 1[AB], 2/)
  })

  await test.step('turn 2: the Soviets close up first, then the Germans, who strike with the bonus', async () => {
    await passOn(hand, SOVIETS, 2)
    await asked(hand, SOVIETS, 'Кто куда подтягивается?')
    await expect(hand.offer('Готово')).toContainText(/в контакте 0, а могло бы быть [56]\./)
    await allMoves(hand)
    await told(hand, /^Подтянуты 8 бойцов, в контакте [56]$/, 'IM-06')
    await done(hand)
    await asked(hand, GERMANS, 'Кто куда подтягивается?')
    await allMoves(hand)
    await done(hand)
    await asked(hand, SOVIETS, 'Атаковать некому')
    await done(hand)
    await strike(hand, '6', /убийств 1 из [56]/)
    await expect(hand.side).toHaveText('Бросает: Германия')
    await expect(hand.offers).toContainText('3+')
    await strike(hand, '33', /убийств 2 из \d/)
    await asked(hand, GERMANS, /^Кто падёт: 1 из \d\?$/)
    await fall(hand)
    await asked(hand, SOVIETS, /^Кто падёт: 2 из [56]\?$/)
    await fall(hand)
    await told(hand, /^Германия: раунд выигран, \+1$/, 'IM-13')
  })

  await test.step('turn 3: equal losses, and nobody has the bonus any more', async () => {
    await passOn(hand, GERMANS, 3)
    await closeUp(hand)
    await asked(hand, GERMANS, 'Атаковать некому')
    await done(hand)
    await strike(hand, '33', /убийств 2 из \d/)
    await strike(hand, '55', /убийств 2 из \d/)
    await asked(hand, SOVIETS, /^Кто падёт: 2 из \d\?$/)
    await fall(hand)
    await asked(hand, GERMANS, /^Кто падёт: 2 из \d\?$/)
    await fall(hand)
    await told(hand, 'Потери равны: прибавки нет', 'IM-13')
  })

  await test.step('turn 4: the last Soviets fall, and a wounded German is treated', async () => {
    await passOn(hand, SOVIETS, 4)
    await closeUp(hand)
    await asked(hand, SOVIETS, 'Атаковать некому')
    await done(hand)
    await strike(hand, '4', /убийств 1 из 4/)
    // Without the bonus a three does not do.
    await expect(hand.offers).toContainText('4+')
    await strike(hand, '4444', /убийств 4 из \d/)
    await asked(hand, GERMANS, /^Кто падёт: 1 из \d\?$/)
    await fall(hand)
    await told(hand, 'Германия: бой выигран', 'IM-22')
    // No enemy is left to move on against.
    await asked(hand, GERMANS, 'Что с ранеными (1)?')
    await expect(hand.offer(/^Готово: потерян 1[A-H]$/)).toBeVisible()
    await hand.click(hand.offer(/снова в строю$/i))
    await told(hand, 'Германия: победа', 'IM-22')
    await expect(hand.log).toContainText('Снова в строю')
  })

  await test.step('the file of it opens to the same steps', async () => {
    const game = await savedByKey(hand)
    await openGame(hand, game)
    await takeGame(hand)
    await told(hand, 'Германия: победа', 'IM-22')
    const again = await savedByKey(hand)
    expect(again.steps).toEqual(game.steps)
    expect(again.steps.at(-1)?.digest).toMatch(/^[0-9a-f]{16}$/)
  })
})
