// Fingers on a touch screen: real touch events, as many fingers at once as are put down.
import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Spot } from './hand.ts'

export interface Fingers {
  down(finger: number, at: Spot): Promise<void>
  /** Along a straight way. */
  move(finger: number, to: Spot, steps?: number): Promise<void>
  /** Several fingers at once, each along its way. */
  moveAll(to: Readonly<Record<number, Spot>>, steps?: number): Promise<void>
  up(finger: number): Promise<void>
  /** The system takes all touches away. */
  cancel(): Promise<void>
  drag(from: Spot, to: Spot): Promise<void>
  /** At the left and the right end of buttons in turn: two quick taps on one spot are a double tap. */
  tap(what: Locator): Promise<void>
}

const STEPS = 8

/** How often a finger is told to lie still before it is lifted. */
const RESTS = 4

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const down = new Map<number, Spot>()
  let taps = 0
  const frame = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const send = (type: Kind, fingers: readonly number[]): Promise<unknown> =>
    touch(session, type, new Map(fingers.map((id) => [id, down.get(id) ?? { x: 0, y: 0 }])))
  const moveAll = async (to: Readonly<Record<number, Spot>>, steps = STEPS): Promise<void> => {
    const from = new Map(down)
    const moved = Object.entries(to).map(([finger, end]) => [Number(finger), end] as const)
    for (let step = 1; step <= steps; step += 1) {
      for (const [finger, end] of moved) down.set(finger, between(from.get(finger) ?? end, end, step / steps))
      await send(
        'touchMove',
        moved.map(([finger]) => finger),
      )
    }
  }
  const fingers: Fingers = {
    down: async (finger, at) => {
      down.set(finger, at)
      await send('touchStart', [finger])
    },
    move: (finger, to, steps) => moveAll({ [finger]: to }, steps),
    moveAll,
    up: async (finger) => {
      // It rests before it is lifted: a fling would swallow the next tap, as browsers do.
      for (let i = 0; i < RESTS; i += 1) {
        await frame()
        await send('touchMove', [finger])
      }
      await send('touchEnd', [finger])
      down.delete(finger)
    },
    cancel: async () => {
      await send('touchCancel', [])
      down.clear()
    },
    drag: async (from, to) => {
      await fingers.down(1, from)
      await fingers.move(1, to)
      await fingers.up(1)
    },
    tap: async (what) => {
      taps += 1
      await what.tap({ trial: true })
      const box = await what.boundingBox()
      if (!box) throw new Error('There is nothing to tap')
      await fingers.down(1, { x: taps % 2 ? box.x + 8 : box.x + box.width - 8, y: box.y + box.height / 2 })
      await fingers.up(1)
    },
  }
  return fingers
}

type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/** Only the touches that change are named. */
const touch = (session: CDPSession, type: Kind, changed: ReadonlyMap<number, Spot>): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: [...changed].map(([id, { x, y }]) => ({ id, x, y })),
  })

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})
