// Dragging by mouse: what takes a base, what lets it go, where it ends, and that nothing else ever happens.
import { expect, type Page } from '@playwright/test'
import { overlaps } from '../src/kernel/geometry/gap.ts'
import type { Body } from '../src/kernel/geometry/point.ts'
import { fingersOn } from './fingers.ts'
import type { Hand, Spot } from './hand.ts'
import { type Both, inLocale, LOCALES, test } from './table.ts'

const shifted = ({ x, y }: Spot, by: Spot): Spot => ({ x: x + by.x, y: y + by.y })

/** Takes 1B half way to the enemy: the page says what would happen on release. */
async function takeHalfWay(hand: Hand): Promise<void> {
  await hand.take('1B')
  await hand.carry(shifted(await hand.at('1B'), { x: 20, y: -60 }))
  await expect(hand.why).toContainText('On release')
}

/** Nothing is held, whatever the mouse does next, and nothing was done. */
async function expectNothingDone(hand: Hand, before: unknown): Promise<void> {
  await expect(hand.why).not.toContainText('On release')
  await hand.page.mouse.move(500, 300, { steps: 3 })
  await expect(hand.why).not.toContainText('On release')
  expect(await hand.all()).toEqual(before)
  await expect(hand.where).toHaveText('Start')
}

test('only the left button takes a base', async ({ hand, page }) => {
  const before = await hand.all()
  const from = await hand.at('1B')
  for (const button of ['middle', 'right'] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button })
    await page.mouse.move(from.x, from.y - 90, { steps: 6 })
    await expect(hand.why).not.toContainText('On release')
    await page.mouse.up({ button })
    await page.keyboard.press('Escape')
  }
  await expectNothingDone(hand, before)
})

test('the button on the barrel of a pen takes nothing, its tip does', async ({ hand, page }) => {
  const before = await hand.all()
  const [from, to] = [await hand.at('1B'), await hand.at('3B')]
  const devtools = await page.context().newCDPSession(page)
  const pen = async (button: 'left' | 'right'): Promise<void> => {
    const held = { pointerType: 'pen', button, buttons: button === 'left' ? 1 : 2 } as const
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) => {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part]
      return devtools.send('Input.dispatchMouseEvent', { type, x, y, clickCount: 1, ...held })
    }
    await send('mousePressed', 0)
    for (const part of [0.3, 0.6, 1]) await send('mouseMoved', part)
    await send('mouseReleased', 1)
  }
  await pen('right')
  await page.keyboard.press('Escape')
  await expectNothingDone(hand, before)
  await pen('left')
  await expect(hand.where).toHaveText('Step 1 of 1')
})

test('whatever another button does, the left one takes and lets go', async ({ hand, page }) => {
  await hand.take('1B')
  await hand.carry(await hand.at('3B'))
  await page.mouse.down({ button: 'right' })
  await page.mouse.up()
  await expect(hand.where).toHaveText('Step 1 of 1')
  const { x, y } = await hand.at('1A')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up({ button: 'right' })
  await hand.carry(await hand.at('3A'))
  await expect(hand.where).toHaveText('Step 1 of 1')
  await hand.letGo()
  await expect(hand.where).toHaveText('Step 2 of 2')
})

const interruptions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Esc: (page) => page.keyboard.press('Escape'),
  'Ctrl+Z': (page) => page.keyboard.press('Control+KeyZ'),
  'another window in front': (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  'another tab in front': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'hidden')
    }),
  'a pointer taken away by the system': (page) =>
    page.evaluate(() => {
      const canvas = document.querySelector('.board canvas')
      canvas?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))
    }),
}

test('every interruption puts the base back and leaves nothing behind', async ({ hand, page }) => {
  const before = await hand.all()
  for (const [name, interrupt] of Object.entries(interruptions))
    await test.step(name, async () => {
      await takeHalfWay(hand)
      // Only what has been said can be true no more.
      await expect(hand.spoken).toContainText('1B')
      await interrupt(page)
      await expect(hand.why).not.toContainText('On release')
      await expect(hand.spoken).toHaveText('Put back.')
      await page.mouse.move(450, 350)
      await hand.letGo()
      await expectNothingDone(hand, before)
      await expect(hand.verdict).toHaveCount(0)
    })
})

