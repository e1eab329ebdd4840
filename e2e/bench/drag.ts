// What a drag costs: the real page beside the raw one, in one browser, by turns, with the same moves of the pointer.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { asRoot, quiet } from '../../.config/flags.mjs'
import type { Base } from '../../src/kernel/game.ts'
import type { Point } from '../../src/kernel/geometry/point.ts'
import { chooserAfter } from '../files.ts'
import { median, rounded } from './figures.ts'
import type { Film, Measured } from './film.ts'
import { watchCanvases } from './record.ts'
import { type Scene, sceneOf } from './table.ts'

/** Milliseconds of the main thread for each move of the pointer. */
interface Cost {
  readonly main: number
  readonly script: number
}

export interface Figures {
  readonly mainRatio: number
  readonly scriptRatio: number
  readonly mainMs: number
  readonly rawMainMs: number
}

export interface Drags {
  readonly drag: Readonly<Record<string, Figures>>
  readonly dragClosed: Readonly<Record<string, Figures>>
}

export interface Setting {
  /** Of the product, and of the raw page. */
  readonly product: string
  readonly raw: string
  readonly browser: string
  readonly counts: readonly number[]
  readonly tell: (sentence: string) => void
}

/** One move is let into one frame of 60 a second. */
const PACE_MS = 20

const WARM_ROUNDS = 3
const ROUNDS = 9

const VIEW = { width: 1920, height: 1080 }

export async function benchDrags(setting: Setting): Promise<Drags> {
  const browser = await chromium.launch({ executablePath: setting.browser, args: [...quiet, ...asRoot] })
  try {
    const drag: Record<string, Figures> = {}
    const dragClosed: Record<string, Figures> = {}
    for (const count of setting.counts) {
      const { open, closed } = await benchOne(browser, setting, count)
      drag[count] = open
      dragClosed[count] = closed
      setting.tell(`${count} bases: ${JSON.stringify({ open, closed })}`)
    }
    return { drag, dragClosed }
  } finally {
    await browser.close()
  }
}

async function benchOne(
  browser: Browser,
  setting: Setting,
  count: number,
): Promise<{ readonly open: Figures; readonly closed: Figures }> {
  const scene = sceneOf(count)
  const film = await filmed(browser, setting, scene)
  const product = await handOver(await opened(browser, setting.product, scene))
  const raw = await handOver(await openedRaw(browser, setting.raw, film, scene))
  const spots = await spotsOf(product.page, scene)
  const rounds: { open: Cost; closed: Cost; besideOpen: Cost; besideClosed: Cost }[] = []
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    const open = await dragged(product, spots)
    const besideOpen = await dragged(raw, spots)
    await foldWhy(product.page)
    const closed = await dragged(product, spots)
    await foldWhy(product.page)
    const besideClosed = await dragged(raw, spots)
    if (round >= WARM_ROUNDS) rounds.push({ open, closed, besideOpen, besideClosed })
  }
  await isTheSame(raw.page, setting, count)
  await product.page.context().close()
  await raw.page.context().close()
  return {
    open: figures(
      rounds.map(({ open }) => open),
      rounds.map(({ besideOpen }) => besideOpen),
    ),
    closed: figures(
      rounds.map(({ closed }) => closed),
      rounds.map(({ besideClosed }) => besideClosed),
    ),
  }
}

function figures(product: readonly Cost[], raw: readonly Cost[]): Figures {
  const [main, rawMain] = [median(product.map((each) => each.main)), median(raw.map((each) => each.main))]
  const [script, rawScript] = [
    median(product.map((each) => each.script)),
    median(raw.map((each) => each.script)),
  ]
  return {
    mainRatio: rounded(main / rawMain),
    scriptRatio: rounded(script / rawScript),
    mainMs: rounded(main),
    rawMainMs: rounded(rawMain),
  }
}

/** A page of its own process, with its measurements at hand. */
interface Driven {
  readonly page: Page
  readonly cdp: CDPSession
}

async function handOver(page: Page): Promise<Driven> {
  const cdp = await page.context().newCDPSession(page)
  // Processor time of the main thread: what else the machine does meanwhile does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp }
}

/** The real page with the table on it, opened as a player opens a file. */
async function opened(browser: Browser, address: string, scene: Scene, film = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEW,
    locale: 'en-GB',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'))
  if (film) await page.addInitScript(watchCanvases)
  await page.goto(address)
  await page.locator('.roster button').first().waitFor({ state: 'attached' })
  const chooser = await chooserAfter(page, () => page.keyboard.press('Control+KeyO'))
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(scene.file) }
  await chooser.setFiles(file)
  await page.locator('.dialog-preview .offer-main').click()
  const last = scene.table.bases.at(-1)?.id ?? ''
  await page.locator(`.roster button[data-base="${last}"]`).waitFor({ state: 'attached' })
  await shownNear(page, scene)
  return page
}

/** Pixels a millimetre: a medium base is 70 pixels wide, on every table. */
const SCALE = 1.4

/** What a wheel does to the scale, and how far it may be turned at once. */
const WHEEL = { rate: 0.0016, most: 240 } as const

