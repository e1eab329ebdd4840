// A melee by keyboard alone over four turns: charge, typed dice, a victory move into the next enemy, medics, three rounds more.
import { expect, type Page } from '@playwright/test'
import { openGame, savedByKey, takeGame } from './files.ts'
import type { Hand } from './hand.ts'
import { asked, ONES, told } from './melee.ts'
import { test } from './table.ts'

test.use({ locale: 'en-GB', battle: 7 })
test.slow()

const GERMANS = 'To decide: Germany'
const SOVIETS = 'To decide: Soviet Union'
const GERMANS_ROLL = 'To roll: Germany'
const SOVIETS_ROLL = 'To roll: Soviet Union'

async function done(hand: Hand, whose: string, question: string | RegExp): Promise<void> {
  await asked(hand, whose, question)
  await hand.press('KeyD')
}

async function allMoves(hand: Hand, page: Page): Promise<void> {
  await hand.press('KeyP')
  await expect(page.locator('.proposal')).toBeVisible()
  await hand.press('Enter')
  await expect(page.locator('.proposal')).toHaveCount(0)
}

/** The list of what the base could go for; its first line has the focus, and says what would come of it. */
async function target(hand: Hand, page: Page, tag: string, says: RegExp): Promise<void> {
  await hand.reach(hand.base(tag), 'table')
  await hand.press('KeyT')
  await expect(page.locator('.targets .offer').first()).toBeFocused()
  await expect(hand.spoken).toHaveText(says)
  await hand.press('Enter')
}

async function choose(hand: Hand, words: string): Promise<void> {
  await hand.reach(hand.offer(words), 'question')
  await hand.press('Enter')
}

/** From the beginning of a turn on to its dice: whoever can come nearer closes up. */
async function toStrike(
  hand: Hand,
  page: Page,
  { whose, turn }: { whose: string; turn: number },
): Promise<void> {
  await done(hand, whose, `Turn ${turn}: nobody may move`)
  await done(hand, whose, 'Who shoots?')
  await expect(hand.ask).toHaveText(/^Who closes|^Nobody may/)
  while ((await hand.ask.textContent()) === 'Who closes up where?') {
    await allMoves(hand, page)
    await hand.press('KeyD')
  }
  await done(hand, whose, 'Nobody may charge')
  await asked(hand, whose.replace('To decide', 'To roll'), STRIKE)
}

const STRIKE = /^Melee: how many kills on \d+ dice\?$/

test('the keys that are listed are those of the game: nobody hands over a melee', async ({ hand, page }) => {
  await hand.press('F1')
  await expect(page.locator('.keys')).toContainText('Done')
  await expect(page.locator('.keys')).not.toContainText('Hand over')
})

test('a melee is won, a victory move begins the next one, and that is fought, without a mouse', async ({
  hand,
  page,
}) => {
  await test.step('sailors charge the outpost and destroy it', async () => {
    await done(hand, SOVIETS, 'Turn 1: who moves where?')
    await done(hand, SOVIETS, 'Who shoots?')
    await asked(hand, SOVIETS, 'Who charges whom?')
    await target(hand, page, '3B', /^3B charges into contact with 1B: \d+\.\d\scm of 15\scm\.$/)
    await told(hand, /^3B charges 1B: \d+\.\d\scm$/, 'IM-02')
    await allMoves(hand, page)
    await told(hand, /^\d figures charge$/, 'IM-02')
    await done(hand, SOVIETS, 'Who charges whom?')
    await asked(hand, SOVIETS_ROLL, STRIKE)
    await hand.reach(page.locator('.throw .segments input').first(), 'question')
    await hand.press('ArrowRight')
    // +2 for the elite and +1 for the charge: a one kills.
    await expect(hand.offers).toContainText('1+')
    await hand.type(ONES)
    await asked(hand, GERMANS_ROLL, STRIKE)
    await expect(hand.offers).toContainText('4+')
    await hand.type(`4${ONES}`)
    await asked(hand, SOVIETS, /^Who falls: 1 of \d+\?$/)
    await hand.press('Enter')
    await told(hand, 'Soviet Union won the melee', 'IM-22')
  })

  await test.step('a victory move of 6 cm locks the unit behind it, and the wounded one is treated', async () => {
    await asked(hand, SOVIETS, '3rd unit: a victory move?')
    await hand.type('6')
    await asked(hand, SOVIETS, '3rd unit: up to 6 cm, where to?')
    await target(hand, page, '3B', /^3B moves on into contact with 2\w, .* that fight begins next turn/)
    await told(hand, /^3B reaches 2\w: next turn$/, 'IM-17')
    await done(hand, SOVIETS, '3rd unit: up to 6 cm, where to?')
    await asked(hand, SOVIETS, 'What of the wounded (1)?')
    await choose(hand, 'stands again')
    await asked(hand, GERMANS, 'Turn 2: nobody may move')
  })

  await test.step('both close up, and fight without a bonus for the charge', async () => {
    await done(hand, GERMANS, 'Turn 2: nobody may move')
    await done(hand, GERMANS, 'Who shoots?')
    await asked(hand, GERMANS, 'Who closes up where?')
    await allMoves(hand, page)
    await told(hand, /close up/, 'IM-06')
    await done(hand, GERMANS, 'Who closes up where?')
    await asked(hand, SOVIETS, 'Who closes up where?')
    await allMoves(hand, page)
    await done(hand, SOVIETS, 'Who closes up where?')
    await done(hand, GERMANS, 'Nobody may charge')
    await asked(hand, GERMANS_ROLL, STRIKE)
    await expect(hand.offers).toContainText('4+')
    await hand.type(`4${ONES}`)
    await asked(hand, SOVIETS_ROLL, STRIKE)
    await expect(hand.offers).toContainText('2+')
    await hand.type(`2${ONES}`)
    for (const whose of [SOVIETS, GERMANS]) {
      await asked(hand, whose, /^Who falls: 1 of \d+\?$/)
      await hand.press('Enter')
    }
    await told(hand, 'Equal losses: no bonus', 'IM-13')
  })

  await test.step('a round without a bonus, which the sailors win', async () => {
    await toStrike(hand, page, { whose: SOVIETS, turn: 3 })
    await expect(hand.offers).toContainText('2+')
    await hand.type(`222${ONES}`)
    await asked(hand, GERMANS_ROLL, STRIKE)
    await hand.type(ONES)
    await asked(hand, GERMANS, /^Who falls: 3 of \d+\?$/)
    await hand.press('Enter')
    await told(hand, /^Soviet Union won the round: \+1$/, 'IM-13')
  })

  await test.step('the winners of the round kill with every die, and the last Germans fall', async () => {
    await toStrike(hand, page, { whose: GERMANS, turn: 4 })
    await hand.type(ONES)
    await asked(hand, SOVIETS_ROLL, STRIKE)
    await hand.press('Control+KeyZ')
    await asked(hand, GERMANS_ROLL, STRIKE)
    await hand.press('Control+KeyY')
    await asked(hand, SOVIETS_ROLL, STRIKE)
    await expect(hand.offers).toContainText('1+')
    await hand.type(ONES)
    await told(hand, 'Soviet Union has won', 'IM-22')
  })

  await test.step('the file of it opens to the same steps', async () => {
    const game = await savedByKey(hand)
    await openGame(hand, game)
    await takeGame(hand)
    await told(hand, 'Soviet Union has won', 'IM-22')
    expect((await savedByKey(hand)).steps).toEqual(game.steps)
  })
})