test('a game that changes under the hand takes the base out of it', async ({ hand, page }) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const lay = await hand.all()
  for (const command of ['play', 'undo', 'redo'])
    await test.step(command, async () => {
      await takeHalfWay(hand)
      await expect(hand.notice).toHaveCount(0)
      await hand.command(command).evaluate((button) => button instanceof HTMLElement && button.click())
      await expect(hand.notice).toHaveText(command === 'redo' ? 'First let go of what is held.' : 'Put back.')
      await page.mouse.move(450, 350)
      await hand.letGo()
      expect(await hand.all()).toEqual(lay)
      await expect(hand.base('1A')).toBeAttached()
    })
})

test('Ctrl+Z in mid-drag cancels the drag and takes nothing else back', async ({ hand, page }) => {
  await hand.push('1B', '3B')
  const before = await hand.all()
  await hand.take('1C')
  await hand.carry(shifted(await hand.at('1C'), { x: 0, y: -50 }))
  await page.keyboard.press('Control+KeyZ')
  await hand.letGo()
  expect(await hand.all()).toEqual(before)
  await expect(hand.where).toHaveText('Step 1 of 1')
  await page.keyboard.press('Control+KeyZ')
  await expect(hand.where).toHaveText('Start')
})

test('released outside the window a base is let go, and one that may not lie there returns', async ({
  hand,
  page,
}) => {
  const before = await hand.all()
  await hand.take('1B')
  await hand.carry({ x: -80, y: 380 })
  await hand.letGo()
  await page.mouse.move(450, 350, { steps: 4 })
  await expectNothingDone(hand, before)
})

test('a press and a drop on the same spot are no step', async ({ hand, page }) => {
  const before = await hand.all()
  const { x, y } = await hand.at('1B')
  await page.mouse.click(x, y)
  await takeHalfWay(hand)
  await hand.carry({ x, y })
  await hand.letGo()
  await expectNothingDone(hand, before)
  await expect(hand.verdict).toHaveCount(0)
})

const refusals: readonly { drop: string; base: string; by: Spot; head: Both; full: Both }[] = [
  {
    drop: 'short of the enemy',
    base: '1B',
    by: { x: 20, y: -60 },
    head: ['Not in contact with 3A', 'Нет контакта с 3A'],
    full: ['The first team must end in contact', 'Кто идёт первым, должен дойти до контакта'],
  },
  {
    drop: 'of a base whose turn it is not',
    base: '3A',
    by: { x: 0, y: 40 },
    head: ['It is the other side’s turn', 'Сейчас ход другой стороны'],
    full: ['3A may not charge now. To charge: Germany.', '3A'],
  },
  {
    drop: 'of a gun',
    base: '2C',
    by: { x: 40, y: -60 },
    head: ['2C may not charge: machine gun', '2C не атакует: пулемёт'],
    full: [
      '2C may not charge: guns, machine guns and mortars do not assault.',
      '2C не пойдёт в атаку: пулемёты, миномёты и орудия не атакуют.',
    ],
  },
]

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a refused drop returns exactly, says why and is no step', async ({ hand }) => {
      const say = inLocale(locale)
      const before = await hand.all()
      for (const { drop, base, by, head, full } of refusals)
        await test.step(drop, async () => {
          await hand.drag(base, shifted(await hand.at(base), by))
          await expect(hand.verdict).toHaveText(say(head))
          await expect(hand.spoken).toContainText(say(full))
          await expect(hand.why).toContainText(say(full))
          expect(await hand.all()).toEqual(before)
          await expect(hand.where).toHaveText(say(['Start', 'Начало']))
          await expect(hand.command('undo').first()).toHaveAttribute('aria-disabled', 'true')
        })
    })

    test('while a base is held the page says what would happen on release', async ({ hand }) => {
      const say = inLocale(locale)
      await hand.take('1B')
      await hand.carry(await hand.at('3B'))
      await expect(hand.spoken).toHaveText(
        say([
          '1B charges 3B: 8.8 cm of 10 cm, ending in contact.',
          '1B атакует 3B: 8,8 см из 10 см, контакт есть.',
        ]),
      )
      await expect(hand.why).toContainText(say(['On release', 'Если отпустить']))
      await hand.carry(shifted(await hand.at('1B'), { x: 0, y: 20 }))
      await expect(hand.spoken).toContainText(
        say(['The first team must end in contact', 'Кто идёт первым, должен дойти до контакта']),
      )
      await expect(hand.where).toHaveText(say(['Start', 'Начало']))
      await hand.page.keyboard.press('Escape')
      await hand.letGo()
    })
  })
}

