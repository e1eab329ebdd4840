// The hand of the browser tests: gestures by mouse and keys, counted, and what the page shows of their outcome.
import { expect, type Locator, type Page } from '@playwright/test'

/** CSS pixels of the window, or millimetres of the table. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Lies extends Spot {
  /** Degrees, clockwise. */
  readonly facing: number
}

export interface Hand {
  readonly page: Page
  /** What a base is called in the roster: '3A' finds the button whose name begins with it. */
  base(tag: string): Locator
  tags(): Promise<readonly string[]>
  /** Where a base lies, in millimetres, exactly. */
  lies(tag: string): Promise<Lies>
  /** Where every base lies, by its tag. */
  all(): Promise<Readonly<Record<string, Lies>>>
  /** The middle of a base in the window. */
  at(tag: string): Promise<Spot>
  /** A point of the table in the window. */
  spot(mm: Spot): Promise<Spot>
  /** CSS pixels a millimetre. */
  scale(): Promise<number>

  readonly verdict: Locator
  readonly margin: Locator
  readonly rule: Locator
  readonly side: Locator
  readonly ask: Locator
  readonly offers: Locator
  readonly why: Locator
  readonly log: Locator
  readonly dice: Locator
  readonly where: Locator
  readonly slider: Locator
  readonly spoken: Locator
  readonly notice: Locator

  /** An offer or any other button of the question by its words. */
  offer(words: string | RegExp): Locator
  /** A button of a command, wherever it stands. */
  command(id: string): Locator

  /** Presses the mouse on the middle of a base. */
  take(tag: string): Promise<void>
  /** Moves the pressed mouse along a straight way. */
  carry(to: Spot, steps?: number): Promise<void>
  letGo(): Promise<void>
  /** One whole drag from the middle of a base. */
  drag(tag: string, to: Spot): Promise<void>
  /** Pushes a base at another one. */
  push(tag: string, onto: string): Promise<void>
  click(what: Locator): Promise<void>
  press(keys: string): Promise<void>
  /** Brings the focus into a part of the page by F6, then on to an element by Tab. */
  reach(what: Locator, part: 'table' | 'question'): Promise<void>
  /** Real dice: their faces typed, and used; the source must have been chosen. */
  type(faces: string): Promise<void>
  /** A teacher's dice: each clicked until it shows its face, and used; by mouse alone. */
  choose(faces: string): Promise<void>
  diceFrom(source: 'seed' | 'typed' | 'chosen'): Promise<void>
  unfold(panel: 'why' | 'dice' | 'log' | 'byHand'): Promise<void>
  /** How many gestures were made: a drag, a click and a key are one each. */
  gestures(): number

  /** The page has its bases on the table. */
  ready(): Promise<void>
  /** Puts another ready battle on the table, by its place in the list. */
  fight(battle: number): Promise<void>
}

const STEPS = 8

/** Keys of commands that a double press runs once. */
const DECIDES = /^(Enter|Space|Key[A-Z]|[a-z])$/
const APART_MS = 450

/** More parts of the page, and more stops in one of them, there are not. */
const REGIONS = 6
const MOST_TABS = 60

const SOURCES = ['seed', 'typed', 'chosen']

