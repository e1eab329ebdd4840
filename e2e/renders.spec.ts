// Dragging one base of many paints and renders nothing but what the hand changes.
import { expect, type Page } from '@playwright/test'
import { sceneOf } from './bench/table.ts'
import { openText, takeGame } from './files.ts'
import type { Hand } from './hand.ts'
import { test } from './table.ts'

const BASES = 200

/** The layers of the stage from below: ground, zones, bases, and, in two sizes, what the hand changes. */
interface Counts {
  readonly paints: readonly number[]
  /** The buttons of the roster that changed. */
  readonly roster: readonly string[]
}

declare global {
  interface Window {
    counts: { paints: Map<HTMLCanvasElement, number>; roster: Set<string> }
  }
}

/** From now on counts how often each layer is cleared, and which buttons of the roster change. */
const count = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.counts = { paints: new Map(), roster: new Set() }
    const clear = CanvasRenderingContext2D.prototype.clearRect
    CanvasRenderingContext2D.prototype.clearRect = function counted(...box) {
      window.counts.paints.set(this.canvas, (window.counts.paints.get(this.canvas) ?? 0) + 1)
      clear.apply(this, box)
    }
    const roster = document.querySelector('.roster ul')
    if (!roster) throw new Error('There is no roster')
    new MutationObserver((changes) => {
      for (const { target } of changes)
        window.counts.roster.add((target as Element).ariaLabel?.split(',')[0] ?? target.nodeName)
    }).observe(roster, { subtree: true, attributes: true, childList: true, characterData: true })
  })

const counted = (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLCanvasElement>('.board canvas:not(.still)')]
    return {
      paints: layers.map((layer) => window.counts.paints.get(layer) ?? 0),
      roster: [...window.counts.roster],
    }
  })

const handPaints = ({ paints: [, , , pane = 0, whole = 0] }: Counts): number => pane + whole

async function openMany(hand: Hand): Promise<string> {
  const { file, held, table } = sceneOf(BASES)
  await openText(hand, file)
  await takeGame(hand)
  await expect(hand.page.locator('.roster button')).toHaveCount(BASES)
  await hand.press('Shift+KeyF')
  await expect.poll(() => hand.scale()).toBeLessThan(0.6)
  // The ground is painted sharp once more when the camera has rested.
  await hand.page.waitForTimeout(500)
  const unit = table.units.find((each) => each.id === held.unit)
  return `${unit?.number ?? ''}${held.letter}`
}

test(`dragging one base of ${BASES} paints one layer and renders no other base`, async ({ hand, page }) => {
  const tag = await openMany(hand)
  await hand.take(tag)
  const { x, y } = await hand.at(tag)
  await hand.carry({ x: x + 10, y: y - 6 })
  await expect(hand.why).toContainText('On release')
  await count(page)
  await hand.carry({ x: x + 40, y: y - 20 }, 12)
  await hand.carry({ x: x - 40, y: y - 12 }, 12)
  await expect.poll(async () => handPaints(await counted(page))).toBeGreaterThan(4)
  const { paints, roster } = await counted(page)
  expect(paints.slice(0, 3), 'ground, zones and bases stay as they are').toEqual([0, 0, 0])
  expect(roster).toEqual([])
  await page.keyboard.press('Escape')
  await hand.letGo()
})

test(`a drop among ${BASES} bases changes the roster of that base alone`, async ({ hand, page }) => {
  const tag = await openMany(hand)
  await page.getByRole('radio', { name: 'Arrange' }).check()
  await expect(hand.where).toHaveText('Step 1 of 1')
  await count(page)
  const { x, y } = await hand.at(tag)
  await hand.drag(tag, { x: x + 12, y: y - 8 })
  await expect(hand.where).toHaveText('Step 2 of 2')
  const { paints, roster } = await counted(page)
  expect(roster).toEqual([tag])
  expect(paints[0], 'the ground is not painted again').toBe(0)
})