test('contact is caught within 5 mm, held on to a little farther, and Alt suspends it', async ({
  hand,
  page,
}) => {
  await hand.push('1B', '3B')
  const contact = await hand.lies('1B')
  await page.keyboard.press('Control+KeyZ')
  const short = (mm: number): Promise<Spot> => hand.spot({ x: contact.x, y: contact.y + mm })
  const charges = /^1B charges 3B/
  const stops = /^The first team must end in contact/

  await hand.take('1B')
  await hand.carry(await short(7))
  await expect(hand.spoken).toHaveText(stops)
  await hand.carry(await short(4), 1)
  await expect(hand.spoken).toHaveText(charges)
  await hand.carry(await short(7), 1)
  await expect(hand.spoken).toHaveText(charges)
  await hand.carry(await short(9), 1)
  await expect(hand.spoken).toHaveText(stops)
  await hand.carry(await short(4), 1)
  await expect(hand.spoken).toHaveText(charges)
  await page.keyboard.down('Alt')
  await expect(hand.spoken).toHaveText(stops)
  await page.keyboard.up('Alt')
  await expect(hand.spoken).toHaveText(charges)
  await hand.letGo()
  await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
})

/** The bases as bodies, as the roster lays them. */
const bodies = (hand: Hand): Promise<readonly (Body & { readonly tag: string })[]> =>
  hand.page.locator('.roster ul').evaluate((list) =>
    [...list.querySelectorAll('button')].map(({ style, ariaLabel }) => {
      const [w, d] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
      const x = Number.parseFloat(style.left) + w / 2
      const y = Number.parseFloat(style.top) + d / 2
      const at = { x, y, facing: Number.parseFloat(style.getPropertyValue('--facing')) }
      return { tag: (ariaLabel ?? '').split(',')[0] ?? '', at, shape: { w, d, r: 0 } }
    }),
  )

async function expectNoOverlap(hand: Hand): Promise<void> {
  const all = await bodies(hand)
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const))
  expect(pairs.filter(([a, b]) => overlaps(a, b)).map(([a, b]) => `${a.tag} ${b.tag}`)).toEqual([])
}

test('a base slides along others, ends beside them and never on them', async ({ hand, page }) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  await expect(hand.where).toHaveText('Step 1 of 1')
  let step = 1
  for (const [base, onto] of [
    ['1B', '1C'],
    ['1A', '1C'],
    ['1G', '1F'],
    ['1E', '1D'],
    ['3D', '3B'],
    ['4E', '3E'],
    ['2C', '1G'],
  ] as const)
    await test.step(`${base} onto ${onto}`, async () => {
      await hand.push(base, onto)
      step += 1
      await expect(hand.where).toHaveText(`Step ${step} of ${step}`)
      await expectNoOverlap(hand)
    })
})

test('a platoon is dragged as one by its band or with Shift: one gesture, one step', async ({
  hand,
  page,
}) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const before = await hand.all()
  await page.keyboard.down('Shift')
  await hand.drag('2A', shifted(await hand.at('2A'), { x: -20, y: 60 }))
  await page.keyboard.up('Shift')
  await expect(hand.where).toHaveText('Step 2 of 2')
  const after = await hand.all()
  const moved = Object.keys(after).filter((tag) => after[tag]?.y !== before[tag]?.y)
  expect(moved).toEqual(['2A', '2B', '2C'])
  const by = (tag: string): Spot => ({
    x: (after[tag]?.x ?? 0) - (before[tag]?.x ?? 0),
    y: (after[tag]?.y ?? 0) - (before[tag]?.y ?? 0),
  })
  expect(by('2B').x).toBeCloseTo(by('2A').x, 1)
  expect(by('2C').y).toBeCloseTo(by('2A').y, 1)
  await page.keyboard.press('Control+KeyZ')
  expect(await hand.all()).toEqual(before)
})

