// The column answers in one order at each moment of an assault: the question, what has just been thrown, why.
import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'
import { goOn, isOver } from './onward.ts'
import { LOCALES, test } from './table.ts'

const SIZES = [
  { width: 1920, height: 1080, lines: 2, log: true },
  { width: 1280, height: 800, lines: 2, log: false },
  { width: 768, height: 1024, lines: 1, log: true },
] as const

test.use({ battle: 1, seed: 5 })
test.slow()

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ locale })

    test('at each verdict of an assault its reason is in sight, above the dice that fell', async ({
      hand,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (let step = 0; step < 40 && !(await isOver(hand)); step += 1) {
        const before = await hand.where.textContent()
        const thrown = (await page.locator('.throw').count()) > 0
        await goOn(hand)
        await expect(hand.where).not.toHaveText(before ?? '')
        for (const { lines, log, ...size } of SIZES) {
          await page.setViewportSize(size)
          await open(hand, log)
          await expect
            .poll(() => hidden(hand, lines), `${await hand.where.textContent()} ${size.width}`)
            .toEqual([])
          expect(await underSomething(hand), `dice ${size.width}`).toEqual([])
          await diceInSight(hand, `${await hand.where.textContent()} ${size.width}`)
          if (thrown) await facesInSight(hand, `${await hand.where.textContent()} ${size.width}`)
          expect(await underMore(hand), `${await hand.where.textContent()} ${size.width}`).toBeLessThan(60)
        }
      }
      expect(await isOver(hand)).toBe(true)
    })

    test('in a low window it is seen what dice need and where they come from, before they are rolled', async ({
      hand,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 720 })
      for (let step = 0; step < 40 && !(await isOver(hand)); step += 1) {
        const before = await hand.where.textContent()
        await expect.poll(() => unseenOfThrow(hand), before ?? '').toEqual([])
        await goOn(hand)
        await expect(hand.where).not.toHaveText(before ?? '')
      }
      expect(await isOver(hand)).toBe(true)
    })

    test('whoever opens the log in a low window still reads the reason that decided', async ({
      hand,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await hand.unfold('log')
      for (let step = 0; step < 5; step += 1) {
        const before = await hand.where.textContent()
        await goOn(hand)
        await expect(hand.where).not.toHaveText(before ?? '')
        await expect.poll(() => hidden(hand, 0), `${await hand.where.textContent()}`).toEqual([])
      }
    })

    test('beside the reasons in a sheet the answers stay in sight, and a higher list of them is seen to its end', async ({
      hand,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 768, height: 700 })
      const flow = page.locator('.flow')
      const toTheEnd = () => flow.evaluate((part) => part.scrollTo(0, part.scrollHeight))
      const last = hand.offers.getByRole('button').last()
      await toTheEnd()
      await expect(last).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 768, height: 1024 })
      while (!(await page.locator('.throw').count())) {
        const before = await hand.where.textContent()
        await goOn(hand)
        await expect(hand.where).not.toHaveText(before ?? '')
      }
      await toTheEnd()
      expect(await flow.evaluate((part) => part.scrollTop)).toBeGreaterThan(20)
      await expect(page.locator('.throw .offer-main')).toBeInViewport({ ratio: 1 })
      expect(await underSomething(hand)).toEqual([])
      await expect(page.locator('.throw .segments')).toBeInViewport({ ratio: 1 })
    })

    test('under a list of targets three lines of the reasons are seen, and none is cut', async ({
      hand,
      page,
    }) => {
      await hand.press('KeyJ')
      await hand.press('KeyT')
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect.poll(() => linesOfWhy(hand), `${size.width}`).toMatchObject({ cut: 0, enough: true })
      }
    })

    test.describe('many dice', () => {
      test.use({ battle: 4 })

      test('and nothing lies over one of nine dice that are to be rolled, nor over their button', async ({
        hand,
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        while (!(await page.locator('.throw').count())) {
          const before = await hand.where.textContent()
          await goOn(hand)
          await expect(hand.where).not.toHaveText(before ?? '')
        }
        await expect(page.locator('.throw .die')).toHaveCount(9)
        await hand.unfold('log')
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await diceInSight(hand, `${size.width}x${size.height}`)
        }
        await page.setViewportSize({ width: 768, height: 800 })
        await expect.poll(() => underSomething(hand)).toEqual([])
        await hand.diceFrom('chosen')
        await hand.choose('361651325')
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await facesInSight(hand, `${size.width}x${size.height}`)
          await expect(page.locator('.last-roll .source')).toBeInViewport()
        }
      })
    })
  })