export function handOn(page: Page): Hand {
  let made = 0
  let last = { keys: '', at: 0 }
  const roster = page.locator('.roster ul')
  const base = (tag: string): Locator => roster.locator(`button[aria-label^="${tag},"]`)
  const spot = (mm: Spot): Promise<Spot> =>
    roster.evaluate((list, { x, y }) => {
      const { left, top } = list.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const { width, height } = list.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const seen = new DOMMatrix(getComputedStyle(list).transform).transformPoint({ x, y })
      return { x: left + width / 2 + seen.x, y: top + height / 2 + seen.y }
    }, mm)
  const all = (): Promise<Readonly<Record<string, Lies>>> => roster.evaluate(readPoses)
  const lies = async (tag: string): Promise<Lies> => {
    const found = (await all())[tag]
    if (!found) throw new Error(`${tag} is not on the table`)
    return found
  }
  const at = async (tag: string): Promise<Spot> => spot(await lies(tag))
  const column = page.locator('.column')
  const hand: Hand = {
    page,
    base,
    tags: async () => Object.keys(await all()),
    lies,
    all,
    at,
    spot,
    scale: () => roster.evaluate((list) => new DOMMatrix(getComputedStyle(list).transform).a),
    verdict: page.locator('.verdict-line > span').last(),
    margin: page.locator('.verdict-more > span').first(),
    rule: page.locator('.verdict-more button'),
    side: column.locator('.prompt-side'),
    ask: column.locator('.prompt-ask'),
    offers: column.locator('.offers'),
    why: column.locator('.panel-why .panel-body'),
    log: column.locator('.panel-log .panel-body'),
    dice: column.locator('.panel-dice .panel-body'),
    where: page.locator('.line-where'),
    slider: page.locator('.line input[type=range]'),
    spoken: page.getByRole('status'),
    notice: column.locator('.notice [role=alert]'),
    offer: (words) => column.locator('.offers button:not(.offer-ask)').filter({ hasText: words }),
    command: (id) => page.locator(`[data-command=${id}]`),
    take: async (tag) => {
      const from = await at(tag)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
    },
    carry: ({ x, y }, steps = STEPS) => page.mouse.move(x, y, { steps }),
    letGo: async () => {
      made += 1
      await page.mouse.up()
    },
    drag: async (tag, to) => {
      await hand.take(tag)
      await hand.carry(to)
      await hand.letGo()
    },
    push: async (tag, onto) => hand.drag(tag, await at(onto)),
    click: async (what) => {
      made += 1
      await what.click()
    },
    press: async (keys) => {
      made += 1
      // A command that is meant twice: at once it would be a double press.
      const early = keys === last.keys && DECIDES.test(keys) ? last.at + APART_MS - Date.now() : 0
      if (early > 0) await page.waitForTimeout(early)
      last = { keys, at: Date.now() }
      await page.keyboard.press(keys)
    },
    reach: async (what, part) => {
      const region = page.locator(part === 'table' ? '.roster' : '.prompt-place')
      const inside = () => region.evaluate((each) => each.contains(document.activeElement))
      for (let i = 0; i < REGIONS && !(await inside()); i += 1) await page.keyboard.press('F6')
      expect(await inside(), `F6 leads to the ${part}`).toBe(true)
      const there = () => what.evaluate((each) => each === document.activeElement)
      for (let i = 0; i < MOST_TABS && !(await there()); i += 1) await page.keyboard.press('Tab')
      await expect(what).toBeFocused()
    },
    type: async (faces) => {
      await expect(column.locator('.given-typed')).toBeVisible()
      await page.keyboard.type(faces)
      await hand.press('Enter')
    },
    choose: async (faces) => {
      const dice = column.locator('.given-chosen .die-button')
      await expect(dice).toHaveCount(faces.length)
      for (const [i, face] of faces.split('').entries()) await dice.nth(i).click({ clickCount: Number(face) })
      await hand.click(column.locator('.given-chosen .offer'))
    },
    diceFrom: (source) => column.locator('.throw .segments input').nth(SOURCES.indexOf(source)).check(),
    unfold: async (panel) => {
      const fold = column.locator(`.panel-${panel} .panel-fold`)
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
      await expect(fold).toHaveAttribute('aria-expanded', 'true')
    },
    gestures: () => made,
    ready: async () => {
      // A page that is just built comes late on a busy machine.
      await expect(roster.getByRole('button')).not.toHaveCount(0, { timeout: 30_000 })
      await expect(page.locator('.board canvas')).toHaveCount(6)
    },
    fight: async (battle) => {
      await page.locator('.bar [data-command=menu]').click()
      await page.locator('.menu [data-command=scenarios]').click()
      await page.locator('.scenario').nth(battle).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  }
  return hand
}

/** Runs in the page: the roster lays each button at its base's own millimetres. */
function readPoses(list: Element): Record<string, Lies> {
  const poses: Record<string, Lies> = {}
  for (const button of list.querySelectorAll('button')) {
    const [left, top, width, height, facing] = [
      button.style.left,
      button.style.top,
      button.style.width,
      button.style.height,
      button.style.getPropertyValue('--facing'),
    ].map((value) => Number.parseFloat(value)) as [number, number, number, number, number]
    const tag = (button.ariaLabel ?? '').split(',')[0] ?? ''
    poses[tag] = { x: left + width / 2, y: top + height / 2, facing }
  }
  return poses
}