test('a held base is turned by keys and by the wheel with a key', async ({ hand, page }) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const { facing } = await hand.lies('2A')
  await hand.take('2A')
  await hand.carry(shifted(await hand.at('2A'), { x: -20, y: 40 }))
  for (const key of ['KeyE', 'KeyE', 'KeyQ', 'BracketRight', 'Shift+BracketRight'])
    await page.keyboard.press(key)
  await page.keyboard.down('Shift')
  await page.mouse.wheel(0, 100)
  await page.keyboard.up('Shift')
  await hand.letGo()
  await expect(hand.where).toHaveText('Step 2 of 2')
  expect((await hand.lies('2A')).facing).toBeCloseTo(facing + 60, 5)
})

test('a resize in mid-drag breaks nothing, and the next drag goes where it should', async ({
  hand,
  page,
}) => {
  await takeHalfWay(hand)
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.mouse.move(420, 330, { steps: 4 })
  await page.keyboard.press('Escape')
  await hand.letGo()
  await expect(hand.where).toHaveText('Start')
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect
    .poll(() =>
      hand.page
        .locator('.board canvas')
        .first()
        .boundingBox()
        .then((box) => box?.height),
    )
    .toBeGreaterThan(700)
  await hand.push('1B', '3B')
  await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
})

test('a held base stays under the pointer when the window changes, and comes to lie there', async ({
  hand,
  page,
}) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const pointer = shifted(await hand.at('2A'), { x: -20, y: 40 })
  await hand.take('2A')
  await hand.carry(pointer)
  await page.setViewportSize({ width: 1200, height: 760 })
  const canvas = page.locator('.board canvas').first()
  const height = () => canvas.evaluate(({ clientHeight }) => clientHeight)
  await expect.poll(height).toBeLessThan(700)
  // Until the window has come to rest the view follows it.
  let last = ''
  const rests = async () => {
    const before = last
    last = `${await height()} ${await hand.scale()}`
    return last === before
  }
  await expect.poll(rests, { intervals: [300] }).toBe(true)
  await hand.letGo()
  await expect(hand.where).toHaveText('Step 2 of 2')
  const { x, y } = await hand.at('2A')
  expect(Math.hypot(x - pointer.x, y - pointer.y)).toBeLessThan(2)
})

/** The middle of the handle in front of a base so deep that lies still; the pointer is brought to it over the base. */
async function reachHandle(hand: Hand, tag: string, deepMm: number): Promise<void> {
  const middle = await hand.at(tag)
  const far = (deepMm / 2) * (await hand.scale()) + 25
  const angle = ((await hand.lies(tag)).facing * Math.PI) / 180
  await hand.page.mouse.move(middle.x, middle.y)
  await hand.page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await hand.carry(shifted(middle, { x: Math.sin(angle) * far, y: -Math.cos(angle) * far }))
}

test('a base is turned by its handle, and one that goes while that is pressed takes nothing with it', async ({
  hand,
  page,
}) => {
  await page.getByRole('radio', { name: 'Arrange' }).check()
  const { facing } = await hand.lies('3C')
  await reachHandle(hand, '3C', 32)
  await page.mouse.down()
  await hand.carry(shifted(await hand.at('3C'), { x: -70, y: 0 }))
  await hand.letGo()
  await expect(hand.where).toHaveText('Step 2 of 2')
  expect((await hand.lies('3C')).facing).toBeCloseTo(270, 0)
  expect(facing).not.toBeCloseTo(270, 0)
  await hand.take('3C')
  await hand.letGo()
  await page.getByRole('button', { name: 'Take 3C off the table' }).click()
  await page.keyboard.press('Control+KeyZ')
  await reachHandle(hand, '3C', 32)
  await page.mouse.down()
  await page.keyboard.press('Control+Shift+KeyZ')
  await page.mouse.move(500, 400, { steps: 4 })
  await hand.letGo()
  await expect(hand.where).toHaveText('Step 3 of 3')
  expect(await hand.tags()).not.toContain('3C')
  await expect(page.locator('.crash')).toHaveCount(0)
})