/** Looks at the whole table, and turns the wheel over the held base until it is as large as on every table. */
async function shownNear(page: Page, scene: Scene): Promise<void> {
  await page.locator('[data-command=fitTable]').click()
  await painted(page)
  const [at = { x: 0, y: 0 }] = await spotsOf(page, scene)
  await page.mouse.move(at.x, at.y)
  for (let scale = 0; Math.abs(scale - SCALE) > 1e-6; scale = await scaleOf(page)) {
    if (scale > 0) {
      const turn = -Math.log(SCALE / scale) / WHEEL.rate
      await page.mouse.wheel(0, Math.max(-WHEEL.most, Math.min(WHEEL.most, turn)))
    }
    await painted(page)
  }
  await page.waitForTimeout(1500)
}

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.roster ul').evaluate((list) => new DOMMatrix(getComputedStyle(list).transform).a)

/** Plays the drag once while the canvases are watched. */
async function filmed(browser: Browser, setting: Setting, scene: Scene): Promise<Film> {
  const { page, cdp } = await handOver(await opened(browser, setting.product, scene, true))
  const spots = await spotsOf(page, scene)
  await dragged({ page, cdp }, spots)
  await pressed(cdp, spots)
  await painted(page)
  await page.evaluate(() => window.roll?.())
  for (const spot of spots.slice(1)) {
    await cdp.send('Input.dispatchMouseEvent', moveTo(spot))
    await painted(page)
    await page.evaluate(() => window.cut?.())
  }
  const film = await page.evaluate(() => window.film?.())
  await page.context().close()
  if (!film) throw new Error('The real page could not be filmed')
  const empty = film.frames.findIndex(({ calls }) => !calls.some(({ name }) => name === 'fillText'))
  if (empty !== -1) throw new Error(`Nothing was said on the table at move ${empty}: is the base held?`)
  const calls = film.frames.map(({ calls }) => calls.length)
  setting.tell(`The overlay makes ${Math.min(...calls)} to ${Math.max(...calls)} calls a move.`)
  return film
}

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function openedRaw(browser: Browser, address: string, film: Film, scene: Scene): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEW, deviceScaleFactor: 1 })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => window.load !== undefined)
  const measured = measuredIn(scene)
  await page.evaluate(([told, rulers]) => window.load?.(told, rulers), [film, measured] as const)
  return page
}

function measuredIn({ table, held, way }: Scene): Measured {
  const side = new Map(table.units.map((unit) => [unit.id, unit.side]))
  const enemies = table.bases.filter((base) => side.get(base.unit) !== side.get(held.unit))
  const numbers = ({ at, shape }: Pick<Base, 'at' | 'shape'>): readonly number[] => [
    at.x,
    at.y,
    at.facing,
    shape.w,
    shape.d,
  ]
  return {
    enemies: enemies.map(numbers),
    held: way.map((to) => numbers({ at: { ...to, facing: held.at.facing }, shape: held.shape })),
  }
}

/** The held base's middle, and then every point of the way, in the window. */
function spotsOf(page: Page, { held, way }: Scene): Promise<readonly Point[]> {
  return page.locator('.roster ul').evaluate(
    (list, points) => {
      const { left, top, width, height } = list.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const seen = new DOMMatrix(getComputedStyle(list).transform)
      return points.map(({ x, y }) => {
        const at = seen.transformPoint({ x, y })
        return { x: left + width / 2 + at.x, y: top + height / 2 + at.y }
      })
    },
    [{ x: held.at.x, y: held.at.y }, ...way],
  )
}

const moveTo = ({ x, y }: Point) => ({ type: 'mouseMoved', x, y, button: 'left', buttons: 1 }) as const

async function pressed(cdp: CDPSession, [first = { x: 0, y: 0 }]: readonly Point[]): Promise<void> {
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...first })
  await cdp.send('Input.dispatchMouseEvent', {
    type: 'mousePressed',
    ...first,
    button: 'left',
    buttons: 1,
    clickCount: 1,
  })
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)))

/** One whole drag, given up at its end; what each of its moves cost the main thread. */
async function dragged({ page, cdp }: Driven, spots: readonly Point[]): Promise<Cost> {
  await page.bringToFront()
  await pressed(cdp, spots)
  await pause(200)
  const before = await costs(cdp)
  let next = performance.now()
  for (const spot of spots.slice(1)) {
    await cdp.send('Input.dispatchMouseEvent', moveTo(spot))
    next = Math.max(next + PACE_MS, performance.now())
    await pause(next - performance.now())
  }
  await pause(150)
  const after = await costs(cdp)
  await page.keyboard.press('Escape')
  const [last = { x: 0, y: 0 }] = spots.slice(-1)
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...last, button: 'left', buttons: 0 })
  await pause(100)
  const moves = spots.length - 1
  return { main: (after.main - before.main) / moves, script: (after.script - before.script) / moves }
}

async function costs(cdp: CDPSession): Promise<Cost> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000
  return { main: ms('TaskDuration'), script: ms('ScriptDuration') }
}

const foldWhy = (page: Page): Promise<void> =>
  page.locator('.panel-why .panel-fold').evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
  })

/** Of the painted pixels at most so many may differ: the two pages have to show the same. */
const MAY_DIFFER = 0.002

async function isTheSame(page: Page, { tell }: Setting, count: number): Promise<void> {
  const compared = await page.evaluate(() => window.compare?.())
  if (!compared || compared.of === 0) throw new Error('The raw page painted nothing')
  const share = compared.differ / compared.of
  tell(`${count} bases: of ${compared.of} painted pixels ${compared.differ} differ on the raw page.`)
  if (share > MAY_DIFFER) throw new Error(`The raw page paints something else with ${count} bases.`)
}