async function open({ page, log }: Hand, wanted: boolean): Promise<void> {
  if ((await log.isVisible()) !== wanted) await page.locator('.panel-log .panel-fold').click()
}

/** What of the reasons is not seen: the first of them, and so many lines more where there are any. */
const hidden = ({ page }: Hand, lines: number): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const box = (name: string): DOMRect | undefined => document.querySelector(name)?.getBoundingClientRect()
    const [flow, why, dice, fact] = ['.flow', '.panel-why', '.panel-dice', '.panel-why .fact'].map(box)
    if (!flow || !why || !dice) return ['the column']
    if (!fact) return document.querySelector('.verdict') ? ['a reason'] : []
    const more = document.querySelector('.flow-place > .more-below')
    const shade = more ? Number.parseFloat(getComputedStyle(more).lineHeight) : 0
    const line = Number.parseFloat(
      getComputedStyle(document.querySelector('.panel-why') ?? document.body).lineHeight,
    )
    const seen = Math.min(why.bottom, flow.bottom - shade)
    const wanted = Math.min(fact.bottom + least * line, why.bottom)
    return [
      ...(why.top < flow.top ? ['the heading'] : []),
      ...(seen + 1 < wanted ? [`${Math.round(wanted - seen)} px of the reasons`] : []),
      ...(dice.top < why.bottom - 1 ? ['why above the dice'] : []),
    ]
  }, lines)

/** How high the word stands that there is more, with the rest of a line that it covers. */
const underMore = ({ page }: Hand): Promise<number> =>
  page.evaluate(
    () => document.querySelector('.flow-place > .more-below')?.getBoundingClientRect().height ?? 0,
  )

/** The lines of the first reasons over the word that there is more. */
const linesOfWhy = ({ page }: Hand) =>
  page.evaluate(() => {
    const end =
      document.querySelector('.flow-place > .more-below')?.getBoundingClientRect().top ?? innerHeight
    const range = document.createRange()
    const lines = [...document.querySelectorAll('.panel-why .fact p')].flatMap((each) => {
      range.selectNodeContents(each)
      return [...range.getClientRects()]
    })
    const seen = lines.filter(({ bottom }) => bottom <= end + 2).length
    const begun = lines.filter(({ top }) => top < end - 2).length
    return { cut: begun - seen, enough: seen >= 3 }
  })

/** Whichever dice are to be thrown, and their button. */
async function diceInSight(hand: Hand, at: string): Promise<void> {
  if ((await hand.page.locator('.throw').count()) === 0) return
  for (const source of ['typed', 'chosen', 'seed'] as const) {
    await hand.diceFrom(source)
    await expect.poll(() => underSomething(hand), `${at} ${source}`).toEqual([])
  }
}

/** Whatever has just fallen is seen until something else is done. */
async function facesInSight({ page }: Hand, at: string): Promise<void> {
  const faces = page.locator('.last-roll .die')
  await expect(faces, at).not.toHaveCount(0)
  const unseen = () =>
    faces.evaluateAll((all) =>
      all.flatMap((each, i) => {
        const { left, top, right, bottom } = each.getBoundingClientRect()
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return each.contains(middle) && top >= 0 && bottom <= innerHeight ? [] : [i]
      }),
    )
  await expect.poll(unseen, `${at}: the faces that fell`).toEqual([])
}

/** What a die needs and the choice of its source, where something else is seen in their place. */
const unseenOfThrow = ({ page }: Hand): Promise<readonly string[]> =>
  page.locator('.throw :is(.need, .segments)').evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      return points.every((seen) => each.contains(seen)) ? [] : [each.textContent ?? '']
    }),
  )

/** The dice to be rolled and their button, where something else is seen in their place. */
const underSomething = ({ page }: Hand): Promise<readonly string[]> =>
  page.locator('.throw .cast :is(.slot, button)').evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      // The keys of the dice are there for fingers only.
      if (right === left) return []
      const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      )
      return points.every((seen) => each.contains(seen)) ? [] : [each.textContent ?? '']
    }),
  )