/** How large the hand's layer is beside the board, and how many painted pixels lie on an edge that is not the board's. */
const layerOfHand = (page: Page): Promise<{ readonly share: number; readonly cut: number }> =>
  page
    .locator('.board canvas:visible')
    .last()
    .evaluate((layer: HTMLCanvasElement) => {
      const board = layer.parentElement
      const ctx = layer.getContext('2d')
      if (!board || !ctx) throw new Error('There is no layer of the hand')
      const { offsetLeft: left, offsetTop: top, clientWidth: w, clientHeight: h } = layer
      const edges = [
        { inside: left > 0, of: [0, 0, 1, h] },
        { inside: top > 0, of: [0, 0, w, 1] },
        { inside: left + w < board.clientWidth, of: [w - 1, 0, 1, h] },
        { inside: top + h < board.clientHeight, of: [0, h - 1, w, 1] },
      ] as const
      const painted = ([x, y, wide, high]: readonly [number, number, number, number]): number =>
        ctx.getImageData(x, y, wide, high).data.filter((value, i) => i % 4 === 3 && value > 0).length
      return {
        share: (w * h) / (board.clientWidth * board.clientHeight),
        cut: edges.reduce((sum, { inside, of }) => sum + (inside ? painted(of) : 0), 0),
      }
    })

test('the layer of the hand covers what a drag draws and no more, and nothing is cut off at its edge', async ({
  hand,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const ways = { '1B': { x: 10, y: -15 }, '1G': { x: -20, y: 6 }, '1D': { x: 24, y: -4 } } as const
  let least = 1
  for (const [base, by] of Object.entries(ways)) {
    const from = await hand.at(base)
    await hand.take(base)
    for (let move = 2; move <= 12; move += 5) {
      await hand.carry({ x: from.x + by.x * move, y: from.y + by.y * move })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const { share, cut } = await layerOfHand(page)
      expect(cut, `${base}, move ${move}`).toBe(0)
      least = Math.min(least, share)
    }
    await page.keyboard.press('Escape')
    await hand.letGo()
    await expect.poll(() => layerOfHand(page)).toEqual({ share: 1, cut: 0 })
  }
  expect(least).toBeLessThan(0.5)
})

test('the wheel zooms at the pointer and the hand is right at every zoom', async ({ hand, page }) => {
  const steps = [-240, -240, -240, 600, 600, 600, 600]
  for (const wheel of steps) {
    const at = await hand.at('1B')
    await page.mouse.move(at.x, at.y)
    const scale = await hand.scale()
    await page.mouse.wheel(0, wheel)
    await expect.poll(() => hand.scale()).not.toBe(scale)
    const seen = await hand.at('1B')
    expect(Math.hypot(seen.x - at.x, seen.y - at.y)).toBeLessThan(1)
    await hand.push('1B', '3B')
    await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
    await page.keyboard.press('Control+KeyZ')
    await expect(hand.where).toHaveText('Start')
  }
})

test('no grab area is smaller than 24 pixels, however far the table is away', async ({ hand, page }) => {
  await page.locator('.bar [data-command=fitTable]').click()
  await expect.poll(() => hand.scale()).toBeLessThan(0.6)
  const scale = await hand.scale()
  expect(25 * scale).toBeLessThan(24)
  const { x, y } = await hand.at('2A')
  await page.mouse.move(x, y + 11)
  await page.mouse.down()
  await page.mouse.move(x, y + 60, { steps: 4 })
  await expect(hand.why).toContainText('On release')
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('the ruler measures alike whether its ends are clicked or it is drawn from one to the other', async ({
  hand,
  page,
}) => {
  const board = page.locator('.board')
  const [from, to] = [await hand.at('1B'), await hand.at('3B')]
  const bare = await board.screenshot()
  await hand.press('KeyL')
  await page.mouse.click(from.x, from.y)
  await page.mouse.click(to.x, to.y)
  await expect.poll(async () => (await board.screenshot()).equals(bare)).toBe(false)
  const clicked = await board.screenshot()
  await hand.press('KeyL')
  await hand.press('KeyL')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await board.screenshot()).equals(clicked)).toBe(true)
  expect(await hand.at('1B'), 'the table stays where it was').toEqual(from)
})

test('Escape takes back a ruler that is being drawn', async ({ hand, page }) => {
  const board = page.locator('.board')
  const [from, to] = [await hand.at('1B'), await hand.at('3B')]
  await page.keyboard.press('KeyL')
  await page.mouse.move(to.x, to.y)
  const bare = await board.screenshot()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect.poll(async () => (await board.screenshot()).equals(bare)).toBe(false)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.mouse.move(to.x, to.y)
  await expect.poll(async () => (await board.screenshot()).equals(bare)).toBe(true)
})

for (const deviceScaleFactor of [1, 1.25, 2, 3])
  test.describe(`at ${deviceScaleFactor} device pixels a CSS pixel`, () => {
    test.use({ deviceScaleFactor })

    test('the same gesture ends on the same hundredth of a millimetre, and the canvas is sharp', async ({
      hand,
    }) => {
      const canvas = hand.page.locator('.board canvas').last()
      const sharp = await canvas.evaluate(({ width, clientWidth }: HTMLCanvasElement) => width / clientWidth)
      expect(sharp).toBeCloseTo(Math.min(2, deviceScaleFactor), 2)
      await hand.push('1B', '3B')
      expect(await hand.lies('1B')).toEqual({ x: 852, y: 548.87, facing: 0 })
    })
  })

test('moved to a screen of another density the canvas is sharp again and the hand still right', async ({
  hand,
  page,
}) => {
  const canvas = page.locator('.board canvas').last()
  const session = await page.context().newCDPSession(page)
  for (const [i, deviceScaleFactor] of [1.25, 2, 1].entries()) {
    const width = 1281 + i
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 800,
      deviceScaleFactor,
      mobile: false,
    })
    await expect
      .poll(() => canvas.evaluate((each: HTMLCanvasElement) => each.width / each.clientWidth))
      .toBeCloseTo(deviceScaleFactor, 2)
    await hand.push('1B', '3B')
    await expect(hand.verdict).toHaveText('1B charges 3B: 8.8 cm')
    await page.keyboard.press('Control+KeyZ')
  }
})

test('nothing above the canvas is transformed or zoomed', async ({ page, hand }) => {
  await hand.ready()
  const odd = await page
    .locator('.board canvas')
    .first()
    .evaluate((canvas) => {
      const found: string[] = []
      for (let node: Element | null = canvas; node; node = node.parentElement) {
        const { transform, scale, rotate, translate, zoom } = getComputedStyle(node)
        if ([transform, scale, rotate, translate].some((value) => value !== 'none') || zoom !== '1')
          found.push(node.className)
      }
      return found
    })
  expect(odd).toEqual([])
})

/** Keys that change nothing of the game while a base is held, and what they show of it. */
const meanwhile: readonly (readonly [keys: string, shows: string])[] = [
  ['KeyD', '.notice'],
  ['KeyP', '.notice'],
  ['Control+KeyY', '.notice'],
  ['Control+Shift+KeyZ', '.notice'],
  ['Comma', '.notice'],
  ['KeyN', '.lines'],
  ['KeyM', '.menu'],
  ['F1', '.keys'],
]

for (const by of ['mouse', 'keys'])
  test(`a key means the same whether the mouse holds a base or keys do: ${by}`, async ({ hand, page }) => {
    const before = await hand.all()
    for (const [keys, shows] of meanwhile)
      await test.step(keys, async () => {
        if (by === 'mouse') await takeHalfWay(hand)
        else {
          await hand.base('1B').focus()
          await page.keyboard.press('Shift+ArrowUp')
          await expect(hand.why).toContainText('On release')
        }
        await page.keyboard.press(keys)
        await expect(page.locator(shows).first()).toBeVisible()
        if (shows === '.notice') await expect(hand.notice).toHaveText('First let go of what is held.')
        await expect(hand.why).toContainText('On release')
        await page.mouse.up()
        for (let i = 0; i < 2; i += 1) await page.keyboard.press('Escape')
        await expectNothingDone(hand, before)
        await page
          .locator('.notice .bar-button')
          .evaluateAll(([close]) => close instanceof HTMLElement && close.click())
      })
  })

test('Enter lets go of what the mouse holds, and the button that comes up later does nothing', async ({
  hand,
  page,
}) => {
  await hand.take('1B')
  await hand.carry(await hand.at('3B'))
  await page.keyboard.press('Enter')
  await expect(hand.where).toHaveText('Step 1 of 1')
  const lay = await hand.all()
  await hand.carry({ x: 400, y: 400 })
  await hand.letGo()
  expect(await hand.all()).toEqual(lay)
})

test.describe('the first move, on a tablet held upright', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, battle: 1 })

  const SHOWN = { x: 830.86, y: 599.47 }

  test('goes where its ghost was shown when let go beside it, and with Alt where it is let go', async ({
    hand,
    page,
  }) => {
    const fingers = await fingersOn(page)
    const { x, y } = await hand.spot(SHOWN)
    await fingers.drag(await hand.at('3A'), { x: x - 4, y })
    await expect.poll(() => hand.lies('3A')).toMatchObject(SHOWN)
    await expect(hand.verdict).toHaveText(/^3A charges 1A/)
    await page.reload()
    await hand.ready()
    await hand.fight(1)
    const again = await hand.spot(SHOWN)
    await hand.take('3A')
    await page.keyboard.down('Alt')
    await hand.carry({ x: again.x - 4, y: again.y })
    await hand.letGo()
    await page.keyboard.up('Alt')
    await expect(hand.verdict).toBeVisible()
    await expect(hand.verdict).not.toHaveText(/^3A charges/)
    expect(await hand.lies('3A')).toMatchObject({ x: 800, y: 510 })
  })
})

test.describe('a platoon dragged as one, of which some may not go', () => {
  for (const locale of LOCALES)
    test.describe(locale, () => {
      test.use({ battle: 2, locale })

      test('goes without them: they stay where they lie, and it is said why', async ({ hand, page }) => {
        const say = inLocale(locale)
        const before = await hand.all()
        const ahead = { x: 0, y: -80 * (await hand.scale()) }
        const tooNear = say([/1D would come too near to 4A/, /1D подойдёт к 4A слишком близко/])
        await page.keyboard.down('Shift')
        await hand.take('1E')
        await hand.carry(shifted(await hand.at('1E'), ahead), 3)
        await expect(hand.why).toContainText(tooNear)
        await hand.letGo()
        await page.keyboard.up('Shift')
        await expect(hand.verdict).toHaveText(
          say(['4 teams charge, 2 into contact', 'Идут 4 отделения, в контакт — 2']),
        )
        await expect(page.locator('.verdict-also')).toHaveText([
          say(['3rd platoon is named as a target', 'Цель атаки: 3-й взвод']),
          say(['1A and 1D stay behind', '1A и 1D остаются на месте']),
        ])
        await expect(hand.why).toContainText(tooNear)
        await expect(hand.spoken).toHaveText(tooNear)
        await expect(hand.where).toHaveText(say(['Step 1 of 1', 'Шаг 1 из 1']))
        const after = await hand.all()
        const gone = Object.keys(after).filter((tag) => after[tag]?.y !== before[tag]?.y)
        expect(gone).toEqual(['1B', '1C', '1E', '1F'])
      })
    })
})

test('a team whose ghost stands elsewhere is taken where it lies, and its ghost goes with the hand', async ({
  hand,
  page,
}) => {
  await hand.press('KeyP')
  await expect(page.locator('.proposal')).toBeVisible()
  const scale = await hand.scale()
  const { x, y } = await hand.lies('1B')
  const from = await hand.spot({ x, y })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 30 * scale, { steps: 4 })
  await expect(hand.why).toContainText('On release')
  await page.mouse.up()
  await hand.press('Enter')
  await expect(page.locator('.proposal')).toHaveCount(0)
  await expect(hand.where).toHaveText('Step 1 of 1')
})
